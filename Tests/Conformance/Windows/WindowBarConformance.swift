import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("Windows' bars and sizes")
struct WindowBarConformance {
    private struct Plain: View {
        var hasMore = true
        @State private var taps = 0
        var body: some View {
            ZStack {
                Color.clear.mark("content")
                Text("Taps \(taps)").toolbar { if hasMore { Button("Inner") { taps += 10 } } }
            }
            .toolbar {
                ToolbarItem(placement: .navigation) { Button("Leading") { taps += 1 } }
                ToolbarItem(placement: .status) { Text("Below") }
                ToolbarItem(placement: .keyboard) { Text("Keyboard") }
            }
        }
    }

    @Test("W07: a toolbar of a plain view is in bars of the window, joined with those within, beside the content")
    func plain() {
        let host = TestHost(Plain(), size: CGSize(width: 400, height: 300))
        #expect(host.frame("content") == CGRect(x: 0, y: 44, width: 400, height: 300 - 88))
        #expect(host.find(text: "Leading")?.center.y == 22 && host.find(text: "Inner")?.center.y == 22)
        #expect(
            (host.find(text: "Leading")?.frame.minX ?? 99) < 60 && (host.find(text: "Inner")?.frame.maxX ?? 0) > 360)
        #expect(host.find(text: "Below")?.center.y == 278)
        #expect(host.find(text: "Keyboard") == nil)
        host.tap(text: "Leading")
        host.tap(text: "Inner")
        #expect(host.text.contains("Taps 11"))
        host.show(Plain(hasMore: false))
        #expect(host.find(text: "Inner") == nil && host.find(text: "Leading") != nil)
    }

    @Test("W07: a toolbar around a split view is the window's, and goes with its view")
    func split() {
        struct Sample: View {
            @ObservedObject var lever: Lever<Bool>
            var body: some View {
                if lever.value {
                    NavigationSplitView {
                        Text("Side")
                    } detail: {
                        Color.clear.mark("detail").toolbar { Button("Own") {} }
                    }
                    .toolbar { Button("Window") {} }
                } else {
                    Color.clear.mark("plain")
                }
            }
        }
        let lever = Lever(true)
        let host = TestHost(Sample(lever: lever), size: CGSize(width: 900, height: 500))
        #expect(host.find(text: "Window")?.center.y == 22)
        #expect(host.find(text: "Own")?.center.y == 66)
        #expect(host.frame("detail").minY == 88)
        host.set(lever, false)
        #expect(host.find(text: "Window") == nil)
        #expect(host.frame("plain") == CGRect(x: 0, y: 0, width: 900, height: 500))
    }

    @Test("W07: none in a stack's window, in a sheet, and in an app for phones or tablets")
    func elsewhere() {
        let stack = TestHost(400, 300) { NavigationStack { Color.clear.mark("content").toolbar { Button("Item") {} } } }
        #expect(stack.frame("content").minY == 44 && stack.findAll(text: "Item").count == 1)
        let sheet = TestHost(400, 300) {
            Color.clear.mark("content").sheet(isPresented: .constant(true)) {
                Text("Sheet").toolbar { Button("Item") {} }
            }
        }
        #expect(sheet.frame("content").minY == 0 && sheet.find(text: "Item") == nil)
        DeviceFamily.current = .pad
        defer { DeviceFamily.current = nil }
        let pad = TestHost(400, 300) { Color.clear.mark("content").toolbar { Button("Item") {} } }
        #expect(pad.frame("content").minY == 0 && pad.find(text: "Item") == nil)
    }

    @Test("W08: a window opens at a phone's or a tablet's size, unless the content needs more or the scene has a size")
    func sizes() {
        func size(_ family: DeviceFamily?, _ view: some View, _ change: (ViewHost) -> Void = { _ in }) -> CGSize? {
            DeviceFamily.current = family
            defer { DeviceFamily.current = nil }
            let host = TestHost(view, size: CGSize(width: 10, height: 10)).host
            change(host)
            return host.defaultSize
        }
        let small = Color.gray.frame(width: 300, height: 200)
        #expect(size(nil, small) == CGSize(width: 300, height: 200))
        #expect(size(.phone, small) == CGSize(width: 390, height: 844))
        #expect(size(.pad, small) == CGSize(width: 1024, height: 768))
        #expect(size(.phone, small.frame(width: 500)) == CGSize(width: 500, height: 844))
        #expect(
            size(.phone, small) { $0.requestedSize = CGSize(width: 99, height: 88) } == CGSize(width: 99, height: 88))
        #expect(size(.pad, small) { $0.resizability = .contentSize } == CGSize(width: 300, height: 200))
        #expect(size(.mac, small) == CGSize(width: 300, height: 200))
        #expect(size(.mac, Color.gray) == CGSize(width: 900, height: 600))
        #expect(size(nil, Color.gray) == CGSize(width: 480, height: 720))
    }

    @Test("W08: windows of an app for the Mac have room, so that their columns stay")
    func room() {
        DeviceFamily.current = .mac
        defer { DeviceFamily.current = nil }
        let host = TestHost(400, 300) {
            NavigationSplitView {
                Text("Side")
            } detail: {
                Text("Detail")
            }
        }
        #expect(host.find(text: "Side") != nil && (host.find(text: "Detail")?.frame.minX ?? 0) >= 200)
    }

    @Test("W08: an Info.plist says which devices an app is made for")
    func families() {
        func family(_ value: Any?) -> DeviceFamily? {
            DeviceFamily(information: value.map { ["UIDeviceFamily": $0] } ?? [:])
        }
        #expect(family([1]) == .phone && family(["1"]) == .phone && family(1) == .phone)
        #expect(family([1, 2]) == .pad && family([2]) == .pad)
        #expect(family(nil) == nil && family([7]) == nil && family("") == nil)
    }

    @Test("W08: a sidebar is never narrower than its content's least width")
    func sidebar() {
        func width(_ side: some View) -> CGFloat {
            let host = TestHost(900, 400) {
                NavigationSplitView {
                    side
                } detail: {
                    Color.clear.mark("detail")
                }
            }
            return 900 - host.frame("detail").width
        }
        #expect(width(Color.clear) == 240)
        #expect(width(Color.clear.frame(minWidth: 320)) == 321)
        #expect(width(Color.clear.frame(minWidth: 320).navigationSplitViewColumnWidth(200)) == 321)
        #expect(width(Color.clear.frame(minWidth: 100).navigationSplitViewColumnWidth(200)) == 200)
        // More than the window leaves the detail nothing.
        #expect(width(Color.clear.frame(minWidth: 2000)) == 900)
    }
}

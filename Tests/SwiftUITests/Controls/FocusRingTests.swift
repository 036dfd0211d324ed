import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
struct FocusRingTests {
    private func rings(_ host: TestHost) -> [CGRect] { host.findAll(kind: "focus ring").map(\.frame) }

    private struct Sample: View {
        @State private var isOn = false
        @State private var framed = ""
        @State private var plain = ""
        var body: some View {
            VStack {
                Button("Press") {}
                Toggle("Sound", isOn: $isOn)
                TextField("Framed", text: $framed).textFieldStyle(.roundedBorder)
                TextField("Plain", text: $plain)
                Color.blue.frame(width: 50, height: 20).focusable()
                Button("Quiet") {}.focusEffectDisabled()
            }
        }
    }

    @Test("What has the keyboard is ringed when the focus was moved by keyboard, each control in its own outline")
    func round() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 300))
        #expect(rings(host).isEmpty)
        host.press(.tab)
        #expect(rings(host) == [host.find(text: "Press")!.frame])
        host.press(.tab)
        // Only the switch, not the whole row.
        #expect(rings(host).map(\.size) == [CGSize(width: 51, height: 31)])
        host.press(.tab)
        #expect(rings(host).count == 1)
        #expect(rings(host)[0].contains(host.find(text: "Framed")!.frame))
        host.press(.tab)
        #expect(rings(host).count == 1)
        host.press(.tab)
        #expect(rings(host).map(\.size) == [CGSize(width: 50, height: 20)])
        host.press(.tab)
        #expect(rings(host).isEmpty)
        host.press(.tab)
        #expect(rings(host) == [host.find(text: "Press")!.frame])
        host.press(.escape)
        #expect(rings(host).isEmpty)
    }

    @Test("A press takes the ring away from controls, and leaves it to fields with a frame")
    func pointer() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        host.tap(text: "Press")
        #expect(rings(host).isEmpty)
        host.tap(text: "Framed")
        #expect(rings(host).count == 1)
        host.tap(text: "Plain")
        #expect(rings(host).isEmpty)
        host.tap(at: host.findAll(kind: "frame").last!.center)
        #expect(rings(host).isEmpty)
    }

    @Test("The ring moves with its control, and goes with it")
    func movement() {
        struct Moving: View {
            @State private var step = 0
            var body: some View {
                VStack(alignment: .leading) {
                    if step < 2 {
                        Button("Next") { step += 1 }.padding(.leading, CGFloat(step) * 40).frame(height: 40)
                    }
                    Text("\(step)")
                }
            }
        }
        let host = TestHost(Moving(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        let first = rings(host)
        host.press(.space)
        #expect(rings(host) == [host.find(text: "Next")!.frame])
        #expect(rings(host) != first)
        host.press(.space)
        #expect(host.text == ["2"])
        #expect(rings(host).isEmpty)
    }

    @Test("A shape for the focus effect is the ring's outline, and no more hit than before")
    func outline() {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                        .padding(10).contentShape(.focusEffect, Capsule())
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 100))
        host.press(.tab)
        let label = host.find(text: "Count 0")!.frame
        #expect(rings(host) == [label.insetBy(dx: -10, dy: -10)])
        host.tap(at: CGPoint(x: label.minX - 5, y: label.midY))
        #expect(host.text == ["Count 0"])
    }

    @Test("The last control comes before the first, and the first after the last")
    func roundTheEnds() throws {
        let host = TestHost(
            VStack {
                Button("First") {}
                Button("Middle") {}
                Button("Last") {}
            }, size: CGSize(width: 300, height: 300))
        host.press(.backTab)
        #expect(rings(host) == [try #require(host.find(text: "Last")).frame])
        host.press(.tab)
        #expect(rings(host) == [try #require(host.find(text: "First")).frame])
        host.press(.backTab)
        #expect(rings(host) == [try #require(host.find(text: "Last")).frame])
    }

    @Test("What holds the old field and the new one has kept the focus")
    func within() {
        struct Fields: View {
            @FocusState private var isWithin: Bool
            @State private var name = ""
            @State private var log = ""
            var body: some View {
                VStack {
                    VStack {
                        TextField("One", text: $name)
                        TextField("Two", text: $name)
                    }
                    .focused($isWithin).onChange(of: isWithin) { log += isWithin ? "in " : "out " }
                    Text("[\(log)]")
                }
            }
        }
        let host = TestHost(Fields(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        #expect(host.text.contains("[in ]"))
        host.press(.tab)
        #expect(host.text.contains("[in ]"))
        host.press(.escape)
        #expect(host.text.contains("[in out ]"))
    }

    @Test("What takes the keyboard itself is ringed, not a control in it")
    func container() {
        let host = TestHost(
            VStack {
                Text("Board")
                Toggle("In it", isOn: .constant(true))
            }
            .frame(width: 200, height: 200).focusable(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        #expect(rings(host).map(\.size) == [CGSize(width: 200, height: 200)])
        host.press(.tab)
        #expect(rings(host).map(\.size) == [CGSize(width: 51, height: 31)])
    }

    @Test("A press within is none outside")
    func pressesOutside() {
        var pressesOutside = 0
        let host = TestHost(
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).onTapGesture {}
                    .responder { $0.pressedOutside = { pressesOutside += 1 } }
                Color.blue.frame(width: 100, height: 100).onTapGesture {}
            }, size: CGSize(width: 100, height: 200))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(pressesOutside == 0)
        host.tap(at: CGPoint(x: 50, y: 150))
        #expect(pressesOutside == 1)
    }

    @Test("What lies behind a sheet answers to no shortcut")
    func shortcutBehindASheet() {
        struct Covered: View {
            @State var isCovered: Bool
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("saved \(count)")
                    Button("Save") { count += 1 }.keyboardShortcut("s", modifiers: .control)
                }
                .sheet(isPresented: $isCovered) { Text("Sheet") }
            }
        }
        let open = TestHost(Covered(isCovered: false), size: CGSize(width: 300, height: 300))
        open.press(.character("s"), modifiers: .control)
        #expect(open.text.contains("saved 1"))
        let covered = TestHost(Covered(isCovered: true), size: CGSize(width: 300, height: 300))
        covered.advance(by: 1)
        covered.press(.character("s"), modifiers: .control)
        #expect(covered.text.contains("Sheet") && !covered.text.contains("saved 1"))
    }

    @Test("All controls of a lazy row come before the next row's")
    func lazyRows() throws {
        let host = TestHost(
            ScrollView {
                LazyVStack {
                    ForEach(0..<50) { row in
                        HStack {
                            Button("a\(row)") {}
                            Button("b\(row)") {}
                        }
                        .frame(height: 60)
                    }
                }
            }, size: CGSize(width: 300, height: 300))
        for name in ["a0", "b0", "a1", "b1"] {
            host.press(.tab)
            #expect(rings(host) == [try #require(host.find(text: name)).frame], "\(name)")
        }
    }
}

@MainActor
struct FocusScrollTests {
    @Test("Scroll views follow the focus, no further than needed", arguments: [false, true])
    func follow(isLazy: Bool) {
        struct Sample: View {
            let isLazy: Bool
            var body: some View {
                ScrollView {
                    if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                }
            }
            private var rows: some View {
                ForEach(0..<40) { index in
                    VStack {
                        if index % 10 == 0 { Button("Button \(index)") {} } else { Text("Row \(index)") }
                    }
                    .frame(height: 60)
                }
            }
        }
        let host = TestHost(Sample(isLazy: isLazy), size: CGSize(width: 300, height: 300))
        for index in [0, 10, 20, 30] {
            host.press(.tab)
            let frame = host.find(text: "Button \(index)")?.frame ?? .zero
            let ring = host.findAll(kind: "focus ring").map(\.frame)
            #expect(ring == [frame])
            #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame))
            // It came in at the bottom, and no further.
            if index > 0 { #expect(frame.maxY > 280) }
        }
        for index in [20, 10, 0] {
            host.press(.tab, modifiers: .shift)
            let frame = host.find(text: "Button \(index)")?.frame ?? .zero
            #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame))
            #expect(frame.minY < 20)
        }
    }

    @Test("A list scrolls to the row that arrow keys choose")
    func listRows() {
        struct Sample: View {
            @State private var choice: Int?
            var body: some View {
                List(0..<60, id: \.self, selection: $choice) { Text("Row \($0)") }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        for _ in 0..<30 { host.press(.down) }
        let frame = host.find(text: "Row 29")?.frame ?? .zero
        #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame))
    }

    @Test("A text editor scrolls to its caret")
    func caret() {
        struct Sample: View {
            @State private var text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
            var body: some View { TextEditor(text: $text) }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        host.press(.tab)
        #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(host.find(text: "Line 39")!.frame))
        host.press(.home, modifiers: .control)
        #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(host.find(text: "Line 0")!.frame))
    }
}

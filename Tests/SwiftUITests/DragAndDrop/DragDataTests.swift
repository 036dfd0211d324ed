import DisplayList
import Foundation
import OrielFoundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore
@testable import SwiftUITesting

/// Data that other programs drag in, and data that they receive.
@MainActor @Suite struct DragDataTests {
    private func data(_ providers: [NSItemProvider]) async -> DragData {
        await withCheckedContinuation { done in
            NSItemProvider.dragData(of: providers) { done.resume(returning: $0) }
        }
    }

    private func types(_ data: DragData) -> [[String]] {
        NSItemProvider.providers(of: data).map(\.registeredTypeIdentifiers)
    }

    @Test("Forms become providers: one for all, or one for each file")
    func incoming() {
        let text = DragData([.init("text/plain;charset=utf-8"), .init("text/plain"), .init("text/html")])
        #expect(types(text) == [["public.utf8-plain-text", "public.html"]])
        #expect(types(DragData([.init("image/png")])) == [["public.png"]])
        let files = ["/tmp/a.txt", "/tmp/b.png"].map { URL(fileURLWithPath: $0) }
        let fileTypes = types(DragData([.init(DragData.addressList), .init("text/plain")], addresses: files))
        #expect(fileTypes == [["public.plain-text", "public.file-url"], ["public.png", "public.file-url"]])
        let page = DragData(
            [.init(DragData.addressList), .init("text/plain")], addresses: [URL(string: "https://swift.org")!])
        #expect(types(page) == [["public.url", "public.utf8-plain-text"]])
        #expect(
            types(DragData([.init("TEXT"), .init("application/x-nobody-knows"), .init("text/plain;charset=utf-16")]))
                == [])
    }

    @Test("Providers become forms: texts and addresses joined, pictures as they are")
    func outgoing() async {
        let texts = await data([NSItemProvider(object: "one" as NSString), NSItemProvider(object: "two" as NSString)])
        #expect(texts.data(of: "text/plain") == Data("one\ntwo".utf8))
        #expect(texts.data(of: "text/plain;charset=utf-8") == Data("one\ntwo".utf8) && texts.addresses == [])
        let twice = NSItemProvider()
        for type in [UTType.utf8PlainText, .plainText] {
            twice.registerDataRepresentation(for: type) {
                $0(Data("once".utf8), nil)
                return nil
            }
        }
        #expect(await data([twice]).data(of: "text/plain") == Data("once".utf8))
        let picture = NSItemProvider()
        picture.registerDataRepresentation(for: .png) {
            $0(Data([1, 2]), nil)
            return nil
        }
        #expect(await data([picture]).forms == [.init("image/png", Data([1, 2]))])
        let address = NSItemProvider()
        address.register(URL(string: "https://swift.org/")!)
        let page = await data([address])
        #expect(page.data(of: "text/uri-list") == Data("https://swift.org/\r\n".utf8))
        #expect(page.data(of: "text/plain") == Data("https://swift.org/".utf8))
        let secret = NSItemProvider()
        secret.registerDataRepresentation(for: .png, visibility: .ownProcess) {
            $0(Data([1]), nil)
            return nil
        }
        #expect(await data([secret]).forms.isEmpty)
        #expect(await data([]).forms.isEmpty)
        let failing = NSItemProvider()
        failing.registerDataRepresentation(for: .png) {
            $0(nil, nil)
            return nil
        }
        #expect(await data([failing]).forms.isEmpty)
    }

    @Test("An image goes out as PNG, wherever it is from")
    func outgoingImages() async throws {
        let red = UIImage(cgImage: try #require(ImageRenderer(content: Color.red.frame(width: 6, height: 4)).cgImage))
        for (image, size) in [(Image(uiImage: red), CGSize(width: 6, height: 4)), (Image(systemName: "star"), nil)] {
            let provider = NSItemProvider()
            provider.register(image)
            let png = try #require(await data([provider]).data(of: "image/png"))
            let back = try #require(UIImage(data: png))
            if let size { #expect(back.size == size && png == red.pngData()) } else { #expect(back.size.width > 8) }
        }
    }

    @MainActor private final class Heard {
        var texts: [String] = []
        var files: [URL] = []
        var targeted: [Bool] = []
        var place = CGPoint.zero
    }

    private func host(_ heard: Heard) -> TestHost {
        TestHost(
            HStack(spacing: 0) {
                Color.red.dropDestination(for: String.self) { items, place in
                    heard.texts += items
                    heard.place = place
                    return true
                } isTargeted: {
                    heard.targeted.append($0)
                }
                Color.blue.onDrop(of: [.fileURL], isTargeted: nil) { providers in
                    for provider in providers {
                        _ = provider.loadObject(ofClass: URL.self) { url, _ in
                            MainActor.assumeIsolated { if let url { heard.files.append(url) } }
                        }
                    }
                    return true
                }
            }, size: CGSize(width: 200, height: 100))
    }

    @Test("Text from elsewhere is followed and taken")
    func text() async {
        let heard = Heard()
        let host = host(heard)
        let window: any HostedWindow = host.host
        window.dragEntered(DragData([.init("text/plain")]))
        #expect(window.dragMoved(to: CGPoint(x: 50, y: 50)) == .copy)
        #expect(window.dragMoved(to: CGPoint(x: 150, y: 50)) == .nothing)
        #expect(window.dragMoved(to: CGPoint(x: 30, y: 20)) == .copy)
        let full = DragData([.init("text/plain", Data("Pear\0".utf8))])
        #expect(window.drop(full, at: CGPoint(x: 30, y: 20)) == .copy)
        await host.settle()
        #expect(heard.texts == ["Pear"] && heard.place == CGPoint(x: 30, y: 20))
        #expect(heard.targeted == [true, false, true, false])
        window.dragEntered(DragData([.init("text/plain")]))
        _ = window.dragMoved(to: CGPoint(x: 50, y: 50))
        window.dragLeft()
        #expect(heard.targeted.last == false)
        #expect(window.drop(full, at: CGPoint(x: 50, y: 50)) == .nothing)
        #expect(window.dragMoved(to: .zero) == .nothing)
        await host.settle()
        #expect(heard.texts == ["Pear"])
    }

    @Test("Files from elsewhere come as providers of their addresses")
    func files() async {
        let heard = Heard()
        let host = host(heard)
        let window: any HostedWindow = host.host
        let urls = ["/tmp/a b.txt", "/tmp/c.png"].map { URL(fileURLWithPath: $0) }
        let data = DragData([.init(DragData.addressList, DragData.addressList(of: urls))], addresses: urls)
        window.dragEntered(data)
        #expect(window.dragMoved(to: CGPoint(x: 150, y: 50)) == .copy)
        #expect(window.drop(data, at: CGPoint(x: 150, y: 50)) == .copy)
        await host.settle()
        #expect(heard.files.map(\.path) == ["/tmp/a b.txt", "/tmp/c.png"])
    }

    @Test("A drag that leaves the window is handed over, and comes back as it was")
    func handOver() async {
        let heard = Heard()
        let source = TestHost(
            Color.red.draggable("Fig") { Text("Flying") }, size: CGSize(width: 100, height: 100))
        let window: any HostedWindow = source.host
        #expect(!window.exportDrag { _ in })
        source.press(at: CGPoint(x: 50, y: 50))
        source.move(to: CGPoint(x: 90, y: 50))
        source.move(to: CGPoint(x: 110, y: 50))
        #expect(source.text == ["Flying"])
        var outgoing: DragData?
        #expect(window.exportDrag { outgoing = $0 })
        source.send(.pointer(PointerEvent(.cancelled, at: CGPoint(x: 110, y: 50), time: source.time)))
        #expect(source.text == [])
        for _ in 0..<5 where outgoing == nil { await source.settle() }
        #expect(outgoing?.data(of: "text/plain") == Data("Fig".utf8))
        #expect(!window.exportDrag { _ in })
        // Over another window of the program the values themselves are there, before any data is.
        let target = host(heard)
        let other: any HostedWindow = target.host
        other.dragEntered(DragData(isOwn: true))
        #expect(other.dragMoved(to: CGPoint(x: 50, y: 50)) == .copy)
        #expect(other.drop(DragData(isOwn: true), at: CGPoint(x: 50, y: 50)) == .copy)
        await target.settle()
        #expect(heard.texts == ["Fig"])
        window.handedOverDragEnded()
        other.dragEntered(DragData(isOwn: true))
        #expect(other.dragMoved(to: CGPoint(x: 50, y: 50)) == .nothing)
    }
}

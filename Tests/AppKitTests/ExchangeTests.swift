import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct ExchangeTests {
    init() { TestedApp.prepare() }

    @Test("Text, data and objects are written and read")
    func pasteboard() throws {
        let board = NSPasteboard.withUniqueName()
        #expect(board.types == [] && board.string(forType: .string) == nil)
        let count = board.changeCount
        board.clearContents()
        #expect(board.setString("Hello", forType: .string) && board.string(forType: .string) == "Hello")
        #expect(board.changeCount > count)
        board.clearContents()
        let url = try #require(URL(string: "https://example.org/a"))
        #expect(board.writeObjects([url as NSURL, NSString(string: "Words")]))
        #expect(board.pasteboardItems?.count == 2)
        let read = board.readObjects(forClasses: [NSURL.self])
        #expect((read?.first as? NSURL)?.absoluteString == url.absoluteString)
        #expect(board.canReadObject(forClasses: [NSString.self]))
        #expect(!board.canReadObject(forClasses: [NSImage.self]))
        #expect(board.availableType(from: [.png, .URL]) == .URL)
        let item = NSPasteboardItem()
        item.setPropertyList(["a": 1], forType: NSPasteboard.PasteboardType("org.example.list"))
        #expect((item.propertyList(forType: .init("org.example.list")) as? [String: Int]) == ["a": 1])
    }

    @Test("The shared clipboard is UIKit's")
    func general() {
        let board = NSPasteboard.general
        board.clearContents()
        board.setString("Shared", forType: .string)
        #expect(UIPasteboard.general.string == "Shared")
        let count = board.changeCount
        UIPasteboard.general.string = "From elsewhere"
        #expect(board.string(forType: .string) == "From elsewhere" && board.changeCount > count)
    }

    @Test("Pixels become files, and files pixels")
    func bitmaps() throws {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
        let source = try #require(CGImage(width: 2, height: 2, premultipliedRGBA: pixels))
        let image = NSImage(cgImage: source, size: NSSize(width: 1, height: 1))
        #expect(image.size == NSSize(width: 1, height: 1))
        let tiff = try #require(image.tiffRepresentation)
        let bitmap = try #require(NSBitmapImageRep(data: tiff))
        #expect(bitmap.pixelsWide == 2 && bitmap.pixelsHigh == 2 && bitmap.cgImage == source)
        let png = try #require(bitmap.representation(using: .png, properties: [:]))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(bitmap.colorAt(x: 1, y: 0)?.greenComponent == 1 && bitmap.colorAt(x: 2, y: 0) == nil)
        #expect(NSBitmapImageRep(data: Data([1, 2, 3])) == nil && NSBitmapImageRep(data: tiff.prefix(100)) == nil)
        #expect(bitmap.representation(using: .gif, properties: [:]) == nil)
        #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 2)
    }

    @Test("Outlines have AppKit's names")
    func outlines() {
        let path = NSBezierPath()
        path.move(to: NSPoint(x: 0, y: 0))
        path.line(to: NSPoint(x: 10, y: 0))
        path.curve(
            to: NSPoint(x: 10, y: 10), controlPoint1: NSPoint(x: 12, y: 3), controlPoint2: NSPoint(x: 12, y: 7))
        path.relativeLine(to: NSPoint(x: -10, y: 0))
        path.close()
        #expect(path.contains(NSPoint(x: 5, y: 5)) && path.bounds.maxX >= 10)
        let arc = NSBezierPath()
        arc.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
        #expect(abs(arc.bounds.maxY - 10) < 0.1 && arc.bounds.minY > -0.1)
        path.appendRect(NSRect(x: 20, y: 20, width: 5, height: 5))
        #expect(path.bounds.maxX == 25)
    }

    @Test("Files are shown by a message to the file manager")
    func fileViewer() {
        let words = FileViewer.arguments([URL(fileURLWithPath: "/tmp/it's")])
        #expect(words.contains("org.freedesktop.FileManager1.ShowItems") && words.contains("['file:///tmp/it%27s']"))
    }

    @Test("Appearances have names, of which the nearest is found")
    func appearances() {
        let dark = NSAppearance(named: .darkAqua)
        #expect(dark?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSAppearance(named: .vibrantDark)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSAppearance(named: .init("none")) == nil)
        #expect(NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .aqua)
    }

    @Test("Mail is the way to share words")
    func sharing() {
        #expect(NSSharingService.sharingServices(forItems: ["Words"]).map(\.title) == ["Mail"])
        #expect(NSSharingService.sharingServices(forItems: [URL(fileURLWithPath: "/tmp/a")]).isEmpty)
        #expect(NSSharingService(named: .sendViaAirDrop) == nil)
    }
}

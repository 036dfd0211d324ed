import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Input that no app should pass to AppKit") struct BadInputTests {
    init() { TestedApp.prepare() }

    private nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -5, .greatestFiniteMagnitude]

    @Test("Frames of any numbers are shown or left out", arguments: numbers)
    func frames(_ number: CGFloat) {
        final class Drawn: NSView {
            override func draw(_ dirtyRect: NSRect) { NSBezierPath(rect: dirtyRect).fill() }
        }
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        let label = NSTextField(labelWithString: "Label")
        label.frame = NSRect(x: number, y: number, width: number, height: number)
        view.addSubview(label)
        view.addSubview(Drawn(frame: NSRect(x: 0, y: 0, width: number, height: 10)))
        let host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        label.frame = NSRect(x: 10, y: 10, width: 50, height: 20)
        host.update()
        #expect(host.text == ["Label"])
    }

    @Test("Values and limits of any numbers are shown", arguments: numbers)
    func values(_ number: CGFloat) {
        let slider = NSSlider(
            value: Double(number), minValue: Double(number), maxValue: Double(number), target: nil, action: nil)
        let stack = NSStackView(views: [slider, NSTextField(labelWithString: "Label")])
        stack.spacing = number
        let host = TestHost(Shown(view: stack), size: CGSize(width: 100, height: 100))
        #expect(host.text == ["Label"])
        #expect(NSControl(frame: .zero).integerValue == 0)
        slider.doubleValue = Double(number)
        #expect(number.isFinite || slider.integerValue == 0)
    }

    @Test("Images of no size, unknown symbols and unreadable files are none")
    func images() throws {
        #expect(NSImage(systemSymbolName: "no.such.symbol.at.all", accessibilityDescription: nil) == nil)
        #expect(NSImage(contentsOfFile: "/nowhere/a.png") == nil)
        #expect(!NSImage(byReferencing: URL(filePath: "/nowhere")).isValid)
        #expect(NSImage(data: Data("no image".utf8)) == nil && NSBitmapImageRep(data: Data()) == nil)
        for width in Self.numbers where width != .greatestFiniteMagnitude {
            let image = NSImage(size: NSSize(width: width, height: 10), flipped: false) { _ in true }
            #expect(image.size.width.isFinite)
        }
        #expect(NSImage().tiffRepresentation == nil && NSImage().representations.isEmpty)
    }

    @Test("A TIFF file that names another size is none")
    func damagedFile() throws {
        let image = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 4]))
        var data = TIFFFile.write(image)
        #expect(TIFFFile.read(data) == image)
        for place in [18, 30] { data.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF]) }
        #expect(TIFFFile.read(data) == nil)
        for end in 0..<data.count where end % 7 == 0 { #expect(TIFFFile.read(data.prefix(end)) == nil) }
    }

    @Test("Menus without items, and places beyond them")
    func menus() {
        let menu = NSMenu()
        menu.removeItem(at: 3)
        menu.performActionForItem(at: -1)
        #expect(menu.item(at: 0) == nil && menu.index(of: NSMenuItem()) == -1 && menu.numberOfItems == 0)
        menu.insertItem(NSMenuItem(title: "Only", action: nil, keyEquivalent: ""), at: 99)
        #expect(menu.items.map(\.title) == ["Only"])
        let view = NSTextField(labelWithString: "Label")
        view.menu = NSMenu()
        #expect(TestHost(Shown(view: view)).text == ["Label"])
        let choice = NSPopUpButton(frame: .zero, pullsDown: true)
        choice.removeItem(at: 0)
        choice.selectItem(at: -4)
        #expect(choice.selectedItem == nil && choice.titleOfSelectedItem == nil)
        #expect(TestHost(Shown(view: choice)).size.width > 0)
    }

    @Test("Tables without columns, rows or a source")
    func tables() {
        final class Source: NSObject, NSTableViewDataSource {
            func numberOfRows(in tableView: NSTableView) -> Int { -3 }
        }
        let table = NSTableView(frame: .zero)
        let source = Source()
        #expect(TestHost(Shown(view: table)).text.isEmpty && table.selectedRow == -1)
        table.dataSource = source
        table.addTableColumn(NSTableColumn(identifier: "one"))
        #expect(table.numberOfRows == 0 && table.view(atColumn: 0, row: 0, makeIfNecessary: true) == nil)
        table.selectAll(nil)
        #expect(table.selectedRowIndexes.isEmpty)
    }

    @Test("A view is not added to itself, nor to a view within it")
    func cycles() {
        let (outer, inner) = (NSView(frame: .zero), NSView(frame: .zero))
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil && outer.subviews.count == 1 && inner.subviews.isEmpty)
        inner.removeFromSuperview()
        inner.removeFromSuperview()
        #expect(outer.subviews.isEmpty)
    }
}

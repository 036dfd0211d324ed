import Foundation
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import AppKit

@MainActor @Suite("Further members of windows, tables, menus, images and outlines", .serialized)
struct MemberTests {
    init() { TestedApp.prepare() }

    private final class Field: NSView { override var acceptsFirstResponder: Bool { true } }

    @Test("Tabs move the focus by the app's order, else by the views'")
    func focus() {
        let window = TestedApp.beforeLaunch { NSWindow() }
        let (outer, fields) = (NSView(frame: .zero), (0..<3).map { _ in Field(frame: .zero) })
        for field in fields { outer.addSubview(field) }
        window.contentView = outer
        window.selectNextKeyView(nil)
        #expect(window.firstResponder === fields[0])
        window.selectPreviousKeyView(nil)
        #expect(window.firstResponder === fields[2])
        fields[2].nextKeyView = fields[1]
        window.selectNextKeyView(nil)
        #expect(window.firstResponder === fields[1])
        window.selectPreviousKeyView(nil)
        #expect(window.firstResponder === fields[2])
        window.endEditing(for: nil)
        #expect(window.firstResponder == nil)
        window.initialFirstResponder = fields[1]
        window.focusInitialView()
        #expect(window.firstResponder === fields[1])
    }

    @Test("A frame is text and a frame again; edges are moved between pixels")
    func frames() {
        let window = TestedApp.beforeLaunch { NSWindow() }
        window.setFrame(from: "10 20 300 200 0 0 800 600 ")
        #expect(window.frame == NSRect(x: 10, y: 20, width: 300, height: 200))
        #expect(window.frameDescriptor.hasPrefix("10 20 300 200 "))
        window.setFrame(from: "nan 1 2")
        window.setFrame(from: "0 0 -5 5")
        #expect(window.frame.width == 300)
        let rect = NSRect(x: 0.3, y: 0.3, width: 1, height: 1)
        #expect(rect.aligned(to: 2, .alignAllEdgesNearest) == NSRect(x: 0.5, y: 0.5, width: 1, height: 1))
        #expect(rect.aligned(to: 1, .alignAllEdgesOutward) == NSRect(x: 0, y: 0, width: 2, height: 2))
        #expect(rect.aligned(to: .nan, .alignAllEdgesOutward) == rect)
        #expect(window.isResizable == window.styleMask.contains(.resizable) && window.hasTitleBar)
        let screen = NSScreen.main
        #expect(screen?.deviceDescription[.bitsPerSample] as? Int == 8 && screen?.cgDirectDisplayID == 1)
    }

    private final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        var old: [[NSSortDescriptor]] = []
        func numberOfRows(in tableView: NSTableView) -> Int { 3 }
        func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { row == 1 ? 40 : 20 }
        func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
            let cell = NSView(frame: .zero)
            cell.addSubview(NSView(frame: .zero))
            return cell
        }
        func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
            old.append(oldDescriptors)
        }
    }

    @Test("Rows and columns have places, and views know theirs")
    func table() throws {
        let (table, source) = (NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 200)), Source())
        for name in ["a", "b"] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
            column.headerCell.stringValue = name
            #expect(column.title == name)
            table.addTableColumn(column)
        }
        table.intercellSpacing = NSSize(width: 10, height: 2)
        (table.dataSource, table.delegate) = (source, source)
        #expect(table.rect(ofRow: 1) == NSRect(x: 0, y: 22, width: 200, height: 42) && table.rect(ofRow: 9) == .zero)
        #expect(table.row(at: NSPoint(x: 5, y: 30)) == 1 && table.row(at: NSPoint(x: 5, y: 90)) == -1)
        #expect(table.rect(ofColumn: 1).minX == 110 && table.column(at: NSPoint(x: 150, y: 0)) == 1)
        #expect(table.rows(in: NSRect(x: 0, y: 0, width: 9, height: 23)) == NSRange(location: 0, length: 2))
        let cell = try #require(table.view(atColumn: 1, row: 2, makeIfNecessary: true)?.subviews.first)
        #expect(table.row(for: cell) == 2 && table.column(for: cell) == 1 && table.row(for: table) == -1)
        table.moveColumn(0, toColumn: 1)
        table.moveColumn(0, toColumn: 7)
        #expect(table.column(withIdentifier: NSUserInterfaceItemIdentifier("a")) == 1)
        let order = NSSortDescriptor(keyPath: \NSString.length, ascending: true)
        table.sortDescriptors = [order]
        table.sortDescriptors = [order]
        #expect(source.old == [[]])
        #expect(TestHost.warnings { table.hideRows(at: [1]) }.count == 1)
    }

    @Test("A palette has one chosen color, which its function receives; a delegate makes items")
    func menus() {
        var chosen: [Any?] = []
        let menu = NSMenu.palette(colors: [.red, .blue], titles: ["Red"]) {
            chosen.append($0.selectedItems.first?.representedObject)
        }
        menu.performActionForItem(at: 0)
        menu.performActionForItem(at: 1)
        #expect(menu.selectedItems == [menu.items[1]] && chosen.map { $0 as? NSColor } == [.red, .blue])
        #expect(menu.items.map(\.title) == ["Red", ""])
        menu.selectionMode = .selectAny
        menu.performActionForItem(at: 1)
        #expect(menu.selectedItems.isEmpty)
        let (target, other) = (NSObject(), NSMenu())
        let item = other.addItem(withTitle: "Go", action: "go:", keyEquivalent: "")
        item.target = target
        item.submenu = menu
        #expect(other.indexOfItem(withTarget: target, andAction: nil) == 0 && other.indexOfItem(withSubmenu: menu) == 0)
        let maker = Maker()
        other.delegate = maker
        other.update()
        #expect(other.items.map(\.title) == ["0", "1", "2"])
    }

    private final class Maker: NSObject, NSMenuDelegate {
        func numberOfItems(in menu: NSMenu) -> Int { 3 }
        func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
            item.title = "\(index)"
            return true
        }
    }

    @Test("An outline's parts are read and moved")
    func outlines() {
        let path = NSBezierPath()
        var points = [NSPoint(x: 1, y: 2), NSPoint(x: 3, y: 4)]
        path.appendPoints(&points, count: 2)
        path.relativeCurve(
            to: NSPoint(x: 1, y: 1), controlPoint1: NSPoint(x: 0, y: 9), controlPoint2: NSPoint(x: 1, y: 0))
        path.curve(to: .zero, controlPoint: NSPoint(x: 5, y: 5))
        path.close()
        var read = [NSPoint](repeating: .zero, count: 3)
        #expect(path.elementCount == 5 && path.element(at: 4) == .closePath && path.element(at: 3) == .quadraticCurveTo)
        #expect(path.element(at: 2, associatedPoints: &read) == .curveTo && read[0] == NSPoint(x: 3, y: 13))
        #expect(path.controlPointBounds == NSRect(x: 0, y: 0, width: 5, height: 13))
        var moved = [NSPoint(x: 7, y: 8)]
        path.setAssociatedPoints(&moved, at: 1)
        #expect(path.element(at: 1, associatedPoints: &read) == .lineTo && read[0] == moved[0])
        let dashes: [CGFloat] = [1, 2]
        let warnings = TestHost.warnings { path.setLineDash(dashes, count: 2, phase: 3) }
        var (count, phase) = (0, CGFloat(0))
        path.getLineDash(nil, count: &count, phase: &phase)
        #expect(warnings.count == 1 && count == 2 && phase == 3)
    }

    @Test("Images keep their words and names; forms are drawn and hit")
    func images() throws {
        let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { _ in
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 2, height: 2).fill()
            return true
        }
        image.accessibilityDescription = "Square"
        #expect(image.accessibilityDescription == "Square" && NSImage().accessibilityDescription == nil)
        let whole = NSRect(x: 0, y: 0, width: 4, height: 4)
        func hits(_ x: CGFloat, _ y: CGFloat, flipped: Bool) -> Bool {
            image.hitTest(
                NSRect(x: x, y: y, width: 0.5, height: 0.5), withDestinationRect: whole, context: nil, hints: nil,
                flipped: flipped)
        }
        #expect(hits(0.5, 0.5, flipped: false) && !hits(3, 3, flipped: false) && !hits(0.5, 0.5, flipped: true))
        let custom = NSCustomImageRep(size: NSSize(width: 2, height: 2), flipped: true) { rect in
            NSColor.blue.setFill()
            rect.fill()
            return true
        }
        let drawn = NSImage(size: NSSize(width: 4, height: 4))
        drawn.lockFocus()
        #expect(drawn.drawRepresentation(custom, in: NSRect(x: 0, y: 0, width: 4, height: 4)))
        drawn.unlockFocus()
        let pixels = NSBitmapImageRep(cgImage: try #require(drawn.cgImage))
        #expect(pixels.colorAt(x: 1, y: 1)?.blueComponent ?? 0 > 0.9)
        #expect(!NSImageRep().draw(in: whole) && NSPDFImageRep(data: Data()) == nil)
        #expect(
            NSImage(named: NSImage.homeTemplateName) != nil
                && NSImage(byReferencing: URL(fileURLWithPath: "/no")).size == .zero)
    }

    @Test("The workspace knows types, and copies files beside them")
    func workspace() async throws {
        let workspace = NSWorkspace.shared
        #expect(workspace.type("public.png", conformsToType: "public.image"))
        #expect(workspace.filenameExtension("png", isValidForType: "public.image"))
        #expect(workspace.preferredFilenameExtension(forType: "public.png") == "png")
        #expect(throws: CocoaError.self) { try workspace.type(ofFile: "/nowhere/at/all") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("x".utf8).write(to: file)
        let copies = await withCheckedContinuation { next in
            workspace.duplicate([file]) { places, _ in next.resume(returning: places) }
        }
        #expect(copies.count == 1 && copies[file]?.path == folder.appendingPathComponent("a copy.txt").path)
        #expect(try workspace.type(ofFile: folder.path) == "public.folder")
    }
}

import OrielFoundation
import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore

/// What views, controllers and notifications of the Mac do, one by one.
@MainActor @Suite("Details of views of the Mac", .serialized) struct ViewDetailTests {
    init() { TestedApp.prepare() }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("First") { Text("Scene") } }
    }

    @Test("A controller is presented in a window of its own, until it is dismissed", arguments: [true, false])
    func presentations(isSheet: Bool) {
        let app = AppTestHost(OneWindow())
        let (parent, child) = (NSViewController(), NSHostingController(rootView: Text("Presented")))
        if isSheet { parent.presentAsSheet(child) } else { parent.presentAsModalWindow(child) }
        #expect(app.windows.count == 2 && app.windows.last?.text == ["Presented"])
        #expect(child.presentingViewController === parent && parent.presentedViewControllers?.count == 1)
        child.dismiss(nil as Any?)
        #expect(app.windows.count == 1 && child.presentingViewController == nil)
        #expect(parent.presentedViewControllers?.isEmpty == true)
    }

    @Test("An arc touches both lines, on either side; where there is no corner the line ends at the point")
    func arcs() {
        func path(_ start: NSPoint, _ corner: NSPoint, _ end: NSPoint, _ radius: CGFloat) -> NSBezierPath {
            let path = NSBezierPath()
            path.move(to: start)
            path.appendArc(from: corner, to: end, radius: radius)
            return path
        }
        func isAt(_ path: NSBezierPath, _ x: CGFloat, _ y: CGFloat) -> Bool {
            hypot(path.currentPoint.x - x, path.currentPoint.y - y) < 1e-6
        }
        let (start, corner) = (NSPoint(x: 0, y: 0), NSPoint(x: 10, y: 0))
        let up = path(start, corner, NSPoint(x: 10, y: 10), 4)
        #expect(isAt(up, 10, 4) && up.contains(NSPoint(x: 8, y: 2)) && !up.contains(NSPoint(x: 9.5, y: 0.5)))
        let down = path(start, corner, NSPoint(x: 10, y: -20), 4)
        #expect(isAt(down, 10, -4) && down.contains(NSPoint(x: 8, y: -2)) && !down.contains(NSPoint(x: 9.5, y: -0.5)))
        // Lengths and radii below 1 are as good.
        let small = path(start, NSPoint(x: 0.5, y: 0), NSPoint(x: 0.5, y: 0.75), 0.125)
        #expect(isAt(small, 0.5, 0.125))
        #expect(isAt(path(start, corner, NSPoint(x: 10, y: 10), 0), 10, 0))
        #expect(isAt(path(start, corner, NSPoint(x: 10, y: 10), -1), 10, 0))
        #expect(isAt(path(corner, corner, NSPoint(x: 10, y: 10), 4), 10, 0))
        #expect(
            isAt(path(start, corner, corner, 4), 10, 0) && isAt(path(start, corner, NSPoint(x: 20, y: 0), 4), 10, 0))
    }

    @Test("Segments are chosen by numbers and tags, and another one's end leaves the choice")
    func segments() {
        let control = NSSegmentedControl(labels: ["A", "B", "C"], trackingMode: .selectOne, target: nil, action: nil)
        control.setSelected(true, forSegment: 1)
        control.setSelected(false, forSegment: 0)
        #expect(control.selectedSegment == 1 && control.isSelected(forSegment: 1))
        control.setSelected(true, forSegment: 2)
        #expect(control.selectedSegment == 2 && !control.isSelected(forSegment: 1) && control.isSelected(forSegment: 2))
        control.setSelected(false, forSegment: 2)
        #expect(control.selectedSegment == -1 && !control.isSelected(forSegment: 2))
        control.setSelected(true, forSegment: 0)
        control.setSelected(true, forSegment: 3)
        #expect(control.selectedSegment == -1 && !control.isSelected(forSegment: 0))
        control.setTag(7, forSegment: 1)
        #expect(control.selectSegment(withTag: 7) && control.selectedSegment == 1)
        #expect(!control.selectSegment(withTag: 8) && control.selectedSegment == 1)
        #expect(control.tag(forSegment: 1) == 7 && control.tag(forSegment: 2) == 0 && control.tag(forSegment: 9) == 0)
        let several = NSSegmentedControl(labels: ["A", "B"], trackingMode: .selectAny, target: nil, action: nil)
        several.setSelected(true, forSegment: 0)
        several.setSelected(true, forSegment: 1)
        #expect(several.isSelected(forSegment: 0) && several.isSelected(forSegment: 1))
    }

    @Test("Rows and columns have places, with the gaps between them")
    func tablePlaces() {
        final class Source: NSObject, NSTableViewDataSource {
            func numberOfRows(in tableView: NSTableView) -> Int { 3 }
        }
        let (table, source) = (NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 200)), Source())
        let (first, last) = (NSTableColumn(identifier: "a"), NSTableColumn(identifier: "b"))
        table.addTableColumn(first)
        table.addTableColumn(last)
        table.dataSource = source
        (first.width, table.rowHeight, table.intercellSpacing) = (30, 18, NSSize(width: 3, height: 2))
        #expect(table.rect(ofRow: 1) == NSRect(x: 0, y: 20, width: 100, height: 20))
        #expect(table.rect(ofRow: 3) == .zero && table.rect(ofRow: -1) == .zero)
        #expect(table.rect(ofColumn: 0) == NSRect(x: 0, y: 0, width: 30, height: 60))
        #expect(
            table.rect(ofColumn: 1) == NSRect(x: 33, y: 0, width: 67, height: 60) && table.rect(ofColumn: 2) == .zero)
        #expect(table.frameOfCell(atColumn: 1, row: 2) == NSRect(x: 33, y: 40, width: 67, height: 20))
        #expect(table.frameOfCell(atColumn: 2, row: 2) == .zero && table.frameOfCell(atColumn: 1, row: 3) == .zero)
        for (x, y, row) in [
            (5, 0, 0), (5, 19.5, 0), (5, 20, 1), (100, 59.5, 2), (5, 60, -1), (5, -1, -1), (-1, 5, -1), (101, 5, -1),
        ] {
            #expect(table.row(at: NSPoint(x: CGFloat(x), y: CGFloat(y))) == row, "\(x) \(y)")
        }
        for (x, column) in [(0.0, 0), (29, 0), (31, -1), (33, 1), (99, 1), (100, -1)] {
            #expect(table.column(at: NSPoint(x: x, y: 0)) == column, "\(x)")
        }
        #expect(table.rows(in: NSRect(x: 0, y: 19, width: 10, height: 2)) == NSRange(location: 0, length: 2))
        // A shared edge is not an intersection.
        #expect(table.rows(in: NSRect(x: 0, y: 20, width: 10, height: 20)) == NSRange(location: 1, length: 1))
        #expect(table.columnIndexes(in: NSRect(x: 30, y: 0, width: 3, height: 9)).isEmpty)
        #expect(table.columnIndexes(in: NSRect(x: 29, y: 0, width: 5, height: 9)) == [0, 1])
        last.isHidden = true
        #expect(table.columnIndexes(in: NSRect(x: -9, y: -9, width: 50, height: 50)) == [0])
    }

    @Test("Views are shown again after each change of their values")
    func revisions() {
        func changes(_ view: NSView, _ change: () -> Void) -> Bool {
            let old = view.revision
            change()
            return view.revision > old
        }
        let progress = NSProgressIndicator(frame: .zero)
        #expect(changes(progress) { progress.startAnimation(nil) } && changes(progress) { progress.stopAnimation(nil) })
        #expect(
            changes(progress) { progress.doubleValue = 3 }
                && changes(progress) { progress.isDisplayedWhenStopped = false })
        #expect(changes(progress) { progress.controlSize = .small } && changes(progress) { progress.increment(by: 2) })
        #expect(progress.doubleValue == 5)
        let text = NSTextView()
        #expect(changes(text) { text.font = .systemFont(ofSize: 21) } && changes(text) { text.textColor = .red })
        #expect(changes(text) { text.alignment = .center } && changes(text) { text.drawsBackground = false })
        #expect(changes(text) { text.isEditable = false } && changes(text) { text.isSelectable = false })
        let glass = NSGlassEffectView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
        #expect(changes(glass) { glass.style = .clear } && changes(glass) { glass.cornerRadius = 7 })
        #expect(changes(glass) { glass.tintColor = .red })
    }

    @Test("The grid of a collection is as large as its view from the beginning")
    func collections() {
        let collection = NSCollectionView(frame: NSRect(x: 5, y: 6, width: 200, height: 100))
        #expect(collection.grid.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
        #expect(collection.collectionViewLayout?.collectionView === collection)
    }

    @Test("Glass fills its view, below the content")
    func glass() {
        let view = NSGlassEffectView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.subviews.map(\.frame) == [view.bounds] && view.subviews.first is NSVisualEffectView)
        let material = view.subviews.first as? NSVisualEffectView
        #expect(material?.material == .popover && material?.blendingMode == .withinWindow)
        let (content, other) = (NSView(frame: .zero), NSView(frame: .zero))
        view.contentView = content
        #expect(view.subviews.last === content && content.frame == view.bounds && view.subviews.count == 2)
        view.contentView = other
        #expect(view.subviews.last === other && content.superview == nil && view.subviews.count == 2)
        view.contentView = nil
        #expect(view.subviews.count == 1)
        view.layout()
        #expect(view.layer?.cornerRadius == 25 && view.layer?.masksToBounds == true)
        view.cornerRadius = 8
        view.layout()
        #expect(view.layer?.cornerRadius == 8)
    }

    @Test("A notification that is repeated waits for its next time, but no less than a minute")
    func repetitions() throws {
        let center = NSUserNotificationCenter { _, _ in true }
        let notification = NSUserNotification()
        // Whole seconds, to which others are added without rounding.
        let date = Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate + 5).rounded())
        (notification.deliveryDate, notification.deliveryRepeatInterval) = (date, DateComponents(hour: 1))
        center.due(notification)
        #expect(notification.deliveryDate == date.addingTimeInterval(3600))
        #expect(center.scheduledNotifications == [notification] && center.deliveredNotifications == [notification])
        center.removeScheduledNotification(notification)
        #expect(center.scheduledNotifications.isEmpty)
        let before = Date()
        notification.deliveryDate = before.addingTimeInterval(-90_000)
        center.due(notification)
        let next = try #require(notification.deliveryDate)
        #expect(next >= before.addingTimeInterval(60) && next <= Date().addingTimeInterval(60))
        center.removeScheduledNotification(notification)
        for (interval, isRepeated) in [(DateComponents(second: 59), false), (DateComponents(second: 60), true)] {
            (notification.deliveryDate, notification.deliveryRepeatInterval) = (date, interval)
            center.due(notification)
            #expect(center.scheduledNotifications.isEmpty != isRepeated)
            center.removeScheduledNotification(notification)
        }
        notification.deliveryRepeatInterval = nil
        center.due(notification)
        #expect(center.scheduledNotifications.isEmpty && center.deliveredNotifications == [notification])
    }

    @Test("A document counts the changes of its present undo manager alone")
    func undoManagers() {
        let document = NoteDocument()
        let (first, second) = (UndoManager(), UndoManager())
        func change(_ manager: UndoManager) {
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: document) { _ in }
            manager.endUndoGrouping()
        }
        for manager in [first, second] {
            manager.groupsByEvent = false
            document.undoManager = manager
        }
        change(first)
        #expect(!document.isDocumentEdited && document.undoManager === second)
        change(second)
        #expect(document.isDocumentEdited)
        second.undo()
        #expect(!document.isDocumentEdited)
        document.undoManager = nil
        change(second)
        #expect(!document.isDocumentEdited && !document.hasUndoManager && document.undoManager == nil)
    }

    @Test("A group of animations calls its function before it ends")
    func animations() async {
        var durations: [Double] = []
        await NSAnimationContext.runAnimationGroup { context in
            context.duration = 0.125
            durations.append(NSAnimationContext.current.duration)
        }
        #expect(durations == [0.125] && NSAnimationContext.current.duration == 0.25)
    }

    @MainActor final class Target: NSObject {
        var calls = 0
        func pressed() { calls += 1 }
    }

    @Test("A button of words or of an image has its target and action")
    func buttons() {
        let target = Target()
        let image = NSImage(size: NSSize(width: 4, height: 4))
        let action = Selector(Target.pressed)
        for button in [
            NSButton(title: "Go", target: target, action: action),
            NSButton(image: image, target: target, action: action),
            NSButton(title: "Go", image: image, target: target, action: action),
        ] {
            let old = target.calls
            button.performClick(nil)
            #expect(target.calls == old + 1 && button.target === target)
        }
        #expect(NSButton(title: "Go", target: nil, action: nil).title == "Go")
    }
}

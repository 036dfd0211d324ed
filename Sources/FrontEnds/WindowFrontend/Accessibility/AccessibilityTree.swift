import CGtk
import DisplayList
import Foundation
import GtkShim

/// Shows a window's elements to assistive technology: a widget that draws nothing for each, placed at the
/// element's box.
///
/// Only elements near the visible area have a widget: a list of ten thousand rows must not cost ten thousand.
@MainActor
final class AccessibilityTree {
    let canvas: UnsafeMutablePointer<GtkWidget>
    private let readItems: () -> [AccessibilityItem]
    private let perform: (UInt64, AccessibilityAction) -> Void
    private var elements: [UInt64: Element] = [:]
    private var refresh: Timeout?
    private var silence: Timeout?
    private var lastUpdate = -Double.infinity

    private struct Element {
        var item: AccessibilityItem
        let widget: UnsafeMutablePointer<GtkWidget>
    }

    /// The minimum interval between updates of the elements, in seconds: at rest, and while something moves.
    static let delay = 0.05, delayWhileAnimating = 0.5

    /// How long an announcement can be found, in seconds.
    static let announcementLength = 5.0

    /// Begins a tree of children of a canvas.
    init(
        canvas: UnsafeMutablePointer<GtkWidget>, items: @escaping () -> [AccessibilityItem],
        perform: @escaping (UInt64, AccessibilityAction) -> Void
    ) {
        self.canvas = canvas
        readItems = items
        self.perform = perform
    }

    /// Looks at the elements soon.
    func contentChanged(isAnimating: Bool) {
        let delay = isAnimating ? AccessibilityTree.delayWhileAnimating : AccessibilityTree.delay
        guard refresh == nil else { return }
        let wait = max(0, lastUpdate + delay - MonotonicClock.now)
        refresh = Timeout(after: wait) { [weak self] in
            self?.refresh = nil
            self?.update()
        }
    }

    /// Announces a text at once.
    func announce(_ text: String) {
        oriel_accessible_announce(canvas, text)
        // Announcements are not part of the window.
        silence = Timeout(after: AccessibilityTree.announcementLength) { [weak self] in
            guard let self else { return }
            oriel_accessible_announce(self.canvas, nil)
        }
    }

    /// How many elements have a widget.
    var count: Int { elements.count }

    /// Updates the widgets with the elements.
    func update() {
        lastUpdate = MonotonicClock.now
        let size = CGSize(width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
        let items = AccessibilityTree.itemsNear(CGRect(origin: .zero, size: size), of: readItems())
        let kept = Set(items.map(\.id))
        // Children go before their parents, whose widgets hold them.
        for id in elements.keys where !kept.contains(id) { discard(id) }
        var previous: [UInt64?: UnsafeMutablePointer<GtkWidget>] = [:]
        for item in items {
            if let old = elements[item.id],
                old.item.gtkRole != item.gtkRole || old.item.gtkKind != item.gtkKind || old.item.parent != item.parent
            {
                discard(item.id)
            }
            let parent = item.parent.flatMap { elements[$0] }
            let holder = parent?.widget ?? canvas
            place(item, in: holder, origin: parent?.item.frame.origin ?? .zero, after: previous[item.parent])
            previous[item.parent] = elements[item.id]?.widget
        }
    }

    /// The elements within one window's size of a rectangle, and their ancestors.
    nonisolated static func itemsNear(_ area: CGRect, of items: [AccessibilityItem]) -> [AccessibilityItem] {
        let near = area.insetBy(dx: -area.width, dy: -area.height)
        var kept: Set<UInt64> = []
        for item in items.reversed() where kept.contains(item.id) || item.frame.intersects(near) {
            kept.insert(item.id)
            if let parent = item.parent { kept.insert(parent) }
        }
        return items.filter { kept.contains($0.id) }
    }

    private func place(
        _ item: AccessibilityItem, in holder: UnsafeMutablePointer<GtkWidget>, origin: CGPoint,
        after previous: UnsafeMutablePointer<GtkWidget>?
    ) {
        let old = elements[item.id]
        let widget: UnsafeMutablePointer<GtkWidget>
        if let old {
            widget = old.widget
        } else {
            widget = oriel_accessible_new(item.gtkKind, item.gtkRole)
            oriel_accessible_set_owner(
                widget, &AccessibilityTree.callbacks, Unmanaged.passUnretained(self).toOpaque(), guint64(item.id))
        }
        if gtk_widget_get_parent(widget) != holder || gtk_widget_get_prev_sibling(widget) != previous {
            gtk_widget_insert_after(widget, holder, previous)
        }
        func length(_ value: CGFloat) -> Int32 { value.isFinite ? Int32(min(max(value.rounded(), -1e6), 1e6)) : 0 }
        oriel_accessible_set_frame(
            widget, length(item.frame.minX - origin.x), length(item.frame.minY - origin.y),
            length(item.frame.width), length(item.frame.height))
        elements[item.id] = Element(item: item, widget: widget)
        if old?.item != item { describe(item, on: widget, old: old?.item) }
    }

    private func discard(_ id: UInt64) {
        guard let element = elements.removeValue(forKey: id) else { return }
        for (child, other) in elements where other.item.parent == id { discard(child) }
        if gtk_widget_has_focus(element.widget) != 0 { gtk_widget_grab_focus(canvas) }
        gtk_widget_unparent(element.widget)
    }

    func activatedNamed(_ id: UInt64, _ actionName: String) {
        for case .named(let name) in elements[id]?.item.actions ?? []
        where AccessibilityTree.actionName(for: name) == actionName {
            return perform(id, .named(name))
        }
    }

    /// Performs an action of an element.
    private func activated(_ id: UInt64, _ name: String) {
        guard let action = AccessibilityTree.actions.first(where: { $0.0 == name })?.1 else { return }
        perform(id, action)
    }

    /// Adopts a text that was set from outside.
    ///
    /// Dots represent a secret text: characters typed among them are lost.
    private func textSet(_ id: UInt64, _ text: String) {
        guard let item = elements[id]?.item else { return }
        if item.role != .secureField || !text.contains("•") { perform(id, .setValue(text)) }
        // Changes that the element did not accept are reverted.
        contentChanged(isAnimating: false)
        elements[id]?.item.value = text
    }

    private func selected(_ id: UInt64, anchor: Int, caret: Int) {
        guard let text = elements[id]?.item.value else { return }
        perform(
            id,
            .select(
                .init(anchor: text.characterOffset(ofScalar: anchor), position: text.characterOffset(ofScalar: caret))))
    }

    private func numberSet(_ id: UInt64, _ value: Double) {
        perform(id, .setValue("\(value)"))
        contentChanged(isAnimating: false)
        elements[id]?.item.range?.value = value
    }

    /// The handler of requests to elements.
    private static var callbacks = OrielAccessibleCallbacks(
        activate: { data, id, name in
            let action = String(cString: name!)
            let tree = owner(data, AccessibilityTree.self)
            MainActor.assumeIsolated { tree.activated(UInt64(id), action) }
        },
        set_number: { data, id, value in
            let tree = owner(data, AccessibilityTree.self)
            MainActor.assumeIsolated { tree.numberSet(UInt64(id), value) }
        },
        set_text: { data, id, text in
            let text = String(cString: text!)
            let tree = owner(data, AccessibilityTree.self)
            MainActor.assumeIsolated { tree.textSet(UInt64(id), text) }
        },
        select: { data, id, anchor, caret in
            let tree = owner(data, AccessibilityTree.self)
            MainActor.assumeIsolated { tree.selected(UInt64(id), anchor: Int(anchor), caret: Int(caret)) }
        })

    static let actions: [(String, AccessibilityAction)] = [
        ("press", .press), ("increment", .increment), ("decrement", .decrement), ("focus", .focus),
        ("escape", .escape),
    ]
}

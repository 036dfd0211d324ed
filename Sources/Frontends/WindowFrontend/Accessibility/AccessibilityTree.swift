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
    private let canvas: UnsafeMutablePointer<GtkWidget>
    private let readItems: () -> [AccessibilityItem]
    private let perform: (UInt64, AccessibilityAction) -> Void
    private var elements: [UInt64: Element] = [:]
    private var refresh: Timeout?
    private var lastUpdate = -Double.infinity

    private struct Element {
        var item: AccessibilityItem
        let widget: UnsafeMutablePointer<GtkWidget>
    }

    /// The least time between two looks at the elements, in seconds: at rest, and while something moves.
    static let delay = 0.05, delayWhileAnimating = 0.5

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

    /// How many elements have a widget.
    var count: Int { elements.count }

    /// Brings the widgets up to date with the elements.
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
                old.item.gtkRole != item.gtkRole || old.item.parent != item.parent
            {
                discard(item.id)
            }
            let parent = item.parent.flatMap { elements[$0] }
            let holder = parent?.widget ?? canvas
            place(item, in: holder, origin: parent?.item.frame.origin ?? .zero, after: previous[item.parent])
            previous[item.parent] = elements[item.id]?.widget
        }
    }

    /// The elements within one window's size of a rectangle, and those that hold them.
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
            widget = oriel_accessible_new(item.gtkRole)
            oriel_accessible_set_handler(
                widget,
                { data, id, name in
                    let action = String(cString: name!)
                    let tree = owner(data, AccessibilityTree.self)
                    MainActor.assumeIsolated { tree.activated(UInt64(id), action) }
                }, Unmanaged.passUnretained(self).toOpaque(), guint64(item.id))
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

    private func describe(
        _ item: AccessibilityItem, on widget: UnsafeMutablePointer<GtkWidget>, old: AccessibilityItem?
    ) {
        if item.label != old?.label {
            oriel_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, item.label)
        }
        if item.spokenDescription != old?.spokenDescription ?? "" {
            oriel_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, item.spokenDescription)
        }
        if item.hasNumericValue, item.value != old?.value {
            oriel_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, item.value)
            if let number = item.numericValue {
                oriel_accessible_set_number(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, number)
            }
        }
        if item.gtkRole == GTK_ACCESSIBLE_ROLE_HEADING, old == nil {
            oriel_accessible_set_integer(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, Int32(max(item.headingLevel, 1)))
        }
        if item.identifier != old?.identifier ?? "" { gtk_widget_set_name(widget, item.identifier) }
        if item.isEnabled != old?.isEnabled ?? true {
            oriel_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_DISABLED, item.isEnabled ? 0 : 1)
        }
        if item.role == .toggle, old == nil || item.isOn != old?.isOn {
            oriel_accessible_set_tristate(widget, GTK_ACCESSIBLE_STATE_CHECKED, item.isOn ? 1 : 0)
        } else if item.isSelected != old?.isSelected ?? false {
            oriel_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_SELECTED, item.isSelected ? 1 : 0)
        }
        if item.actions != old?.actions ?? [] {
            for (name, action) in AccessibilityTree.actions {
                oriel_accessible_set_action(widget, name, item.actions.contains(action) ? 1 : 0)
            }
            setNamedActions(of: item, on: widget)
        }
        if item.isFocused != old?.isFocused ?? false { setFocused(item.isFocused, widget) }
    }

    /// GTK tells of its own focus only, so the widget takes it; keys reach the canvas from there.
    private func setFocused(_ isFocused: Bool, _ widget: UnsafeMutablePointer<GtkWidget>) {
        if isFocused {
            gtk_widget_set_focusable(widget, 1)
            gtk_widget_grab_focus(widget)
        } else {
            if gtk_widget_has_focus(widget) != 0 { gtk_widget_grab_focus(canvas) }
            gtk_widget_set_focusable(widget, 0)
        }
    }

    private func discard(_ id: UInt64) {
        guard let element = elements.removeValue(forKey: id) else { return }
        for (child, other) in elements where other.item.parent == id { discard(child) }
        if gtk_widget_has_focus(element.widget) != 0 { gtk_widget_grab_focus(canvas) }
        gtk_widget_unparent(element.widget)
    }

    /// Actions with names of their own are a group of GTK's actions; a name's spaces become hyphens there.
    private func setNamedActions(of item: AccessibilityItem, on widget: UnsafeMutablePointer<GtkWidget>) {
        let names = item.actions.compactMap { if case .named(let name) = $0 { name } else { nil } }
        guard !names.isEmpty else { return gtk_widget_insert_action_group(widget, "custom", nil) }
        let group = g_simple_action_group_new()
        for name in names {
            let action = g_simple_action_new(AccessibilityTree.actionName(for: name), nil)
            let activated: NotifyHandler = { action, _, data in
                guard let name = g_action_get_name(OpaquePointer(action)) else { return }
                let id = UInt64(
                    UInt(bitPattern: g_object_get_data(action?.assumingMemoryBound(to: GObject.self), "item")))
                let text = String(cString: name)
                let tree = owner(data, AccessibilityTree.self)
                MainActor.assumeIsolated { tree.activatedNamed(id, text) }
            }
            connect(raw(action), "activate", to: self, activated)
            g_object_set_data(
                raw(action)?.assumingMemoryBound(to: GObject.self), "item",
                UnsafeMutableRawPointer(bitPattern: UInt(item.id)))
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(raw(action))
        }
        gtk_widget_insert_action_group(widget, "custom", OpaquePointer(group))
        g_object_unref(group)
    }

    /// A name in the letters that GTK allows for actions.
    nonisolated static func actionName(for name: String) -> String {
        let letters = name.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                ? String(scalar) : "-"
        }.joined()
        return letters.isEmpty ? "action" : letters
    }

    private func activatedNamed(_ id: UInt64, _ actionName: String) {
        for case .named(let name) in elements[id]?.item.actions ?? []
        where AccessibilityTree.actionName(for: name) == actionName {
            return perform(id, .named(name))
        }
    }

    private func activated(_ id: UInt64, _ name: String) {
        guard let action = AccessibilityTree.actions.first(where: { $0.0 == name })?.1 else { return }
        perform(id, action)
    }

    private static let actions: [(String, AccessibilityAction)] = [
        ("press", .press), ("increment", .increment), ("decrement", .decrement), ("focus", .focus),
        ("escape", .escape),
    ]
}

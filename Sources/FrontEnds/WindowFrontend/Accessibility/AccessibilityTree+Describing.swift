import CGtk
import DisplayList
import Foundation
import GtkShim

extension AccessibilityTree {
    /// Reports the changes of an element to GTK.
    func describe(
        _ item: AccessibilityItem, on widget: UnsafeMutablePointer<GtkWidget>, old: AccessibilityItem?
    ) {
        if item.label != old?.label {
            oriel_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, item.label)
        }
        if item.spokenDescription != old?.spokenDescription ?? "" {
            oriel_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, item.spokenDescription)
        }
        if let range = item.range, range != old?.range || item.value != old?.value {
            oriel_accessible_set_range(widget, range.value, range.minimum, range.maximum, range.step)
            oriel_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, item.value)
        }
        if item.gtkKind == ORIEL_ACCESSIBLE_TEXT { describeText(item, on: widget, old: old) }
        if item.gtkRole == GTK_ACCESSIBLE_ROLE_HEADING, old == nil {
            oriel_accessible_set_integer(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, Int32(max(item.headingLevel, 1)))
        }
        if item.position > 0, (item.position, item.count) != (old?.position ?? 0, old?.count ?? 0) {
            oriel_accessible_set_place(widget, Int32(item.position), Int32(item.count))
        }
        if item.identifier != old?.identifier ?? "" { gtk_widget_set_name(widget, item.identifier) }
        describeStates(item, on: widget, old: old)
        if item.actions != old?.actions ?? [] {
            for (name, action) in AccessibilityTree.actions {
                oriel_accessible_set_action(widget, name, item.actions.contains(action) ? 1 : 0)
            }
            gtk_widget_set_focusable(widget, item.actions.contains(.focus) ? 1 : 0)
            setNamedActions(of: item, on: widget)
        }
        if item.isFocused != old?.isFocused ?? false { setFocused(item.isFocused, widget) }
    }

    private func describeStates(
        _ item: AccessibilityItem, on widget: UnsafeMutablePointer<GtkWidget>, old: AccessibilityItem?
    ) {
        if item.isEnabled != old?.isEnabled ?? true {
            oriel_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_DISABLED, item.isEnabled ? 0 : 1)
        }
        if let state = item.checked, state != old?.checked {
            oriel_accessible_set_tristate(widget, GTK_ACCESSIBLE_STATE_CHECKED, state)
        }
        if item.isSelectable || item.isSelected, item.checked == nil,
            old == nil || item.isSelected != old?.isSelected
        {
            oriel_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_SELECTED, item.isSelected ? 1 : 0)
        } else if old?.isSelected == true, !item.isSelected, item.checked == nil {
            oriel_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_SELECTED, 0)
        }
        if let isExpanded = item.isExpanded, isExpanded != old?.isExpanded {
            oriel_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
        }
    }

    private func describeText(
        _ item: AccessibilityItem, on widget: UnsafeMutablePointer<GtkWidget>, old: AccessibilityItem?
    ) {
        if item.value != old?.value || item.caret != old?.caret || item.isEnabled != old?.isEnabled {
            let end = item.value.unicodeScalars.count
            let caret = item.caret.map { item.value.scalarOffset(ofCharacter: $0.position) } ?? end
            let anchor = item.caret.map { item.value.scalarOffset(ofCharacter: $0.anchor) } ?? end
            oriel_accessible_set_text(widget, item.value, Int32(anchor), Int32(caret), item.isEnabled ? 1 : 0)
        }
        if old == nil {
            oriel_accessible_set_boolean(widget, GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, item.isMultiline ? 1 : 0)
        }
    }

    /// GTK reports only its own focus, so the widget takes it; keys reach the canvas from there.
    private func setFocused(_ isFocused: Bool, _ widget: UnsafeMutablePointer<GtkWidget>) {
        if isFocused {
            gtk_widget_set_focusable(widget, 1)
            oriel_accessible_focus(widget)
        } else {
            if gtk_widget_has_focus(widget) != 0 { gtk_widget_grab_focus(canvas) }
        }
    }

    /// Actions with names form a group of GTK's actions; spaces in a name become hyphens there.
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
}

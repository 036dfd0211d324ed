import CGtk
import DisplayList
import GtkShim

extension AccessibilityItem {
    /// GTK's word for the element's role.
    var gtkRole: GtkAccessibleRole {
        switch role {
        case .staticText: isHeader ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL
        case .radioButton: GTK_ACCESSIBLE_ROLE_RADIO
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .textField, .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .table: GTK_ACCESSIBLE_ROLE_TABLE
        case .cell: GTK_ACCESSIBLE_ROLE_CELL
        case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
        case .group: isHeader ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_GROUP
        case .scrollArea: GTK_ACCESSIBLE_ROLE_GROUP
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .picker: GTK_ACCESSIBLE_ROLE_COMBO_BOX
        case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .menu: GTK_ACCESSIBLE_ROLE_MENU
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT
        case .window: GTK_ACCESSIBLE_ROLE_DIALOG
        }
    }

    /// The shim's class for the role: GTK reports a number or text of some widgets only.
    var gtkKind: OrielAccessibleKind {
        switch role {
        case .textField, .secureField: ORIEL_ACCESSIBLE_TEXT
        default: range == nil ? ORIEL_ACCESSIBLE_PLAIN : ORIEL_ACCESSIBLE_NUMBER
        }
    }

    /// The description beyond the label: the value, unless a state or the text itself conveys it, and the hint.
    ///
    /// GTK 4.8 passes on a number's text only for its own widgets, so it is here as well.
    var spokenDescription: String {
        let isToldElsewhere = checked != nil || gtkKind == ORIEL_ACCESSIBLE_TEXT
        return [isToldElsewhere ? "" : value, hint].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Whether it is on, for roles that report it.
    var checked: GtkAccessibleTristate? {
        switch role {
        case .toggle:
            if value == "mixed" { return GTK_ACCESSIBLE_TRISTATE_MIXED }
            let isOn = isSelected || ["1", "on", "true"].contains(value.lowercased())
            return isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
        case .radioButton: return isSelected ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
        default: return nil
        }
    }
}

extension String {
    /// GTK counts Unicode scalars; an emoji of several is one character here.
    func scalarOffset(ofCharacter offset: Int) -> Int { prefix(max(offset, 0)).unicodeScalars.count }

    /// The character that a scalar belongs to; the end for scalars beyond it.
    func characterOffset(ofScalar offset: Int) -> Int {
        var scalars = 0
        for (index, character) in enumerated() {
            if scalars >= offset { return index }
            scalars += character.unicodeScalars.count
        }
        return count
    }
}

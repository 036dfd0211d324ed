import CGtk
import DisplayList

extension AccessibilityItem {
    /// GTK's word for what the element is.
    var gtkRole: GtkAccessibleRole {
        switch role {
        case .staticText: isHeader ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .textField, .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .group, .scrollArea: GTK_ACCESSIBLE_ROLE_GROUP
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

    /// Whether the role has a number that assistive technology can read.
    var hasNumericValue: Bool {
        switch role {
        case .slider, .stepper, .progress: true
        default: false
        }
    }

    /// The element's value as a number; a percentage counts as parts of a hundred.
    var numericValue: Double? {
        guard hasNumericValue else { return nil }
        let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        return Double(digits)
    }

    /// What is told beyond the label: the value, unless a state tells it, and the hint.
    ///
    /// GTK 4.8 hands on a
    /// number's text only for its own widgets, so it is here as well.
    var spokenDescription: String {
        [role == .toggle ? "" : value, hint].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Whether a toggle is on.
    var isOn: Bool { isSelected || ["1", "on", "true"].contains(value.lowercased()) }
}

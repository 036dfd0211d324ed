import DisplayList

/// Information for assistive technology about one of the framework's own controls, beyond what apps can specify.
///
/// An object, so that views that say none of this pay a pointer for it.
package final class AccessibilityControl {
    /// The value as a number, and the function that sets it.
    package var range: AccessibilityItem.Range?
    package var setNumber: ((Double) -> Void)?
    /// The caret of a text that is edited, and the action that moves it.
    package var caret: AccessibilityItem.Caret?
    package var select: ((AccessibilityItem.Caret) -> Void)?
    /// Whether a text may have several lines.
    package var isMultiline = false
    /// Whether the content that belongs to the control is shown.
    package var isExpanded: Bool?
    /// The title of an icon with a title, where it is known; such a label is one element.
    package var title: String?
    package var isLabel = false
    /// The view is a row of a list.
    package var row: Row?
    /// The numbers of the rows of a list.
    package var rows: Rows?

    /// A row of a list.
    package struct Row {
        let id: AnyHashable
        let isSelected: Bool
        let isExpanded: Bool?
        let select: (() -> Void)?
        let actions: () -> [Action]

        /// Something with a name that may be done with a row.
        package typealias Action = (name: String, handler: () -> Void)

        /// Creates a row.
        /// - Parameters:
        ///   - isExpanded: Whether the rows within it are shown; nil for one that holds none, or whose content says so.
        ///   - select: Chooses it; nil where rows cannot be chosen.
        ///   - actions: Finds its further actions.
        package init(
            id: AnyHashable, isSelected: Bool, isExpanded: Bool? = nil, select: (() -> Void)?,
            actions: @escaping () -> [Action]
        ) {
            self.id = id
            self.isSelected = isSelected
            self.isExpanded = isExpanded
            self.select = select
            self.actions = actions
        }
    }

    /// Which row is the how manyth; counted when first asked for.
    package final class Rows {
        private let makeIDs: () -> [AnyHashable]
        private(set) lazy var positions: [AnyHashable: Int] = {
            let ids = makeIDs()
            return Dictionary(zip(ids, 1...max(ids.count, 1)), uniquingKeysWith: { first, _ in first })
        }()

        /// Creates numbers for the rows of a list, from top to bottom.
        package init(_ makeIDs: @escaping () -> [AnyHashable]) { self.makeIDs = makeIDs }
    }

    /// Creates a control that reports nothing.
    package init() {}
}

extension AccessibilityProperties {
    /// Adds information beyond the control's role.
    package mutating func describe(_ set: (AccessibilityControl) -> Void) {
        let control = AccessibilityControl()
        set(control)
        self.control = control
    }
}

/// A column at an edge of a window, which commands show and hide.
package struct EdgeColumn: Equatable {
    /// Whether the column is shown.
    package let isShown: Bool
    /// Shows or hides the column.
    package let toggle: @MainActor () -> Void
    private let owner: ObjectIdentifier

    /// - Parameter owner: The object that has the column; columns of one owner that are both shown, or both hidden, are equal.
    package init(of owner: AnyObject, isShown: Bool, toggle: @escaping @MainActor () -> Void) {
        self.owner = ObjectIdentifier(owner)
        self.isShown = isShown
        self.toggle = toggle
    }

    package static func == (a: EdgeColumn, b: EdgeColumn) -> Bool { a.isShown == b.isShown && a.owner == b.owner }
}

private enum SidebarColumnKey: FocusedValueKey { typealias Value = EdgeColumn }
private enum InspectorColumnKey: FocusedValueKey { typealias Value = EdgeColumn }

extension FocusedValues {
    /// The sidebar of the window in use; nil where it has none.
    package var sidebarColumn: EdgeColumn? {
        get { self[SidebarColumnKey.self] }
        set { self[SidebarColumnKey.self] = newValue }
    }

    /// The inspector of the window in use; nil where it has none.
    package var inspectorColumn: EdgeColumn? {
        get { self[InspectorColumnKey.self] }
        set { self[InspectorColumnKey.self] = newValue }
    }
}

extension ViewHost {
    /// The window's sidebar; nil where it has none.
    package var sidebarColumn: EdgeColumn? { focusedValues.values.sidebarColumn }
    /// The window's inspector; nil where it has none.
    package var inspectorColumn: EdgeColumn? { focusedValues.values.inspectorColumn }
}

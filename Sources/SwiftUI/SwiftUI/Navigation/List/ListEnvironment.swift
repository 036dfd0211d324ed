private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is a row of a list or form: controls show their labels at the leading edge there.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    /// Whether the view belongs to the row of a list itself, and not to something in the row that scrolls.
    var isRowContent: Bool { isInList && _isRowLabel }
}

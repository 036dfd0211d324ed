import Foundation

/// A split view's state: its columns, and which one is shown if there is room for only one.
final class SplitModel: ObservableObject {
    /// The number of the column that is shown where there is room for one.
    @Published private(set) var shown = 0
    /// Whether there is room for one column.
    var isCollapsed = false
    /// The width of all columns together, in points.
    var width: CGFloat = 0
    /// The app's choice of the column to show if there is room for only one; nil for none.
    var preferred: Binding<NavigationSplitViewColumn>?
    private(set) var columns: [SplitColumn] = []

    /// Makes the columns, once.
    func prepare(_ count: Int) {
        if columns.isEmpty { columns = (0..<count).map { SplitColumn(index: $0, split: self) } }
    }

    /// Shows a column where there is room for one.
    func show(_ index: Int) {
        let index = min(max(index, 0), columns.count - 1)
        if shown != index { shown = index }
        guard let preferred, preferred.wrappedValue.index(of: columns.count) != index else { return }
        preferred.wrappedValue = NavigationSplitViewColumn(index, of: columns.count)
    }
}

/// A column of a split view.
final class SplitColumn {
    let index: Int
    private(set) weak var split: SplitModel?
    /// The navigation items of the column's first view.
    let note = PageNote()
    /// The stack that the split view makes of the column.
    private weak var own: NavigationModel?
    /// The app's stack at the top of the column.
    private weak var inner: NavigationModel?
    /// Clears the selection of the column's list.
    private var clear: (() -> Void)?

    init(index: Int, split: SplitModel) {
        self.index = index
        self.split = split
    }

    /// The stack in which other columns show something.
    var stack: NavigationModel? { inner ?? own }

    /// The column in which links of this one show something; nil for the last.
    var next: SplitColumn? {
        guard let split, index + 1 < split.columns.count else { return nil }
        return split.columns[index + 1]
    }

    /// Notes a stack of the column.
    func register(_ model: NavigationModel, isColumn: Bool) {
        if isColumn {
            own = model
            model.column = self
        } else {
            inner = model
        }
    }

    /// Shows the destination of a link in an earlier column.
    func show(_ entry: NavigationEntry, from origin: NavigationModel) {
        stack?.replace(with: entry, from: origin)
        split?.show(index)
    }

    /// Shows the next column, where there is room for one: something was chosen.
    func advance() {
        if let next { split?.show(next.index) }
    }

    /// Notes whether something is chosen in the column's list, and how to take it away.
    func chosen(_ isChosen: Bool, clear: @escaping () -> Void) {
        self.clear = clear
        guard let split else { return }
        if isChosen {
            if split.shown == index { advance() }
        } else if split.shown > index {
            split.show(index)
        }
    }

    /// Returns to this column from the next one.
    func returned() {
        split?.show(index)
        clear?()
    }
}

/// The position of a stack at the top of a column.
struct ColumnPlace {
    let column: SplitColumn
    /// The way back to the column before; nil where both are shown, and in the first.
    let back: BarBack?
    /// Shows or hides the sidebar; nil where the button does not belong.
    let toggleSidebar: (() -> Void)?
}

private enum ColumnPlaceKey: EnvironmentKey { static var defaultValue: ColumnPlace? { nil } }
private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
    /// The position of a stack at the top of a column; nil elsewhere.
    var columnPlace: ColumnPlace? {
        get { self[ColumnPlaceKey.self] }
        set { self[ColumnPlaceKey.self] = newValue }
    }

    /// The column of a split view that the view is in; nil for none.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

import Foundation

/// The user's changes of a table's columns: which are shown, their order, and their widths.
///
/// Follows Apple's
/// [TableColumnCustomization](https://developer.apple.com/documentation/swiftui/tablecolumncustomization). Columns are known
/// by their `customizationID`; those without one stay as they are. The value can be stored, by `@AppStorage` or
/// `@SceneStorage` for example.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: Bool] = [:]
    var order: [String] = []
    var widths: [String: Double] = [:]

    /// Creates a value without any changes.
    public init() {}

    /// Whether a column is shown; automatic where the user, and the app, left it as it is.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Brings the columns back into the order of the source.
    public mutating func resetOrder() { order = [] }
}

/// The properties of a column that the user may change.
///
/// Follows Apple's
/// [TableColumnCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior).
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates a set of behaviors.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The place among the other columns.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// The width.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Whether the column is shown.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All of them.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// A table's binding to a customization, its type hidden.
struct TableCustomizing {
    let get: () -> (visibility: (String) -> Visibility, order: [String], widths: [String: Double])
    let setVisibility: (String, Visibility) -> Void
    let setOrder: ([String]) -> Void
    let setWidth: (String, Double) -> Void

    init<Value: Identifiable>(_ binding: Binding<TableColumnCustomization<Value>>) {
        get = {
            let value = binding.wrappedValue
            return ({ value[visibility: $0] }, value.order, value.widths)
        }
        setVisibility = { binding.wrappedValue[visibility: $0] = $1 }
        setOrder = { binding.wrappedValue.order = $0 }
        setWidth = { binding.wrappedValue.widths[$0] = $1 }
    }
}

import Foundation

/// The values pushed onto a navigation stack, of any types.
///
/// Follows Apple's [NavigationPath](https://developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable]

    /// Creates an empty path.
    public init() { values = [] }

    /// Creates a path of some values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    init(values: [AnyHashable]) { self.values = values }

    /// How many values there are.
    public var count: Int { values.count }
    /// Whether there is none.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes values from the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// One view of a navigation stack.
enum NavigationEntry: Identifiable {
    /// A value; its type decides the view.
    case value(AnyHashable, depth: Int)
    /// A view given by its link.
    case view(LinkedPage)

    var id: AnyHashable {
        switch self {
        case .value(let value, let depth): return [value, depth] as [AnyHashable]
        case .view(let page): return page.id
        }
    }

    /// The page of a link or modifier; nil for the view of a value.
    var page: LinkedPage? { if case .view(let page) = self { page } else { nil } }
}

import Foundation

/// What was pushed onto a navigation stack, of any types.
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

    /// Takes values away from the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// One view of a navigation stack.
enum NavigationEntry: Identifiable {
    /// A value; its type decides the view.
    case value(AnyHashable, depth: Int)
    /// A view given by its link.
    case view(UUID, AnyView, close: () -> Void)

    var id: AnyHashable {
        switch self {
        case .value(let value, let depth): return [value, depth] as [AnyHashable]
        case .view(let id, _, _): return id
        }
    }
}

/// What a navigation stack shows.
final class NavigationModel: ObservableObject {
    /// What lies on the first view.
    @Published var entries: [NavigationEntry] = []
    /// Makes the views of values, by type.
    ///
    /// Views register what they offer as they are made.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
    /// Tells the path that the app holds; nil for none.
    var pathChanged: (([AnyHashable]) -> Void)?

    deinit {}

    /// The values on the stack.
    var values: [AnyHashable] {
        entries.compactMap { if case .value(let value, _) = $0 { return value } else { return nil } }
    }

    /// Shows another view on top.
    func push(_ entry: NavigationEntry) {
        entries.append(entry)
        pathChanged?(values)
    }

    /// Shows a value's view on top.
    func push(_ value: AnyHashable) { push(.value(value, depth: entries.count)) }

    /// Goes back.
    func pop() {
        guard let last = entries.popLast() else { return }
        if case .view(_, _, let close) = last { close() }
        pathChanged?(values)
    }

    /// Takes a view given by its link away, and those on top of it.
    func remove(_ id: UUID) {
        guard let index = entries.firstIndex(where: { $0.id == AnyHashable(id) }) else { return }
        entries.removeSubrange(index...)
        pathChanged?(values)
    }

    /// Takes over a path that the app set.
    func adopt(_ path: [AnyHashable]) {
        if path == values { return }
        entries = path.enumerated().map { .value($0.element, depth: $0.offset) }
    }

    /// The view of a value; a note where no destination is offered for its type.
    func view(for value: AnyHashable) -> AnyView {
        if let make = destinations[ObjectIdentifier(type(of: value.base))] { return make(value) }
        return AnyView(Text(verbatim: "No destination for \(type(of: value.base))").foregroundStyle(.secondary))
    }
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
    /// The navigation stack that the view is in; nil for none.
    var navigation: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}

import Foundation

/// Where a scroll view is, as an app keeps and changes it.
///
/// Follows Apple's [ScrollPosition](https://developer.apple.com/documentation/swiftui/scrollposition). Changing it
/// moves the scroll view; when the user scrolls, it holds the visible view.
public struct ScrollPosition: Sendable {
    private nonisolated(unsafe) var storage: ScrollRequest?
    /// Differs after each change by the app.
    private(set) var revision: UInt64 = 0
    private nonisolated(unsafe) var visibleID: AnyHashable?
    private nonisolated(unsafe) let idType: (any Hashable.Type)?
    /// Whether the user scrolled since the app last did.
    public private(set) var isPositionedByUser = false

    nonisolated(unsafe) private static var lastRevision: UInt64 = 0
    private static let lock = NSLock()

    private mutating func request(_ request: ScrollRequest) {
        storage = request
        isPositionedByUser = false
        if case .id(let id, _) = request { visibleID = id }
        revision = Self.lock.withLock {
            Self.lastRevision += 1
            return Self.lastRevision
        }
    }

    /// Creates a position at the beginning, for views with identities of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = idType }

    /// Creates a position at the beginning, for views with identities of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.idType = idType
        request(.edge(edge))
    }

    /// Creates a position at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        idType = type(of: id)
        request(.id(AnyHashable(id), anchor: anchor))
    }

    /// Creates a position at a place of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.idType = idType
        request(.place(x: point.x, y: point.y))
    }

    /// Creates a position at a place of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType, point: CGPoint(x: x, y: y))
    }

    /// Creates a position at a place across, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.idType = idType
        request(.place(x: x, y: nil))
    }

    /// Creates a position at a place along, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.idType = idType
        request(.place(x: nil, y: y))
    }

    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        request(.id(AnyHashable(id), anchor: anchor))
    }

    /// Scrolls to an end of the content.
    public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

    /// Scrolls to a place of the content, in points.
    public mutating func scrollTo(point: CGPoint) { request(.place(x: point.x, y: point.y)) }

    /// Scrolls to a place of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.place(x: x, y: y)) }

    /// Scrolls across, in points.
    public mutating func scrollTo(x: CGFloat) { request(.place(x: x, y: nil)) }

    /// Scrolls along, in points.
    public mutating func scrollTo(y: CGFloat) { request(.place(x: nil, y: y)) }

    /// The edge to which the app scrolled; nil after any other movement.
    public var edge: Edge? {
        if case .edge(let edge)? = isPositionedByUser ? nil : storage { return edge }
        return nil
    }

    /// The point to which the app scrolled; nil after any other movement.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal offset to which the app scrolled; nil after any other movement.
    public var x: CGFloat? {
        if case .place(let x, _)? = isPositionedByUser ? nil : storage { return x }
        return nil
    }

    /// The vertical offset to which the app scrolled; nil after any other movement.
    public var y: CGFloat? {
        if case .place(_, let y)? = isPositionedByUser ? nil : storage { return y }
        return nil
    }

    /// The identity of the view in sight, or that the app scrolled to; nil for none.
    public var viewID: (any Hashable & Sendable)? {
        // Identities are passed as sendable values, a constraint that cannot be tested at run time.
        (visibleID?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
    }

    /// The identity of the view in sight, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { visibleID?.base as? T }

    /// The app's request.
    var pending: ScrollRequest? { storage }

    /// Notes the view that the user has scrolled to; returns whether it changed.
    mutating func note(_ id: AnyHashable?) -> Bool {
        let isWanted = id.map { id in idType.map { type(of: id.base) == $0 } ?? false } ?? false
        let new = isWanted ? id : visibleID
        guard new != visibleID || !isPositionedByUser else { return false }
        (visibleID, isPositionedByUser) = (new, true)
        return true
    }
}

extension ScrollPosition: Equatable {
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.storage == b.storage && a.revision == b.revision && a.visibleID == b.visibleID
            && a.isPositionedByUser == b.isPositionedByUser
    }
}

extension View {
    /// Connects where scroll views are with a value: the identity of the view in sight.
    /// - Parameters:
    ///   - id: The identity; setting it scrolls to the view.
    ///   - anchor: Where in the scroll view the view is that counts; nil for its beginning.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_PositionIDModifier(id: id, anchor: anchor))
    }

    /// Connects where scroll views are with a position.
    /// - Parameters:
    ///   - position: The position; changing it scrolls.
    ///   - anchor: Where in the scroll view the view is that counts; nil for its beginning.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_PositionModifier(position: position, anchor: anchor))
    }
}

/// Reads the binding within a body, so that its changes are followed.
private struct _PositionIDModifier<ID: Hashable>: ViewModifier {
    @Binding var id: ID?
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let (binding, now) = ($id, id)
        content.scrollSettings {
            $0.position = ScrollPositionLink(
                anchor: anchor, request: now.map { .id(AnyHashable($0), anchor: nil) }, token: AnyHashable(now),
                report: { seen in
                    guard let seen = seen?.base as? ID, seen != binding.wrappedValue else { return nil }
                    binding.wrappedValue = seen
                    return AnyHashable(Optional(seen))
                })
        }
    }
}

private struct _PositionModifier: ViewModifier {
    @Binding var position: ScrollPosition
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let (binding, now) = ($position, position)
        content.scrollSettings {
            $0.position = ScrollPositionLink(
                anchor: anchor, request: now.pending, token: AnyHashable(now.revision),
                report: { seen in
                    var value = binding.wrappedValue
                    if value.note(seen) { binding.wrappedValue = value }
                    return nil
                })
        }
    }
}

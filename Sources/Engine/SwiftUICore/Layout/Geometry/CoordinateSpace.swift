/// The coordinate space of locations.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// The space of the nearest ancestor with a name.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

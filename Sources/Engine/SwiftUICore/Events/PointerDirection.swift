/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Toward the beginning.
    case leading
    /// Toward the end.
    case trailing

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Toward the beginning.
        public static let leading = Set(rawValue: 1)
        /// Toward the end.
        public static let trailing = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Up.
        public static let up = Set(rawValue: 1)
        /// Down.
        public static let down = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.up, .down]
    }
}

/// Says things to people who have the screen read to them.
@MainActor
public enum Announcer {
    /// Says a text; set by the front end, or by a test.
    ///
    /// Nil while no one listens.
    public static var announce: ((Announcement) -> Void)?

    /// Something to be said.
    public struct Announcement: Hashable, Sendable {
        /// The text.
        public var text: String

        /// Creates an announcement.
        public init(_ text: String) { self.text = text }
    }
}

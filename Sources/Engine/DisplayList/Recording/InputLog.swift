import Foundation

/// The input of an app's windows, with times: recorded once, it can be replayed any number of times.
///
/// As text it has a line an entry, and can be written by hand:
///
///     oriel input 1
///     0 size 390 844
///     0.5 pointer down 20 30 keys=shift
///     0.55 pointer up 20 30
///     1 key down "k" types="k" keys=control
///     3 end
///
/// A record of a program may also contain the time of each frame, and its content: see ``What-swift.enum/frame``.
///
/// ```swift
/// let log = try InputLog(
///     text: """
///         oriel input 1
///         0.5 pointer down 20 30
///         0.55 pointer up 20 30
///         1 end
///         """)
/// for entry in log.entries {
///     if case .event(let event) = entry.what { window.send(event) }
/// }
/// ```
public struct InputLog: Hashable, Sendable {
    /// Something that was done.
    public struct Entry: Hashable, Sendable {
        /// When, in seconds since the window was opened, or since the recording began.
        public var time: Double
        /// Which window: the number of windows that were opened before it.
        public var window: Int
        /// The event or the change.
        public var what: What
        /// The date that the app could read then, in seconds since the reference date; nil if it was not recorded.
        public var date: Double?

        /// Creates an entry.
        public init(time: Double, window: Int = 0, what: What, date: Double? = nil) {
            self.time = time
            self.window = window
            self.what = what
            self.date = date
        }
    }

    /// An event of a window, or a note on what followed from it.
    public enum What: Hashable, Sendable {
        /// The user's input. Its own time is the entry's. An element of the accessibility tree is identified by its
        /// position in the tree, since identifiers are different each time.
        case event(InputEvent)
        /// The window got another size, in points.
        case size(CGSize)
        /// Nothing: time passes until the recording ends.
        case end

        // The cases below are also written where frames are recorded.

        /// The window was opened on a desktop, at a time of the host's clock in seconds.
        case opened(HostTraits, clock: Double)
        /// The desktop's settings around the window changed.
        case traits(HostTraits)
        /// A turn of the program's main loop ended that had changed something.
        case turn
        /// The window applied the changes of a turn at its end, without drawing, with this as the current time.
        case update
        /// The window made a frame.
        case frame
        /// The content of the frame, as text; empty if it equals the previous frame's. At rest no other frame or
        /// timer was due soon after it.
        case shown(String, isAtRest: Bool)
        /// A timer of the app's main thread fired.
        case timer
        /// An item of the menu bar was chosen: the titles on the way to it.
        case menu([String])
        /// The app moved to the front, to the back, or out of sight.
        case phase(AppPhase)
    }

    /// An error in a log.
    public struct Problem: Error, Hashable, CustomStringConvertible {
        /// The line, from 1; 0 where it is none of them.
        public var line: Int
        public var description: String

        /// Describes a problem.
        public init(line: Int = 0, _ description: String) {
            self.line = line
            self.description = line > 0 ? "Line \(line): \(description)" : description
        }
    }

    /// The entries, in the order of their times.
    public var entries: [Entry]

    /// Creates a log.
    public init(_ entries: [Entry] = []) { self.entries = entries }

    /// The first line of the text: the name of the format, and its version.
    public static let header = "oriel input 1"

    /// The log as text, which reads back as the same log.
    public var text: String {
        ([Self.header] + entries.flatMap(\.lines)).map { $0 + "\n" }.joined()
    }

    /// The beginning of lines that belong to the content shown by the entry above them.
    static let shownMark = "| "

    /// Reads a log; skips empty lines and lines that begin with `#`.
    public init(text: String) throws {
        entries = []
        var isBegun = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix(Self.shownMark), let last = entries.indices.last {
                try entries[last].addShown(line.dropFirst(Self.shownMark.count), number: index + 1)
                continue
            }
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            if isBegun {
                var words = try InputWords(line, number: index + 1)
                entries.append(try Entry(&words))
            } else if line == Self.header {
                isBegun = true
            } else {
                throw Problem(line: index + 1, "a log of this version begins with “\(Self.header)”")
            }
        }
        if !isBegun { throw Problem("A log begins with “\(Self.header)”.") }
    }
}

extension InputEvent {
    /// The time of the event, in seconds of the host's clock; nil for entries without a time.
    public var time: Double? {
        get {
            switch self {
            case .pointer(let event): event.time
            case .scroll(let event): event.time
            case .key(let event): event.time
            case .pinch(let event): event.time
            case .modifiers, .text, .composition, .accessibility, .edit: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .pointer(var event):
                event.time = newValue
                self = .pointer(event)
            case .scroll(var event):
                event.time = newValue
                self = .scroll(event)
            case .key(var event):
                event.time = newValue
                self = .key(event)
            case .pinch(var event):
                event.time = newValue
                self = .pinch(event)
            case .modifiers, .text, .composition, .accessibility, .edit: break
            }
        }
    }
}

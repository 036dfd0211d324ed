import Foundation

/// Services of a front end for an app besides showing it.
///
/// A front end that shows the app to a user at another machine (in a browser, or over `ssh`) does these things where
/// the user is. Each has a default that leaves it to the machine on which the app runs, so that a front end implements
/// only what it does differently:
///
/// ```swift
/// final class PageServices: HostServices {
///     private let send: (String) -> Void
///     init(send: @escaping (String) -> Void) { self.send = send }
///
///     func open(_ address: URL, completion: @escaping (Bool) -> Void) -> Bool {
///         send("open \(address.absoluteString)")
///         completion(true)
///         return true
///     }
/// }
/// ```
@MainActor
public protocol HostServices: AnyObject {
    /// Announces a text to users of a screen reader.
    func announce(_ text: String)

    /// Opens a page, a message to write, a call or a file.
    ///
    /// Apps are not trusted with addresses of other kinds: these are never passed.
    /// - Parameter completion: Called later, with whether the address was opened.
    /// - Returns: Whether the front end sees to it; false leaves it to the machine's desktop.
    func open(_ address: URL, completion: @escaping (Bool) -> Void) -> Bool

    /// Plays the sound in a file.
    /// - Parameter completion: Called later, with whether the sound was played to its end.
    /// - Returns: A closure that ends the sound; nil leaves it to the machine's loudspeakers.
    func play(_ sound: URL, completion: @escaping (Bool) -> Void) -> (any HostActivity)?

    /// Reads a text aloud.
    /// - Parameters:
    ///   - rate: How fast, from 0 to 1; 0.5 is usual.
    ///   - completion: Called later, with whether the text was read to its end.
    /// - Returns: A closure that ends the speech; nil leaves it to the machine's voice.
    func speak(_ text: String, rate: Double, completion: @escaping (Bool) -> Void) -> (any HostActivity)?

    /// Whether ``chooseFiles(_:completion:)`` shows a panel; false leaves it to Oriel's own.
    var choosesFiles: Bool { get }

    /// Presents a panel for choosing files to open or a place to save.
    /// - Parameter completion: Called later with the chosen files; nil if the panel was canceled.
    func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]?) -> Void)

    /// Replaces the clipboard's contents.
    /// - Returns: Whether the front end has a clipboard for other forms than text; false keeps them within the app.
    func writeClipboard(_ data: DragData) -> Bool

    /// Handles events within the current turn of the loop, until a function returns true or the app is ended; of windows below a
    /// modal one no input counts.
    ///
    /// The window is open, and is modal (``HostedWindow/isModal``). Timers, frames and all windows' updates continue.
    /// - Parameters:
    ///   - window: The window.
    ///   - waits: Whether the call waits for more events; false handles the events that are due alone.
    ///   - isDone: Returns whether the call ends; asked after each event.
    /// - Returns: Whether the front end has a loop that can do this.
    func runModal(for window: any HostedWindow, waits: Bool, until isDone: () -> Bool) -> Bool

    /// The rectangle of the first screen, in points; nil where there is none.
    var screenBounds: CGRect? { get }

    /// Arranges an open window.
    /// - Returns: Whether there is a desktop that was asked; it may still decide otherwise.
    func arrange(_ window: any HostedWindow, _ arrangement: WindowArrangement) -> Bool
}

/// Something that a front end does and that can be ended.
///
/// ```swift
/// final class Sound: HostActivity {
///     var isPlaying = true
///     func stop() { isPlaying = false }
/// }
/// ```
@MainActor
public protocol HostActivity: AnyObject {
    /// Ends it; without effect once it is over.
    func stop()
}

extension HostServices {
    /// Does nothing.
    public func announce(_ text: String) {}
    /// Leaves it to the desktop.
    public func open(_ address: URL, completion: @escaping (Bool) -> Void) -> Bool { false }
    /// Leaves it to the machine.
    public func play(_ sound: URL, completion: @escaping (Bool) -> Void) -> (any HostActivity)? { nil }
    /// Leaves it to the machine.
    public func speak(_ text: String, rate: Double, completion: @escaping (Bool) -> Void) -> (any HostActivity)? { nil }
    /// False.
    public var choosesFiles: Bool { false }
    /// Chooses nothing.
    public func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]?) -> Void) { completion(nil) }
    /// False.
    public func writeClipboard(_ data: DragData) -> Bool { false }
    /// False: nothing waits.
    public func runModal(for window: any HostedWindow, waits: Bool, until isDone: () -> Bool) -> Bool { false }
    /// None.
    public var screenBounds: CGRect? { nil }
    /// False: no desktop is around windows.
    public func arrange(_ window: any HostedWindow, _ arrangement: WindowArrangement) -> Bool { false }
}

/// An app's request for a file panel.
///
/// ```swift
/// var request = FileRequest(.open(allowsSeveral: true))
/// request.types = ["public.png", "public.jpeg"]
/// request.message = "Choose pictures for the album."
/// ```
public struct FileRequest: Hashable, Sendable {
    /// The kind of choice: files to open, or a place to save.
    public enum Kind: Hashable, Sendable {
        /// A file to open, or several.
        case open(allowsSeveral: Bool)
        /// A folder.
        case folder
        /// A place to save, with the name to begin with.
        case save(name: String)
    }

    /// The kind of choice: files to open, or a place to save.
    public var kind: Kind
    /// The identifiers of the types to choose from, such as `public.png`; empty for all.
    public var types: [String] = []
    /// The message below the panel's title; empty for none.
    public var message = ""
    /// The title of the confirmation button; empty for the default.
    public var confirmationLabel = ""
    /// The folder to begin with; nil for the usual.
    public var folder: URL?

    /// Creates a request.
    public init(_ kind: Kind) { self.kind = kind }
}

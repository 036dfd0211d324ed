import Foundation

/// A way to show an app to the user.
///
/// A front end passes events to the app's windows and shows their display lists, which it follows with a
/// ``DisplayListReader``. It knows nothing about views.
///
/// The front end controls an app's process from start to end: it owns the loop, the clock and the screen. It receives
/// the app in ``run(_:)``, which returns when the last window is closed. ``textSystem`` is read before that, since
/// views are measured with it.
///
/// ```swift
/// final class Printer: FrontEnd {
///     let textSystem: any TextMeasuring
///
///     init(_ textSystem: any TextMeasuring) { self.textSystem = textSystem }
///
///     func run(_ app: any HostedApplication) -> Int32 {
///         guard let window = app.makeInitialWindows().first else { return 1 }
///         app.phaseChanged(to: .active)
///         window.resize(to: window.defaultSize ?? window.idealSize)
///         _ = window.renderFrame(at: 0)
///         print(window.displayList)
///         window.close()
///         app.phaseChanged(to: .ended)
///         return 0
///     }
/// }
/// ```
///
/// This one is complete: it draws the first frame as text, and ends. One that keeps running makes frames when a window
/// needs them (``FrameOutcome/nextFrameTime``, ``HostedWindow/needsFrame``), and reports the user's input
/// (``HostedWindow/send(_:)``). The module `FrontEndKit` has the common parts of these front ends: when the next frame
/// is due, which parts of the screen are damaged, fingers, flicks, shortcuts.
///
/// Front ends are not named by apps. A build lists its ``FrontEndCandidate``s, and the first that can be used is taken,
/// or the one that the command line asks for. A front end imports `DisplayList` and never the modules above it, as a
/// test sees.
///
/// Set ``HostTraits/kind`` to the kind of front end: controls choose their appearance by it. Leave out effects that a
/// screen cannot show (a blur, a shadow) rather than fail: an app must be usable with color, text and positions only.
@MainActor
public protocol FrontEnd: AnyObject {
    /// The text system that the front end paints with.
    var textSystem: any TextMeasuring { get }
    /// Called when a timer of the app is about to fire, by front ends that record events; nil by default.
    var timerWillFire: (() -> Void)? { get }
    /// Shows the app until its last window is closed.
    /// - Returns: The exit code of the process.
    func run(_ app: any HostedApplication) -> Int32
}

extension FrontEnd {
    /// None.
    public var timerWillFire: (() -> Void)? { nil }
}

/// The user's request to a front end on the command line.
///
/// ```swift
/// var request = FrontEndRequest()
/// request.picture = "game.png"
/// request.size = CGSize(width: 390, height: 844)
/// request.times = [0, 0.5, 1]
/// ```
public struct FrontEndRequest: Hashable, Sendable {
    /// The file to draw to, whose extension determines the format; nil to show windows.
    public var picture: String?
    /// The size of the window or picture, in points (of a terminal, in columns and rows); nil for the app's own.
    public var size: CGSize?
    /// Pixels per point of a picture; 1 by default.
    public var scale: CGFloat = 1
    /// Whether colors are the dark ones; false by default.
    public var isDark = false
    /// The times at which pictures are drawn, in seconds; by default after two, when animations at the start have
    /// ended.
    public var times: [Double] = [2]

    /// The address with which the app is opened; nil for none.
    ///
    /// The app has it already: front ends that find the app running elsewhere hand it over.
    public var address: URL?

    /// How a terminal's first frame is printed as text; nil to show the app.
    public var dump: Dump?

    /// How a frame is printed as text.
    public enum Dump: Hashable, Sendable { case plain, colors }

    /// Creates a request for the usual.
    public init() {}
}

/// A kind of front end that this build has.
///
/// ```swift
/// final class TextFrontEnd: FrontEnd {
///     let textSystem: any TextMeasuring
///     init(_ textSystem: any TextMeasuring) { self.textSystem = textSystem }
///     func run(_ app: any HostedApplication) -> Int32 { 0 }
/// }
///
/// @MainActor func candidate(with textSystem: any TextMeasuring) -> FrontEndCandidate {
///     FrontEndCandidate(.terminal, obstacle: { isatty(1) == 0 ? "This is not a terminal." : nil }) { _ in
///         TextFrontEnd(textSystem)
///     }
/// }
/// ```
@MainActor
public struct FrontEndCandidate {
    /// The kind of the front end.
    public var kind: HostTraits.Kind
    /// Returns the reason why it cannot be used here, as a sentence for the user; nil if it can.
    public var obstacle: () -> String?
    /// Returns the reason why it is not chosen unless the command line asks for it; by default its ``obstacle``.
    public var hindrance: () -> String?
    /// Makes the front end.
    public var make: (FrontEndRequest) -> any FrontEnd

    /// Creates a candidate.
    public init(
        _ kind: HostTraits.Kind, obstacle: @escaping () -> String? = { nil },
        make: @escaping (FrontEndRequest) -> any FrontEnd
    ) {
        self.kind = kind
        self.obstacle = obstacle
        hindrance = obstacle
        self.make = make
    }
}

import Foundation

/// A way to show an app to a person.
///
/// A front end takes events to the app's windows and shows their display lists, which it follows with a
/// ``DisplayListReader``. It knows nothing of views.
@MainActor
public protocol FrontEnd: AnyObject {
    /// The text system that the front end paints with.
    var textSystem: any TextMeasuring { get }
    /// Called when a timer of the app is about to fire, by front ends that record what happens; nil by default.
    var timerWillFire: (() -> Void)? { get }
    /// Shows the app until its last window is closed.
    /// - Returns: The exit code of the process.
    func run(_ app: any HostedApplication) -> Int32
}

extension FrontEnd {
    /// None.
    public var timerWillFire: (() -> Void)? { nil }
}

/// What a person asks of a front end on the command line.
public struct FrontEndRequest: Hashable, Sendable {
    /// The file to draw to, whose extension says what kind of picture it is; nil to show windows.
    public var picture: String?
    /// The size of the window or picture, in points; nil for the app's own.
    public var size: CGSize?
    /// Pixels per point of a picture; 1 by default.
    public var scale: CGFloat = 1
    /// Whether colours are the dark ones; false by default.
    public var isDark = false
    /// The times at which pictures are drawn, in seconds; by default after two, when what moves at the start has arrived.
    public var times: [Double] = [2]

    /// Creates a request for the usual.
    public init() {}
}

/// A kind of front end that this build has.
@MainActor
public struct FrontEndCandidate {
    /// What kind of front end it is.
    public var kind: HostTraits.Kind
    /// Returns why it cannot be used here, as a sentence for a person; nil where it can.
    public var obstacle: () -> String?
    /// Makes the front end.
    public var make: (FrontEndRequest) -> any FrontEnd

    /// Creates a candidate.
    public init(
        _ kind: HostTraits.Kind, obstacle: @escaping () -> String? = { nil },
        make: @escaping (FrontEndRequest) -> any FrontEnd
    ) {
        self.kind = kind
        self.obstacle = obstacle
        self.make = make
    }
}

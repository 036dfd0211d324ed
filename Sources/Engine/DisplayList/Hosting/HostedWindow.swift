import Foundation

/// The shape of the pointer over a place.
///
/// ```swift
/// func name(of shape: PointerShape) -> String {
///     switch shape {
///     case .hand: "pointer"
///     case .text: "text"
///     default: "default"
///     }
/// }
/// print(name(of: window.pointerShape))
/// ```
public enum PointerShape: Hashable, Sendable {
    case arrow, hand, text, resizeHorizontal, resizeVertical, grab, grabbing, forbidden
    /// A beam between the letters of a column.
    case verticalText
    /// A cross, and magnifying glasses with a plus and a minus.
    case cross, zoomIn, zoomOut
    /// Arrows from the upper left to the lower right, and from the lower left to the upper right.
    case resizeDescending, resizeAscending
    /// No pointer is shown.
    case hidden
    /// A picture.
    case picture(PointerPicture)

    /// The shape where left and right are exchanged.
    public var mirrored: PointerShape {
        switch self {
        case .resizeDescending: .resizeAscending
        case .resizeAscending: .resizeDescending
        default: self
        }
    }
}

/// A picture in the place of the pointer; each is equal to itself alone.
///
/// ```swift
/// let dot = PointerPicture(commands: [], size: CGSize(width: 16, height: 16), hotSpot: CGPoint(x: 8, y: 8))
/// print(PointerShape.picture(dot) == .picture(dot))
/// ```
public final class PointerPicture: Hashable, @unchecked Sendable {
    /// The drawing commands, in points from the picture's upper left corner.
    public let commands: [DrawingCommand]
    /// The picture's size, in points.
    public let size: CGSize
    /// The place in the picture that points, in points.
    public let hotSpot: CGPoint

    /// Creates a picture.
    public init(commands: [DrawingCommand], size: CGSize, hotSpot: CGPoint) {
        self.commands = commands
        self.size = size
        self.hotSpot = hotSpot
    }

    public static func == (a: PointerPicture, b: PointerPicture) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The interactions that a window allows.
///
/// ```swift
/// if window.interactions.contains(.resize) { print("It has edges to drag.") }
/// ```
public struct WindowInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    /// Creates a set of the bits of others.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Closing it.
    public static let dismiss = WindowInteractions(rawValue: 1)
    /// Minimizing it.
    public static let minimize = WindowInteractions(rawValue: 2)
    /// Making it full screen.
    public static let fullScreen = WindowInteractions(rawValue: 4)
    /// Giving it another size.
    public static let resize = WindowInteractions(rawValue: 8)
    /// All of these.
    public static let all: WindowInteractions = [.dismiss, .minimize, .fullScreen, .resize]
}

/// The result of one turn of a window's passes.
///
/// ```swift
/// let outcome = window.renderFrame(at: 1.5)
/// if outcome.hasChanges { print("Something is to be drawn.") }
/// if let time = outcome.nextFrameTime { print("Call renderFrame(at:) again at \(time).") }
/// ```
public struct FrameOutcome: Hashable, Sendable {
    /// Whether the display list changed since the last turn.
    public var hasChanges: Bool
    /// When the next frame is due, in seconds of the host's clock: now for a running animation, later for a
    /// timer; nil when nothing moves until the next event.
    public var nextFrameTime: Double?

    /// Creates an outcome.
    public init(hasChanges: Bool, nextFrameTime: Double?) {
        self.hasChanges = hasChanges
        self.nextFrameTime = nextFrameTime
    }
}

/// A window's content, as a front end sees it: events in, display list out.
///
/// The core makes these; a front end shows them. All calls come on the main thread.
///
/// A window's life has four parts. When it is opened, the front end provides the desktop's settings and the window's
/// size. Then it waits: the window calls ``needsFrame`` when there is something to show, and a frame is made soon
/// after, at the pace of the screen. The user's actions are passed to it as events. When the window is closed, the
/// front end calls ``close()``, and the window no longer shows anything.
///
/// ```swift
/// @MainActor final class Screen {
///     let window: any HostedWindow
///     private var reader: DisplayListReader
///     private var isWaiting = true
///
///     init(_ window: any HostedWindow, size: CGSize) {
///         self.window = window
///         reader = DisplayListReader(window.displayList)
///         window.update(traits: HostTraits())
///         window.resize(to: size)
///         window.needsFrame = { [weak self] in self?.isWaiting = false }
///     }
///
///     /// Makes a frame, and returns when the next one is due.
///     func show(at time: Double) -> Double? {
///         isWaiting = true
///         let outcome = window.renderFrame(at: time)
///         if outcome.hasChanges { print(reader.read().changed.count, "layers changed") }
///         return outcome.nextFrameTime
///     }
///
///     func tap(at place: CGPoint, time: Double) {
///         window.send(.pointer(PointerEvent(.down, at: place, time: time)))
///         window.send(.pointer(PointerEvent(.up, at: place, time: time)))
///     }
/// }
/// ```
///
/// Times are seconds of a clock that only goes forward, the same for frames and events. Ask ``title``,
/// ``pointerShape``, ``textInput`` and the other properties after a frame: they describe the last one. A frame that
/// was not requested is cheap and changes nothing. Don't make one from within ``needsFrame``, and don't write to the
/// display list, which is read with a ``DisplayListReader``.
///
/// `Documentation/Oriel.docc/WriteAFrontEnd.md` goes through a whole front end.
@MainActor
public protocol HostedWindow: AnyObject {
    /// The title for the window's bar.
    var title: String { get }
    /// The size the window should open with, in points; nil to ask ``idealSize``.
    var defaultSize: CGSize? { get }
    /// The size at which the content is neither cramped nor stretched, in points.
    var idealSize: CGSize { get }
    /// The least size the content accepts, in points.
    var minimumSize: CGSize { get }
    /// The greatest size the content accepts, in points.
    var maximumSize: CGSize { get }
    /// The display list of the window.
    var displayList: DisplayList { get }
    /// The color behind the content.
    var backgroundColor: RGBA { get }
    /// The shape the pointer should have.
    var pointerShape: PointerShape { get }
    /// The focused text field's state; nil when nothing takes text.
    var textInput: TextInputState? { get }
    /// Whether the content asks for a dark (true) or light (false) window; nil to follow the desktop.
    var prefersDark: Bool? { get }
    /// Whether the window has a title bar.
    var isDecorated: Bool { get }
    /// The interactions that the window allows.
    var interactions: WindowInteractions { get }
    /// Whether the window is hidden for a while, as another window replaces it.
    var isSetAside: Bool { get }
    /// The rectangle of the screen, in points; nil where that is not known. Set by the front end before it asks for sizes.
    var displayBounds: CGRect? { get set }
    /// Called during a press that is to move the window from then on; set by the front end where windows can be moved.
    var beginMove: (() -> Void)? { get set }
    /// Whether the windows that were open before get no input while this one is open.
    var isModal: Bool { get }
    /// The tool tip for a location of the window; nil for none.
    func toolTip(at point: CGPoint) -> ToolTip?
    /// Services of the front end besides showing the app; nil for none.
    var services: (any HostServices)? { get }
    /// The accessibility elements, parents before children.
    var accessibilityItems: [AccessibilityItem] { get }
    /// The widgets of the desktop's toolkit that views show, where the last frame has them.
    var nativeChildren: [NativeChildPlace] { get }
    /// The widget whose view is the topmost at a location of the window; nil where there is none, or something above it.
    func nativeChild(at point: CGPoint) -> (any NativeChild)?
    /// Notes that a widget of a view has the keys, so that its view has the focus.
    func nativeChildFocused(_ child: any NativeChild)
    /// Called when a frame is needed; the front end then calls ``renderFrame(at:)`` soon.
    var needsFrame: (() -> Void)? { get set }
    /// The present, in seconds of the host's clock; nil if time is paused between frames. Set by the front end.
    ///
    /// The changes of a turn of the loop are processed at its end, at this time, whenever the next frame is
    /// (``MainTurn``).
    var clock: (() -> Double)? { get set }
    /// Called with the time after changes were applied between two frames.
    var didUpdate: ((Double) -> Void)? { get set }
    /// Called with text for the clipboard.
    var writeClipboard: ((String) -> Void)? { get set }
    /// Asked for the clipboard's text.
    var readClipboard: ((@escaping (String?) -> Void) -> Void)? { get set }
    /// Called for the clipboard's text when it is needed at once; returns nil if there is none, or if its owner takes
    /// too long.
    var readClipboardNow: (() -> String?)? { get set }
    /// Called with selected text, for desktops that paste the selection with the middle button.
    var writePrimarySelection: ((String) -> Void)? { get set }
    /// Called for the selected text in any window of the desktop.
    var readPrimarySelection: ((@escaping (String?) -> Void) -> Void)? { get set }

    /// Sets the size of the window's content area, in points.
    func resize(to size: CGSize)
    /// Updates the desktop's properties.
    func update(traits: HostTraits)
    /// Returns whether the user may close the window now; content that asks the user first closes it later.
    func shouldClose() -> Bool
    /// Handles an event; returns whether any element responded.
    @discardableResult func send(_ event: InputEvent) -> Bool
    /// Runs the three passes for a time in seconds of the host's clock (monotonic).
    func renderFrame(at time: Double) -> FrameOutcome
    /// Notes that the window was closed.
    func close()

    /// Starts a drag into the window from elsewhere; its data may not be known yet.
    func dragEntered(_ data: DragData)
    /// Updates the drag's location, in points of the window; returns the operation of a drop there.
    func dragMoved(to location: CGPoint) -> DropResponse
    /// Cancels the drag, which left the window.
    func dragLeft()
    /// Drops the data, which is complete now; returns the operation performed.
    func drop(_ data: DragData, at location: CGPoint) -> DropResponse
    /// Takes over the drag within the window, to be continued over the desktop. The caller must cancel the window's own
    /// drag.
    /// - Parameter ready: Called later, with the data.
    /// - Returns: Whether anything is dragged.
    func exportDrag(_ ready: @escaping (DragData) -> Void) -> Bool
    /// Ends a drag that was handed over to the desktop.
    func handedOverDragEnded()
}

extension HostedWindow {
    /// None.
    public var nativeChildren: [NativeChildPlace] { [] }
    /// None.
    public func nativeChild(at point: CGPoint) -> (any NativeChild)? { nil }
    /// Nothing has the focus.
    public func nativeChildFocused(_ child: any NativeChild) {}
    /// None.
    public var services: (any HostServices)? { nil }
    /// None: changes are applied only in frames.
    public var clock: (() -> Double)? {
        get { nil }
        set {}
    }
    /// Never called.
    public var didUpdate: ((Double) -> Void)? {
        get { nil }
        set {}
    }
    /// Nothing is reported.
    public var writePrimarySelection: ((String) -> Void)? {
        get { nil }
        set {}
    }
    /// Nothing is requested.
    public var readPrimarySelection: ((@escaping (String?) -> Void) -> Void)? {
        get { nil }
        set {}
    }
    /// Nothing is taken.
    public func dragEntered(_ data: DragData) {}
    /// Nothing is taken.
    public func dragMoved(to location: CGPoint) -> DropResponse { .nothing }
    /// Nothing was taken.
    public func dragLeft() {}
    /// Nothing is taken.
    public func drop(_ data: DragData, at location: CGPoint) -> DropResponse { .nothing }
    /// Nothing is dragged.
    public func exportDrag(_ ready: @escaping (DragData) -> Void) -> Bool { false }
    /// Nothing was dragged.
    public func handedOverDragEnded() {}
    /// True.
    public var isDecorated: Bool { true }
    /// All.
    public var interactions: WindowInteractions { .all }
    /// False.
    public var isSetAside: Bool { false }
    /// False.
    public var isModal: Bool { false }
    /// True.
    public func shouldClose() -> Bool { true }
    /// Not known.
    public var displayBounds: CGRect? {
        get { nil }
        set {}
    }
    /// The window is never moved.
    public var beginMove: (() -> Void)? {
        get { nil }
        set {}
    }
    /// Returns no tool tip.
    public func toolTip(at point: CGPoint) -> ToolTip? { nil }
}

/// A text beside the pointer.
///
/// ```swift
/// if let tip = window.toolTip(at: CGPoint(x: 20, y: 30)) { print(tip.text, "near", tip.frame) }
/// ```
public struct ToolTip: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The area that the text describes, in points of the window.
    public var frame: CGRect

    /// Creates a text for a place.
    public init(_ text: String, frame: CGRect) {
        self.text = text
        self.frame = frame
    }
}

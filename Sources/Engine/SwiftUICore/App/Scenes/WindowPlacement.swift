import Foundation

/// Where a window opens, and in which size; the desktop decides on the place.
///
/// Follows Apple's [WindowPlacement](https://developer.apple.com/documentation/swiftui/windowplacement).
public struct WindowPlacement: Equatable {
    /// A place beside other windows, or as the system has it.
    ///
    /// Follows Apple's [Position](https://developer.apple.com/documentation/swiftui/windowplacement/position).
    public struct Position: Hashable {
        private let name: String
        private let window: WindowProxy?

        /// In the place of another window.
        public static func replacing(_ relative: WindowProxy) -> Position {
            Position(name: "replacing", window: relative)
        }
        /// Before another window.
        public static func leading(_ relative: WindowProxy) -> Position { Position(name: "leading", window: relative) }
        /// Behind another window.
        public static func trailing(_ relative: WindowProxy) -> Position {
            Position(name: "trailing", window: relative)
        }
        /// Above another window.
        public static func above(_ relative: WindowProxy) -> Position { Position(name: "above", window: relative) }
        /// Below another window.
        public static func below(_ relative: WindowProxy) -> Position { Position(name: "below", window: relative) }
        /// A place for a panel of tools.
        public static let utilityPanel = Position(name: "utilityPanel", window: nil)
    }

    private enum Place: Equatable {
        case relative(Position)
        case point(x: CGFloat?, y: CGFloat?)
        case unit(UnitPoint)
    }

    private let place: Place?
    private let width: CGFloat?
    private let height: CGFloat?

    /// Creates a placement beside another window.
    public init(_ position: Position?) {
        place = position.map { .relative($0) }
        width = nil
        height = nil
    }

    /// Creates a placement at a place of the screen.
    /// - Parameters:
    ///   - position: The upper left corner; nil for any.
    ///   - size: The size; nil for the scene's.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.init(x: position?.x, y: position?.y, width: size?.width, height: size?.height)
    }

    /// Creates a placement at a part of the screen.
    /// - Parameters:
    ///   - position: The place in the screen; nil for any.
    ///   - size: The size; nil for the scene's.
    public init(_ position: UnitPoint?, size: CGSize?) {
        place = position.map { .unit($0) }
        width = size?.width
        height = size?.height
    }

    /// Creates a placement at a part of the screen.
    /// - Parameters:
    ///   - position: The place in the screen.
    ///   - width: The width; nil for the scene's.
    ///   - height: The height; nil for the scene's.
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        place = .unit(position)
        self.width = width
        self.height = height
    }

    /// Creates a placement at a place of the screen.
    /// - Parameters:
    ///   - x: The left edge; nil for any.
    ///   - y: The upper edge; nil for any.
    ///   - width: The width; nil for the scene's.
    ///   - height: The height; nil for the scene's.
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        place = x == nil && y == nil ? nil : .point(x: x, y: y)
        self.width = width
        self.height = height
    }

    /// Whether a place is asked for.
    var hasPlace: Bool { place != nil }

    /// The size; a side that the placement leaves open is taken from another size.
    ///
    /// Nil where neither side is given.
    func size(or other: @autoclosure () -> CGSize) -> CGSize? {
        if let width, let height { return CGSize(width: width, height: height) }
        if width == nil, height == nil { return nil }
        let other = other()
        return CGSize(width: width ?? other.width, height: height ?? other.height)
    }
}

/// Information for placing a window.
///
/// Follows Apple's
/// [WindowPlacementContext](https://developer.apple.com/documentation/swiftui/windowplacementcontext).
public struct WindowPlacementContext {
    /// The screen on which windows open.
    public let defaultDisplay: DisplayProxy
    /// The windows that are open, in the order in which they were opened.
    public let windows: [WindowProxy]
}

/// A screen.
///
/// Follows Apple's [DisplayProxy](https://developer.apple.com/documentation/swiftui/displayproxy).
public struct DisplayProxy: Equatable {
    /// The whole screen, in points; 1920 by 1080 where the front end does not know it.
    public let bounds: CGRect
    /// The part of the screen that windows may cover: all of it, for desktops do not say where their panels are.
    public var visibleRect: CGRect { bounds }
    /// The edges that the desktop keeps: none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    init(bounds: CGRect?) { self.bounds = bounds ?? CGRect(x: 0, y: 0, width: 1920, height: 1080) }
}

/// An open window.
///
/// Follows Apple's [WindowProxy](https://developer.apple.com/documentation/swiftui/windowproxy).
public struct WindowProxy: Hashable {
    /// The identifier of the window's scene; nil for none.
    public let id: String?
    /// Whether the window is in use.
    public let phase: ScenePhase
}

/// The content of a window that is placed.
///
/// Follows Apple's [WindowLayoutRoot](https://developer.apple.com/documentation/swiftui/windowlayoutroot).
public struct WindowLayoutRoot {
    let host: ViewHost

    /// The content's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { host.size(for: proposal) }
    }
}

/// The size that a window takes when it is zoomed.
///
/// Follows Apple's [WindowIdealSize](https://developer.apple.com/documentation/swiftui/windowidealsize).
public struct WindowIdealSize: Hashable, Sendable {
    private let rawValue: UInt8
    /// As the system has it.
    public static let automatic = WindowIdealSize(rawValue: 0)
    /// As large as there is room.
    public static let maximum = WindowIdealSize(rawValue: 1)
    /// The content's size.
    public static let fitToContent = WindowIdealSize(rawValue: 2)
}

extension Scene {
    /// Sets where windows open, and in which size.
    ///
    /// The desktop decides on the place.
    ///
    /// Follows Apple's
    /// [defaultWindowPlacement(_:)](https://developer.apple.com/documentation/swiftui/scene/defaultwindowplacement(_:)).
    /// - Parameter makePlacement: Takes the content, whose size it may ask for, and the screen and windows.
    public nonisolated func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        _ModifiedScene(content: self) { $0.placement = $0.placement ?? makePlacement }
    }

    /// Without effect: desktops zoom windows to the size of the screen.
    public nonisolated func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        unsupported("windowIdealPlacement(_:)")
    }

    /// Without effect other than `maximum`: desktops zoom windows to the size of the screen.
    public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
        unsupported("windowIdealSize(_:)", where: idealSize == .fitToContent)
    }
}

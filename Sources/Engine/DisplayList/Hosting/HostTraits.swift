import Foundation

/// The properties of the desktop around a window, set by its front end.
///
/// ```swift
/// var traits = HostTraits()
/// traits.kind = .terminal
/// traits.isDark = true
/// traits.reducesMotion = true
/// window.update(traits: traits)
/// ```
public struct HostTraits: Hashable, Sendable {
    /// Whether the desktop is dark.
    public var isDark = false
    /// Pixels per point.
    public var displayScale: CGFloat = 1
    private var ownGrid: CGSize?
    /// The smallest unit of the device across and down, in points: by default a pixel.
    ///
    /// Frames are rounded to it. Where a unit is larger than a point, lengths and distances are whole units as well, so
    /// that equal gaps stay equal. A value that is not a number greater than 0 is ignored.
    public var grid: CGSize {
        get {
            if let ownGrid { return ownGrid }
            let pixel = displayScale > 0 && displayScale < .infinity ? 1 / displayScale : 1
            return CGSize(width: pixel, height: pixel)
        }
        set {
            let isUnit = newValue.width > 0 && newValue.width < .infinity && newValue.height > 0
            ownGrid = isUnit && newValue.height < .infinity ? newValue : nil
        }
    }
    /// Whether the smallest unit is something else than a pixel.
    public var hasOwnGrid: Bool { ownGrid != nil }
    /// How much larger than usual text should be; 1 for the usual size.
    public var fontScale: CGFloat = 1
    /// Whether motion should be kept small.
    public var reducesMotion = false
    /// Whether pages of stacks, sheets and dialogs move into their places, where motion is not kept small.
    ///
    /// False by default, so that the result of an action is there at once.
    public var movesPages = false
    /// Whether colors should contrast more.
    public var increasesContrast = false
    /// Whether the window has the keyboard.
    public var isActive = true
    /// Whether the window is visible.
    public var isVisible = true
    /// Whether the window is as large as the screen.
    public var isMaximized = false
    /// Whether the window has the whole screen.
    public var isFullScreen = false
    /// The language and region, such as `de_DE`.
    public var localeIdentifier: String?
    /// The kind of front end.
    public var kind = Kind.window

    /// The kinds of front ends.
    public enum Kind: Hashable, Sendable { case window, terminal, browser, image, test }

    /// Creates the usual traits: light, one pixel a point.
    public init() {}
}

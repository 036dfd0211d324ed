import Foundation
import SwiftUICore

/// A size of a screen in pixels.
///
/// Follows Apple's [UIScreenMode](https://developer.apple.com/documentation/uikit/uiscreenmode).
open class UIScreenMode: NSObject, @unchecked Sendable {
    /// The size in pixels.
    public let size: CGSize
    /// The width of a pixel divided by its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }
    init(_ size: CGSize) { self.size = size }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
    open override var hash: Int { size.width.hashValue }
}

extension UIScreen {
    /// How an image that is larger than the screen is shown.
    public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }

    /// The present size, in pixels: the app's first window, as ``nativeBounds`` has it.
    public var currentMode: UIScreenMode? {
        get { UIScreenMode(nativeBounds.size) }
        set {
            if newValue != currentMode { RuntimeWarning.issue("UIScreen: the desktop chooses the size of screens.") }
        }
    }
    /// The size that suits the screen best: the present one.
    public var preferredMode: UIScreenMode? { currentMode }
    /// The sizes that the screen can have: the present one.
    public var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }
    /// The screen that this one shows as well; none.
    public var mirrored: UIScreen? { nil }
    /// Whether the screen is made darker by drawing; the desktop decides it.
    public var wantsSoftwareDimming: Bool {
        get { false }
        set { if newValue { RuntimeWarning.issue("UIScreen: the desktop decides the brightness of screens.") } }
    }
    /// How an image that is larger than the screen is shown; none is.
    public var overscanCompensation: OverscanCompensation {
        get { .none }
        set { if newValue != .none { RuntimeWarning.issue("UIScreen: the desktop chooses the size of screens.") } }
    }
    /// The margins that a screen may hide; none.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// How long it takes until an image is seen, in seconds; not known here.
    public var calibratedLatency: CFTimeInterval { 0 }
    /// How much brighter than white a pixel can be: not at all.
    public var potentialEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white a pixel can be now: not at all.
    public var currentEDRHeadroom: CGFloat { 1 }
    /// The moment of the reference white, for pictures in high dynamic range; there are none here.
    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// Whether a screen shows colors exactly.
    public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported, notEnabled, limited, enabled }
}

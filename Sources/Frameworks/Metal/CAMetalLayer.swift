import Foundation
import SwiftUI

/// A layer that shows pictures of a device of Metal's; there is none here, so that it has no pictures.
///
/// On Apple's systems the type is Core Animation's; here it is beside the devices, which Core Animation's module does not know.
///
/// Follows Apple's [CAMetalLayer](https://developer.apple.com/documentation/quartzcore/cametallayer).
open class CAMetalLayer: CALayer, @unchecked Sendable {
    /// The device; nil for none.
    open var device: (any MTLDevice)?
    /// The device that suits the screen; nil, as there is none.
    open var preferredDevice: (any MTLDevice)? { nil }
    /// The format of colors.
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    /// Whether pictures can only be drawn into.
    open var framebufferOnly = true
    /// The size of pictures, in pixels.
    open var drawableSize = CGSize.zero
    /// Whether pictures come with changes of Core Animation.
    open var presentsWithTransaction = false
    /// Whether pictures wait for the screen.
    open var displaySyncEnabled = true
    /// Whether colors may be brighter than white.
    open var wantsExtendedDynamicRangeContent = false
    /// The space of colors; nil for the usual one.
    open var colorspace: CGColorSpace?
    /// How many pictures are used in turn: 2 or 3.
    open var maximumDrawableCount = 3
    /// Whether waiting for a picture ends after a second.
    open var allowsNextDrawableTimeout = true
    /// Values for debugging.
    open var developerHUDProperties: [AnyHashable: Any]?

    /// Returns the next picture; nil, and says so once.
    open func nextDrawable() -> (any CAMetalDrawable)? {
        RuntimeWarning.issue("CAMetalLayer: there is no device here that draws. See CompatibilityGaps.md.")
        return nil
    }
}

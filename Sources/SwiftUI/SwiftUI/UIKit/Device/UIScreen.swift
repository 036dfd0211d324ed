import Foundation

/// The screen that the app is shown on: here, the area of the app's window.
///
/// Follows Apple's [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
open class UIScreen: NSObject, @unchecked Sendable {
    /// The screen.
    public static let main = UIScreen()
    /// All screens.
    public static var screens: [UIScreen] { [main] }

    /// The size of the app's first window, in points: apps take it for the room they have.
    ///
    /// Before a window is open, the size with which one opens.
    open var bounds: CGRect { CGRect(origin: .zero, size: AppWindows.size) }
    /// The size of the app's first window, in pixels.
    open var nativeBounds: CGRect {
        let size = AppWindows.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    /// Pixels per point.
    open var scale: CGFloat { AppWindows.scale }
    /// Pixels per point.
    open var nativeScale: CGFloat { scale }
    /// The brightness, from 0 to 1; the desktop decides it.
    open var brightness: CGFloat = 1
    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is being captured; unknown here.
    open var isCaptured: Bool { false }
    /// The screen's traits.
    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .unspecified) }
}

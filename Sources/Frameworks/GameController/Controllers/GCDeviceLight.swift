import Foundation

/// The color of a controller's light.
///
/// Follows Apple's [GCColor](https://developer.apple.com/documentation/gamecontroller/gccolor).
open class GCColor: NSObject, NSCopying, @unchecked Sendable {
    /// Red, from 0 to 1.
    public let red: Float
    /// Green, from 0 to 1.
    public let green: Float
    /// Blue, from 0 to 1.
    public let blue: Float
    /// Creates a color.
    public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
    /// Returns the color itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The light of a controller.
///
/// Follows Apple's [GCDeviceLight](https://developer.apple.com/documentation/gamecontroller/gcdevicelight).
open class GCDeviceLight: NSObject, @unchecked Sendable {
    /// The color; one that is set is shown at once.
    open var color = GCColor(red: 0, green: 0, blue: 1) {
        didSet {
            let (red, green, blue) = (color.red.clamped(0, 1), color.green.clamped(0, 1), color.blue.clamped(0, 1))
            output?.setLight(red: red, green: green, blue: blue)
        }
    }

    private weak var output: (any PadOutput)?

    init(_ output: any PadOutput) { self.output = output }
}

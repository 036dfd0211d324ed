import Foundation

/// A setting that a device's button for the camera would offer; no session accepts one here.
///
/// Follows Apple's [AVCaptureControl](https://developer.apple.com/documentation/avfoundation/avcapturecontrol).
open class AVCaptureControl: NSObject, @unchecked Sendable {
    /// Whether it can be used; true by default.
    open var isEnabled = true
}

/// A setting of a number.
///
/// Follows Apple's [AVCaptureSlider](https://developer.apple.com/documentation/avfoundation/avcaptureslider).
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    /// The title.
    public let localizedTitle: String
    /// The name of its symbol.
    public let symbolName: String
    /// The number.
    open var value: Float
    /// The numbers that are offered first.
    open var prominentValues: [Float] = []
    /// The format of the number; nil for its own.
    open var localizedValueFormat: String?
    /// The name for tests; nil for none.
    open var accessibilityIdentifier: String?

    /// Creates a setting of any number in a range.
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
    }
    /// Creates a setting of the numbers in a range that are a step apart.
    public convenience init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
        self.init(localizedTitle, symbolName: symbolName, in: range)
    }
    /// Creates a setting of some numbers.
    public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, values.first ?? 0)
    }
    /// Sets what would be called with a new number, and on which queue.
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}
}

/// A choice of one of several titles.
///
/// Follows Apple's [AVCaptureIndexPicker](https://developer.apple.com/documentation/avfoundation/avcaptureindexpicker).
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    /// The title.
    public let localizedTitle: String
    /// The name of its symbol.
    public let symbolName: String
    /// The titles of the choices.
    public let localizedIndexTitles: [String]
    /// The number of choices.
    open var numberOfIndexes: Int { localizedIndexTitles.count }
    /// The number of the chosen title; 0 by default.
    open var selectedIndex = 0
    /// The name for tests; nil for none.
    open var accessibilityIdentifier: String?

    /// Creates a choice of titles.
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        self.localizedIndexTitles = localizedIndexTitles
    }
    /// Creates a choice of numbers, whose titles a closure makes.
    public convenience init(
        _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
        localizedTitleTransform: (Int) -> String = { String($0 + 1) }
    ) {
        self.init(
            localizedTitle, symbolName: symbolName,
            localizedIndexTitles: (0..<max(numberOfIndexes, 0)).map(localizedTitleTransform))
    }
    /// Sets what would be called with a new choice, and on which queue.
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void) {}
}

/// A setting of the device's magnification.
///
/// Follows Apple's [AVCaptureSystemZoomSlider](https://developer.apple.com/documentation/avfoundation/avcapturesystemzoomslider).
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    /// Creates the setting of a device.
    public init(device: AVCaptureDevice) {}
    /// Creates the setting of a device, which would call a closure with each magnification.
    public init(device: AVCaptureDevice, action: @escaping @Sendable @MainActor (CGFloat) -> Void) {}
}

/// A setting of the device's exposure.
///
/// Follows Apple's
/// [AVCaptureSystemExposureBiasSlider](https://developer.apple.com/documentation/avfoundation/avcapturesystemexposurebiasslider).
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
    /// Creates the setting of a device.
    public init(device: AVCaptureDevice) {}
    /// Creates the setting of a device, which would call a closure with each bias.
    public init(device: AVCaptureDevice, action: @escaping @Sendable @MainActor (CGFloat) -> Void) {}
}

/// An object that is notified of the controls of a device's button.
///
/// Follows Apple's
/// [AVCaptureSessionControlsDelegate](https://developer.apple.com/documentation/avfoundation/avcapturesessioncontrolsdelegate).
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    /// The controls can be used.
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    /// The controls will fill the screen.
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    /// The controls will no longer fill the screen.
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    /// The controls can no longer be used.
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

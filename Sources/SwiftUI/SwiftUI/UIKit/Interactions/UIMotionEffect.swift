import Foundation
import SwiftUICore

/// Changes of a view as the device is tilted, which desktops are not.
///
/// Follows Apple's [UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect).
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    /// Creates an effect without changes.
    public override init() { super.init() }
    /// Returns the values of properties for a tilt of the device, from -1 to 1 in each direction; nil for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A change of one property as the device is tilted.
///
/// Follows Apple's
/// [UIInterpolatingMotionEffect](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect).
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    /// The property, by its name.
    public let keyPath: String
    /// The direction of the tilt.
    public let type: EffectType
    /// The value at the least tilt, a number; nil for none.
    open var minimumRelativeValue: Any?
    /// The value at the greatest tilt, a number; nil for none.
    open var maximumRelativeValue: Any?

    /// Creates a change of a property.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    /// Creates an effect from an archive; there are none here.
    public required init?(coder: NSCoder) { nil }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else {
            return nil
        }
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(Double(tilt), -1), 1) + 1) / 2
        return [keyPath: low + (high - low) * share]
    }
    private static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? (value as? Double)
            ?? (value as? Int).map { Double($0) }
    }
}

/// Several changes as the device is tilted.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
    /// The changes; nil for none.
    open var motionEffects: [UIMotionEffect]?
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var result: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            result.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
        return result.isEmpty ? nil : result
    }
}

extension UIView {
    var standardMotionEffects: [UIMotionEffect] {
        get { heldMotionEffects }
        set { heldMotionEffects = newValue }
    }
    func standardAddMotionEffect(_ effect: UIMotionEffect) { heldMotionEffects.append(effect) }
    func standardRemoveMotionEffect(_ effect: UIMotionEffect) { heldMotionEffects.removeAll { $0 === effect } }
}

import Foundation
import SwiftUI

/// A color, as code for both UIKit and AppKit names it.
public typealias SKColor = UIColor

/// A range of numbers, which may be open at either end.
///
/// Follows Apple's [SKRange](https://developer.apple.com/documentation/spritekit/skrange).
open class SKRange: NSObject, @unchecked Sendable {
    /// The least number.
    open var lowerLimit: CGFloat
    /// The greatest number.
    open var upperLimit: CGFloat

    /// Creates a range.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        lowerLimit = lower
        upperLimit = upper
    }

    /// Creates a range without an upper limit.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    /// Creates a range without a lower limit.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    /// Creates a range of one number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// Creates a range of the numbers at most a distance from one.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance / 2, upperLimit: value + variance / 2)
    }
    /// Returns a range of all numbers.
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

    /// The number of the range that is nearest to another.
    func clamp(_ value: CGFloat) -> CGFloat {
        guard !lowerLimit.isNaN, !upperLimit.isNaN else { return value }
        return max(lowerLimit, min(upperLimit, value))
    }
}

/// How the values between two keyframes are found.
public enum SKInterpolationMode: Int, Sendable {
    case linear = 1
    case spline = 2
    case step = 3
}

/// The results of a sequence outside of its keyframes.
public enum SKRepeatMode: Int, Sendable {
    case clamp = 1
    case loop = 2
}

/// Values at times, and between them.
///
/// The values are numbers, colors or vectors of numbers as `NSNumber`, `UIColor` or arrays of `CGFloat`.
open class SKKeyframeSequence: NSObject, @unchecked Sendable {
    private var frames: [(time: CGFloat, value: Any)] = []
    /// How the values between two keyframes are found; linear by default.
    open var interpolationMode = SKInterpolationMode.linear
    /// The result outside of the keyframes; the nearest value by default.
    open var repeatMode = SKRepeatMode.clamp

    /// Creates a sequence of values at times from 0 to 1; where the lists differ in length, the shorter counts.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        super.init()
        for (value, time) in zip(values, times) { addKeyframeValue(value, time: CGFloat(time.doubleValue)) }
    }

    /// Creates a sequence without values.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

    /// The number of keyframes.
    open func count() -> Int { frames.count }
    /// Adds a value at a time, in order.
    open func addKeyframeValue(_ value: Any, time: CGFloat) {
        let index = frames.firstIndex { $0.time > time } ?? frames.count
        frames.insert((time.sound, value), at: index)
    }
    /// Removes the last keyframe.
    open func removeLastKeyframe() { _ = frames.popLast() }
    /// Removes a keyframe; does nothing where there is none.
    open func removeKeyframe(at index: Int) { if frames.indices.contains(index) { frames.remove(at: index) } }
    /// Sets the value of a keyframe.
    open func setKeyframeValue(_ value: Any, for index: Int) {
        if frames.indices.contains(index) { frames[index].value = value }
    }
    /// Sets the time of a keyframe.
    open func setKeyframeTime(_ time: CGFloat, for index: Int) {
        if frames.indices.contains(index) { frames[index].time = time.sound }
    }
    /// Sets the value and the time of a keyframe.
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) {
        setKeyframeValue(value, for: index)
        setKeyframeTime(time, for: index)
    }
    /// The value of a keyframe; the number 0 where there is none.
    open func getKeyframeValue(for index: Int) -> Any {
        frames.indices.contains(index) ? frames[index].value : NSNumber(value: 0)
    }
    /// The time of a keyframe; 0 where there is none.
    open func getKeyframeTime(for index: Int) -> CGFloat { frames.indices.contains(index) ? frames[index].time : 0 }

    /// Returns the value at a time; nil without keyframes.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = frames.first, let last = frames.last else { return nil }
        var time = time.sound
        if repeatMode == .loop, last.time > 0 {
            time = time.truncatingRemainder(dividingBy: last.time)
            if time < 0 { time += last.time }
        }
        if time <= first.time { return first.value }
        guard let index = frames.firstIndex(where: { $0.time > time }) else { return last.value }
        let (a, b) = (frames[index - 1], frames[index])
        if interpolationMode == .step { return a.value }
        var share = b.time > a.time ? (time - a.time) / (b.time - a.time) : 0
        if interpolationMode == .spline { share = share * share * (3 - 2 * share) }
        return KeyframeMix.mix(a.value, b.value, share)
    }
}

/// Mixes two values of keyframes.
enum KeyframeMix {
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    static func mix(_ a: Any, _ b: Any, _ share: CGFloat) -> Any {
        if let x = number(a), let y = number(b) { return NSNumber(value: Double(x + (y - x) * share)) }
        if let x = a as? UIColor, let y = b as? UIColor { return x.mixed(with: y, share) }
        if let x = a as? [CGFloat], let y = b as? [CGFloat] { return zip(x, y).map { $0 + ($1 - $0) * share } }
        return share < 1 ? a : b
    }
}

extension UIColor {
    /// The color between this one and another, 0 for this.
    func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        let (a, b, t) = (rgba, other.rgba, Float(share))
        func mix(_ x: Float, _ y: Float) -> CGFloat { CGFloat(x + (y - x) * t) }
        return UIColor(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
            alpha: mix(a.opacity, b.opacity))
    }
}

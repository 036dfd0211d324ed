import Foundation
import SwiftUICore

/// Which way lines run.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A shadow behind words or drawings; behind words, it is not drawn here.
///
/// Follows Apple's [NSShadow](https://developer.apple.com/documentation/uikit/nsshadow).
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let mark = ObjectMark()
    /// The distance of the shadow, in points; none by default.
    open var shadowOffset = CGSize.zero
    /// How soft the edge is, in points; sharp by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`; black, a third opaque, by default.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

    /// Creates a shadow without distance.
    public override init() { super.init() }

    /// Sets the shadow of the next drawings in the current context.
    @MainActor @preconcurrency
    open func set() {
        UIGraphicsGetCurrentContext()?
            .setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: (shadowColor as? UIColor)?.cgColor)
    }
    /// Whether another object is a shadow of the same distance, edge and color.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other === self
            || other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
                && other.shadowColor as? UIColor == shadowColor as? UIColor
    }
    open override var hash: Int { Int(truncatingIfNeeded: shadowBlurRadius.bitPattern) }

    public override func copy() -> Any { copy(with: nil) }
    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSShadow()
        (other.shadowOffset, other.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
        other.shadowColor = shadowColor
        return other
    }
}

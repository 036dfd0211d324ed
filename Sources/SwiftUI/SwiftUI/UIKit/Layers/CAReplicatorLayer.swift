import Foundation
import SwiftUICore

/// A layer that shows its sublayers several times, each time moved, turned or colored further.
///
/// Instances move together here: animations of the sublayers are the same in all.
///
/// Follows Apple's [CAReplicatorLayer](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
    /// How often the sublayers are shown; once by default.
    open var instanceCount = 1 { didSet { noteChange() } }
    /// Whether depth is kept in perspective; it never is here.
    open var preservesDepth = false
    /// How much later each instance's animations begin than the one before, in seconds; without effect here, which a warning says.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet {
            if instanceDelay != 0 {
                RuntimeWarning.issue(
                    "The instances of a CAReplicatorLayer move together here: see CompatibilityGaps.md.")
            }
        }
    }
    /// The transform of each instance beside the one before, about the layer's middle.
    open var instanceTransform = CATransform3DIdentity { didSet { noteChange() } }
    /// The color that the first instance is multiplied with; white, which changes nothing, for nil.
    open var instanceColor: CGColor? { didSet { noteChange() } }
    /// The amount added to the red of each instance's color beside the one before.
    open var instanceRedOffset: Float = 0 { didSet { noteChange() } }
    /// The amount added to the green of each instance's color beside the one before.
    open var instanceGreenOffset: Float = 0 { didSet { noteChange() } }
    /// The amount added to the blue of each instance's color beside the one before.
    open var instanceBlueOffset: Float = 0 { didSet { noteChange() } }
    /// The amount added to the opacity of each instance's color beside the one before.
    open var instanceAlphaOffset: Float = 0 { didSet { noteChange() } }
}

extension CAReplicatorLayer {
    /// How many instances are drawn: no more than a screen could show.
    private static let most = 1_000

    /// Where and how the instances are drawn.
    var instances: [Instance] {
        let (x, y) = (bounds.midX.finite, bounds.midY.finite)
        let parts = UIColor(cgColor: instanceColor ?? .white).rgba
        let offsets = [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset].map {
            $0.isFinite ? Double($0) : 0
        }
        let isColored = instanceColor != nil || offsets.contains { $0 != 0 }
        var whole = CATransform3DIdentity
        return (0..<min(max(instanceCount, 0), Self.most)).map { index in
            defer { whole = CATransform3DConcat(whole, instanceTransform) }
            let place = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), whole),
                CATransform3DMakeTranslation(x, y, 0))
            func part(_ start: Double, _ offset: Double) -> Double { min(max(start + offset * Double(index), 0), 1) }
            return Instance(
                id: index, transform: ProjectionTransform(place),
                color: !isColored
                    ? nil
                    : Color(
                        red: part(Double(parts.red), offsets[0]), green: part(Double(parts.green), offsets[1]),
                        blue: part(Double(parts.blue), offsets[2])),
                opacity: part(Double(parts.opacity), offsets[3]))
        }
    }

    /// One showing of the sublayers.
    struct Instance: Identifiable {
        let id: Int
        let transform: ProjectionTransform
        /// The color that the sublayers are multiplied with; nil for none.
        let color: Color?
        let opacity: Double
    }
}

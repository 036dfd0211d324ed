import Foundation
import SceneKit
import SwiftUI
import simd

/// Turns an entity to the camera.
public struct BillboardComponent: Component, Hashable, Sendable {
    /// How much the entity turns, from 0 to 1.
    public var blendFactor: Float = 1
    /// Creates a part.
    public init() {}
}
/// Whether an entity has a shadow on the ground; without effect.
public struct GroundingShadowComponent: Component, Hashable, Sendable {
    /// Whether it casts a shadow.
    public var castsShadow: Bool
    /// Whether it receives shadows.
    public var receivesShadow: Bool
    /// Creates a part.
    public init(castsShadow: Bool, receivesShadow: Bool = true) {
        (self.castsShadow, self.receivesShadow) = (castsShadow, receivesShadow)
        if castsShadow { RealityGaps.say("there are no shadows here.") }
    }
}
/// A picture that lights entities; without effect.
public struct ImageBasedLightComponent: Component {
    /// The source of light.
    public enum Source {
        case none
        case single(EnvironmentResource)
        case blend(EnvironmentResource, EnvironmentResource, Float)
    }
    /// The source of light.
    public var source: Source
    /// The brightness, as a power of two.
    public var intensityExponent: Float
    /// Whether the light turns with the entity.
    public var inheritsRotation = false
    /// Creates a part.
    public init(source: Source, intensityExponent: Float = 0) {
        (self.source, self.intensityExponent) = (source, intensityExponent)
    }
}
/// The entity whose picture lights an entity; without effect.
@MainActor @preconcurrency
public struct ImageBasedLightReceiverComponent: Component {
    /// The entity with the picture.
    public var imageBasedLight: Entity
    /// Creates a part.
    public init(imageBasedLight: Entity) { self.imageBasedLight = imageBasedLight }
}
/// A picture of the surroundings; files are not read here.
@MainActor @preconcurrency
public final class EnvironmentResource {
    /// Fails: files are not read.
    public init(named name: String, in bundle: Bundle? = nil) async throws { throw RealityGaps.file(name) }
    /// Fails: files are not read.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource {
        throw RealityGaps.file(name)
    }
}
/// The order in which entities are drawn.
public struct ModelSortGroupComponent: Component, Sendable {
    /// The group.
    public var group: ModelSortGroup
    /// The place in the group.
    public var order: Int32
    /// Creates a part.
    public init(group: ModelSortGroup, order: Int32) { (self.group, self.order) = (group, order) }
}
/// Entities that are drawn in an order.
public struct ModelSortGroup: Sendable {
    /// Creates a group.
    public init() {}
}
/// How an entity is described to assistive technology; kept.
public struct AccessibilityComponent: Component, Sendable {
    /// Whether the entity is an element.
    public var isAccessibilityElement = false
    /// The label; nil for none.
    public var label: LocalizedStringResource?
    /// The value; nil for none.
    public var value: LocalizedStringResource?
    /// Creates a part.
    public init() {}
}
/// The sharing of an entity with other devices; there are none here.
public struct SynchronizationComponent: Component, Sendable {
    /// Whether the entity belongs to this device.
    public var isOwner: Bool { true }
    /// Creates a part.
    public init() {}
}

extension Component {
    /// Makes parts of the type known to files; they are not read here.
    public static func registerComponent() {}
}

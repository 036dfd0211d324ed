import Foundation
import SwiftUI

/// Whether a node moves, by which other effects treat it.
public enum SCNMovabilityHint: Int, Sendable { case fixed, movable }
/// How a node takes the focus.
public enum SCNNodeFocusBehavior: Int, Sendable { case none = 0, occluding, focusable }

/// A part of a scene that a program for the graphics card draws; without effect.
public protocol SCNShadable: NSObjectProtocol {
    /// The program; nil for the usual one.
    var program: SCNProgram? { get set }
    /// Additions to the usual program, by their places; nil for none.
    var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}

/// A program for the graphics card, which has no effect here.
///
/// Follows Apple's [SCNProgram](https://developer.apple.com/documentation/scenekit/scnprogram).
open class SCNProgram: NSObject, @unchecked Sendable {
    /// The source for vertices; nil for none.
    open var vertexShader: String?
    /// The source for pixels; nil for none.
    open var fragmentShader: String?
    /// The name of the function for vertices; nil for none.
    open var vertexFunctionName: String?
    /// The name of the function for pixels; nil for none.
    open var fragmentFunctionName: String?
    /// Whether the result is opaque; true by default.
    open var isOpaque = true
    /// Creates a program, which is reported once.
    public override init() { SceneGaps.say("shaders have no effect here.") }
}

/// Values by name that an app keeps with a part of a scene, for its programs.
final class NamedValues: @unchecked Sendable {
    var values: [String: Any] = [:]
}

extension SCNNode {
    /// Keeps a value for programs; a value of one of the node's properties sets it.
    ///
    /// The properties are “position”, “scale”, “eulerAngles”, “rotation”, “orientation”, “opacity”, “hidden” and “name”.
    public func setValue(_ value: Any?, forKey key: String) {
        let object = value as? NSValue
        switch key {
        case "position": position = value as? SCNVector3 ?? object?.scnVector3Value ?? position
        case "scale": scale = value as? SCNVector3 ?? object?.scnVector3Value ?? scale
        case "eulerAngles": eulerAngles = value as? SCNVector3 ?? object?.scnVector3Value ?? eulerAngles
        case "rotation": rotation = value as? SCNVector4 ?? object?.scnVector4Value ?? rotation
        case "orientation": orientation = value as? SCNVector4 ?? object?.scnVector4Value ?? orientation
        case "opacity": opacity = AnimatedPlacement.numbers(value)?.first.map { CGFloat($0) } ?? opacity
        case "hidden", "isHidden": isHidden = value as? Bool ?? isHidden
        case "name": name = value as? String
        default: named.values[key] = value
        }
    }
    /// Returns the value of a name; nil if there is none.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "position": position
        case "scale": scale
        case "eulerAngles": eulerAngles
        case "rotation": rotation
        case "orientation": orientation
        case "opacity": opacity
        case "hidden", "isHidden": isHidden
        case "name": name
        default: named.values[key]
        }
    }
    /// Filters of Core Image for the node; without effect, which is reported once.
    public var filters: [CIFilter]? {
        get { named.values["filters"] as? [CIFilter] }
        set {
            if newValue != nil { SceneGaps.say("filters of nodes have no effect here.") }
            named.values["filters"] = newValue
        }
    }
}

extension SCNMaterial: SCNShadable {
    /// Keeps a value for programs; without effect.
    public func setValue(_ value: Any?, forKey key: String) { named.values[key] = value }
    /// Returns the value for programs of a name; nil if there is none.
    public func value(forKey key: String) -> Any? { named.values[key] }
}

extension SCNGeometry: SCNShadable {
    /// Keeps a value for programs; without effect.
    public func setValue(_ value: Any?, forKey key: String) { named.values[key] = value }
    /// Returns the value for programs of a name; nil if there is none.
    public func value(forKey key: String) -> Any? { named.values[key] }
}

extension SCNScene {
    /// The names of facts about a scene.
    public struct Attribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The beginning of the animations, in seconds.
        public static let startTime = Attribute(rawValue: "kSceneStartTimeAttributeKey")
        /// The end of the animations, in seconds.
        public static let endTime = Attribute(rawValue: "kSceneEndTimeAttributeKey")
        /// The frames a second.
        public static let frameRate = Attribute(rawValue: "kSceneFrameRateAttributeKey")
        /// The direction upward.
        public static let upAxis = Attribute(rawValue: "kSceneUpAxisAttributeKey")
    }
    /// Returns a fact about the scene that was set; nil if there is none.
    public func attribute(forKey key: String) -> Any? { named.values[key] }
    /// Sets a fact about the scene.
    public func setAttribute(_ attribute: Any?, forKey key: String) { named.values[key] = attribute }
}

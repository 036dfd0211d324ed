import Foundation
import OrielFoundation

/// Parameters that belong together.
///
/// Follows Apple's [AUParameterGroup](https://developer.apple.com/documentation/audiotoolbox/auparametergroup).
open class AUParameterGroup: AUParameterNode, @unchecked Sendable {
    /// The groups and parameters directly in it.
    public let children: [AUParameterNode]

    init(_ identifier: String, _ name: String, _ children: [AUParameterNode]) {
        self.children = children
        super.init(identifier: identifier, name: name)
        adopt(children, by: self)
    }

    /// The parameters in it and in its groups, in their order.
    open var allParameters: [AUParameter] {
        children.flatMap { child -> [AUParameter] in
            (child as? AUParameter).map { [$0] } ?? (child as? AUParameterGroup)?.allParameters ?? []
        }
    }
    /// Returns the group or parameter with a name; nil for none.
    open func value(forKey key: String) -> Any? { children.first { $0.identifier == key } }
    /// Returns the group or parameter with names, with periods between them; nil for none.
    open func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, let child = value(forKey: first) else { return nil }
        return names.count == 1 ? child : (child as? AUParameterGroup)?.value(forKeyPath: names[1])
    }

    func copies(_ offset: AUParameterAddress) -> [AUParameterNode] {
        children.map { child in
            if let parameter = child as? AUParameter {
                return AUParameter(
                    parameter.identifier, parameter.displayName, parameter.address &+ offset,
                    (parameter.minValue, parameter.maxValue), parameter.unit, parameter.unitName, parameter.flags,
                    parameter.valueStrings, parameter.dependentParameters)
            }
            return AUParameterGroup(
                child.identifier, child.displayName, (child as? AUParameterGroup)?.copies(offset) ?? [])
        }
    }
}

/// All parameters of a unit.
///
/// Follows Apple's [AUParameterTree](https://developer.apple.com/documentation/audiotoolbox/auparametertree).
open class AUParameterTree: AUParameterGroup, @unchecked Sendable {
    /// Returns the parameter with a number; nil for none.
    open func parameter(withAddress address: AUParameterAddress) -> AUParameter? {
        allParameters.first { $0.address == address }
    }
    /// Returns a parameter of an older unit; nil for none.
    open func parameter(
        withID paramID: AudioUnitParameterID, scope: AudioUnitScope, element: AudioUnitElement
    ) -> AUParameter? { parameter(withAddress: AUParameterAddress(paramID)) }

    /// Creates a parameter.
    open class func createParameter(
        withIdentifier identifier: String, name: String, address: AUParameterAddress, min: AUValue, max: AUValue,
        unit: AudioUnitParameterUnit, unitName: String?, flags: AudioUnitParameterOptions = [],
        valueStrings: [String]?, dependentParameters: [NSNumber]?
    ) -> AUParameter {
        AUParameter(identifier, name, address, (min, max), unit, unitName, flags, valueStrings, dependentParameters)
    }
    /// Creates a group of groups and parameters.
    open class func createGroup(
        withIdentifier identifier: String, name: String, children: [AUParameterNode]
    ) -> AUParameterGroup { AUParameterGroup(identifier, name, children) }
    /// Creates a group that others are made from.
    open class func createGroupTemplate(_ children: [AUParameterNode]) -> AUParameterGroup {
        AUParameterGroup("", "", children)
    }
    /// Creates a group like another one, whose parameters have numbers that are higher by an offset.
    open class func createGroup(
        fromTemplate templateGroup: AUParameterGroup, identifier: String, name: String,
        addressOffset: AUParameterAddress
    ) -> AUParameterGroup { AUParameterGroup(identifier, name, templateGroup.copies(addressOffset)) }
    /// Creates a tree of groups and parameters.
    open class func createTree(withChildren children: [AUParameterNode]) -> AUParameterTree {
        AUParameterTree("", "", children)
    }
}

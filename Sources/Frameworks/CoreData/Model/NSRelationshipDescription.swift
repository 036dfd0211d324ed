import Foundation

/// The rule for the objects of a relationship when the object that has it is deleted.
///
/// Follows Apple's [NSDeleteRule](https://developer.apple.com/documentation/coredata/nsdeleterule).
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: they still refer to the object that is gone.
    case noActionDeleteRule = 0
    /// They no longer refer to it.
    case nullifyDeleteRule = 1
    /// They are deleted, too.
    case cascadeDeleteRule = 2
    /// As long as there are some, the object can't be deleted.
    case denyDeleteRule = 3

    /// The rule that a model file names.
    init(named name: String) {
        switch name {
        case "Nullify": self = .nullifyDeleteRule
        case "Cascade": self = .cascadeDeleteRule
        case "Deny": self = .denyDeleteRule
        default: self = .noActionDeleteRule
        }
    }
}

/// A relationship of an entity with another one, or with itself.
///
/// Follows Apple's
/// [NSRelationshipDescription](https://developer.apple.com/documentation/coredata/nsrelationshipdescription).
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects that the relationship leads to.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship in the other direction.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The greatest number of objects; 0 for any number, 1 for a relationship to one.
    open var maxCount = 0
    /// The least number of objects.
    open var minCount = 0
    /// The rule for the objects when this one is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the objects of a relationship to many have an order.
    open var isOrdered = false

    /// Whether the relationship may lead to more than one object.
    open var isToMany: Bool { maxCount != 1 }

    override var signature: String {
        super.signature + " \(destinationEntity?.name ?? "")\(isToMany ? "*" : "")\(isOrdered ? " ordered" : "")"
            + " \(inverseRelationship?.name ?? "")"
    }

    /// Returns a copy that is in no entity, and has no inverse.
    open override func copy() -> Any {
        let copy = NSRelationshipDescription()
        copyBasics(to: copy)
        copy.destinationEntity = destinationEntity
        (copy.maxCount, copy.minCount, copy.deleteRule, copy.isOrdered) = (maxCount, minCount, deleteRule, isOrdered)
        return copy
    }
}

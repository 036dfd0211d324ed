import Foundation

/// A property of an entity: an attribute or a relationship.
///
/// Follows Apple's [NSPropertyDescription](https://developer.apple.com/documentation/coredata/nspropertydescription).
open class NSPropertyDescription: NSObject {
    /// The property's name.
    open var name = "" {
        didSet { entity?.propertiesChanged() }
    }
    /// Whether objects can be saved without a value.
    open var isOptional = true
    /// Whether the value stays in memory, and is not saved.
    open var isTransient = false
    /// Conditions that values have to satisfy when they are saved.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The warning for a value that does not satisfy the condition at the same index: a text, or the number of an error.
    open private(set) var validationWarnings: [Any] = []
    /// The app's own information about the property.
    open var userInfo: [AnyHashable: Any]?
    /// The name that the property had in the last version of the model; nil where it is the same.
    open var renamingIdentifier: String? {
        get { previousName ?? (name.isEmpty ? nil : name) }
        set { previousName = newValue }
    }
    /// The name in the last version, if it is given.
    var previousName: String?
    /// A text that makes the property different from its other versions, though all else is the same.
    open var versionHashModifier: String?
    /// The entity whose property it is.
    open internal(set) weak var entity: NSEntityDescription?

    /// Sets conditions that values must satisfy when they are saved, and the warnings for values that don't.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// A number for what stores keep of the property: it is another one in a version of the model where that differs.
    open var versionHash: Data { VersionHash.data(signature) }

    /// Creates a property.
    public override init() { super.init() }

    /// A copy with all that is the same for each kind of property.
    func copyBasics(to other: NSPropertyDescription) {
        other.name = name
        other.isOptional = isOptional
        other.isTransient = isTransient
        other.userInfo = userInfo
        other.previousName = previousName
        other.versionHashModifier = versionHashModifier
        (other.validationPredicates, other.validationWarnings) = (validationPredicates, validationWarnings)
    }

    /// The property in words; where they are the same, so is what stores keep of it.
    var signature: String { "\(name)\(isTransient ? " transient" : "") \(versionHashModifier ?? "")" }
}

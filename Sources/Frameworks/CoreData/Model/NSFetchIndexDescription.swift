import Foundation

/// The ways in which an index finds values.
///
/// Follows Apple's [NSFetchIndexElementType](https://developer.apple.com/documentation/coredata/nsfetchindexelementtype).
public enum NSFetchIndexElementType: UInt, Sendable {
    /// By their order.
    case binary = 0
    /// By their place in space; here by their order, too.
    case rTree = 1
}

/// A property by which an index finds objects.
///
/// Follows Apple's
/// [NSFetchIndexElementDescription](https://developer.apple.com/documentation/coredata/nsfetchindexelementdescription).
open class NSFetchIndexElementDescription: NSObject {
    /// The property.
    open private(set) var property: NSPropertyDescription?
    private let name: String?
    /// The property's name.
    open var propertyName: String? { property?.name ?? name }
    /// How values are found.
    open var collationType: NSFetchIndexElementType
    /// Whether the least value is the first.
    open var isAscending = true
    /// The index.
    open internal(set) weak var indexDescription: NSFetchIndexDescription?

    /// Creates an element for an attribute or a relationship to one.
    ///
    /// An `NSExpressionDescription` is not a stored property: there is no index for it here.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType = .binary) {
        self.property = property
        name = nil
        self.collationType = collationType
        super.init()
    }

    /// Creates an element for the property with a name.
    init(name: String) {
        self.name = name
        collationType = .binary
        super.init()
    }
}

/// An index: what objects of an entity are found by without reading all of them.
///
/// Follows Apple's [NSFetchIndexDescription](https://developer.apple.com/documentation/coredata/nsfetchindexdescription). Stores make and
/// remove indexes when they are opened; a model with other ones is the same model for them.
open class NSFetchIndexDescription: NSObject {
    /// The index's name.
    open var name: String
    /// The properties, the first one first.
    open var elements: [NSFetchIndexElementDescription] {
        didSet { adopt() }
    }
    /// A condition for the objects that the index has; nil for all.
    ///
    /// A condition that SQLite can't evaluate by itself, such as one that searches in texts, is left out: the index has all objects.
    open var partialIndexPredicate: NSPredicate?
    /// The entity.
    open internal(set) weak var entity: NSEntityDescription?

    /// Creates an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
        adopt()
    }

    private func adopt() { for element in elements { element.indexDescription = self } }
}

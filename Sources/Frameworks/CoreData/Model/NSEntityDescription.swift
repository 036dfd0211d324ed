import Foundation

/// A kind of objects: its name, its class and its properties.
///
/// Follows Apple's [NSEntityDescription](https://developer.apple.com/documentation/coredata/nsentitydescription).
open class NSEntityDescription: NSObject {
    /// The entity's name.
    open var name: String?
    /// The class of the entity's objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether there are objects of entities below this one alone.
    open var isAbstract = false
    /// The model that the entity is of.
    public internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel = .none
    /// The entity that this one is a kind of.
    public internal(set) weak var superentity: NSEntityDescription?
    /// The entities that are kinds of this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities {
                entity.superentity = self
                entity.propertiesChanged()
            }
        }
    }
    /// The properties that objects have by this entity, without the properties of the entity above.
    var ownProperties: [NSPropertyDescription] = [] {
        didSet {
            for property in ownProperties { property.entity = self }
            propertiesChanged()
        }
    }
    /// All properties of the entity's objects.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
        }
    }
    /// The attributes whose values have to differ between objects, each time as names or descriptions of attributes.
    open var uniquenessConstraints: [[Any]] = []
    /// The indexes, by which objects are found without reading all of them; see `NSFetchIndexDescription`.
    open var indexes: [NSFetchIndexDescription] = [] {
        didSet { for index in indexes { index.entity = self } }
    }
    /// Indexes of several properties, each time as names or descriptions; of earlier systems.
    @available(*, deprecated, message: "Use indexes.")
    open var compoundIndexes: [[Any]] {
        get { indexes.map { $0.elements.compactMap { $0.property ?? $0.propertyName } } }
        set {
            indexes = newValue.map { parts in
                let names = parts.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
                return NSFetchIndexDescription(
                    name: names.joined(separator: "_"), elements: names.map(NSFetchIndexElementDescription.init(name:)))
            }
        }
    }
    /// The app's own information about the entity.
    open var userInfo: [AnyHashable: Any]?
    /// The name that the entity had in the last version of the model.
    open var renamingIdentifier: String? {
        get { previousName ?? name }
        set { previousName = newValue }
    }
    var previousName: String?
    /// A text that makes the entity different from its other versions, though all else is the same.
    open var versionHashModifier: String?
    private var madeLayout: EntityLayout?

    /// Creates an entity without name and properties.
    public override init() { super.init() }

    func propertiesChanged() {
        madeLayout = nil
        for entity in subentities { entity.propertiesChanged() }
    }

    /// The properties by numbers.
    var layout: EntityLayout {
        if let madeLayout { return madeLayout }
        let layout = EntityLayout(self)
        madeLayout = layout
        return layout
    }

    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }

    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// Returns the relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    /// The entities that are kinds of this one, by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// Returns whether the entity is another one, or a kind of it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var next: NSEntityDescription? = self
        while let current = next {
            if current === entity || (current.name == entity.name && current.name != nil) { return true }
            next = current.superentity
        }
        return false
    }

    /// The entity at the top, whose table has the objects of all below.
    var root: NSEntityDescription { superentity?.root ?? self }

    /// The entity and its descendants.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    /// The uniqueness constraints as names, including the constraints of the entities above.
    var constraints: [[String]] {
        let own = uniquenessConstraints.map { names in
            names.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        }
        return (superentity?.constraints ?? []) + own.filter { !$0.isEmpty }
    }

    // MARK: Finding and making

    /// Returns the entity with a name in a context's model.
    public class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Creates an object of the entity with a name, and inserts it into a context.
    public class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError(
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.managedObjectClass.init(entity: entity, insertInto: context)
    }
}

import DataModelFiles
import Foundation

extension NSEntityDescription {
    /// Creates the entity that a file describes, without its place among others.
    convenience init(_ file: ModelFile.Entity) {
        self.init()
        name = file.name
        managedObjectClassName = file.className ?? "NSManagedObject"
        isAbstract = file.isAbstract
        previousName = file.renamingIdentifier
        uniquenessConstraints = file.uniquenessConstraints
        take(file.indexes.map(NSFetchIndexDescription.make))
        if !file.userInfo.isEmpty { userInfo = file.userInfo }
        take(file.attributes.map(NSAttributeDescription.make) + file.relationships.map(NSRelationshipDescription.init))
    }

    /// Takes properties as its own.
    ///
    /// Setting the list in an initializer would not call its observers.
    private func take(_ properties: [NSPropertyDescription]) { ownProperties = properties }
    private func take(_ indexes: [NSFetchIndexDescription]) { self.indexes = indexes }
}

extension NSFetchIndexDescription {
    static func make(_ file: ModelFile.FetchIndex) -> NSFetchIndexDescription {
        let made = NSFetchIndexDescription(
            name: file.name,
            elements: file.elements.map { element in
                let made = NSFetchIndexElementDescription(name: element.property)
                made.isAscending = element.isAscending
                made.collationType = element.isTree ? .rTree : .binary
                return made
            })
        made.partialIndexPredicate = file.predicate.flatMap { format in
            (try? PredicateParser.parse(format, [])).map { FormatPredicate($0) }
        }
        return made
    }
}

extension NSAttributeDescription {
    static func make(_ file: ModelFile.Attribute) -> NSAttributeDescription {
        let made: NSAttributeDescription
        if let derivation = file.derivation {
            let derived = NSDerivedAttributeDescription()
            derived.derivation = derivation
            made = derived
        } else {
            made = NSAttributeDescription()
        }
        made.name = file.name
        made.isOptional = file.isOptional
        made.isTransient = file.isTransient
        made.previousName = file.renamingIdentifier
        made.attributeType = NSAttributeType(named: file.type)
        made.attributeValueClassName = file.className
        made.valueTransformerName = file.transformer
        made.allowsExternalBinaryDataStorage = file.allowsExternalStorage
        made.minimum = file.minimum.flatMap { Double($0) }
        made.maximum = file.maximum.flatMap { Double($0) }
        made.pattern = file.pattern
        made.defaultValue = file.defaultValue.flatMap { made.value(of: $0) }
        if !file.userInfo.isEmpty { made.userInfo = file.userInfo }
        return made
    }

    /// The default value that a file has as a text.
    private func value(of text: String) -> Any? {
        switch attributeType {
        case .stringAttributeType: text
        case .booleanAttributeType: text == "YES" || text == "1" || text == "true"
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: Decimal(string: text)
        case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

extension NSRelationshipDescription {
    /// Creates the relationship that a file describes, without its other end.
    convenience init(_ file: ModelFile.Relationship) {
        self.init()
        name = file.name
        isOptional = file.isOptional
        isTransient = file.isTransient
        previousName = file.renamingIdentifier
        isOrdered = file.isOrdered
        minCount = file.minimum ?? 0
        maxCount = file.isToMany ? (file.maximum ?? 0) : 1
        deleteRule = NSDeleteRule(named: file.deleteRule)
        // A relationship to many with a greatest number of one is to many all the same.
        if file.isToMany, maxCount == 1 { maxCount = 0 }
        if !file.userInfo.isEmpty { userInfo = file.userInfo }
    }
}

extension NSManagedObjectModel {
    /// Returns a model with the entities of all models in bundles; of the main bundle where none are given.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [.main]).flatMap(files).compactMap { NSManagedObjectModel(contentsOf: $0) }
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    /// Creates a model with the entities of several.
    ///
    /// The entities are moved: the models that they were in are not to be used on.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        var known: Set<String> = []
        entities = models.flatMap(\.entities).filter { known.insert($0.name ?? "").inserted }
    }

    /// The model files of a bundle.
    static func files(in bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        let kinds: Set<String> = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]
        return names.sorted().map { folder.appendingPathComponent($0) }.filter { kinds.contains($0.pathExtension) }
    }

    /// The model file with a name, in a bundle.
    static func file(named name: String, in bundle: Bundle) -> URL? {
        files(in: bundle).first { $0.deletingPathExtension().lastPathComponent == name }
    }
}

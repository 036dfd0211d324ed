import DataModelFiles
import Foundation

/// The kinds of objects that an app has.
///
/// Follows Apple's [NSManagedObjectModel](https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel).
/// Models are read from the files of Xcode (`.xcdatamodeld`) as well as from compiled models in apps (`.momd`).
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// A model without entities, for entities that are in none.
    static let none = NSManagedObjectModel()

    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
        }
    }
    private var entitiesByConfiguration: [String: [String]] = [:]
    private var requestTemplates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// The identifiers of the model's version.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Creates a model without entities.
    public override init() { super.init() }

    /// Reads the model of a file; nil, with a message on standard error, if there is none or it can't be read.
    public convenience init?(contentsOf url: URL) {
        self.init()
        do {
            build(try ModelFolder(url).model())
        } catch {
            RuntimeWarning.issue("CoreData: Failed to load NSManagedObjectModel at \(url.path): \(error)")
            return nil
        }
    }

    /// Creates a model from a description of it.
    convenience init(_ file: ModelFile) {
        self.init()
        build(file)
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The names of the parts of the model that may have stores of their own.
    open var configurations: [String] { entitiesByConfiguration.keys.sorted() }

    /// Returns the entities of a part of the model; the entities of all parts for nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
        return entitiesByConfiguration[configuration].map { names in names.compactMap { entitiesByName[$0] } }
    }

    /// Sets the entities of a part of the model.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        entitiesByConfiguration[configuration] = entities.compactMap(\.name)
    }

    /// The requests that the model has names for.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { requestTemplates }

    /// Returns the request with a name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        requestTemplates[name]
    }

    /// Gives a request a name.
    open func setFetchRequestTemplate(_ template: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        requestTemplates[name] = template
    }

    /// Returns a copy of the request with a name, with values for the variables in its condition.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = requestTemplates[name] else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.copy(from: template)
        request.predicate = template.predicate?.withSubstitutionVariables(variables)
        return request
    }

    private func build(_ file: ModelFile) {
        var byName: [String: NSEntityDescription] = [:]
        for entity in file.entities { byName[entity.name] = NSEntityDescription(entity) }
        for entity in file.entities {
            guard let made = byName[entity.name], let parent = entity.parent else { continue }
            byName[parent]?.subentities.append(made)
        }
        for entity in file.entities {
            for relationship in entity.relationships {
                guard let made = byName[entity.name]?.ownRelationship(relationship.name) else { continue }
                made.destinationEntity = byName[relationship.destination]
                guard let inverse = relationship.inverse else { continue }
                made.inverseRelationship = made.destinationEntity?.relationshipsByName[inverse]
            }
        }
        entities = file.entities.compactMap { byName[$0.name] }
        entitiesByConfiguration = file.configurations
        if let version = file.versionIdentifier { versionIdentifiers = [version] }
        for template in file.fetchRequests {
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
            request.predicate = template.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
            request.fetchLimit = template.limit ?? 0
            request.fetchBatchSize = template.batchSize ?? 0
            requestTemplates[template.name] = request
        }
    }

    /// The model in words; where they are the same, stores need no migration.
    var signature: String {
        entities.sorted { ($0.name ?? "") < ($1.name ?? "") }.map(\.signature).joined(separator: "\n")
    }
}

extension NSEntityDescription {
    func ownRelationship(_ name: String) -> NSRelationshipDescription? {
        ownProperties.first { $0.name == name } as? NSRelationshipDescription
    }

    var signature: String {
        "\(name ?? ""): \(superentity?.name ?? "") \(versionHashModifier ?? "") \(constraints)\n"
            + ownProperties.map { "  " + $0.signature }.sorted().joined(separator: "\n")
    }
}

import Foundation
import Synchronization

/// The models of a store and their relationships.
///
/// Follows Apple's [Schema](https://developer.apple.com/documentation/swiftdata/schema).
public final class Schema: @unchecked Sendable {
    /// The version of the models.
    public let version: Version
    /// The models' descriptions, ordered by name.
    public let entities: [Entity]
    private let byType: [ObjectIdentifier: Entity]

    /// Creates a schema of these models, of the models that they relate to, and of their superclasses.
    ///
    /// Subclasses of these models must be named.
    public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.init(types: types, version: version)
    }

    /// Creates a schema of these models, and of the models that they relate to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types: types, version: version)
    }

    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(types: versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    private init(types: [any PersistentModel.Type], version: Version) {
        self.version = version
        var found: [ObjectIdentifier: Entity] = [:]
        var waiting = types
        func entity(_ type: any PersistentModel.Type) -> Entity {
            if let known = found[ObjectIdentifier(type)] { return known }
            let superentity = (_getSuperclass(type) as? any PersistentModel.Type).map(entity)
            let made = Entity(type, inheriting: superentity)
            found[ObjectIdentifier(type)] = made
            waiting += made.properties.compactMap { $0.relatedType }
            return made
        }
        while let type = waiting.popLast() { _ = entity(type) }
        byType = found
        entities = found.values.sorted { $0.name < $1.name }
        for entity in entities { entity.superentity?.add(entity) }
        // Superclasses come first.
        for entity in entities.sorted(by: { $0.lineage.count < $1.lineage.count }) { entity.connect(found) }
        for entity in entities { entity.pairByType() }
        for entity in entities { entity.chooseStorage() }
    }

    /// Returns the schema with the models of others that it does not reach by its own relationships.
    ///
    /// Another version of one of its models is not added, nor the models around it.
    func adding(_ others: [Schema]) -> Schema {
        let names = entitiesByName
        let added = others.map { $0.entities.filter { entity(of: $0.type) == nil } }
            .filter { $0.allSatisfy { names[$0.name] == nil } }.joined()
        return added.isEmpty ? self : Schema(types: (entities + added).map(\.type), version: version)
    }

    /// Returns the description of a model; nil where the schema has none.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { byType[ObjectIdentifier(type)] }

    /// The entities by their names.
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { $1 }) }

    func entity(of type: any PersistentModel.Type) -> Entity? { byType[ObjectIdentifier(type)] }

    /// The name under which a model is stored: its type's.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { names.name(of: type) }

    /// Returns the descriptions of a model's properties, made once for each type.
    static func properties(of type: any PersistentModel.Type) -> [_ModelProperty] { names.properties(of: type) }

    private static let names = ModelTypes()
}

extension Schema: Hashable {
    /// Whether two schemas have the same models and version.
    public static func == (lhs: Schema, rhs: Schema) -> Bool {
        lhs.version == rhs.version && Set(lhs.byType.keys) == Set(rhs.byType.keys)
    }

    /// Feeds the version into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(version) }
}

/// The descriptions of models, made once for each type.
private final class ModelTypes: Sendable {
    private struct Known {
        var names: [ObjectIdentifier: String] = [:]
        var properties: [ObjectIdentifier: [_ModelProperty]] = [:]
    }

    private let known = Mutex(Known())

    func name(of type: any PersistentModel.Type) -> String {
        known.withLock { known in
            if let name = known.names[ObjectIdentifier(type)] { return name }
            let name = String(describing: type)
            known.names[ObjectIdentifier(type)] = name
            return name
        }
    }

    func properties(of type: any PersistentModel.Type) -> [_ModelProperty] {
        if let found = known.withLock({ $0.properties[ObjectIdentifier(type)] }) { return found }
        let made = type.schemaMetadata.map(\.property)
        return known.withLock { known in
            if let found = known.properties[ObjectIdentifier(type)] { return found }
            known.properties[ObjectIdentifier(type)] = made
            return made
        }
    }
}

extension Schema {
    /// A model's description: its properties, and how each is stored.
    ///
    /// A model that inherits from another one has the other's properties first, in the same places.
    public final class Entity: @unchecked Sendable {
        /// The name under which the model is stored.
        public let name: String
        let type: any PersistentModel.Type
        package let properties: [_ModelProperty]
        /// The model that this one inherits from; nil for none.
        public let superentity: Entity?
        /// The relationships, by the places of their properties.
        package private(set) var relationships: [Int: Relation] = [:]
        let byKeyPath: [AnyKeyPath: Int]
        /// The places of properties that are unique together, and no more than these.
        package let ownUniqueGroups: [[Int]]
        /// The places of properties that are indexed together.
        package let ownIndexGroups: [[Int]]
        /// The places of properties that have a column, in the order of the columns.
        package private(set) var columns: [Int] = []
        /// The column of each property, in the order of the properties.
        package private(set) var columnIndexes: [Int?] = []
        /// The table and the columns as statements name them, in the order of the columns.
        package private(set) var quotedTable = ""
        package private(set) var quotedColumns: [String] = []
        /// Whether the table has rows of other entities, too.
        package private(set) var sharesTable = false
        /// The columns whose large values are in files beside the store.
        private(set) var externalColumns: [Int] = []
        /// The places of properties whose values stay in the history of deleted objects.
        let preservedProperties: [Int]
        /// The names of related models and inverses, which stay when the other entities are gone with their schema.
        private(set) var relationshipNames: [Int: (destination: String, inverse: String?)] = [:]
        private var below: [Below] = []

        private struct Below { unowned let entity: Entity }

        init(_ type: any PersistentModel.Type, inheriting superentity: Entity?) {
            self.type = type
            self.superentity = superentity
            name = Schema.entityName(of: type)
            let properties = Schema.properties(of: type)
            self.properties = properties
            let first = superentity?.properties.count ?? 0
            var byKeyPath = Dictionary(
                properties.enumerated().map { ($1.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
            // Inherited properties have other key paths here.
            for (index, path) in type._$inheritedKeyPaths.enumerated() { byKeyPath[path] = index }
            self.byKeyPath = byKeyPath
            let constraints = type._$constraints
            func attribute(_ index: Int) -> Attribute? { properties[index].metadata as? Attribute }
            let single = properties.indices.filter { $0 >= first && attribute($0)?.isUnique == true }
            preservedProperties = properties.indices.filter {
                attribute($0)?.options.contains(.preserveValueOnDeletion) == true
            }
            func groups(unique: Bool) -> [[Int]] {
                constraints.filter { $0.isUnique == unique }.flatMap(\.groups).map { $0.compactMap { byKeyPath[$0] } }
                    .filter { !$0.isEmpty }
            }
            ownUniqueGroups = single.map { [$0] } + groups(unique: true)
            uniqueGroups = (superentity?.uniqueGroups ?? []) + ownUniqueGroups
            ownIndexGroups = groups(unique: false)
        }

        /// The places of properties that are unique together.
        package let uniqueGroups: [[Int]]

        /// Returns a property's key path as the model spells it.
        func keyPath(_ index: Int) -> AnyKeyPath {
            let inherited = type._$inheritedKeyPaths
            return inherited.indices.contains(index) ? inherited[index] : properties[index].keyPath
        }

        /// Adds a model that inherits from this one.
        func add(_ entity: Entity) { below.append(Below(entity: entity)) }

        /// The models that inherit from this one directly, ordered by name.
        public var subentities: [Entity] { below.map(\.entity) }

        /// Finds the entities that relationships lead to, and the inverses that are named.
        func connect(_ entities: [ObjectIdentifier: Entity]) {
            relationships = superentity?.relationships ?? [:]
            for (index, property) in properties.enumerated() where declares(index) {
                guard let target = property.relatedType.flatMap({ entities[ObjectIdentifier($0)] }) else { continue }
                let relation = Relation(index: index, property: property, owner: self, target: target)
                relationships[index] = relation
                if let path = relation.description.inverseKeyPath { relation.inverseIndex = target.byKeyPath[path] }
            }
        }

        private var ownRelationships: [Relation] {
            relationships.values.filter { $0.owner === self }.sorted { $0.index < $1.index }
        }

        /// Pairs the relationships that name no inverse with the only one that leads back.
        func pairByType() {
            for relation in ownRelationships {
                if let inverse = relation.inverseIndex {
                    relation.target.relationships[inverse]?.inverseIndex = relation.index
                }
            }
            for relation in ownRelationships where relation.inverseIndex == nil {
                let back = relation.target.ownRelationships.filter {
                    $0.target === self && $0 !== relation && $0.canPair(with: relation.index)
                }
                let rivals = ownRelationships.filter {
                    $0.target === relation.target && $0 !== relation && $0.description.inverseKeyPath == nil
                        && $0.inverseIndex == nil && !(back.count == 1 && $0 === back[0])
                }
                guard back.count == 1, rivals.isEmpty else { continue }
                relation.inverseIndex = back[0].index
                back[0].inverseIndex = relation.index
            }
        }

        func chooseStorage() {
            relationshipNames = relationships.mapValues { ($0.target.name, $0.inverse?.name) }
            columns = properties.indices.filter { properties[$0].relatedType == nil || !properties[$0].isToMany }
            columnIndexes = properties.indices.map { columns.firstIndex(of: $0) }
            quotedTable = SQL.quoted(table)
            quotedColumns = columns.map { SQL.quoted(columnName($0)) }
            sharesTable = superentity != nil || !subentities.isEmpty
            externalColumns = columns.indices.filter { properties[columns[$0]].isExternal }
        }

        /// Returns the mask of a row's properties that have no column.
        var virtualProperties: [Int] { properties.indices.filter { columnIndexes[$0] == nil } }
    }

    /// A relationship of an entity.
    package final class Relation {
        package let index: Int
        let property: any RelatingProperty
        package unowned let owner: Entity
        package unowned let target: Entity
        let description: Relationship
        /// The place of the property of the target that leads back.
        var inverseIndex: Int?

        init(index: Int, property: _ModelProperty, owner: Entity, target: Entity) {
            self.index = index
            self.property = property as! any RelatingProperty
            self.owner = owner
            self.target = target
            description = property.metadata as? Relationship ?? Relationship()
        }

        package var isToMany: Bool { property.isToMany }
        /// The property's name.
        package var name: String { property.name }
        package var inverse: Relation? { inverseIndex.flatMap { target.relationships[$0] } }

        func canPair(with index: Int) -> Bool { description.inverseKeyPath == nil && inverseIndex == nil }

        /// Where it is kept.
        package var storage: Storage {
            if !isToMany { return .column }
            if let inverse, !inverse.isToMany { return .inverseColumn(inverse.owner.columnName(inverse.index)) }
            guard let inverse else { return .table("\(owner.name).\(property.name)", isForward: true) }
            let (mine, other) = ("\(owner.name).\(property.name)", "\(target.name).\(inverse.property.name)")
            return .table(min(mine, other), isForward: mine <= other)
        }

        /// Where a relationship is kept.
        package enum Storage: Equatable {
            /// In a column of the owner's table.
            case column
            /// In this column of the target's table.
            case inverseColumn(String)
            /// In a table of pairs; the owner's key comes first if it is forward.
            case table(String, isForward: Bool)
        }
    }
}

package typealias Entity = Schema.Entity

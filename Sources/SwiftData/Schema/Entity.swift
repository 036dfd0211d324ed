extension Schema {
    /// A model's description: its properties, and how each is stored.
    public final class Entity: @unchecked Sendable {
        /// The name under which the model is stored.
        public let name: String
        let type: any PersistentModel.Type
        package let properties: [_ModelProperty]
        /// The relationships, by the places of their properties.
        package private(set) var relationships: [Int: Relation] = [:]
        let byKeyPath: [AnyKeyPath: Int]
        /// The places of properties that are unique together.
        package let uniqueGroups: [[Int]]
        /// The places of properties that are indexed together.
        package let indexGroups: [[Int]]
        /// The places of properties that have a column, in the order of the columns.
        package private(set) var columns: [Int] = []
        /// The column of each property, in the order of the properties.
        package private(set) var columnIndexes: [Int?] = []
        /// The columns whose large values lie in files beside the store.
        private(set) var externalColumns: [Int] = []

        /// The places of properties whose values stay in the history of deleted objects.
        let preservedProperties: [Int]

        init(_ type: any PersistentModel.Type) {
            self.type = type
            name = Self.name(type)
            let properties = Schema.properties(of: type)
            self.properties = properties
            let byKeyPath = Dictionary(
                properties.enumerated().map { ($1.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
            self.byKeyPath = byKeyPath
            let constraints = type._$constraints
            let single = properties.indices.filter { (properties[$0].metadata as? Attribute)?.isUnique == true }
            preservedProperties = properties.indices.filter {
                (properties[$0].metadata as? Attribute)?.options.contains(.preserveValueOnDeletion) == true
            }
            func groups(unique: Bool) -> [[Int]] {
                constraints.filter { $0.isUnique == unique }.flatMap(\.groups).map { $0.compactMap { byKeyPath[$0] } }
                    .filter { !$0.isEmpty }
            }
            uniqueGroups = single.map { [$0] } + groups(unique: true)
            indexGroups = groups(unique: false)
        }

        private static func name<T: PersistentModel>(_ type: T.Type) -> String { Schema.entityName(for: type) }

        /// Finds the entities that relationships lead to, and the inverses that are named.
        func connect(_ entities: [ObjectIdentifier: Entity]) {
            for (index, property) in properties.enumerated() {
                guard let target = property.relatedType.flatMap({ entities[ObjectIdentifier($0)] }) else { continue }
                let relation = Relation(index: index, property: property, owner: self, target: target)
                relationships[index] = relation
                if let path = relation.description.inverseKeyPath { relation.inverseIndex = target.byKeyPath[path] }
            }
        }

        /// Pairs the relationships that name no inverse with the only one that leads back.
        func pairByType() {
            for relation in relationships.values.sorted(by: { $0.index < $1.index }) {
                if let inverse = relation.inverseIndex {
                    relation.target.relationships[inverse]?.inverseIndex = relation.index
                }
            }
            for relation in relationships.values where relation.inverseIndex == nil {
                let back = relation.target.relationships.values.filter {
                    $0.target === self && $0 !== relation && $0.canPair(with: relation.index)
                }
                let rivals = relationships.values.filter {
                    $0.target === relation.target && $0 !== relation && $0.description.inverseKeyPath == nil
                        && $0.inverseIndex == nil && !(back.count == 1 && $0 === back[0])
                }
                guard back.count == 1, rivals.isEmpty else { continue }
                relation.inverseIndex = back[0].index
                back[0].inverseIndex = relation.index
            }
        }

        func chooseStorage() {
            columns = properties.indices.filter { properties[$0].relatedType == nil || !properties[$0].isToMany }
            columnIndexes = properties.indices.map { columns.firstIndex(of: $0) }
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
            if let inverse, !inverse.isToMany { return .inverseColumn(inverse.property.name) }
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

/// Entities that inherit from others are in the table of the topmost one.
extension Schema.Entity {
    /// The topmost entity.
    package var root: Entity { superentity?.root ?? self }

    /// The name of the table.
    package var table: String { root.name }

    /// The entity and all its subentities, each before its own.
    package var family: [Entity] { [self] + subentities.flatMap(\.family) }

    /// The entity and all that it inherits from.
    var lineage: [Entity] { [self] + (superentity?.lineage ?? []) }

    /// Whether the entity is another one, or inherits from it.
    package func isKind(of other: Entity) -> Bool { self === other || superentity?.isKind(of: other) ?? false }

    /// Whether a property is the entity's own, and not inherited.
    package func declares(_ index: Int) -> Bool { index >= superentity?.properties.count ?? 0 }

    /// The name of a property's column: entities below the topmost one put theirs before it.
    package func columnName(_ index: Int) -> String { columnName(index, properties[index].name) }

    /// The name of a property's column in earlier versions.
    package func originalColumnName(_ index: Int) -> String? {
        properties[index].metadata?.originalName.map { columnName(index, $0) }
    }

    private func columnName(_ index: Int, _ name: String) -> String {
        guard let superentity else { return name }
        return declares(index) ? "\(self.name).\(name)" : superentity.columnName(index, name)
    }
}

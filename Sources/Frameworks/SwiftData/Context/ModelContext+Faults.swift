/// Reading what objects don't hold yet.
extension ModelContext {
    /// Reads a property of an object from the store.
    ///
    /// Returns false if the store is out of reach; the read is noted then.
    @discardableResult
    func load(_ model: any PersistentModel, _ entity: Entity, _ index: Int) -> Bool {
        do {
            try read(model, entity, index)
            return true
        } catch {
            missed.add(model, index)
            return false
        }
    }

    private func read(_ model: any PersistentModel, _ entity: Entity, _ index: Int) throws {
        guard let relation = entity.relationships[index] else { return try readRow(of: model, entity) }
        if relation.isToMany { return try readMany(of: model, relation) }
        if relation.property.reference(in: model) == nil { try readRow(of: model, entity) }
        guard let key = relation.property.reference(in: model) else { return }
        let target: (any PersistentModel)?
        do {
            target = try readModel(relation.target, key)
        } catch {
            // Which object it is is known.
            if !relation.property.isOptional {
                relation.property.setRelated([unread(relation.target, key)], of: model, notifying: false)
            }
            throw error
        }
        relation.property.setRelated(target.map { [$0] } ?? [], of: model, notifying: false)
    }

    private func readRow(of model: any PersistentModel, _ entity: Entity) throws {
        let generation = generation
        guard model._$record.state != .inserted,
            let (own, values) = try content.store(of: entity).row(entity, model._$record.key)
        else { return }
        fill(model, own, values, generation, notifying: false)
    }

    /// Reads the objects of a relationship: the store's result, with the changes since.
    private func readMany(of model: any PersistentModel, _ relation: Schema.Relation) throws {
        let key = model._$record.key
        var found: [any PersistentModel] = []
        let generation = generation
        if model._$record.state != .inserted {
            // If this throws, nothing is known: neither the objects that were found until then nor that there are none.
            try content.store(of: relation.target).related(relation, of: key) { entity, key, values in
                found.append(materialize(entity, key, values, generation))
            }
        }
        if hasChanges, let inverse = relation.inverse {
            let stored = found.map { $0._$record.key }
            found.removeAll { $0._$record.state == .deleted || $0._$record.isChanged(inverse.index) }
            let pending = (Self.sorted(inserted) + Self.sorted(changed)).filter {
                $0._$record.entity?.isKind(of: relation.target) ?? false
            }
            for object in pending {
                let isNew = object._$record.state == .inserted
                guard isNew || object._$record.isChanged(inverse.index), leads(object, inverse, to: key) else {
                    continue
                }
                if !found.contains(where: { $0 === object }) { found.append(object) }
            }
            if found.map({ $0._$record.key }) != stored { noteDifference(model, relation) }
        }
        relation.property.setRelated(found, of: model, notifying: false)
    }

    /// Notes a difference from the store, which a rollback must know; it is not a change of now.
    private func noteDifference(_ model: any PersistentModel, _ relation: Schema.Relation) {
        let record = model._$record
        record.changed |= _ModelRecord.bit(relation.index)
        if record.state == .stored { changed[record.key] = model }
    }

    private func leads(_ object: any PersistentModel, _ relation: Schema.Relation, to key: Int64) -> Bool {
        if !relation.isToMany { return relation.property.reference(in: object) == key }
        return relation.property.relatedObjects(of: object)?.contains { $0._$record.key == key } ?? false
    }

    /// The objects that a relationship leads to, read if need be.
    func related(_ model: any PersistentModel, _ relation: Schema.Relation) -> [any PersistentModel] {
        if let known = relation.property.relatedObjects(of: model) { return known }
        load(model, relation.owner, relation.index)
        return relation.property.relatedObjects(of: model) ?? []
    }
}

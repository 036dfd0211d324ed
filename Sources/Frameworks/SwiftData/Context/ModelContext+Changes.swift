import Foundation

/// The changes of objects between two saves.
extension ModelContext {
    /// Puts a model into the context, with all that it is related to; the next save writes it.
    public func insert<T: PersistentModel>(_ model: T) { insert(any: model) }

    func insert(any model: any PersistentModel) {
        var steps = [InsertionStep.begin(model)]
        while let step = steps.popLast() {
            switch step {
            case .begin(let model): steps += beginInsertion(of: model)
            case .relation(let model, let relation):
                for target in (relation.property.relatedObjects(of: model) ?? []).reversed() {
                    if let inverse = relation.inverse { steps.append(.link(model, target, inverse)) }
                    steps.append(.begin(target))
                }
            case .link(let model, let target, let inverse): add(model, to: target, inverse)
            case .end(let model):
                undoManager?.registerUndo(withTarget: self) { $0.delete(any: model) }
                noteChange(.inserted, of: model)
            }
        }
    }

    /// A step of inserting a model: steps rather than nested calls, since chains of models may be long.
    private enum InsertionStep {
        case begin(any PersistentModel)
        case relation(any PersistentModel, Schema.Relation)
        case link(any PersistentModel, any PersistentModel, Schema.Relation)
        case end(any PersistentModel)
    }

    /// Puts a model into the context, and returns the remaining steps, the last one first.
    private func beginInsertion(of model: any PersistentModel) -> [InsertionStep] {
        let record = model._$record
        if record.isIn(self) {
            if record.state == .deleted { revive(model) }
            return []
        }
        guard record.context == nil else {
            RuntimeWarning.issue(
                "Illegal attempt to insert a model in to a different model context. \(type(of: model)) is in another one."
            )
            return []
        }
        guard let entity = content.schema.entity(of: type(of: model)) else {
            fatalError("The schema has no entity for \(type(of: model)): name the model where the container is made.")
        }
        if record.state == .detached { record.changed = 0 }
        record.state = .inserted
        inserted[record.key] = model
        register(model, entity)
        let relations = entity.relationships.values.sorted { $0.index > $1.index }
        return [.end(model)] + relations.map { .relation(model, $0) }
    }

    private func revive(_ model: any PersistentModel) {
        let record = model._$record
        deleted[record.key] = nil
        record.state = .stored
        // Changes from before the deletion are still to be saved.
        if record.changed != 0 { changed[record.key] = model }
        undoManager?.registerUndo(withTarget: self) { $0.delete(any: model) }
        noteChange(.inserted, of: model)
    }

    /// Removes a model from the store at the next save, together with the models that its delete rules name.
    public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

    func delete(any model: any PersistentModel) {
        var steps = [DeletionStep.begin(model)]
        while let step = steps.popLast() {
            switch step {
            case .begin(let model): steps += beginDeletion(of: model)
            case .nullify(let model, let targets, let inverse):
                for target in targets where target._$record.state != .deleted { remove(model, from: target, inverse) }
            case .end(let model, let wasInserted):
                if wasInserted {
                    model._$record.leave()
                    model._$record.state = .detached
                }
                noteChange(.deleted, of: model)
            }
        }
    }

    /// A step of deleting a model, as for insertions.
    private enum DeletionStep {
        case begin(any PersistentModel)
        case nullify(any PersistentModel, [any PersistentModel], Schema.Relation)
        case end(any PersistentModel, wasInserted: Bool)
    }

    /// Marks a model as deleted, and returns the remaining steps, the last one first.
    private func beginDeletion(of model: any PersistentModel) -> [DeletionStep] {
        let record = model._$record
        guard record.isIn(self), record.state != .deleted, let entity = record.entity else { return [] }
        let wasInserted = record.state == .inserted
        let relations = entity.relationships.values.sorted { $0.index < $1.index }
        // Read while they can be: undoing the deletion after a save makes a new row of them.
        if undoManager != nil, !wasInserted,
            let missing = entity.columns.first(where: {
                entity.relationships[$0] == nil && entity.properties[$0].isFault(in: model)
            })
        {
            load(model, entity, missing)
        }
        let related = relations.map { ($0, self.related(model, $0)) }
        record.state = .deleted
        inserted[record.key] = nil
        changed[record.key] = nil
        if !wasInserted { deleted[record.key] = model }
        undoManager?.registerUndo(withTarget: self) { $0.restore(model, wasInserted: wasInserted, related) }
        var steps = [DeletionStep.end(model, wasInserted: wasInserted)]
        for (relation, targets) in related.reversed() {
            switch relation.description.deleteRule {
            case .cascade: steps += targets.reversed().map { .begin($0) }
            case .nullify: relation.inverse.map { steps.append(.nullify(model, targets, $0)) }
            case .noAction, .deny: break
            }
        }
        return steps
    }

    private func restore(
        _ model: any PersistentModel, wasInserted: Bool, _ related: [(Schema.Relation, [any PersistentModel])]
    ) {
        if wasInserted { insert(any: model) } else { insertDeleted(model) }
        for (relation, targets) in related {
            guard let inverse = relation.inverse else { continue }
            for target in targets where target._$record.isIn(self) { add(model, to: target, inverse) }
        }
    }

    private func insertDeleted(_ model: any PersistentModel) {
        if model._$record.isIn(self) {
            if model._$record.state == .deleted { revive(model) }
        } else if model._$record.context == nil {
            // It was saved as deleted: it becomes a new row with the same key.
            insert(any: model)
        }
    }

    /// Notes that an object's property was written by the app.
    func noteChange(
        of model: any PersistentModel, _ index: Int, from old: [any PersistentModel],
        undo: @escaping (any PersistentModel, Entity) -> Void
    ) {
        guard let entity = model._$record.entity, !isApplying else { return }
        undoManager?.registerUndo(withTarget: self) { _ in undo(model, entity) }
        mark(model, index)
        if let relation = entity.relationships[index] { updateInverse(of: model, relation, from: old) }
    }

    /// Notes that a property differs from the store.
    func mark(_ model: any PersistentModel, _ index: Int) {
        let record = model._$record
        record.changed |= _ModelRecord.bit(index)
        if record.state == .stored { changed[record.key] = model }
        observers.changed(.updated(index), of: model)
        scheduleAutosave()
    }

    private func noteChange(_ change: ContextObservers.Change, of model: any PersistentModel) {
        observers.changed(change, of: model)
        scheduleAutosave()
    }

    // MARK: Both sides

    /// Makes the other side of a changed relationship fit.
    private func updateInverse(
        of model: any PersistentModel, _ relation: Schema.Relation, from old: [any PersistentModel]
    ) {
        let targets = relation.property.relatedObjects(of: model) ?? []
        for target in targets where target._$record.context == nil { insert(any: target) }
        guard let inverse = relation.inverse else { return }
        let now = Set(targets.map { $0._$record.key })
        for object in old where !now.contains(object._$record.key) {
            remove(model, from: object, inverse)
        }
        for target in targets { add(model, to: target, inverse) }
    }

    private func add(_ model: any PersistentModel, to target: any PersistentModel, _ relation: Schema.Relation) {
        guard target._$record.isIn(self) else { return }
        if relation.isToMany {
            if var objects = relation.property.relatedObjects(of: target) {
                if objects.contains(where: { $0 === model }) { return }
                objects.append(model)
                relation.property.setRelated(objects, of: target, notifying: true)
            } else {
                relation.property.forget(in: target, notifying: true)
            }
            noteOtherSide(of: target, relation)
            return
        }
        if relation.property.reference(in: target) == model._$record.key { return }
        let old = related(target, relation)
        relation.property.setRelated([model], of: target, notifying: true)
        noteOtherSide(of: target, relation)
        // Objects that led to the target before do so no longer, unless that is undone.
        if old.contains(where: { $0 !== model }) {
            undoManager?.registerUndo(withTarget: self) { _ in relation.property.assign(old, of: target) }
        }
        if let back = relation.inverse {
            for object in old where object !== model { remove(target, from: object, back) }
        }
    }

    private func remove(_ model: any PersistentModel, from target: any PersistentModel, _ relation: Schema.Relation) {
        guard target._$record.isIn(self) else { return }
        if relation.isToMany {
            guard let objects = relation.property.relatedObjects(of: target) else {
                relation.property.forget(in: target, notifying: true)
                return noteOtherSide(of: target, relation)
            }
            guard objects.contains(where: { $0 === model }) else { return }
            relation.property.setRelated(objects.filter { $0 !== model }, of: target, notifying: true)
            return noteOtherSide(of: target, relation)
        }
        guard relation.property.reference(in: target) == model._$record.key else { return }
        relation.property.setRelated([], of: target, notifying: true)
        noteOtherSide(of: target, relation)
    }

    /// The other side of a relationship is written only where it has a column.
    private func noteOtherSide(of model: any PersistentModel, _ relation: Schema.Relation) {
        if case .column = relation.storage { return mark(model, relation.index) }
        if relation.property.relatedObjects(of: model) != nil { return mark(model, relation.index) }
        observers.changed(.updated(relation.index), of: model)
    }
}

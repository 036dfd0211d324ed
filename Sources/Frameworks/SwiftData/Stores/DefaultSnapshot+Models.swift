import Foundation
import SQLiteAccess

extension DefaultSnapshot {
    /// The values of an object; reads values that it has not read yet.
    init(_ model: any PersistentModel) {
        persistentIdentifier = model.persistentModelID
        values = [:]
        let entity = model._$record.entity
        for (index, property) in Schema.properties(of: type(of: model)).enumerated() {
            if property.isFault(in: model), let entity, let context = model._$record.context {
                let isReference = (property as? any RelatingProperty)?.reference(in: model) != nil
                if !isReference { context.load(model, entity, index) }
            }
            values[property.name] = Self.value(of: property, in: model)
        }
    }

    private static func value(of property: _ModelProperty, in model: any PersistentModel) -> SnapshotValue {
        guard let target = property.relatedType, let relation = property as? any RelatingProperty else {
            return .value((try? property.storeValue(of: model)) ?? .null)
        }
        let store = model._$record.storeIdentifier
        if property.isToMany {
            return .references((relation.relatedObjects(of: model) ?? []).map(\.persistentModelID))
        }
        guard let key = relation.reference(in: model) else { return .value(.null) }
        return .reference(
            PersistentIdentifier(entityName: Schema.entityName(of: target), key: key, storeIdentifier: store))
    }

    /// The values of an object's columns, in the order of the columns.
    func columns(of entity: Entity) -> [StoreValue] {
        entity.columns.map { index in
            let property = entity.properties[index]
            guard let value = values[property.name] else { return property.defaultStoreValue ?? .null }
            return value.stored(as: property.storeType)
        }
    }
}

extension Schema {
    static func entityName(of type: any PersistentModel.Type) -> String {
        func open<T: PersistentModel>(_ type: T.Type) -> String { entityName(for: type) }
        return open(type)
    }
}

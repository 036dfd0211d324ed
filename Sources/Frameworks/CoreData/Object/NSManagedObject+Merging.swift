import Foundation

extension NSManagedObject {
    /// Takes the store's values, except for values that the policy keeps.
    func merge(_ row: StoredRow, _ policy: NSMergePolicyType) {
        let before = committed ?? row.values
        announce()
        version = row.version
        for index in values.indices {
            // Relationships to many are no part of the row.
            if row.values[index] == .unread || layout.properties[index].isTransient { continue }
            let isOwn = values[index] != before[index]
            let isOthers = row.values[index] != before[index]
            committed?[index] = row.values[index]
            switch policy {
            case .mergeByPropertyStoreTrumpMergePolicyType: if isOthers { values[index] = row.values[index] }
            case .mergeByPropertyObjectTrumpMergePolicyType: if !isOwn { values[index] = row.values[index] }
            case .rollbackMergePolicyType: values[index] = row.values[index]
            case .overwriteMergePolicyType, .errorMergePolicyType: break
            }
        }
    }
}

import Foundation
import OrielFoundation

/// Adds an item to the keychain.
/// - Parameters:
///   - attributes: The class, the data and the attributes of the item, and the parts of it that are returned.
///   - result: Receives the result.
/// - Returns: `errSecDuplicateItem` if there is such an item.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status {
        let query = try KeychainQuery(attributes)
        let added = try KeychainAddition.items(query)
        for (index, item) in added.enumerated() {
            do { try Keychain.current.add(item) } catch let failure as KeychainFailure {
                // A part of an identity may have been there before.
                guard failure.status == errSecDuplicateItem, added.count > 1, index == 0 else { throw failure }
            }
        }
        result?.pointee = KeychainResult.value(of: added, query)
    }
}

/// Searches the keychain.
/// - Parameters:
///   - query: The class and the attributes of the items, their number, and the parts of them that are returned.
///   - result: Receives the result: one value, or an array if more than one was requested.
/// - Returns: `errSecItemNotFound` if there is no item.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status {
        let query = try KeychainQuery(query)
        if query.kind == kSecClassIdentity {
            let identities = try KeychainAddition.identities(query)
            guard !identities.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
            let shown = Array(identities.prefix(query.limit ?? .max))
            result?.pointee = query.limit == 1 ? shown[0] : shown as NSArray
            return
        }
        guard query.kind != nil || query.identifier != nil else { throw KeychainFailure(errSecParam) }
        let items = try Keychain.current.items(matching: query)
        guard !items.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
        result?.pointee = KeychainResult.value(of: Array(items.prefix(query.limit ?? .max)), query)
    }
}

/// Changes all items that match a query.
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status {
        let query = try KeychainQuery(query)
        let changes = try KeychainQuery(attributesToUpdate)
        guard query.kind != nil || query.identifier != nil, changes.kind == nil else {
            throw KeychainFailure(errSecParam)
        }
        try Keychain.current.change(query, attributes: changes.attributes, data: changes.data)
    }
}

/// Removes all items that match a query.
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status {
        let query = try KeychainQuery(query)
        if query.kind == kSecClassIdentity {
            let identities = try KeychainAddition.identities(query)
            guard !identities.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
            for identity in identities {
                for object in [identity.certificate, identity.privateKey] as [AnyObject] {
                    try Keychain.current.remove(KeychainQuery([kSecValueRef: object]))
                }
            }
            return
        }
        guard query.kind != nil || query.identifier != nil else { throw KeychainFailure(errSecParam) }
        try Keychain.current.remove(query)
    }
}

private func status(_ body: () throws -> Void) -> OSStatus {
    do {
        try body()
        return errSecSuccess
    } catch let failure as KeychainFailure { return failure.status } catch { return errSecInternalComponent }
}

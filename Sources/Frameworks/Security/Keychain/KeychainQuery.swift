import Foundation
import OrielFoundation

/// The values that apps pass: the properties of an item, and the parts of it that are returned.
struct KeychainQuery {
    /// The class; nil for any.
    private(set) var kind: String?
    /// The attributes that an item has to have.
    private(set) var attributes: [String: Any] = [:]
    /// The secret of a new item.
    private(set) var data: Data?
    /// The object of a new item, or the one to search for.
    private(set) var object: AnyObject?
    /// The item for which data stands.
    private(set) var identifier: String?
    /// How many items are returned; nil for all.
    private(set) var limit: Int? = 1
    private(set) var returnsData = false
    private(set) var returnsAttributes = false
    private(set) var returnsObject = false
    private(set) var returnsIdentifier = false
    private var ignoresCase = false
    /// Whether synchronized items match as well as others.
    private var matchesAllSynchronized = false

    /// Reads the values; throws for values that are not an item's.
    init(_ dictionary: CFDictionary) throws {
        for (key, value) in dictionary {
            guard let key = key as? String else { throw KeychainFailure(errSecParam) }
            try read(key, value)
        }
        if kind == nil { kind = Self.kind(of: object) }
    }

    private mutating func read(_ key: String, _ value: Any) throws {
        switch key {
        case kSecClass:
            guard let value = value as? String, Self.kinds.contains(value) else {
                throw KeychainFailure(errSecNoSuchClass)
            }
            kind = value
        case kSecValueData:
            guard let value = value as? Data else { throw KeychainFailure(errSecParam) }
            data = value
        case kSecValueRef: object = value as AnyObject
        case kSecValuePersistentRef: identifier = (value as? Data).map { String(decoding: $0, as: UTF8.self) }
        case kSecMatchLimit:
            if let number = value as? NSNumber { limit = max(number.intValue, 1) }
            if value as? String == kSecMatchLimitAll { limit = nil }
        case kSecReturnData: returnsData = Self.bool(value)
        case kSecReturnAttributes: returnsAttributes = Self.bool(value)
        case kSecReturnRef: returnsObject = Self.bool(value)
        case kSecReturnPersistentRef: returnsIdentifier = Self.bool(value)
        case kSecMatchCaseInsensitive: ignoresCase = Self.bool(value)
        case kSecAttrSynchronizable: readSynchronized(value)
        case kSecAttrAccessGroup:
            RuntimeWarning.issue("kSecAttrAccessGroup has no effect: each app has a keychain of its own.")
        case kSecAttrAccessControl:
            guard let control = value as? SecAccessControl else { throw KeychainFailure(errSecParam) }
            if control.demandsProof { try refuse() }
            attributes[kSecAttrAccessible] = control.protection
        case kSecPrivateKeyAttrs, kSecPublicKeyAttrs: break
        // Beside attributes, which are four letters, there are options (`m_…`, `u_…`) that have no effect.
        case _ where key.contains("_") || key == kSecUseDataProtectionKeychain: break
        default: attributes[key] = try Self.plain(value)
        }
    }

    private func refuse() throws {
        RuntimeWarning.issue(
            "Nobody can be asked for a face, finger or passcode here: items that demand it are not kept.")
        throw KeychainFailure(errSecAuthFailed)
    }

    private mutating func readSynchronized(_ value: Any) {
        if value as? String == kSecAttrSynchronizableAny {
            matchesAllSynchronized = true
        } else if Self.bool(value) {
            RuntimeWarning.issue("kSecAttrSynchronizable: the keychain is on this machine alone.")
            attributes[kSecAttrSynchronizable] = NSNumber(value: true)
        }
    }

    private static let kinds = [
        kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey, kSecClassIdentity,
    ]

    private static func kind(of object: AnyObject?) -> String? {
        switch object {
        case is SecKey: kSecClassKey
        case is SecCertificate: kSecClassCertificate
        case is SecIdentity: kSecClassIdentity
        default: nil
        }
    }

    private static func bool(_ value: Any) -> Bool { (value as? NSNumber)?.boolValue ?? false }

    /// Returns a value as a property list has it.
    private static func plain(_ value: Any) throws -> Any {
        switch value {
        case let value as String: value
        case let value as Data: value
        case let value as Date: value
        case let value as NSNumber: value
        default: throw KeychainFailure(errSecParam)
        }
    }

    /// Returns the query for the certificates or the keys of identities.
    func of(kind: String, attributes: [String: Any] = [:]) -> KeychainQuery {
        var result = self
        result.kind = kind
        result.attributes = attributes
        result.object = nil
        result.identifier = nil
        return result
    }

    /// Returns whether an item matches.
    func matches(_ item: KeychainItem) -> Bool {
        if let kind, item.kind != kind { return false }
        if let identifier, item.identifier != identifier { return false }
        if !matchesAllSynchronized, identifier == nil,
            item.isSynchronized != Self.bool(attributes[kSecAttrSynchronizable] ?? false)
        {
            return false
        }
        var wanted = attributes
        if let object { wanted.merge(KeychainObject.identity(of: object)) { $1 } }
        return wanted.allSatisfy { KeychainItem.areEqual(item.attributes[$0.key], $0.value, ignoringCase: ignoresCase) }
    }
}

import Foundation

/// Makes the results of queries.
enum KeychainResult {
    /// Returns the value for items; nil if nothing was asked for.
    static func value(of items: [KeychainItem], _ query: KeychainQuery) -> CFTypeRef? {
        let values = items.compactMap { value(of: $0, query) }
        return query.limit == 1 ? values.first : values.isEmpty ? nil : values as NSArray
    }

    private static func value(of item: KeychainItem, _ query: KeychainQuery) -> CFTypeRef? {
        let data = query.returnsData ? item.data.map { $0 as NSData } : nil
        let object = query.returnsObject ? KeychainObject.object(of: item) : nil
        let reference = query.returnsIdentifier ? Data(item.identifier.utf8) as NSData : nil
        let isAlone = [query.returnsData, query.returnsObject, query.returnsIdentifier].count { $0 } == 1
        if !query.returnsAttributes, isAlone { return data ?? object ?? reference }
        guard query.returnsAttributes || query.returnsData || query.returnsObject || query.returnsIdentifier else {
            return nil
        }
        var result: [String: Any] = query.returnsAttributes ? item.attributes : [:]
        if query.returnsAttributes { result[kSecClass] = item.kind }
        result[kSecValueData] = data
        result[kSecValueRef] = object
        result[kSecValuePersistentRef] = reference
        return result as NSDictionary
    }
}

/// The items that an app adds, and the identities among them.
enum KeychainAddition {
    /// Returns the items for a query: an identity is two.
    static func items(_ query: KeychainQuery) throws -> [KeychainItem] {
        if let identity = query.object as? SecIdentity {
            return [try item(of: identity.certificate, query), try item(of: identity.privateKey, query)]
        }
        guard let kind = query.kind, kind != kSecClassIdentity else { throw KeychainFailure(errSecParam) }
        if let object = query.object { return [try item(of: object, query)] }
        if kind == kSecClassCertificate {
            guard let certificate = query.data.flatMap(SecCertificate.init(data:)) else {
                throw KeychainFailure(errSecParam)
            }
            return [try item(of: certificate, query)]
        }
        return [KeychainItem(kind: kind, attributes: dated(query.attributes), data: query.data)]
    }

    private static func item(of object: AnyObject, _ query: KeychainQuery) throws -> KeychainItem {
        guard let parts = KeychainObject.parts(of: object) else { throw KeychainFailure(errSecParam) }
        let kind = object is SecCertificate ? kSecClassCertificate : kSecClassKey
        return KeychainItem(
            kind: kind, attributes: dated(parts.attributes.merging(query.attributes) { $1 }), data: parts.data)
    }

    private static func dated(_ attributes: [String: Any]) -> [String: Any] {
        var result = attributes
        let now = Date()
        result[kSecAttrCreationDate] = result[kSecAttrCreationDate] ?? now
        result[kSecAttrModificationDate] = now
        result[kSecAttrAccessible] = result[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
        return result
    }

    /// Returns the certificates whose private keys are in the keychain.
    static func identities(_ query: KeychainQuery) throws -> [SecIdentity] {
        let label = query.attributes[kSecAttrLabel].map { [kSecAttrLabel: $0] } ?? [:]
        let wanted = (query.object as? SecIdentity)?.certificate.data
        let certificates = try Keychain.current.items(
            matching: query.of(kind: kSecClassCertificate, attributes: label))
        return try certificates.compactMap { item in
            guard let certificate = KeychainObject.object(of: item) as? SecCertificate,
                wanted == nil || certificate.data == wanted, let digest = certificate.key?.digest
            else { return nil }
            let attributes: [String: Any] = [
                kSecAttrApplicationLabel: digest, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
            ]
            let keys = try Keychain.current.items(matching: query.of(kind: kSecClassKey, attributes: attributes))
            return keys.first.flatMap { KeychainObject.object(of: $0) as? SecKey }.map {
                SecIdentity(certificate: certificate, privateKey: $0)
            }
        }
    }
}

import Foundation

/// An item of the keychain.
struct KeychainItem {
    /// The identifier of the item in the store and in persistent references.
    let identifier: String
    /// The class, such as `kSecClassGenericPassword`.
    let kind: String
    /// The attributes: texts, data, numbers and dates.
    var attributes: [String: Any]
    /// The secret.
    var data: Data?

    init(identifier: String = UUID().uuidString, kind: String, attributes: [String: Any], data: Data?) {
        self.identifier = identifier
        self.kind = kind
        self.attributes = attributes
        self.data = data
    }

    /// The attributes in which two items of a class differ.
    private static func identity(of kind: String) -> [String] {
        switch kind {
        case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService]
        case kSecClassInternetPassword:
            [
                kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath,
            ]
        case kSecClassCertificate: [kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber]
        default:
            [
                kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType,
                kSecAttrKeySizeInBits,
            ]
        }
    }

    /// Whether two items cannot both be in the keychain.
    func isSame(as other: KeychainItem) -> Bool {
        kind == other.kind && isSynchronized == other.isSynchronized
            && Self.identity(of: kind).allSatisfy {
                Self.areEqual(attributes[$0], other.attributes[$0])
            }
    }

    /// Whether the item should be synchronized.
    var isSynchronized: Bool { (attributes[kSecAttrSynchronizable] as? NSNumber)?.boolValue ?? false }

    /// Returns whether two values of an attribute are equal; an empty text is the same as none.
    static func areEqual(_ left: Any?, _ right: Any?, ignoringCase: Bool = false) -> Bool {
        switch (left, right) {
        case (let left as String, let right as String):
            ignoringCase ? left.lowercased() == right.lowercased() : left == right
        case (let left as Data, let right as Data): left == right
        case (let left as String, let right as Data): Data(left.utf8) == right
        case (let left as Data, let right as String): left == Data(right.utf8)
        case (let left as Date, let right as Date): left == right
        case (let left as NSNumber, let right as NSNumber): left == right
        // Key types and classes are texts of numbers.
        case (let left as NSNumber, let right as String): left.stringValue == right
        case (let left as String, let right as NSNumber): left == right.stringValue
        case (nil, nil): true
        case (nil, let value as String), (let value as String, nil): value.isEmpty
        default: false
        }
    }

    /// The item as bytes for a store; nil if a value cannot be in a property list.
    var encoded: Data? {
        var list: [String: Any] = ["identifier": identifier, "class": kind, "attributes": attributes]
        list["data"] = data
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// Creates an item from bytes of a store; nil if they are damaged.
    init?(encoded: Data) {
        let list = try? PropertyListSerialization.propertyList(from: encoded, format: nil)
        guard let list = list as? [String: Any], let identifier = list["identifier"] as? String,
            let kind = list["class"] as? String, let attributes = list["attributes"] as? [String: Any]
        else { return nil }
        self.init(identifier: identifier, kind: kind, attributes: attributes, data: list["data"] as? Data)
    }

    /// The label that the user sees in the desktop's list of passwords.
    var label: String {
        if let label = attributes[kSecAttrLabel] as? String, !label.isEmpty { return label }
        let names = [kSecAttrService, kSecAttrServer, kSecAttrAccount].compactMap { attributes[$0] as? String }
        return names.isEmpty ? kind : names.joined(separator: " – ")
    }
}

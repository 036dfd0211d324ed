import Foundation

/// Numbers of 32 bytes for texts, which are the same where the texts are.
enum VersionHash {
    /// Four times FNV-1a of 64 bits, each from another start: the numbers are compared, and protect nothing.
    static func data(_ text: String) -> Data {
        var numbers: [UInt64] = (0..<4).map { 0xCBF2_9CE4_8422_2325 &+ $0 &* 0x9E37_79B9_7F4A_7C15 }
        for byte in text.utf8 {
            for index in numbers.indices { numbers[index] = (numbers[index] ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return numbers.reduce(into: Data()) { data, number in
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
    }
}

extension NSEntityDescription {
    /// A number for what stores keep of the entity's objects: it is another one in a version of the model where that differs.
    public var versionHash: Data {
        VersionHash.data(
            "\(name ?? ""): \(superentity?.name ?? "") \(isAbstract) \(versionHashModifier ?? "")\n"
                + properties.filter { !$0.isTransient }.map(\.signature).sorted().joined(separator: "\n"))
    }
}

extension NSManagedObjectModel {
    /// The numbers for what stores keep of each entity, by the entities' names.
    public var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// A text for all that stores keep: it is another one in a version of the model where that differs.
    public var versionChecksum: String {
        VersionHash.data(
            entityVersionHashesByName.sorted { $0.key < $1.key }.map { $0.key + $0.value.base64EncodedString() }
                .joined()
        ).base64EncodedString()
    }

    /// Returns whether a store with some metadata can be opened without a migration.
    /// - Parameter configuration: The part of the model whose objects the store has; nil for all.
    public func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
            let entities = entities(forConfigurationName: configuration)
        else { return false }
        return stored == Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { $1 }
    }
}

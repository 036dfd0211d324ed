import Foundation
import LibCrypto
import OrielFoundation

/// Items in an encrypted file, for desktops without a secret service.
///
/// The file and the file of its key have mode 0600, and are in different folders: a copy of one of them reveals nothing.
/// Each change writes a new file that replaces the old one. A file that cannot be decrypted is kept aside.
struct FileStore: KeychainStore {
    private let folder: URL
    private let keyFolder: URL

    /// - Parameters:
    ///   - folder: The folder of the app's items.
    ///   - keyFolder: The folder of the key, which all apps of the user share.
    init(folder: URL, keyFolder: URL) {
        self.folder = folder
        self.keyFolder = keyFolder
    }

    private var file: URL { folder.appending(path: "items") }
    private static let header = Array("Oriel keychain 1\n".utf8)
    /// A larger file is damaged, or not a keychain.
    private static let largest = 256 << 20

    func update<Result>(_ body: (inout KeychainContents) throws -> Result) throws -> Result {
        let lock = try FileLock(in: folder)
        defer { lock.release() }
        let key = try KeychainKey(in: keyFolder)
        var contents = KeychainContents(try read(key))
        let result = try body(&contents)
        if contents.isChanged { try write(contents.items, key) }
        return result
    }

    private func read(_ key: KeychainKey) throws -> [KeychainItem] {
        guard let bytes = try KeychainFile.read(file, largest: Self.largest) else { return [] }
        let opened: [UInt8]? = bytes.flatMap { bytes in
            guard bytes.count >= Self.header.count + 28, bytes.starts(with: Self.header) else { return nil }
            let rest = bytes.dropFirst(Self.header.count)
            return key.withBytes {
                SealedBytes.open(
                    Array(rest.dropFirst(12).dropLast(16)), tag: Array(rest.suffix(16)), with: .aesGCM, key: $0,
                    nonce: Array(rest.prefix(12)), data: Self.header)
            }
        }
        let list = opened.flatMap { try? PropertyListSerialization.propertyList(from: Data($0), format: nil) }
        guard let list = list as? [Data] else { throw setAside() }
        let items = list.compactMap(KeychainItem.init(encoded:))
        guard items.count == list.count else { throw setAside() }
        return items
    }

    /// Keeps a damaged file under another name; the next call begins with an empty keychain.
    private func setAside() -> KeychainFailure {
        let copy = folder.appending(path: "items.damaged-\(UUID().uuidString)")
        guard (try? FileManager.default.moveItem(at: file, to: copy)) != nil else { return KeychainFailure(errSecIO) }
        RuntimeWarning.issue("The keychain could not be decrypted: its file is kept as \(copy.path).")
        return KeychainFailure(errSecDecode)
    }

    private func write(_ items: [KeychainItem], _ key: KeychainKey) throws {
        let list = items.compactMap(\.encoded)
        guard list.count == items.count,
            let plain = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        else { throw KeychainFailure(errSecParam) }
        var generator = SystemRandomNumberGenerator()
        let nonce = (0..<12).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let sealed = key.withBytes {
            SealedBytes.seal(Array(plain), with: .aesGCM, key: $0, nonce: nonce, data: Self.header)
        }
        guard let sealed else { throw KeychainFailure(errSecInternalComponent) }
        try KeychainFile.write(Self.header + nonce + sealed.bytes + sealed.tag, to: file)
    }
}

/// The key of a user's keychain files, made when it is first needed.
struct KeychainKey {
    private let secret: Secret

    init(in folder: URL) throws {
        let lock = try FileLock(in: folder)
        defer { lock.release() }
        let file = folder.appending(path: "key")
        if let bytes = try KeychainFile.read(file, largest: 32) {
            guard let bytes, bytes.count == 32 else { throw KeychainFailure(errSecInvalidKeychain) }
            secret = Secret(bytes)
            return
        }
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        try KeychainFile.write(bytes, to: file)
        secret = Secret(bytes)
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(secret.bytes))
    }
}

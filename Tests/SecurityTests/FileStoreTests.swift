import Foundation
import Testing

@testable import Security

@Suite("The keychain's file")
struct FileStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    private var store: FileStore {
        FileStore(folder: folder.appending(path: "app"), keyFolder: folder.appending(path: "key"))
    }
    private var file: URL { folder.appending(path: "app/items") }

    private func item(_ account: String) -> KeychainItem {
        KeychainItem(
            kind: kSecClassGenericPassword, attributes: [kSecAttrAccount: account], data: Data("secret-word".utf8))
    }

    private func accounts(_ store: FileStore) throws -> [String] {
        try store.update { $0.items.compactMap { $0.attributes[kSecAttrAccount] as? String } }
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)[.posixPermissions] as? Int
    }

    @Test("Files are the user's alone, say nothing, and are read by the next process")
    func privacy() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try store.update { $0.add(item("account-name")) }
        #expect(try [mode("app/items"), mode("key/key"), mode("app/lock")] == [0o600, 0o600, 0o600])
        #expect(try [mode("app"), mode("key")] == [0o700, 0o700])
        let bytes = try Data(contentsOf: file)
        for word in ["secret-word", "account-name", "genp", "bplist"] {
            #expect(bytes.range(of: Data(word.utf8)) == nil)
        }
        #expect(try accounts(store) == ["account-name"])
        // The same items are other bytes each time.
        try store.update { $0.replace(at: 0, with: $0.items[0]) }
        #expect(try Data(contentsOf: file) != bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "app").path).count == 2)
    }

    @Test(
        "A damaged file is kept aside, and reported once",
        arguments: ["first", "nonce", "middle", "last", "cut", "empty"])
    func damage(_ place: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try store.update { $0.add(item("a")) }
        var bytes = try Data(contentsOf: file)
        switch place {
        case "first": bytes[0] ^= 1
        case "nonce": bytes[18] ^= 1
        case "middle": bytes[bytes.count / 2] ^= 1
        case "last": bytes[bytes.count - 1] ^= 1
        case "cut": bytes.removeLast()
        default: bytes = Data()
        }
        try bytes.write(to: file)
        #expect { try accounts(store) } throws: { ($0 as? KeychainFailure)?.status == errSecDecode }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "app").path)
        let kept = try #require(names.first { $0.hasPrefix("items.damaged-") })
        #expect(try Data(contentsOf: folder.appending(path: "app/\(kept)")) == bytes)
        try store.update { $0.add(item("b")) }
        #expect(try accounts(store) == ["b"])
    }

    @Test("Without its key a file is kept aside; a key of a wrong length is not replaced")
    func keys() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try store.update { $0.add(item("a")) }
        let key = folder.appending(path: "key/key")
        let bytes = try Data(contentsOf: key)
        try Data([1, 2, 3]).write(to: key)
        #expect { try accounts(store) } throws: { ($0 as? KeychainFailure)?.status == errSecInvalidKeychain }
        try bytes.write(to: key)
        #expect(try accounts(store) == ["a"])
        try FileManager.default.removeItem(at: key)
        #expect { try accounts(store) } throws: { ($0 as? KeychainFailure)?.status == errSecDecode }
    }

    @Test("A folder that cannot be used is no keychain; links are not followed")
    func folders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "app"))
        #expect { try accounts(store) } throws: { ($0 as? KeychainFailure)?.status == errSecNotAvailable }
        try FileManager.default.removeItem(at: folder.appending(path: "app"))
        try store.update { $0.add(item("a")) }
        try FileManager.default.moveItem(at: file, to: folder.appending(path: "elsewhere"))
        try FileManager.default.createSymbolicLink(
            at: file, withDestinationURL: folder.appending(path: "elsewhere"))
        #expect { try accounts(store) } throws: { ($0 as? KeychainFailure)?.status == errSecIO }
    }

    @Test("Changes of several at once are all kept")
    func concurrency() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = store
        DispatchQueue.concurrentPerform(iterations: 24) { number in
            try? store.update { $0.add(item("\(number)")) }
        }
        #expect(try Set(accounts(store)).count == 24)
    }
}

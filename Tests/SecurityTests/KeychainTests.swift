import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import Security

/// The functions as apps call them, on a keychain in a folder of the test's own.
@MainActor @Suite("Keychain", .serialized)
struct KeychainTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "keychain-\(UUID().uuidString)")

    private func withKeychain(_ body: () throws -> Void) rethrows {
        defer {
            Keychain.own = nil
            try? FileManager.default.removeItem(at: folder)
        }
        Keychain.own = Keychain(store: FileStore(folder: folder, keyFolder: folder.appending(path: "key")))
        try body()
    }

    private func password(_ account: String, _ secret: String? = nil) -> [String: Any] {
        var result: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
            kSecAttrAccount as String: account,
        ]
        result[kSecValueData as String] = secret.map { Data($0.utf8) }
        return result
    }

    private func read(_ account: String) -> String? {
        var query = password(account)
        query[kSecReturnData as String] = kCFBooleanTrue!
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// A service that does not unlock its items.
    private struct LockedStore: KeychainStore {
        func update<Result>(_ body: (inout KeychainContents) throws -> Result) throws -> Result {
            throw KeychainFailure(errSecInteractionNotAllowed)
        }
    }

    @Test("Values of queries are strings, and objects where there must be one")
    func objects() {
        func remove(_ kind: AnyObject) -> OSStatus {
            SecItemDelete([kSecClass as String: kind] as CFDictionary)
        }
        withKeychain {
            var item: [String: AnyObject] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada" as AnyObject,
                kSecAttrService as String: "service" as AnyObject,
                kSecValueData as String: Data("one".utf8) as AnyObject,
            ]
            item[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess && read("ada") == "one")
            #expect(remove(kSecClassKey) == errSecItemNotFound && read("ada") == "one")
            #expect(remove(kSecClassGenericPassword) == errSecSuccess && read("ada") == nil)
        }
        let pairs: [(CFString, AnyObject)] = [
            (kSecClassGenericPassword, kSecClassGenericPassword),
            (kSecClassInternetPassword, kSecClassInternetPassword),
            (kSecClassCertificate, kSecClassCertificate), (kSecClassKey, kSecClassKey),
            (kSecClassIdentity, kSecClassIdentity), (kSecMatchLimitOne, kSecMatchLimitOne),
            (kSecMatchLimitAll, kSecMatchLimitAll),
            (kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleWhenUnlocked),
            (kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAfterFirstUnlock),
            (kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly),
            (kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly),
            (kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly),
        ]
        for (text, object) in pairs { #expect(object as? String == text) }
    }

    @Test("A locked keychain refuses each request with a status of its own, and keeps its items")
    func locked() {
        withKeychain {
            #expect(SecItemAdd(password("ada", "one") as CFDictionary, nil) == errSecSuccess)
            let open = Keychain.own
            Keychain.own = Keychain(store: LockedStore())
            let change = [kSecValueData as String: Data("two".utf8)] as CFDictionary
            #expect(SecItemAdd(password("bob", "three") as CFDictionary, nil) == errSecInteractionNotAllowed)
            #expect(SecItemCopyMatching(password("ada") as CFDictionary, nil) == errSecInteractionNotAllowed)
            #expect(SecItemUpdate(password("ada") as CFDictionary, change) == errSecInteractionNotAllowed)
            #expect(SecItemDelete(password("ada") as CFDictionary) == errSecInteractionNotAllowed)
            #expect(SecCopyErrorMessageString(errSecInteractionNotAllowed, nil) != nil)
            Keychain.own = open
            #expect(read("ada") == "one" && read("bob") == nil)
        }
    }

    @Test("A password is added once, read, changed and removed")
    func password() {
        withKeychain {
            #expect(SecItemAdd(password("ada", "one") as CFDictionary, nil) == errSecSuccess)
            #expect(SecItemAdd(password("ada", "two") as CFDictionary, nil) == errSecDuplicateItem)
            #expect(SecItemAdd(password("bob", "three") as CFDictionary, nil) == errSecSuccess)
            #expect(read("ada") == "one" && read("bob") == "three" && read("eve") == nil)
            let change = [kSecValueData as String: Data("four".utf8)] as CFDictionary
            #expect(SecItemUpdate(password("ada") as CFDictionary, change) == errSecSuccess)
            #expect(SecItemUpdate(password("eve") as CFDictionary, change) == errSecItemNotFound)
            #expect(read("ada") == "four" && read("bob") == "three")
            // No item takes another's place.
            let rename = [kSecAttrAccount as String: "bob"] as CFDictionary
            #expect(SecItemUpdate(password("ada") as CFDictionary, rename) == errSecDuplicateItem)
            #expect(SecItemDelete(password("ada") as CFDictionary) == errSecSuccess)
            #expect(SecItemDelete(password("ada") as CFDictionary) == errSecItemNotFound)
            #expect(read("ada") == nil && read("bob") == "three")
        }
    }

    @Test("What is returned is what was asked for: data, attributes, references, one or all")
    func results() throws {
        try withKeychain {
            for name in ["a", "b", "c"] { SecItemAdd(password(name, "of \(name)") as CFDictionary, nil) }
            let all: [CFString: Any] = [
                kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
                kSecReturnData: true,
            ]
            var result: AnyObject?
            #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
            let items = try #require(result as? [[String: Any]])
            #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b", "c"])
            #expect(items.compactMap { $0[kSecValueData as String] as? Data }.last == Data("of c".utf8))
            #expect(items[0][kSecAttrCreationDate as String] is Date)

            var query = password("b")
            query[kSecReturnPersistentRef as String] = true
            #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
            let reference = try #require(result as? Data)
            let again: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecValuePersistentRef as String: reference,
                kSecReturnData as String: true,
            ]
            #expect(SecItemCopyMatching(again as CFDictionary, &result) == errSecSuccess)
            #expect(result as? Data == Data("of b".utf8))

            // Nothing is asked for: only the status says that there is one.
            result = nil
            #expect(SecItemCopyMatching(password("b") as CFDictionary, &result) == errSecSuccess && result == nil)
            var limited = all
            limited[kSecMatchLimit] = 2
            #expect(SecItemCopyMatching(limited as CFDictionary, &result) == errSecSuccess)
            #expect((result as? [[String: Any]])?.count == 2)
        }
    }

    @Test("Values that are not an item's are refused")
    func refusals() {
        withKeychain {
            #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
            #expect(SecItemAdd([kSecClass: "xyz"] as CFDictionary, nil) == errSecNoSuchClass)
            #expect(SecItemCopyMatching([kSecAttrAccount: "ada"] as CFDictionary, nil) == errSecParam)
            #expect(
                SecItemAdd([kSecClass: kSecClassGenericPassword, kSecValueData: "text"] as CFDictionary, nil)
                    == errSecParam)
            #expect(
                SecItemAdd([kSecClass: kSecClassCertificate, kSecValueData: Data([1])] as CFDictionary, nil)
                    == errSecParam)
            #expect(SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: NSNull()] as CFDictionary, nil) == errSecParam)
        }
    }

    @Test("Passwords of servers differ by server, port and path")
    func servers() {
        withKeychain {
            func item(_ server: String, _ port: Int) -> CFDictionary {
                [
                    kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrPort: port,
                    kSecAttrAccount: "ada", kSecValueData: Data("\(server):\(port)".utf8),
                ] as CFDictionary
            }
            #expect(SecItemAdd(item("a.example", 80), nil) == errSecSuccess)
            #expect(SecItemAdd(item("a.example", 81), nil) == errSecSuccess)
            #expect(SecItemAdd(item("a.example", 80), nil) == errSecDuplicateItem)
            var result: AnyObject?
            let query: [CFString: Any] = [
                kSecClass: kSecClassInternetPassword, kSecAttrServer: "a.example", kSecAttrPort: 81,
                kSecReturnData: kCFBooleanTrue as Any,
            ]
            #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
            #expect(result as? Data == Data("a.example:81".utf8))
        }
    }

    @Test("What has no effect says so; items that demand a proof are not kept")
    func warnings() {
        withKeychain {
            var item = password("ada", "one")
            item[kSecAttrAccessGroup as String] = "group"
            var status = errSecSuccess
            var warnings = TestHost.warnings { status = SecItemAdd(item as CFDictionary, nil) }
            #expect(status == errSecSuccess)
            #expect(
                warnings
                    == ["kSecAttrAccessGroup has no effect: each app has a keychain of its own."])
            #expect(read("ada") == "one")
            var guarded = password("bob", "two")
            guarded[kSecAttrAccessControl as String] = SecAccessControlCreateWithFlags(
                nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, nil)
            warnings = TestHost.warnings { status = SecItemAdd(guarded as CFDictionary, nil) }
            #expect(status == errSecAuthFailed)
            #expect(
                warnings
                    == ["Nobody can be asked for a face, finger or passcode here: items that demand it are not kept."])
            #expect(read("bob") == nil)
            // A search without the attribute finds what is not synchronized.
            var shared = password("cleo", "three")
            shared[kSecAttrSynchronizable as String] = true
            warnings = TestHost.warnings { _ = SecItemAdd(shared as CFDictionary, nil) }
            #expect(warnings.count == 1)
            #expect(read("cleo") == nil)
            shared[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
            shared[kSecValueData as String] = nil
            #expect(SecItemCopyMatching(shared as CFDictionary, nil) == errSecSuccess)
        }
    }

    @Test("Keys and identities are kept, found and removed")
    func keys() throws {
        try withKeychain {
            let tag = Data("tag".utf8)
            var error: Unmanaged<CFError>?
            let attributes: [String: Any] = [
                kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: 256,
                kSecPrivateKeyAttrs as String: [
                    kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag,
                ],
            ]
            let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, &error))
            let query: [String: Any] = [
                kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag,
                kSecReturnRef as String: true,
            ]
            var item: CFTypeRef?
            #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
            #expect(item as! SecKey == key)
            #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
            #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)

            var items: CFArray?
            let options = [kSecImportExportPassphrase as String: "secret"] as CFDictionary
            #expect(SecPKCS12Import(TestIdentity.file as CFData, options, &items) == errSecSuccess)
            let identity = (items as! [[String: Any]])[0][kSecImportItemIdentity as String] as! SecIdentity
            #expect(SecItemAdd([kSecValueRef: identity] as CFDictionary, nil) == errSecSuccess)
            let search = [kSecClass: kSecClassIdentity, kSecReturnRef: true] as CFDictionary
            #expect(SecItemCopyMatching(search, &item) == errSecSuccess)
            var certificate: SecCertificate?
            SecIdentityCopyCertificate(item as! SecIdentity, &certificate)
            #expect(certificate.map(SecCertificateCopyData) == TestIdentity.server)
            #expect(SecItemDelete([kSecClass: kSecClassIdentity] as CFDictionary) == errSecSuccess)
            #expect(SecItemCopyMatching(search, &item) == errSecItemNotFound)
            #expect(SecItemCopyMatching([kSecClass: kSecClassKey] as CFDictionary, nil) == errSecItemNotFound)
        }
    }
}

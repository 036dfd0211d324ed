import Foundation
import OrielFoundation
import SecretServiceShim

/// Items in the desktop's secret service.
struct ServiceStore: KeychainStore {
    /// The identifier of the app, whose items these are.
    let application: String

    /// Whether there is a service.
    static var isAvailable: Bool { oriel_secret_probe() == Int32(OrielSecretDone) }

    /// The items that a search finds.
    private final class Found {
        var items: [KeychainItem] = []
        var isDamaged = false
    }

    func update<Result>(_ body: (inout KeychainContents) throws -> Result) throws -> Result {
        let found = Found()
        try check(
            oriel_secret_list(application, Unmanaged.passUnretained(found).toOpaque()) { context, bytes, count in
                guard let context else { return }
                let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                if let item = KeychainItem(encoded: Data(bytes: bytes, count: count)) {
                    found.items.append(item)
                } else {
                    found.isDamaged = true
                }
            })
        // Damaged items stay where they are: the others can be used.
        if found.isDamaged, found.items.isEmpty { throw KeychainFailure(errSecDecode) }
        var contents = KeychainContents(found.items)
        let result = try body(&contents)
        for item in contents.items where contents.changed.contains(item.identifier) {
            guard let bytes = item.encoded else { throw KeychainFailure(errSecParam) }
            try check(
                bytes.withUnsafeBytes {
                    oriel_secret_keep(
                        application, item.identifier, item.label, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!,
                        $0.count)
                })
        }
        for identifier in contents.removed { try check(oriel_secret_remove(application, identifier)) }
        return result
    }

    private func check(_ result: Int32) throws {
        switch Int(result) {
        case OrielSecretDone: return
        case OrielSecretLocked:
            RuntimeWarning.issue("The desktop's keyring is locked: unlock it, and the app can use its passwords again.")
            throw KeychainFailure(errSecInteractionNotAllowed)
        case OrielSecretAbsent: throw KeychainFailure(errSecNotAvailable)
        default: throw KeychainFailure(errSecIO)
        }
    }
}

import Foundation
import SwiftData

#if ORIEL_SERVER
import PostgresStore
#endif

/// The kinds of stores that must all do the same.
enum StoreKind: String, CaseIterable, CustomStringConvertible {
    case memory, file, own, server

    var description: String { rawValue }

    /// Those that there are on this machine.
    static let available = allCases.filter { $0 != .server || TestDatabase.isInstalled }
    /// Those with a history.
    static let historical = available.filter { $0 != .own }
    /// Those that are still there when they are opened again.
    static let lasting = available.filter { $0 == .file || $0 == .server }
}

/// A place for models of some kind, gone with this object.
final class StorePlace {
    let kind: StoreKind
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Place-\(UUID().uuidString)")
    private let name = "n" + UUID().uuidString.lowercased().prefix(8)

    init(_ kind: StoreKind) throws {
        self.kind = kind
        if kind == .file {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var file: URL { folder.appendingPathComponent("models.store") }

    func configuration() throws -> any DataStoreConfiguration {
        switch kind {
        case .memory:
            return ModelConfiguration(isStoredInMemoryOnly: true)
        case .file:
            return ModelConfiguration(url: file)
        case .own:
            return ShelfConfiguration(name: "shelf", shelf: ShelfContent())
        case .server:
            #if ORIEL_SERVER
            return PostgresConfiguration(url: try TestDatabase.shared().url, namespace: String(name))
            #else
            fatalError("There is no server.")
            #endif
        }
    }

    func open(_ types: any PersistentModel.Type...) throws -> ModelContainer { try open(types) }

    func open(_ types: [any PersistentModel.Type]) throws -> ModelContainer {
        try ModelContainer(for: Schema(types), configurations: [try configuration()])
    }
}

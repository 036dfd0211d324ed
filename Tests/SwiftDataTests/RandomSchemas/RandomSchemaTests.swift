import Foundation
import SwiftData
import Testing

@Suite("Random models beside plain values")
struct RandomSchemaTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// A seed that is tried alone: `ORIEL_SCHEMA_SEED=17 ./oriel test --filter RandomSchemaTests`.
    private static let only = environment["ORIEL_SCHEMA_SEED"].flatMap { UInt64($0) }

    private static func seeds(_ few: UInt64) -> ClosedRange<UInt64> {
        if let only { return only...only }
        if let count = environment["ORIEL_SCHEMAS"].flatMap({ UInt64($0) }) { return 1...max(count, 1) }
        return 1...(environment["ORIEL_FULL"] == nil ? few : 100)
    }

    @Test("Fifty random actions lead to the same in memory", arguments: seeds(60))
    func memory(seed: UInt64) throws { try play(seed, .memory) }

    @Test("Fifty random actions lead to the same in a file", arguments: seeds(20))
    func file(seed: UInt64) throws { try play(seed, .file) }

    @Test("Fifty random actions lead to the same in a store of an app", arguments: seeds(20))
    func own(seed: UInt64) throws { try play(seed, .own) }

    @Test(
        "Fifty random actions lead to the same on a server", .enabled(if: TestDatabase.isInstalled),
        arguments: seeds(10))
    func server(seed: UInt64) throws { try play(seed, .server) }

    private func play(_ seed: UInt64, _ kind: StoreKind) throws {
        var play = try SchemaPlay(seed: seed, place: StorePlace(kind))
        for number in 1...50 {
            try play.act()
            if number % 5 == 0 { try play.check() }
        }
    }
}

import Foundation
import OrielFoundation

/// The health data that the app has saved, in memory and in a file that grows by a line for each change.
///
/// A line that was not written to its end, as when the machine loses its power, is left out when the file is read.
final class HealthDatabase: @unchecked Sendable {
    static let shared = HealthDatabase(file: file)

    private static var file: URL {
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return URL.applicationSupportDirectory.appendingPathComponent("\(app)/HealthKit/data.jsonl")
    }

    private let lock = NSLock()
    private let url: URL?
    /// All samples in the order in which they were saved; nil where one was deleted.
    private var samples: [HKSample?] = []
    private var places: [UUID: Int] = [:]
    /// The deleted objects, each with the number of the change that deleted it.
    private var deleted: [(change: Int, object: HKDeletedObject, type: HKSampleType)] = []
    /// The number of the change that saved each sample.
    private var changes: [Int] = []
    private var change = 0
    private var asked: Set<String> = []
    private var observers: [ObjectIdentifier: (query: HKQuery, changed: @Sendable (Set<String>) -> Void)] = [:]

    /// Opens the data of a file; without one nothing is kept.
    init(file: URL?) {
        url = file
        guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return }
        for line in text.split(separator: "\n") {
            guard let record = try? JSONDecoder().decode(HealthRecord.self, from: Data(line.utf8)) else { continue }
            apply(record)
        }
    }

    private func apply(_ record: HealthRecord) {
        asked.formUnion(record.asked ?? [])
        for sample in record.saved ?? [] { if let sample = sample.sample() { insert(sample) } }
        for uuid in record.deleted ?? [] { remove(uuid) }
    }

    private func insert(_ sample: HKSample) {
        guard places[sample.uuid] == nil else { return }
        change += 1
        places[sample.uuid] = samples.count
        samples.append(sample)
        changes.append(change)
    }

    private func remove(_ uuid: UUID) {
        guard let place = places.removeValue(forKey: uuid), let sample = samples[place] else { return }
        change += 1
        samples[place] = nil
        let identifier = sample.metadata?[HKMetadataKeySyncIdentifier].map { [HKMetadataKeySyncIdentifier: $0] }
        deleted.append((change, HKDeletedObject(uuid: uuid, metadata: identifier), sample.sampleType))
    }

    /// Writes a change at the end of the file.
    private func write(_ record: HealthRecord) throws {
        guard let url else { return }
        do {
            var line = try JSONEncoder().encode(record)
            line.append(UInt8(ascii: "\n"))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            if !FileManager.default.fileExists(atPath: url.path) {
                try line.write(to: url)
            } else {
                let file = try FileHandle(forUpdating: url)
                defer { try? file.close() }
                let end = try file.seekToEnd()
                if end > 0 {
                    // The rest of a line that was not written to its end stays on a line of its own.
                    try file.seek(toOffset: end - 1)
                    if try file.read(upToCount: 1) != Data([UInt8(ascii: "\n")]) { line.insert(10, at: 0) }
                }
                try file.write(contentsOf: line)
            }
        } catch {
            throw HKError(.errorDatabaseInaccessible, "The health data can't be written: \(error.localizedDescription)")
        }
    }

    /// Notes that the app has asked for kinds.
    func ask(_ identifiers: Set<String>) throws {
        try lock.withLock {
            guard !identifiers.isSubset(of: asked) else { return }
            try write(HealthRecord(asked: identifiers.sorted()))
            asked.formUnion(identifiers)
        }
    }

    func hasAsked(_ identifier: String) -> Bool { lock.withLock { asked.contains(identifier) } }

    func save(_ new: [HKSample]) throws {
        try lock.withLock {
            if let known = new.first(where: { places[$0.uuid] != nil }) {
                throw HKError(.errorInvalidArgument, "The object \(known.uuid) is saved already.")
            }
            try write(HealthRecord(saved: new.map { SampleRecord($0) }))
            for sample in new { insert(sample) }
        }
        tell(Set(new.map(\.sampleType.identifier)))
    }

    func delete(_ old: [HKObject]) throws {
        let kinds = try lock.withLock { () -> Set<String> in
            let known = old.filter { places[$0.uuid] != nil }
            guard !known.isEmpty else { throw HKError(.errorInvalidArgument, "The object is not in the health data.") }
            try write(HealthRecord(deleted: known.map(\.uuid)))
            for object in known { remove(object.uuid) }
            return Set(known.compactMap { ($0 as? HKSample)?.sampleType.identifier })
        }
        tell(kinds)
    }

    /// The samples of a kind that satisfy a condition, in the order in which they were saved; nil for all kinds.
    func samples(_ type: HKObjectType?, _ predicate: NSPredicate?) -> [HKSample] {
        let all = lock.withLock { samples.compactMap { $0 } }
        return all.filter { sample in
            (type == nil || sample.sampleType == type) && predicate?.evaluate(with: sample) != false
        }
    }

    /// What has changed since a number of changes, and the number of all changes.
    func changes(
        since start: Int, _ type: HKObjectType?, _ predicate: NSPredicate?
    ) -> (
        added: [HKSample], deleted: [HKDeletedObject], now: Int
    ) {
        let (new, gone, now) = lock.withLock {
            (
                zip(samples, changes).compactMap { $1 > start ? $0 : nil },
                deleted.filter { $0.change > start && (type == nil || $0.type == type) }.map(\.object), change
            )
        }
        let added = new.filter { sample in
            (type == nil || sample.sampleType == type) && predicate?.evaluate(with: sample) != false
        }
        return (added, gone, now)
    }

    /// The number of the change that saved a sample; nil if it is not there.
    func change(of sample: HKSample) -> Int? { lock.withLock { places[sample.uuid].map { changes[$0] } } }

    /// Has a function called with the kinds that have changed, until the query is stopped.
    func observe(_ query: HKQuery, _ changed: @escaping @Sendable (Set<String>) -> Void) {
        lock.withLock { observers[ObjectIdentifier(query)] = (query, changed) }
    }
    func stop(_ query: HKQuery) { _ = lock.withLock { observers.removeValue(forKey: ObjectIdentifier(query)) } }

    private func tell(_ kinds: Set<String>) {
        for observer in lock.withLock({ Array(observers.values) }) { observer.changed(kinds) }
    }
}

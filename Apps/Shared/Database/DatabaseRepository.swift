#if canImport(SwiftData)
import Foundation
import SwiftData

/// Keeps a value in a database, part by part.
///
/// Only what has changed is written. Programs that share the database lose nothing of each other's: what one does not
/// know it leaves alone, and where both have changed a part, they are merged.
///
/// Before there is anything in the database, the value comes from where it was kept before; that stays as it is, for
/// earlier versions of the program, and is never asked again.
final class DatabaseRepository<Value, Part: Codable>: Repository {
    /// How a value falls into parts.
    struct Shape {
        /// The parts of a value, each with a name of its own, in their order.
        var parts: (Value) -> [(name: String, part: Part)]
        /// The value of parts; nil where too little is left.
        var value: ([(name: String, part: Part)]) -> Value?
        /// Whether a part that could be read makes sense.
        var isValid: (_ name: String, _ part: Part) -> Bool = { _, _ in true }
        /// What becomes of a part that another program has changed, too: the last change counts by default.
        var merge: (_ known: Part?, _ stored: Part, _ own: Part) -> Part = { $2 }
    }

    /// Why nothing could be saved, in a sentence for people.
    struct Problem: LocalizedError {
        let errorDescription: String?
    }

    private let database: PartDatabase
    private let kind: String
    private let shape: Shape
    private let former: any Repository<Value>
    /// The parts as this program knows them.
    private var known: [String: Known] = [:]
    private var isMarked = false
    private var isTakingOver = false
    private(set) var warning: String?

    private struct Known: Equatable {
        let place: Int
        let content: Data
    }

    /// - Parameters:
    ///   - kind: What is kept, such as "themes".
    ///   - former: Where it was kept before there was a database.
    init(_ database: PartDatabase, kind: String, former: any Repository<Value>, shape: Shape) {
        self.database = database
        self.kind = kind
        self.former = former
        self.shape = shape
    }

    func load() throws -> Value? {
        let context = try? database.makeContext()
        warning = database.takeWarning()
        (known, isMarked) = ([:], false)
        guard let context else { return try former.load() }
        let rows = try rows(in: context)
        isMarked = rows.contains { $0.name.isEmpty }
        guard isMarked else { return try takeOver() }
        var found: [(name: String, part: Part)] = []
        var senseless: [StoredPart] = []
        for row in rows where !row.name.isEmpty {
            guard let part = try? JSONDecoder().decode(Part.self, from: row.content), shape.isValid(row.name, part)
            else {
                senseless.append(row)
                continue
            }
            known[row.name] = Known(place: row.place, content: row.content)
            found.append((row.name, part))
        }
        if !senseless.isEmpty { leaveOut(senseless, context) }
        return shape.value(found)
    }

    func save(_ value: Value) throws {
        do {
            let context = try database.makeContext()
            let new = try encoded(value)
            let names = Set(new.keys).union(known.keys).filter { new[$0] != known[$0] }
            if names.isEmpty && isMarked { return }
            for name in names.sorted() { try save(new[name], name, context) }
            if !isMarked { context.insert(StoredPart(kind: kind, name: "", place: -1, content: Data())) }
            try context.save()
            (known, isMarked) = (new, true)
        } catch {
            throw Problem(
                errorDescription:
                    "\(database.file.lastPathComponent) could not be saved: \(error.localizedDescription)")
        }
    }

    // MARK: -

    private func rows(in context: ModelContext) throws -> [StoredPart] {
        let kind = kind
        return try context.fetch(
            FetchDescriptor<StoredPart>(
                predicate: #Predicate { $0.kind == kind },
                sortBy: [SortDescriptor(\.place), SortDescriptor(\.name)]))
    }

    private func takeOver() throws -> Value? {
        guard let value = try former.load() else { return nil }
        isTakingOver = true
        defer { isTakingOver = false }
        // If this fails, the next start tries again.
        try? save(value)
        return value
    }

    /// Keeps parts that make no sense as they are, under a kind that nobody asks for.
    private func leaveOut(_ rows: [StoredPart], _ context: ModelContext) {
        for row in rows {
            row.kind = "bad \(kind)"
            row.name += " \(UUID().uuidString)"
        }
        try? context.save()
        let what = rows.count == 1 ? "One of the \(kind) makes" : "\(rows.count) of the \(kind) make"
        let sentence = "\(what) no sense and is left out; \(database.file.lastPathComponent) keeps it."
        warning = [warning, sentence].compactMap(\.self).joined(separator: "\n")
    }

    private func encoded(_ value: Value) throws -> [String: Known] {
        let encoder = JSONEncoder()
        // Equal parts have equal texts.
        encoder.outputFormatting = .sortedKeys
        var encoded: [String: Known] = [:]
        for (place, (name, part)) in shape.parts(value).enumerated() {
            encoded[name] = Known(place: place, content: try encoder.encode(part))
        }
        return encoded
    }

    private func save(_ new: Known?, _ name: String, _ context: ModelContext) throws {
        let kind = kind
        let row = try context.fetch(
            FetchDescriptor<StoredPart>(predicate: #Predicate { $0.kind == kind && $0.name == name })
        ).first
        guard let new else {
            if let row { context.delete(row) }
            return
        }
        guard let row else {
            // Another program has deleted what this one has only moved.
            if known[name]?.content == new.content { return }
            return context.insert(StoredPart(kind: kind, name: name, place: new.place, content: new.content))
        }
        // Another program has taken the part over at the same time.
        if isTakingOver { return }
        let old = known[name]
        if old?.place != new.place { row.place = new.place }
        if old?.content != new.content { row.content = try merged(old?.content, row.content, new.content) }
    }

    private func merged(_ known: Data?, _ stored: Data, _ own: Data) throws -> Data {
        if stored == known { return own }
        let decoder = JSONDecoder()
        guard let other = try? decoder.decode(Part.self, from: stored) else { return own }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(
            shape.merge(
                known.map { try decoder.decode(Part.self, from: $0) }, other, decoder.decode(Part.self, from: own)))
    }
}
#endif

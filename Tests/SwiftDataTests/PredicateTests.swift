import Foundation
import SwiftUI
import Testing

@testable import SwiftData

enum Kind: String, Codable { case novel, poem }
struct Place: Codable, Hashable {
    var city: String
    var zip: Int?
}

/// A model with values of all kinds.
@Model
final class Sample {
    var text: String
    var note: String?
    var number: Int
    var count: Int?
    var amount: Double
    var share: Double?
    var date: Date
    var due: Date?
    var isOn: Bool
    var identifier: UUID
    var address: URL?
    var price: Decimal
    var bytes: Data
    var big: UInt64
    var kind: Kind
    var place: Place
    var places: [Place] = []
    var words: [String] = []
    var parent: Sample?
    @Relationship(inverse: \Sample.parent) var children: [Sample] = []

    init(_ random: inout Seeded) {
        let texts = [
            "", "a", "A", "é", "e\u{301}", "É", "Straße", "strasse", "ж", "👨‍👩‍👧", "zebra", "ab", "a\u{0}b", "K",
            "\u{212A}",
        ]
        text = random.one(of: texts)
        note = random.flip() ? nil : random.one(of: texts)
        number = random.below(7) - 3
        count = random.flip() ? nil : random.below(4)
        amount = random.one(of: [0, -0.0, 1.5, -2, .nan, .infinity, -.infinity, 3])
        share = random.flip() ? nil : random.one(of: [0, 1.5, .nan, .infinity])
        date = Date(timeIntervalSinceReferenceDate: Double(random.below(5)) * 1.25)
        due = random.flip() ? nil : Date(timeIntervalSinceReferenceDate: Double(random.below(5)) * 1.25)
        isOn = random.flip()
        identifier = UUID(uuid: (UInt8(random.below(3)), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        address = random.flip() ? nil : URL(string: "https://a.b/\(random.below(2))")
        price = Decimal(random.below(30)) / 10 - 1
        bytes = Data(repeating: 1, count: random.below(3))
        big = UInt64.max - UInt64(random.below(3))
        kind = random.flip() ? .novel : .poem
        place = Place(city: random.one(of: texts), zip: random.flip() ? nil : 1)
        places = random.flip() ? [] : [place]
        words = random.flip() ? [] : ["a", text]
    }
}

/// Random numbers from a seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }
    mutating func flip() -> Bool { below(2) == 0 }
    mutating func one<T>(of list: [T]) -> T { list[below(list.count)] }
}

@Suite("A condition")
struct PredicateTests {
    /// Each compared with what Swift says of the same models; true where the store answers it by itself.
    private func conditions(_ models: [Sample], _ random: inout Seeded) -> [(Predicate<Sample>, isStored: Bool)] {
        let one = random.one(of: models)
        let (text, note, number, count) = (one.text, one.note, one.number, one.count)
        let (amount, share, date, due) = (one.amount, one.share, one.date, one.due)
        let (identifier, address, price, bytes, big) = (one.identifier, one.address, one.price, one.bytes, one.big)
        let texts = ["a", text]
        let numbers = [number, 9]
        let range = -1...number.magnitudeAsInt
        let id = one.persistentModelID
        let place = one.place
        let parent = one.parent?.persistentModelID
        return [
            (#Predicate { $0.text == text }, true), (#Predicate { $0.text != text }, true),
            (#Predicate { $0.text < text }, true), (#Predicate { $0.text >= text }, true),
            (#Predicate { $0.text.contains(text) }, true), (#Predicate { $0.text.starts(with: text) }, true),
            (#Predicate { $0.text.localizedStandardContains(text) }, true), (#Predicate { $0.text.isEmpty }, true),
            (#Predicate { $0.text.count > 1 }, true), (#Predicate { $0.note == note }, true),
            (#Predicate { $0.note != note }, true), (#Predicate { $0.note == nil }, true),
            (#Predicate { $0.note?.contains(text) == true }, true),
            (#Predicate { $0.note?.isEmpty ?? false }, true), (#Predicate { ($0.note ?? "x") == text }, true),
            (#Predicate { $0.number > number }, true), (#Predicate { $0.number + 1 == number * 2 }, true),
            (#Predicate { $0.number % 2 == 0 }, true), (#Predicate { -$0.number == number }, true),
            (#Predicate { $0.number / 2 <= number }, true), (#Predicate { ($0.count ?? 7) < number }, true),
            (#Predicate { $0.count == count }, true), (#Predicate { $0.count != count }, true),
            (#Predicate { if let count = $0.count { count > 1 } else { false } }, true),
            (#Predicate { $0.count.flatMap { $0 != 1 } ?? true }, true),
            (#Predicate { $0.amount < amount }, true), (#Predicate { $0.amount == amount }, true),
            (#Predicate { $0.amount != amount }, true), (#Predicate { $0.share == share }, true),
            (#Predicate { $0.share != share }, true), (#Predicate { !($0.amount >= amount) }, true),
            (#Predicate { $0.date < date }, true), (#Predicate { $0.date >= date && $0.isOn }, true),
            (#Predicate { $0.due == due }, true), (#Predicate { ($0.due ?? date) <= date }, true),
            (#Predicate { $0.isOn || $0.number == 1 }, true), (#Predicate { !$0.isOn }, true),
            (#Predicate { $0.isOn == true }, true), (#Predicate { $0.identifier == identifier }, true),
            (#Predicate { $0.address == address }, true), (#Predicate { $0.price < price }, true),
            (#Predicate { $0.price == price }, true), (#Predicate { $0.bytes == bytes }, true),
            (#Predicate { $0.big >= big }, true), (#Predicate { texts.contains($0.text) }, true),
            (#Predicate { !numbers.contains($0.number) }, true), (#Predicate { range.contains($0.number) }, true),
            (#Predicate { $0.number >= -1 ? $0.isOn : !$0.isOn }, true),
            (#Predicate { $0.persistentModelID == id }, true), (#Predicate { $0.parent == nil }, true),
            (#Predicate { $0.parent?.persistentModelID == parent }, true),
            (#Predicate { $0.parent?.persistentModelID != parent }, true),
            (#Predicate { $0.parent?.text == text }, true), (#Predicate { $0.parent?.parent?.number == number }, true),
            (#Predicate { $0.children.isEmpty }, true), (#Predicate { $0.children.count > 1 }, true),
            (#Predicate { $0.children.contains { $0.text == text } }, true),
            (#Predicate { $0.children.allSatisfy { $0.number > number } }, true),
            (#Predicate { $0.children.filter { $0.isOn }.count == 1 }, true),
            (#Predicate { a in a.children.contains { $0.number < a.number } }, true),
            (#Predicate { $0.children.contains { $0.children.contains { $0.isOn } } }, true),
            (#Predicate { $0.place.zip == nil }, true), (#Predicate { $0.place == place }, false),
            (#Predicate { $0.words.contains(text) }, false),
            (#Predicate { $0.note!.count > 1 }, false), (#Predicate { $0.place.city == text }, true),
        ]
    }

    @Test(
        "Finds in the store what Swift finds, over random models", arguments: StoreKind.available,
        1...(ProcessInfo.processInfo.environment["ORIEL_FULL"] == nil ? 8 : 40))
    func comparison(kind: StoreKind, seed: UInt64) throws {
        var random = Seeded(seed)
        let place = try StorePlace(kind)
        let container = try place.open(Sample.self)
        let context = ModelContext(container)
        var models: [Sample] = []
        for _ in 0..<30 {
            let model = Sample(&random)
            if !models.isEmpty, random.flip() { model.parent = random.one(of: models) }
            context.insert(model)
            models.append(model)
        }
        for (number, (condition, _)) in conditions(models, &random).enumerated() {
            let expected = models.filter { (try? condition.evaluate($0)) ?? false }.map(\.number)
            // Before it is saved, and from the store.
            let pending = try context.fetch(FetchDescriptor(predicate: condition)).map(\.number)
            #expect(pending == expected, "condition \(number), pending, seed \(seed)")
        }
        try context.save()
        let other = ModelContext(container)
        let all = try other.fetch(FetchDescriptor<Sample>())
        #expect(all.count == models.count)
        for (number, (condition, isStored)) in conditions(all, &random).enumerated() {
            let expected = all.filter { (try? condition.evaluate($0)) ?? false }.map(\.persistentModelID)
            let descriptor = FetchDescriptor(predicate: condition)
            let entity = try #require(container.schema.entity(for: Sample.self))
            let plan = FetchPlan(descriptor, store: container.content, entity: entity)
            if kind != .server, kind != .own {
                #expect((plan.filter == nil) == isStored, "condition \(number): \(plan.reason ?? "stored")")
            }
            #expect(
                try ModelContext(container).fetchIdentifiers(descriptor) == expected,
                "condition \(number), seed \(seed): \(condition)")
            #expect(try ModelContext(container).fetchCount(descriptor) == expected.count)
        }
        for (a, b) in zip(models, all) { #expect(a.isEqual(b)) }
    }
}

extension Int {
    fileprivate var magnitudeAsInt: Int { Int(magnitude) }
}

extension Sample {
    /// Zero has no sign in the store.
    private func isSame(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

    /// Whether two models have the same values.
    func isEqual(_ other: Sample) -> Bool {
        text == other.text && note == other.note && number == other.number && count == other.count
            && isSame(amount, other.amount) && isSame(share ?? -1, other.share ?? -1)
            && date == other.date && due == other.due && isOn == other.isOn && identifier == other.identifier
            && address == other.address && price == other.price && bytes == other.bytes && big == other.big
            && kind == other.kind && place == other.place && places == other.places && words == other.words
            && parent?.persistentModelID == other.parent?.persistentModelID
            && children.map(\.persistentModelID) == other.children.map(\.persistentModelID)
    }
}

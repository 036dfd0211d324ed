import Foundation
import SwiftUI
import Testing

@testable import SwiftData

private enum Mood: String, Codable { case calm, wild }
private enum Level: Int, Codable { case low = 1, high = 9 }

private struct Spot: Codable, Hashable {
    var label: String
    var height: Double
    var depth: Double?

    private enum CodingKeys: String, CodingKey {
        case height = "label"
        case label = "name"
        case depth
    }
}

private struct Leg: Codable, Hashable {
    var text: String
    var note: String?
    var number: Int
    var small: Int8?
    var isDone: Bool
    var date: Date
    var due: Date?
    var share: Double
    var mood: Mood
    var level: Level
    var link: URL?
    var spot: Spot
    var other: Spot?
    var identifier: UUID
    var words: [String]
    var doubled: Int { number &* 2 }

    private enum CodingKeys: String, CodingKey {
        case note, text = "the_text", number, small, isDone, date, due, share, mood, level, link, spot, other
        case identifier, words
    }
}

/// Codes itself in a way of its own.
private struct Odd: Codable, Hashable {
    var number: Int
    init(number: Int) { self.number = number }
    init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) / 2 }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number * 2)
    }
}

@Model
private final class Hike {
    var leg: Leg
    var rest: Leg?
    var odd: Odd
    init(leg: Leg, rest: Leg?, odd: Odd) { (self.leg, self.rest, self.odd) = (leg, rest, odd) }
}

extension Seeded {
    fileprivate mutating func leg() -> Leg {
        let texts = [
            "", "a", "A", "é", "e\u{301}", "\"", "\\", "a\u{0}b", "a\u{1}b", "👨‍👩‍👧", "null", "/", "\n", "1", "true",
        ]
        func spot(_ random: inout Seeded) -> Spot {
            Spot(
                label: random.one(of: texts), height: random.one(of: [0.1, -0.0, .nan, .infinity, 3]),
                depth: random.flip() ? nil : random.one(of: [1, .nan, -.infinity]))
        }
        return Leg(
            text: one(of: texts), note: flip() ? nil : one(of: texts), number: one(of: [0, -1, .max, .min, 7]),
            small: flip() ? nil : one(of: [1, 2]), isDone: flip(),
            date: Date(timeIntervalSinceReferenceDate: one(of: [0.1 + 0.2, 0.3, 7e8 / 3, -1])),
            due: flip() ? nil : Date(timeIntervalSinceReferenceDate: one(of: [0.3, 5])),
            share: one(of: [0.1, 1 / 3, .nan, .infinity, -.infinity, 0]), mood: flip() ? .calm : .wild,
            level: flip() ? .low : .high, link: flip() ? nil : URL(string: "https://a.b/\(below(2))"),
            spot: spot(&self), other: flip() ? nil : spot(&self),
            identifier: UUID(uuid: (UInt8(below(2)), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), words: ["x"])
    }
}

@Suite("Parts of a value")
struct PartTests {
    private func conditions(_ legs: [Leg], _ random: inout Seeded) -> [(Predicate<Hike>, isStored: Bool)] {
        let one = random.one(of: legs)
        let (text, note, number, small) = (one.text, one.note, one.number, one.small)
        let (date, due, share, mood, level) = (one.date, one.due, one.share, one.mood, one.level)
        let (link, label, height, depth) = (one.link, one.spot.label, one.spot.height, one.spot.depth)
        let identifier = one.identifier
        let texts = [text, "a"]
        return [
            (#Predicate { $0.leg.text == text }, true), (#Predicate { $0.leg.text < text }, true),
            (#Predicate { $0.leg.text.contains(text) }, true), (#Predicate { $0.leg.text.count > 1 }, true),
            (#Predicate { texts.contains($0.leg.text) }, true), (#Predicate { $0.leg.note == note }, true),
            (#Predicate { $0.leg.note != note }, true), (#Predicate { $0.leg.note == nil }, true),
            (#Predicate { $0.leg.number == number }, true), (#Predicate { $0.leg.number > number }, true),
            (#Predicate { $0.leg.small == small }, true), (#Predicate { ($0.leg.small ?? 2) < 2 }, true),
            (#Predicate { $0.leg.isDone }, true), (#Predicate { $0.leg.date == date }, true),
            (#Predicate { $0.leg.date < date }, true), (#Predicate { $0.leg.due == due }, true),
            (#Predicate { $0.leg.share == share }, true), (#Predicate { $0.leg.share < share }, true),
            (#Predicate { $0.leg.share != share }, true), (#Predicate { $0.leg.mood == mood }, true),
            (#Predicate { $0.leg.level != level }, true), (#Predicate { $0.leg.link == link }, true),
            (#Predicate { $0.leg.spot.label == label }, true), (#Predicate { $0.leg.spot.height == height }, true),
            (#Predicate { $0.leg.spot.height <= height }, true), (#Predicate { $0.leg.spot.depth == depth }, true),
            (#Predicate { $0.leg.spot.depth == nil }, true), (#Predicate { $0.leg.other?.label == label }, true),
            (#Predicate { $0.leg.other?.height == height }, true), (#Predicate { $0.rest?.text == text }, true),
            (#Predicate { $0.rest?.spot.label == label }, true), (#Predicate { $0.rest?.number == number }, true),
            (#Predicate { $0.rest == nil }, false), (#Predicate { $0.leg.other == nil }, false),
            (#Predicate { $0.leg.doubled == 14 }, false), (#Predicate { $0.leg.identifier == identifier }, false),
            (#Predicate { $0.odd.number == 3 }, false), (#Predicate { $0.leg.words.contains("x") }, false),
        ]
    }

    private var orders: [(SortDescriptor<Hike>, isStored: Bool)] {
        [
            (SortDescriptor(\.leg.text, comparator: .lexical), true),
            (SortDescriptor(\.leg.text, comparator: .lexical, order: .reverse), true),
            (SortDescriptor(\.leg.number), true), (SortDescriptor(\.leg.date, order: .reverse), true),
            (SortDescriptor(\.leg.small), true), (SortDescriptor(\.leg.spot.label, comparator: .lexical), true),
            (SortDescriptor(\.leg.doubled), false), (SortDescriptor(\.odd.number), false),
        ]
    }

    @Test(
        "Finds and sorts in the store as in Swift", arguments: StoreKind.available,
        1...(ProcessInfo.processInfo.environment["ORIEL_FULL"] == nil ? 6 : 60))
    func comparison(kind: StoreKind, seed: UInt64) throws {
        var random = Seeded(seed)
        let place = try StorePlace(kind)
        let container = try place.open(Hike.self)
        let context = ModelContext(container)
        var legs: [Leg] = []
        for index in 0..<30 {
            legs.append(random.leg())
            let rest = random.flip() ? nil : random.leg()
            context.insert(Hike(leg: legs[index], rest: rest, odd: Odd(number: random.below(5))))
        }
        try context.save()
        let other = ModelContext(container)
        let all = try other.fetch(FetchDescriptor<Hike>())
        #expect(all.map(\.leg).map(\.text) == legs.map(\.text))
        let entity = try #require(container.schema.entity(for: Hike.self))
        for (number, (condition, isStored)) in conditions(legs, &random).enumerated() {
            let expected = all.filter { (try? condition.evaluate($0)) ?? false }.map(\.persistentModelID)
            let descriptor = FetchDescriptor(predicate: condition)
            let plan = FetchPlan(descriptor, store: container.content, entity: entity)
            if kind != .server, kind != .own {
                #expect((plan.filter == nil) == isStored, "condition \(number): \(plan.reason ?? "stored")")
            }
            #expect(
                try ModelContext(container).fetchIdentifiers(descriptor) == expected,
                "condition \(number), seed \(seed): \(condition)")
        }
        for (number, (order, isStored)) in orders.enumerated() {
            let descriptor = FetchDescriptor(sortBy: [order])
            let plan = FetchPlan(descriptor, store: container.content, entity: entity)
            if kind != .own { #expect(plan.sortsInSwift == !isStored, "order \(number)") }
            #expect(
                try ModelContext(container).fetchIdentifiers(descriptor)
                    == all.sorted(using: [order]).map(\.persistentModelID), "order \(number), seed \(seed)")
        }
    }
}

import Foundation
import SwiftUITesting
import Testing

@testable import AppIntents

/// Queries about properties, as an app declares them.
@Suite("Queries about properties of entities")
struct EntityPropertyQueryTests {
    @Test("Each comparison makes a condition of a value of its type, and of no other")
    func conditions() {
        let all = HikeQuery.properties
        func condition<Value, C: EntityQueryComparator<Value, String>>(
            _ path: PartialKeyPath<Hike>, _ type: C.Type, _ value: Any, _ other: Any? = nil
        ) -> String? { all.condition(on: path, by: type, value, other) }
        #expect(condition(\Hike.$name, EqualToComparator<String, String>.self, "A") == "name = A")
        #expect(condition(\Hike.$name, ContainsComparator<String, String>.self, "B") == "name ~ B")
        #expect(condition(\Hike.$name, HasPrefixComparator<String, String>.self, "C") == "name ^ C")
        #expect(condition(\Hike.$length, LessThanComparator<Double, String>.self, 2.5) == "length < 2.5")
        #expect(condition(\Hike.$length, IsBetweenComparator<Double, String>.self, 1.0, 2.0) == "1.0 < length < 2.0")
        #expect(condition(\Hike.$tags, ContainsComparator<[String], String>.self, "T") == "tag T")
        #expect(condition(\Hike.$note, ContainsComparator<String?, String>.self, "N") == "note N")
        #expect(condition(\Hike.$name, EqualToComparator<String, String>.self, 5) == nil)
        #expect(condition(\Hike.$length, GreaterThanComparator<Double, String>.self, 1.0) == nil)
        #expect(HikeQuery.sortingOptions.options.map(\.keyPath) == [\Hike.$name, \Hike.$length])
    }

    @Test("The app asks a query with its conditions, in an order and up to a number")
    func asking() async throws {
        let query = HikeQuery()
        let sort = EntityQuerySort<Hike>(by: \Hike.$length, order: .descending)
        let found = try await query.entities(matching: ["x"], mode: .or, sortedBy: [sort], limit: 1)
        #expect(found.map(\.name) == ["Long"])
        #expect(HikeQuery.findIntentDescription == nil)
    }

    @Test("Items have values and how they are shown; sections are written one below the other")
    func items() async throws {
        let offered = try await HikeOptions().results()
        #expect(offered.items == ["Short", "Long", "Plain"] && offered.sections.count == 2)
        #expect(offered.sections[0].title.map { String(localized: $0) } == "Named")
        #expect(
            offered.sections[0].items.map { String(localized: $0.description.title) } == ["A short one", "A long one"])
        #expect(String(localized: offered.sections[1].items[0].description.title) == "Plain")
        #expect(IntentItemCollection<Int>.empty.items.isEmpty)
        let hike = Hike(name: "Own", length: 1)
        #expect(String(localized: IntentItem(hike).description.title) == "Own")
        #expect(String(localized: hike.localizedStringResource) == "Own")
    }

    @Test("A parameter keeps its default whatever the options for writing it")
    func inputOptions() {
        #expect(Renaming().name == "New")
        let options = String.IntentInputOptions(keyboardType: .URL, capitalizationType: .none)
        #expect(options != String.IntentInputOptions() && !options.multiline && options.autocorrect)
    }
}

private struct Hike: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hike"
    static let defaultQuery = HikeQuery()
    var id: String { name }
    @Property(title: "Name") var name: String
    @Property(title: "Length") var length: Double
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Note") var note: String?
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(name: String, length: Double) { (self.name, self.length, tags) = (name, length, []) }
}

private struct HikeQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\Hike.$name) {
            EqualToComparator { "name = \($0)" }
            ContainsComparator { "name ~ \($0)" }
            HasPrefixComparator { "name ^ \($0)" }
        }
        Property(\Hike.$length) {
            LessThanComparator { "length < \($0)" }
            IsBetweenComparator { "\($0) < length < \($1)" }
        }
        Property(\Hike.$tags) { ContainsComparator { "tag \($0)" } }
        Property(\Hike.$note) { ContainsComparator { "note \($0)" } }
    }
    static let sortingOptions = SortingOptions {
        SortableBy(\Hike.$name)
        SortableBy(\Hike.$length)
    }

    private var all: [Hike] { [Hike(name: "Short", length: 1), Hike(name: "Long", length: 9)] }
    func entities(for identifiers: [String]) async throws -> [Hike] { all.filter { identifiers.contains($0.id) } }
    func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Hike>], limit: Int?
    ) async throws -> [Hike] {
        var found = all
        for sort in sortedBy {
            switch sort.by {
            case \.$length:
                found.sort { sort.order == .ascending ? $0.length < $1.length : $0.length > $1.length }
            default: found.sort { $0.name < $1.name }
            }
        }
        return Array(found.prefix(limit ?? found.count))
    }
}

private struct HikeOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection(
                "Named",
                items: [
                    IntentItem("Short", title: "A short one"),
                    IntentItem("Long", title: "A long one", subtitle: "9 km", image: .init(systemName: "map")),
                ])
            ItemSection(items: ["Plain"])
        }
    }
}

private struct Renaming: AppIntent {
    static let title: LocalizedStringResource = "Rename"
    @Parameter(title: "Name", default: "New", inputOptions: .init(capitalizationType: .words)) var name: String
    func perform() async throws -> some IntentResult { .result() }
}

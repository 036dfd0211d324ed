import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftData

@Model
class Tour {
    #Index<Tour>([\.start])
    var name: String
    var start = 0
    var guests: [Guest] = []

    init(name: String, start: Int = 0) {
        self.name = name
        self.start = start
    }
}

@Model
class BusinessTour: Tour {
    var cost: Double
    @Attribute(.unique) var order: String?

    init(name: String, start: Int = 0, cost: Double) {
        self.cost = cost
        super.init(name: name, start: start)
    }
}

@Model
final class Conference: BusinessTour {
    var topic = "Swift"
    var speakers: [Guest] = []

    init(topic: String, start: Int) {
        self.topic = topic
        super.init(name: "Conference", start: start, cost: 100)
    }
}

@Model
final class PersonalTour: Tour {
    enum Reason: String, Codable { case family, fun }
    var reason: Reason
    /// Another property of this name is a sibling's.
    var order = 7

    init(name: String, start: Int = 0, reason: Reason) {
        self.reason = reason
        super.init(name: name, start: start)
    }
}

@Model
final class Guest {
    var name: String
    @Relationship(inverse: \Tour.guests) var trips: [Tour] = []
    @Relationship(inverse: \Conference.speakers) var talks: [Conference] = []
    var favorite: Tour?

    init(name: String) { self.name = name }
}

private struct Tours: View {
    @Query(filter: #Predicate<Tour> { $0.start > 0 }, sort: \Tour.start) private var trips: [Tour]
    @Query(sort: \BusinessTour.start) private var business: [BusinessTour]
    var body: some View {
        VStack {
            ForEach(trips) { Text($0.name) }
            Text("\(business.count)")
        }
    }
}

@Suite("Models that inherit from models")
struct InheritanceTests {
    private static let models: [any PersistentModel.Type] = [
        Conference.self, PersonalTour.self, BusinessTour.self, Guest.self,
    ]

    private func open(_ place: StorePlace) throws -> ModelContainer {
        try ModelContainer(for: Schema(Self.models), configurations: [try place.configuration()])
    }

    private func fill(_ context: ModelContext) {
        context.insert(Tour(name: "Walk", start: 1))
        context.insert(BusinessTour(name: "Berlin", start: 2, cost: 50))
        context.insert(Conference(topic: "Databases", start: 3))
        context.insert(PersonalTour(name: "Home", start: 4, reason: .family))
    }

    @Test("A fetch of a model finds those that inherit from it, each as its own", arguments: StoreKind.available)
    func fetching(kind: StoreKind) throws {
        let container = try open(StorePlace(kind))
        let context = ModelContext(container)
        fill(context)
        func check(_ context: ModelContext) throws {
            let all = try context.fetch(FetchDescriptor<Tour>(sortBy: [SortDescriptor(\.start, order: .reverse)]))
            #expect(all.map { "\(type(of: $0))" } == ["PersonalTour", "Conference", "BusinessTour", "Tour"])
            #expect((all[0] as? PersonalTour)?.reason == .family && (all[0] as? PersonalTour)?.order == 7)
            #expect((all[1] as? Conference)?.topic == "Databases" && (all[1] as? BusinessTour)?.cost == 100)
            #expect(try context.fetch(FetchDescriptor<BusinessTour>()).map(\.name) == ["Berlin", "Conference"])
            #expect(try context.fetchCount(FetchDescriptor<Conference>()) == 1)
            let late = FetchDescriptor<BusinessTour>(predicate: #Predicate { $0.start > 2 && $0.cost > 1 })
            #expect(try context.fetch(late).map(\.name) == ["Conference"])
            let names = try context.fetchIdentifiers(FetchDescriptor<Tour>()).map(\.entityName)
            #expect(names == ["Tour", "BusinessTour", "Conference", "PersonalTour"])
        }
        try check(context)
        try context.save()
        try check(context)
        try check(ModelContext(container))
        let other = ModelContext(container)
        let identifiers = try other.fetchIdentifiers(FetchDescriptor<Tour>())
        #expect(other.model(for: identifiers[2]) is Conference)
        #expect(other[identifiers[0], as: BusinessTour.self] == nil)
        #expect(other[identifiers[2], as: Tour.self]?.name == "Conference")
    }

    @Test("Conditions ask what an object is, in the store as in Swift", arguments: StoreKind.available)
    func conditions(kind: StoreKind) throws {
        let container = try open(StorePlace(kind))
        let context = ModelContext(container)
        fill(context)
        let (walk, visit) = (Guest(name: "Jane"), Guest(name: "Emma"))
        context.insert(walk)
        context.insert(visit)
        walk.favorite = try context.fetch(FetchDescriptor<PersonalTour>()).first
        visit.favorite = try context.fetch(FetchDescriptor<Conference>()).first
        visit.talks = try context.fetch(FetchDescriptor<Conference>())
        walk.trips = try context.fetch(FetchDescriptor<Tour>())
        let topic = "Databases"
        let trips: [(Predicate<Tour>, Int)] = [
            (#Predicate { $0 is BusinessTour }, 2), (#Predicate { !($0 is BusinessTour) }, 2),
            (#Predicate { $0.start > 1 && !($0 is Conference) }, 2),
            (#Predicate { if let trip = $0 as? BusinessTour { trip.cost > 60 } else { false } }, 1),
            (#Predicate { ($0 as? Conference)?.topic == topic }, 1),
            (#Predicate { ($0 as? BusinessTour)?.name != nil }, 2),
            (#Predicate { ($0 as? Conference)?.topic != topic }, 3),
            (#Predicate { if let trip = $0 as? Conference { trip.speakers.isEmpty } else { true } }, 3),
        ]
        let guests: [(Predicate<Guest>, Int)] = [
            (#Predicate { $0.trips.contains { $0 is BusinessTour } }, 1),
            (#Predicate { $0.trips.filter { $0 is Conference }.count == 1 }, 1),
            (#Predicate { $0.favorite is BusinessTour }, 1),
            (#Predicate { ($0.favorite as? PersonalTour) != nil }, 1),
        ]
        func check(_ context: ModelContext) throws {
            for (number, (condition, count)) in trips.enumerated() {
                #expect(try context.fetchCount(FetchDescriptor(predicate: condition)) == count, "trips \(number)")
                let all = try context.fetch(FetchDescriptor<Tour>())
                #expect(try all.filter(condition.evaluate).count == count, "trips \(number), in Swift")
            }
            for (number, (condition, count)) in guests.enumerated() {
                #expect(try context.fetchCount(FetchDescriptor(predicate: condition)) == count, "guests \(number)")
            }
        }
        try check(context)
        try context.save()
        try check(ModelContext(container))
        guard kind == .memory, let entity = container.schema.entity(for: Tour.self) else { return }
        for (number, (condition, _)) in trips.enumerated() {
            let plan = FetchPlan(FetchDescriptor(predicate: condition), store: container.content, entity: entity)
            #expect(plan.filter == nil, "trips \(number): \(plan.reason ?? "")")
        }
    }

    @Test("Relationships lead to objects of any of the classes", arguments: StoreKind.available)
    func relationships(kind: StoreKind) throws {
        let place = try StorePlace(kind)
        let container = try open(place)
        let context = ModelContext(container)
        fill(context)
        let guest = Guest(name: "Jane")
        context.insert(guest)
        guest.trips = try context.fetch(FetchDescriptor<Tour>())
        guest.favorite = guest.trips[1]
        guest.talks = guest.trips.compactMap { $0 as? Conference }
        try context.save()
        let other = ModelContext(container)
        let found = try #require(try other.fetch(FetchDescriptor<Guest>()).first)
        #expect((found.favorite as? BusinessTour)?.cost == 50)
        #expect(found.trips.map { "\(type(of: $0))" } == ["Tour", "BusinessTour", "Conference", "PersonalTour"])
        #expect(found.talks.first?.speakers.first === found)
        let conference = try #require(found.talks.first)
        #expect(conference.guests == [found])
        other.delete(conference)
        try other.save()
        #expect(found.trips.count == 3 && found.talks.isEmpty)
        try other.delete(model: Tour.self, includeSubclasses: false)
        try other.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Tour>()).map(\.name) == ["Berlin", "Home"])
        (found.favorite as? BusinessTour)?.cost = 51
        found.favorite?.name = "Hamburg"
        try other.save()
        let trip = try #require(try ModelContext(container).fetch(FetchDescriptor<BusinessTour>()).first)
        #expect(trip.cost == 51 && trip.name == "Hamburg")
    }

    @Test("A unique value of a subclass is unique among its objects", arguments: StoreKind.historical)
    func uniqueness(kind: StoreKind) throws {
        let container = try open(StorePlace(kind))
        let context = ModelContext(container)
        fill(context)
        for cost in [1.0, 2] {
            let trip = BusinessTour(name: "Paris", cost: cost)
            trip.order = "A"
            context.insert(trip)
            try context.save()
        }
        let found = try ModelContext(container).fetch(FetchDescriptor<BusinessTour>(sortBy: [SortDescriptor(\.cost)]))
        #expect(found.map(\.cost) == [2, 50, 100])
        let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        guard case .update(let update as DefaultHistoryUpdate<BusinessTour>)? = history.last?.changes.last else {
            Issue.record("\(String(describing: history.last?.changes))")
            return
        }
        let paths = update.updatedAttributes.map { $0 as PartialKeyPath<BusinessTour> }
        #expect(Set(paths).isSuperset(of: [\BusinessTour.name, \BusinessTour.cost]))
    }

    @Test("A query of a model follows objects of its subclasses")
    @MainActor func following() throws {
        let container = try open(StorePlace(.memory))
        let context = container.mainContext
        context.autosaveEnabled = false
        let host = TestHost(Tours().modelContainer(container))
        #expect(host.text == ["0"])
        fill(context)
        host.update()
        #expect(host.text == ["Walk", "Berlin", "Conference", "Home", "2"])
        try context.save()
        let trip = try #require(try context.fetch(FetchDescriptor<Conference>()).first)
        trip.start = 9
        host.update()
        #expect(host.text == ["Walk", "Berlin", "Home", "Conference", "2"])
        trip.start = 0
        host.update()
        #expect(host.text == ["Walk", "Berlin", "Home", "2"])
        // What another context saves.
        let other = ModelContext(container)
        other.insert(PersonalTour(name: "Sea", start: 3, reason: .fun))
        try other.delete(model: BusinessTour.self)
        try other.save()
        host.update()
        #expect(host.text == ["Walk", "Sea", "Home", "0"])
    }

    @Test("A change of an inherited property is taken back, and undone")
    func takingBack() throws {
        let context = ModelContext(try open(StorePlace(.memory)))
        let manager = UndoManager()
        let trip = Conference(topic: "a", start: 1)
        context.insert(trip)
        try context.save()
        (trip.name, trip.topic, trip.cost) = ("x", "y", 7)
        context.rollback()
        #expect((trip.name, trip.topic, trip.cost) == ("Conference", "a", 100))
        context.undoManager = manager
        trip.name = "x"
        trip.topic = "y"
        while manager.canUndo { manager.undo() }
        #expect((trip.name, trip.topic) == ("Conference", "a"))
    }
}

enum Fleet1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Ship.self, Harbor.self] }

    @Model
    class Ship {
        @Attribute(.unique) var name: String
        var harbor: Harbor?
        init(name: String) { self.name = name }
    }

    @Model
    final class Harbor {
        var name = "Kiel"
        @Relationship(inverse: \Ship.harbor) var ships: [Ship] = []
        init() {}
    }
}

enum Fleet2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Ship.self, Ferry.self, Harbor.self] }

    @Model
    class Ship {
        @Attribute(.unique) var name: String
        var harbor: Harbor?
        var flag = "DE"
        init(name: String) { self.name = name }
    }

    @Model
    final class Ferry: Ship {
        var cars: Int
        init(name: String, cars: Int) {
            self.cars = cars
            super.init(name: name)
        }
    }

    @Model
    final class Harbor {
        var name = "Kiel"
        @Relationship(inverse: \Ship.harbor) var ships: [Ship] = []
        init() {}
    }
}

enum Fleet3: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Ship.self, Ferry.self, Harbor.self] }

    @Model
    class Ship {
        @Attribute(.unique) var name: String
        var harbor: Harbor?
        init(name: String) { self.name = name }
    }

    @Model
    final class Ferry: Ship {
        @Attribute(originalName: "cars") var places: Int
        var line = "A"
        init(name: String, cars: Int) {
            places = cars
            super.init(name: name)
        }
    }

    @Model
    final class Harbor {
        var name = "Kiel"
        @Relationship(inverse: \Ship.harbor) var ships: [Ship] = []
        init() {}
    }
}

@Suite("A migration of models that inherit")
struct InheritanceMigrationTests {
    private func open(
        _ version: any VersionedSchema.Type, _ configuration: any DataStoreConfiguration
    ) throws -> ModelContext {
        ModelContext(try ModelContainer(for: Schema(versionedSchema: version), configurations: configuration))
    }

    @Test("Adds a subclass, changes it, and takes it away with its objects", arguments: StoreKind.lasting)
    func subclass(kind: StoreKind) throws {
        let place = try StorePlace(kind)
        let configuration = try place.configuration()
        try {
            let context = try open(Fleet1.self, configuration)
            let harbor = Fleet1.Harbor()
            context.insert(harbor)
            harbor.ships = [Fleet1.Ship(name: "Gorch Fock")]
            try context.save()
        }()
        try {
            let context = try open(Fleet2.self, configuration)
            let ship = try #require(try context.fetch(FetchDescriptor<Fleet2.Ship>()).first)
            #expect(type(of: ship) == Fleet2.Ship.self && ship.flag == "DE" && ship.harbor?.name == "Kiel")
            let ferry = Fleet2.Ferry(name: "Color", cars: 700)
            context.insert(ferry)
            ferry.harbor = ship.harbor
            try context.save()
        }()
        try {
            let context = try open(Fleet3.self, configuration)
            let ships = try context.fetch(FetchDescriptor<Fleet3.Ship>())
            #expect(ships.map(\.name) == ["Gorch Fock", "Color"])
            #expect((ships.last as? Fleet3.Ferry)?.places == 700 && (ships.last as? Fleet3.Ferry)?.line == "A")
            #expect(try context.fetch(FetchDescriptor<Fleet3.Harbor>()).first?.ships.count == 2)
        }()
        // A later version without it: a server refuses earlier ones.
        let last = Schema(Fleet1.models, version: Schema.Version(4, 0, 0))
        let context = ModelContext(try ModelContainer(for: last, configurations: configuration))
        #expect(try context.fetch(FetchDescriptor<Fleet1.Ship>()).map(\.name) == ["Gorch Fock"])
        #expect(try context.fetch(FetchDescriptor<Fleet1.Harbor>()).first?.ships.count == 1)
    }
}

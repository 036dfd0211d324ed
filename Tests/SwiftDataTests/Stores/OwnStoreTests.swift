import Foundation
import SwiftData
import Testing

@Model
final class Trip {
    var name: String
    var start: Date
    var stops: [String] = []

    init(name: String, start: Date) {
        self.name = name
        self.start = start
    }
}

@Model
final class Journey {
    var trip: Trip?

    init() {}
}

/// A snapshot with a type of its own, as an app for one model may write it.
private struct TripSnapshot: DataStoreSnapshot {
    var persistentIdentifier: PersistentIdentifier
    var name: String
    var start: Date
    var stops: [String]

    init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
        let data = backingData as! any BackingData<Trip>
        persistentIdentifier = data.persistentModelID!
        name = data.getValue(forKey: \.name)
        start = data.getValue(forKey: \.start)
        stops = data.getValue(forKey: \.stops)
    }

    private init(_ identifier: PersistentIdentifier, _ other: TripSnapshot) {
        (persistentIdentifier, name, start, stops) = (identifier, other.name, other.start, other.stops)
    }

    func copy(
        persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> TripSnapshot { TripSnapshot(persistentIdentifier, self) }
}

private struct TripConfiguration: DataStoreConfiguration {
    typealias Store = TripStore
    var name = "trips"
    var schema: Schema?
}

/// Keeps trips by keys of its own.
private final class TripStore: DataStore {
    typealias Snapshot = TripSnapshot
    let configuration: TripConfiguration
    let schema: Schema
    let identifier = "trips"
    private var trips: [PersistentIdentifier: TripSnapshot] = [:]
    private var count = 0

    init(_ configuration: TripConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema ?? Schema([])
    }

    func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, TripSnapshot> {
        if let predicate = request.descriptor.predicate {
            // It knows one condition, which it answers by itself.
            guard "\(predicate)".contains("name") else { throw DataStoreError.preferInMemoryFilter }
        }
        return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: Array(trips.values))
    }

    func save(
        _ request: DataStoreSaveChangesRequest<TripSnapshot>
    ) throws -> DataStoreSaveChangesResult<TripSnapshot> {
        var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
        for trip in request.inserted {
            count += 1
            let identifier = try PersistentIdentifier.identifier(
                for: identifier, entityName: trip.persistentIdentifier.entityName, primaryKey: "trip-\(count)")
            remapped[trip.persistentIdentifier] = identifier
            trips[identifier] = trip.copy(persistentIdentifier: identifier)
        }
        for trip in request.updated { trips[trip.persistentIdentifier] = trip }
        for trip in request.deleted { trips[trip.persistentIdentifier] = nil }
        return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped)
    }
}

@Suite("A store of one's own")
struct OwnStoreTests {
    @Test("Keeps snapshots of its own type, and gives objects its own keys")
    func snapshots() throws {
        let container = try ModelContainer(for: Trip.self, configurations: TripConfiguration())
        let context = ModelContext(container)
        let start = Date(timeIntervalSinceReferenceDate: 12.5)
        let trip = Trip(name: "Rome", start: start)
        trip.stops = ["Florence"]
        context.insert(trip)
        context.insert(Trip(name: "Oslo", start: start + 1))
        let before = trip.persistentModelID
        try context.save()
        #expect(trip.persistentModelID != before)
        let stored = try PersistentIdentifier.identifier(for: "trips", entityName: "Trip", primaryKey: "trip-1")
        #expect(trip.persistentModelID == stored)
        #expect(context.registeredModel(for: stored) as Trip? === trip)

        let other = ModelContext(container)
        let found = try other.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)]))
        #expect(found.map(\.name) == ["Rome", "Oslo"])
        #expect(found[0].start == start && found[0].stops == ["Florence"])
        let late = FetchDescriptor<Trip>(predicate: #Predicate { $0.start > start })
        #expect(try other.fetch(late).map(\.name) == ["Oslo"])
        found[0].name = "Roma"
        other.delete(found[1])
        try other.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Roma"])
    }

    @Test("Snapshots are written as JSON and read again")
    func json() throws {
        let content = ShelfContent()
        let container = try ModelContainer(
            for: Sample.self, configurations: ShelfConfiguration(name: "samples", shelf: content))
        let context = ModelContext(container)
        var random = Seeded(5)
        for _ in 0..<5 {
            let sample = Sample(&random)
            sample.children = [Sample(&random)]
            context.insert(sample)
        }
        try context.save()
        let before = Array(content.read().values)
        #expect(before.count == 10)
        let after = try JSONDecoder().decode([DefaultSnapshot].self, from: JSONEncoder().encode(before))
        let other = ShelfContent()
        other.write(Dictionary(after.map { ($0.persistentIdentifier, $0) }, uniquingKeysWith: { $1 }))
        let second = ModelContext(
            try ModelContainer(for: Sample.self, configurations: ShelfConfiguration(name: "x", shelf: other)))
        let (own, theirs) = (try context.fetch(FetchDescriptor<Sample>()), try second.fetch(FetchDescriptor<Sample>()))
        #expect(own.count == 10 && theirs.count == 10)
        for (a, b) in zip(own, theirs) { #expect(a.isEqual(b)) }
    }

    @Test("Several configurations keep each their models")
    func several() throws {
        let shelf = ShelfContent()
        let container = try ModelContainer(
            for: Trip.self, Author.self, Book.self, Tag.self,
            configurations: ShelfConfiguration(name: "trips", schema: Schema([Trip.self]), shelf: shelf),
            ModelConfiguration("books", isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        context.insert(Trip(name: "Rome", start: .distantPast))
        context.insert(Book(title: "Emma", author: Author(name: "Jane")))
        try context.save()
        #expect(shelf.read().keys.map(\.entityName) == ["Trip"])
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
        #expect(try other.fetch(FetchDescriptor<Book>()).first?.author?.name == "Jane")
        #expect(try other.fetch(FetchDescriptor<Trip>())[0].persistentModelID.storeIdentifier == "shelf")
        try container.erase()
        #expect(shelf.read().isEmpty)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 0)
    }

    @Test("A container has the models of its configuration, too, with their relationships")
    func named() throws {
        // A trip does not lead to a journey.
        let container = try ModelContainer(
            for: Trip.self,
            configurations: ModelConfiguration(schema: Schema([Journey.self]), isStoredInMemoryOnly: true))
        #expect(container.schema.entities.map(\.name) == ["Journey", "Trip"])
        let (context, journey) = (ModelContext(container), Journey())
        journey.trip = Trip(name: "Rome", start: .distantPast)
        context.insert(journey)
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Journey>()).first?.trip?.name == "Rome")
        // Another version of a model is not added.
        let first = try ModelContainer(
            for: Version1.Note.self,
            configurations: ModelConfiguration(schema: Schema([Version2.Note.self]), isStoredInMemoryOnly: true))
        #expect(first.schema.entity(for: Version1.Note.self) != nil && first.schema.entities.count == 1)
    }

    @Test("A relationship from one store to another is refused")
    func across() throws {
        let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(
                for: Journey.self, configurations: TripConfiguration(schema: Schema([Trip.self])),
                ModelConfiguration(schema: Schema([Journey.self]), isStoredInMemoryOnly: true))
        }
        #expect("\(try #require(error))".contains("Journey.trip would lead from one store to another"))
    }
}

import Foundation
import OpenModels
import Testing

@testable import SwiftData

@Model
private final class Truck: Vehicle {
    var load: Double

    init(plate: String, load: Double) {
        self.load = load
        super.init(plate: plate)
        wheels = 6
    }

    override var kind: String { "truck" }
}

@Model
private final class Taxi: Vehicle {
    var driver: String

    init(plate: String, driver: String) {
        self.driver = driver
        super.init(plate: plate)
    }

    override var kind: String { "taxi" }
}

@Suite("Models that inherit from one of another module")
struct OpenModelTests {
    private func vehicles(_ context: ModelContext) throws -> [String] {
        try context.fetch(FetchDescriptor<Vehicle>(sortBy: [SortDescriptor(\.plate, comparator: .lexical)])).map {
            "\($0.plate) \($0.kind) \($0.wheels)"
        }
    }

    @Test("Have their own properties and those of the other module", arguments: StoreKind.available)
    func inherited(kind: StoreKind) throws {
        let container = try StorePlace(kind).open(Vehicle.self, Truck.self, Taxi.self)
        let context = ModelContext(container)
        context.insert(Vehicle(plate: "A"))
        let truck = Truck(plate: "B", load: 7.5)
        context.insert(truck)
        try context.save()
        truck.wheels = 8
        truck.load = 9
        try context.save()
        let other = ModelContext(container)
        #expect(try vehicles(other) == ["A vehicle 4", "B truck 8"])
        let heavy = try other.fetch(FetchDescriptor<Truck>(predicate: #Predicate { $0.wheels == 8 && $0.load > 8 }))
        #expect(heavy.map(\.load) == [9])
    }

    @Test("Take the row of another class that has their unique value", arguments: [StoreKind.memory, .file])
    func takenOver(kind: StoreKind) throws {
        let container = try StorePlace(kind).open(Vehicle.self, Truck.self, Taxi.self)
        let context = ModelContext(container)
        let truck = Truck(plate: "A", load: 1)
        context.insert(truck)
        context.insert(Vehicle(plate: "B"))
        try context.save()
        let reader = ModelContext(container)
        let known = try reader.fetch(FetchDescriptor<Vehicle>())
        #expect(known.map(\.kind).sorted() == ["truck", "vehicle"])

        let taxi = Taxi(plate: "A", driver: "Kim")
        context.insert(taxi)
        try context.save()
        #expect(try vehicles(context) == ["A taxi 4", "B vehicle 4"])
        #expect(try context.fetch(FetchDescriptor<Truck>()).isEmpty)
        let found = try context.fetch(FetchDescriptor<Taxi>())
        #expect(found.count == 1 && found[0] === taxi && found[0].driver == "Kim")
        // The object of the row that is gone is in no context.
        #expect(truck.modelContext == nil && !context.hasChanges)
        // The others find an object of the new class, those who know the old one as well.
        #expect(try vehicles(reader) == ["A taxi 4", "B vehicle 4"])
        #expect(try vehicles(ModelContext(container)) == ["A taxi 4", "B vehicle 4"])
        found[0].driver = "Lee"
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Taxi>()).map(\.driver) == ["Lee"])
    }
}

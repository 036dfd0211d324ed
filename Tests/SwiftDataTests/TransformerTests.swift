import Foundation
import SwiftData
import Testing

/// A value that no store knows.
final class Shade: NSObject {
    let level: Int
    init(_ level: Int) { self.level = level }
    override func isEqual(_ other: Any?) -> Bool { (other as? Shade)?.level == level }
    override var hash: Int { level }
}

final class ShadeTransformer: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSData.self }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Shade).map { Data("\($0.level)".utf8) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { Shade($0) }
    }
}

/// The same, written the other way round.
final class TurnedTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { ShadeTransformer().reverseTransformedValue(value) }
    override func reverseTransformedValue(_ value: Any?) -> Any? { ShadeTransformer().transformedValue(value) }
}

@Model
final class Wall {
    @Attribute(.transformable(by: ShadeTransformer.self)) var shade: Shade
    @Attribute(.transformable(by: "Turned")) var other: Shade?

    init(shade: Shade, other: Shade? = nil) {
        self.shade = shade
        self.other = other
    }
}

@Suite("A value with a transformer")
struct TransformerTests {
    @Test("Is stored as the data that the transformer makes", arguments: StoreKind.available)
    func life(kind: StoreKind) throws {
        ValueTransformer.setValueTransformer(TurnedTransformer(), forName: NSValueTransformerName("Turned"))
        let container = try StorePlace(kind).open(Wall.self)
        let context = ModelContext(container)
        context.insert(Wall(shade: Shade(3)))
        context.insert(Wall(shade: Shade(4), other: Shade(5)))
        try context.save()
        let other = ModelContext(container)
        let found = try other.fetch(FetchDescriptor<Wall>())
        #expect(found.map(\.shade) == [Shade(3), Shade(4)])
        #expect(found.map(\.other) == [nil, Shade(5)])
        found[0].other = Shade(9)
        try other.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Wall>()).map(\.other) == [Shade(9), Shade(5)])
    }
}

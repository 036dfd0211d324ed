import Foundation
import SQLiteAccess
import Testing

/// Changes of saves as bytes.
@Suite("Changes as bytes")
struct HistoryCoderTests {
    private let changes = [
        StoredChange(kind: .insert, entity: "Book", key: 1),
        StoredChange(kind: .update, entity: "Book", key: -2, properties: ["title", "pages"]),
        StoredChange(kind: .update, entity: "Author", key: .max, properties: []),
        StoredChange(
            kind: .delete, entity: "Book", key: .min, properties: ["title"],
            preserved: [
                "a": .null, "b": .integer(-5), "c": .real(0.1), "d": .text("Größe"), "e": .blob(Data([0, 255])),
                "f": .text(""), "g": .blob(Data()), "h": .integer(.min), "i": .real(-.infinity),
            ]),
    ]

    @Test("Changes of each kind with values of each kind come back")
    func kinds() {
        #expect(HistoryCoder.decode(HistoryCoder.encode(changes)) == changes)
        #expect(HistoryCoder.decode(HistoryCoder.encode([])) == [])
    }

    @Test("The bytes are the names, then the changes, which name them by their places")
    func bytes() {
        let first: [UInt8] = [1, 4] + Array("Book".utf8) + [1, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0]
        #expect(Array(HistoryCoder.encode([StoredChange(kind: .insert, entity: "Book", key: 0x0201)])) == first)
        let second = StoredChange(
            kind: .delete, entity: "A", key: 5, properties: ["b"], preserved: ["c": .text("xy"), "b": .integer(7)])
        #expect(
            Array(HistoryCoder.encode([second])) == [
                3, 1, 65, 1, 98, 1, 99, 1, 2, 0, 5, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 1, 7, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2,
                120, 121,
            ])
    }

    @Test("Long texts, many names and many changes come back: lengths of one, two and three bytes")
    func lengths() {
        for count in [0, 1, 127, 128, 129, 300, 16_383, 16_384, 16_385, 70_000] {
            let change = StoredChange(
                kind: .delete, entity: "A", key: 3,
                preserved: [
                    "text": .text(String(repeating: "x", count: count)),
                    "blob": .blob(Data(repeating: 9, count: count)),
                ])
            #expect(HistoryCoder.decode(HistoryCoder.encode([change])) == [change], "\(count)")
        }
        let names = (0..<400).map { "name\($0)" }
        let wide = StoredChange(kind: .update, entity: "A", key: 1, properties: names)
        let many = (0..<300).map { StoredChange(kind: .insert, entity: names[$0], key: Int64($0)) }
        #expect(HistoryCoder.decode(HistoryCoder.encode([wide] + many)) == [wide] + many)
    }

    @Test("Bytes that end too early, or have a name that is missing, are no changes")
    func broken() {
        let data = HistoryCoder.encode(changes)
        for count in 0..<data.count {
            #expect(HistoryCoder.decode(data.prefix(count)).isEmpty, "\(count)")
        }
        #expect(HistoryCoder.decode(Data([0, 1, 3] + [UInt8](repeating: 0, count: 9))).isEmpty)
        // One name, and a change of the second one.
        #expect(HistoryCoder.decode(Data([1, 1, 65, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])).isEmpty)
        #expect(HistoryCoder.decode(Data([1, 1, 65, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).count == 1)
        // A number without an end, and one that is too large.
        #expect(HistoryCoder.decode(Data(repeating: 0xFF, count: 40)).isEmpty)
        #expect(HistoryCoder.decode(Data([1, 0xFF, 0xFF, 0xFF, 0x7F, 65])).isEmpty)
    }
}

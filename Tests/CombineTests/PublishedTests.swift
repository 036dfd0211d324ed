import Combine
import Testing

@Suite("Published properties")
struct PublishedTests {
    final class Model: ObservableObject {
        @Published var items: [Int]
        @Published var text = "a"
        @Published var choice: Int?
        @Published var copy = ""

        init(_ items: [Int] = []) { self.items = items }

        func mirrorText() { $text.map { $0 + "!" }.assign(to: &$copy) }
        var address: UnsafeRawPointer { items.withUnsafeBytes { $0.baseAddress! } }
    }

    @Test("Changing an element leaves the array where it is while nobody subscribes to the property")
    func elementInPlace() {
        let model = Model(Array(0..<10_000))
        let before = model.address
        model.items[17] += 1
        #expect(model.address == before)
        var announced = 0
        let observed = model.objectWillChange.sink { announced += 1 }
        model.items[18] = -1
        #expect(model.address == before)
        #expect(announced == 1)
        let cancellable = model.$items.sink { _ in }
        model.items[19] = -1
        #expect(model.address != before)
        cancellable.cancel()
        let after = model.address
        model.items[20] = -1
        #expect(model.address == after)
        #expect(Array(model.items[17...20]) == [18, -1, -1, -1])
        observed.cancel()
    }

    final class Table: ObservableObject {
        struct Game: Equatable {
            var cards = [1, 2, 3]
            var isWon = false

            mutating func finish(_ isWon: () -> Bool) {
                cards.append(4)
                self.isWon = isWon()
            }
        }

        @Published private(set) var game = Game()

        func finish() { game.finish { game.cards.count == 3 && !game.isWon } }
    }

    @Test("A closure that a mutating method calls reads the value from before")
    func readingWithinAChange() {
        let table = Table()
        var announced: [Table.Game] = []
        let observed = table.objectWillChange.sink { announced.append(table.game) }
        table.finish()
        #expect(table.game == Table.Game(cards: [1, 2, 3, 4], isWon: true))
        #expect(announced == [Table.Game()])
        var values: [Table.Game] = []
        let subscribed = table.$game.sink { values.append($0) }
        table.finish()
        #expect(values == [Table.Game(cards: [1, 2, 3, 4], isWon: true), table.game])
        #expect(table.game == Table.Game(cards: [1, 2, 3, 4, 4], isWon: false))
        #expect(announced.count == 2)
        observed.cancel()
        subscribed.cancel()
    }

    @Test("An observer that reads the array before an element changes sees the old one")
    func observerSeesOldArray() {
        let model = Model([1, 2, 3])
        var seen: [[Int]] = []
        let cancellable = model.objectWillChange.sink { seen.append(model.items) }
        model.items[0] = 10
        model.items.append(4)
        #expect(seen == [[1, 2, 3], [10, 2, 3]])
        #expect(model.items == [10, 2, 3, 4])
        cancellable.cancel()
    }

    @Test("Subscribers get the current value, then each new one before it is stored")
    func projectedValue() {
        let model = Model([1])
        var log: [String] = []
        var bag: Set<AnyCancellable> = []
        model.objectWillChange.sink { log.append("will \(model.items)") }.store(in: &bag)
        model.$items.sink { log.append("value \($0) stored \(model.items)") }.store(in: &bag)
        model.items[0] = 2
        model.items = [3]
        #expect(
            log == [
                "value [1] stored [1]", "will [1]", "value [2] stored [1]", "will [2]", "value [3] stored [2]",
            ])
    }

    @Test("A change that throws half-way is published and stored")
    func throwingChange() {
        struct Stop: Error {}
        func change(_ items: inout [Int]) throws {
            items.append(2)
            throw Stop()
        }
        let model = Model([1])
        var values: [[Int]] = []
        let cancellable = model.$items.sink { values.append($0) }
        #expect(throws: Stop.self) { try change(&model.items) }
        #expect(model.items == [1, 2])
        #expect(values == [[1], [1, 2]])
        cancellable.cancel()
    }

    @Test("assign(to:) feeds a property, announces it, and ends with the object")
    func assignToProperty() {
        let source = PassthroughSubject<String, Never>()
        weak var released: Model?
        do {
            let model = Model()
            released = model
            var count = 0
            let cancellable = model.objectWillChange.sink { count += 1 }
            source.assign(to: &model.$text)
            model.mirrorText()
            source.send("b")
            #expect(model.text == "b")
            #expect(model.copy == "b!")
            #expect(count == 3)
            cancellable.cancel()
        }
        #expect(released == nil)
        source.send("c")
    }

    @Test("Optional properties begin as nil")
    func optionalDefault() {
        let model = Model()
        #expect(model.choice == nil)
        var values: [Int?] = []
        let cancellable = model.$choice.sink { values.append($0) }
        model.choice = 4
        model.choice? += 1
        #expect(values == [nil, 4, 5])
        cancellable.cancel()
    }
}

// Models in a database beside the same work written by hand for SQLite, in one run: `database [COUNT]`.
import CSQLiteBare
import Foundation
import SwiftData

@Model
final class Item {
    #Index<Item>([\.number])
    var number: Int
    var title: String
    var amount: Double
    var note: String?

    init(number: Int, title: String, amount: Double, note: String?) {
        self.number = number
        self.title = title
        self.amount = amount
        self.note = note
    }
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("database-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let clock = ContinuousClock()

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try clock.measure(body)
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
}

/// The least of several runs.
func best(_ runs: Int = 5, _ body: () throws -> Void) rethrows -> Double {
    try (0..<runs).map { _ in try milliseconds(body) }.min() ?? 0
}

func report(_ name: String, _ own: Double, _ plain: Double) {
    let text = { String(format: "%.3f", $0) as String }
    print(
        "\(name.padding(toLength: 34, withPad: " ", startingAt: 0)) \(text(own)) ms, by hand \(text(plain)) ms: \(String(format: "%.2f", own / plain)) x"
    )
}

/// What is allocated: what is resident also has what was let go and is kept for later.
func allocatedBytes() -> Int { Int(mallinfo2().uordblks) }

func title(_ number: Int) -> String { "The title of number \(number)" }
func note(_ number: Int) -> String? { number % 2 == 0 ? nil : "A note that is longer, about \(number)" }

/// Each run has files of its own, and the last ones are those that all else is done with.
var runs = 0
var container: ModelContainer!
var file = folder
let inserting = try best(3) {
    runs += 1
    file = folder.appendingPathComponent("models-\(runs).store")
    container = try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: file))
    let context = ModelContext(container)
    for number in 0..<count {
        context.insert(Item(number: number, title: title(number), amount: Double(number) / 3, note: note(number)))
    }
    try context.save()
}
var plain: PlainStore!
var plainPath = ""
let insertingPlain = best(3) {
    runs += 1
    plainPath = folder.appendingPathComponent("plain-\(runs).sqlite").path
    plain = PlainStore(plainPath)
    plain.insert((0..<count).map { PlainItem(number: $0, title: title($0), amount: Double($0) / 3, note: note($0)) })
}
report("insert \(count)", inserting, insertingPlain)
var context: ModelContext! = ModelContext(container)

report(
    "fetch \(count)",
    try best(3) {
        let context = ModelContext(container)
        let found = try context.fetch(FetchDescriptor<Item>())
        precondition(found.count == count && found[count - 1].number == count - 1)
    }, best(3) { precondition(plain.fetch().count == count) })

let first = count / 2
report(
    "fetch 100 by index",
    try best {
        let context = ModelContext(container)
        let last = first + 100
        let wanted = FetchDescriptor<Item>(predicate: #Predicate { $0.number >= first && $0.number < last })
        let found = try context.fetch(wanted)
        precondition(found.count == 100)
    }, best { precondition(plain.fetch(first..<first + 100).count == 100) })

var turn = 0
var one: Item! = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.number == first }))[0]
report(
    "change one and save",
    try best(20) {
        turn += 1
        one.title = "\(turn)"
        try context.save()
    },
    best(20) {
        turn += 1
        plain.update(first, title: "\(turn)")
    })

let before = allocatedBytes()
let plainItems = plain.fetch()
let between = allocatedBytes()
var held: ModelContext! = ModelContext(container)
var items = try held.fetch(FetchDescriptor<Item>())
let after = allocatedBytes()
let (own, bare) = ((after - between) / items.count, (between - before) / plainItems.count)
print("memory: an object \(own) bytes, a plain one \(bare): \(own - bare) more")

// All is closed, as when an app starts.
(items, one, held, context, container, plain) = ([], nil, nil, nil, nil, nil)
report(
    "cold open and fetch one",
    try best {
        let container = try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: file))
        let wanted = FetchDescriptor<Item>(predicate: #Predicate { $0.number == first })
        let found = try ModelContext(container).fetch(wanted)
        precondition(found.count == 1)
    }, best { precondition(PlainStore(plainPath).fetch(first..<first + 1).count == 1) })

try MainActor.assumeIsolated { try measureShownRow(folder) }

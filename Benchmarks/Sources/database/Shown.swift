import DisplayList
import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting

/// A list of all models, in their order.
private struct ItemList: View {
    @Query(sort: \Item.number) private var items: [Item]

    var body: some View {
        List(items) { item in ItemRow(item: item) }
    }
}

private struct ItemRow: View {
    @Bindable var item: Item

    var body: some View { Text(verbatim: item.title) }
}

/// The rows that a window has room for, by hand on a display list.
@MainActor
private final class BareRows {
    private let list = DisplayList()
    private var rows: [LayerID] = []
    private var reader: DisplayListReader
    private static let style = TextStyle(font: FontDescription(), paint: .color(.black))

    init(_ titles: [String]) {
        reader = DisplayListReader(list)
        for title in titles {
            rows.append(list.insert(into: .root, after: rows.last ?? .none, content: .text(Self.content(title))))
            place(rows.count - 1, title)
        }
        _ = reader.read()
    }

    private static func content(_ title: String) -> TextContent { TextContent(title, style: style) }

    private func place(_ index: Int, _ title: String) {
        list.setFrame(
            rows[index], position: CGPoint(x: 20, y: CGFloat(index) * 44 + 12),
            size: CGSize(width: CGFloat(title.count) * 17 * 0.6, height: 17 * 1.2))
    }

    func change(_ index: Int, _ title: String) {
        list.setContent(rows[index], .text(Self.content(title)))
        place(index, title)
        _ = reader.read()
    }
}

/// One of 10 000 models in a list is changed and saved, as far as the display list and as far as the window's pixels.
///
/// By hand, a row of SQLite and one of a bare display list are changed; both are drawn by the same painter, as PNG.
@MainActor
func measureShownRow(_ folder: URL) throws {
    let count = 10_000
    let container = try ModelContainer(
        for: Item.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("shown.store")))
    let context = container.mainContext
    context.autosaveEnabled = false
    for number in 0..<count {
        context.insert(Item(number: number, title: title(number), amount: Double(number) / 3, note: note(number)))
    }
    try context.save()
    let plain = PlainStore(folder.appendingPathComponent("shown.sqlite").path)
    plain.insert((0..<count).map { PlainItem(number: $0, title: title($0), amount: Double($0) / 3, note: note($0)) })
    let bare = BareRows((0..<18).map(title))

    let host = TestHost(ItemList().modelContainer(container), text: .system)
    _ = try host.png()
    let one = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.number == 3 }))[0]
    var turn = 0
    func change() throws {
        turn += 1
        one.title = "Changed \(turn)"
        try context.save()
        host.update()
    }
    func changePlain() {
        turn += 1
        plain.update(3, title: "Changed \(turn)")
        bare.change(3, plain.fetch(3..<4)[0].title)
    }
    let (own, hand) = (try best(40) { try change() }, best(40) { changePlain() })
    report("change one of 10000 shown rows", own, hand)
    report(
        "… to its pixels",
        try best(20) {
            try change()
            _ = try host.png()
        },
        try best(20) {
            changePlain()
            // Nothing has changed in this window: the pixels alone.
            _ = try host.png()
        })
}

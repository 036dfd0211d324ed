import SwiftUI
import SwiftUITesting

/// The rows that the benchmarks show as well.
private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
    var detail: String

    static func all(_ ids: Range<Int>) -> [Item] {
        ids.map { Item(id: $0, title: "Row number \($0)", detail: "\($0 * 7 % 100) %") }
    }
}

private final class Items: ObservableObject {
    @Published var items: [Item]
    init(_ count: Int) { items = Item.all(0..<count) }
}

private struct Row: View {
    let item: Item
    var body: some View {
        HStack {
            Text(verbatim: item.title)
            Spacer()
            Text(verbatim: item.detail)
        }
    }
}

private struct Eager: View {
    @ObservedObject var model: Items
    var body: some View {
        ScrollView { VStack { ForEach(model.items) { Row(item: $0) } } }
    }
}

private struct Lazy: View {
    @ObservedObject var model: Items
    var body: some View {
        ScrollView { LazyVStack { ForEach(model.items) { Row(item: $0) } } }
    }
}

private struct Listed: View {
    @ObservedObject var model: Items
    var body: some View { List(model.items) { Row(item: $0) } }
}

@MainActor private func window<V: View>(_ view: V) -> TestHost {
    TestHost(view, size: CGSize(width: 390, height: 844))
}

extension WorkOperation {
    /// Operations on rows in scroll views.
    static let rows = operations(on: "eager") { Eager(model: $0) } + operations(on: "lazy") { Lazy(model: $0) }

    /// Operations on lists.
    static let lists = [
        first("first layout of a List of 1 000", 1000) { Listed(model: $0) },
        change("a List of 1 000 replaced", { Listed(model: $0) }, isDone: { $0.find(text: "New 1") != nil }) { model in
            model.items = model.items.map { Item(id: $0.id, title: "New \($0.id)", detail: $0.detail) }
        },
    ]

    private static func operations<V: View>(
        on kind: String, _ view: @escaping @MainActor @Sendable (Items) -> V
    ) -> [WorkOperation] {
        [
            first("first layout of 100 rows, \(kind)", 100, view),
            first("first layout of 1 000 rows, \(kind)", 1000, view),
            change("one row of 1 000 changed, \(kind)", view, isDone: { $0.find(text: "Changed") != nil }) {
                $0.items[3].title = "Changed"
            },
            change("every tenth row of 1 000, \(kind)", view, isDone: { $0.find(text: "Changed 10") != nil }) { model in
                for index in stride(from: 0, to: 1000, by: 10) { model.items[index].title = "Changed \(index)" }
            },
            change("two rows of 1 000 swapped, \(kind)", view, isDone: { isNearTop("Row number 998", of: $0) }) {
                $0.items.swapAt(1, 998)
            },
            change("one row of 1 000 removed, \(kind)", view, isDone: { $0.find(text: "Row number 3") == nil }) {
                $0.items.remove(at: 3)
            },
            change("one row inserted before 1 000, \(kind)", view, isDone: { isNearTop("Inserted", of: $0) }) {
                $0.items.insert(Item(id: -1, title: "Inserted", detail: ""), at: 0)
            },
            change("100 rows appended to 1 000, \(kind)", view, isDone: { $0.find(text: "Row number 0") != nil }) {
                $0.items += Item.all(1000..<1100)
            },
            WorkOperation("a page of 1 000 rows scrolled, \(kind)") {
                let host = window(view(Items(1000)))
                var hasScrolled = false
                return WorkStage(host, isDone: { hasScrolled }) {
                    hasScrolled = host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 700))
                }
            },
        ]
    }

    @MainActor private static func isNearTop(_ text: String, of host: TestHost) -> Bool {
        host.find(text: text).map { $0.frame.minY < 100 } ?? false
    }

    /// The first layout of rows, in a window that was empty.
    private static func first<V: View>(
        _ name: String, _ count: Int, _ view: @escaping @MainActor @Sendable (Items) -> V
    ) -> WorkOperation {
        WorkOperation(name) {
            let host = window(EmptyView())
            let model = Items(count)
            return WorkStage(host, isDone: { host.find(text: "Row number 1") != nil }) { host.show(view(model)) }
        }
    }

    /// A change of 1 000 rows.
    private static func change<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable (Items) -> V,
        isDone: @escaping @MainActor @Sendable (TestHost) -> Bool,
        change: @escaping @MainActor @Sendable (Items) -> Void
    ) -> WorkOperation {
        WorkOperation(name) {
            let model = Items(1000)
            let host = window(view(model))
            return WorkStage(host, isDone: { isDone(host) }) { change(model) }
        }
    }
}

import SwiftUI

/// The rows that all programs of the comparison show.
struct RowItem: Identifiable, Equatable {
    let id: Int
    var title: String
    var detail: String

    static func all(_ count: Int) -> [RowItem] {
        (0..<count).map { RowItem(id: $0, title: "Row number \($0)", detail: "\($0 * 7 % 100) %") }
    }
}

final class RowModel: ObservableObject {
    @Published var items: [RowItem]
    init(_ count: Int) { items = RowItem.all(count) }
}

struct RowView: View {
    let item: RowItem
    var body: some View {
        HStack {
            Text(verbatim: item.title)
            Spacer()
            Text(verbatim: item.detail)
        }
    }
}

/// All rows at once.
struct EagerRows: View {
    @ObservedObject var model: RowModel
    var body: some View {
        ScrollView {
            VStack {
                ForEach(model.items) { RowView(item: $0) }
            }
        }
    }
}

/// Only the rows in sight.
struct LazyRows: View {
    @ObservedObject var model: RowModel
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(model.items) { RowView(item: $0) }
            }
        }
    }
}

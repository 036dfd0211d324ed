// 4. Observable objects
//
// What outlives a view, or is shared by many, lives in an object. `@Published` properties announce that they are
// about to change, and views that hold the object with `@ObservedObject` (or own it, with `@StateObject`) are
// brought up to date, once, however many changes there were. A property that is not published can announce itself
// with `objectWillChange.send()`.
//
// Try: take the `send()` away, and see which button stops working.

import SwiftUI

@main
struct ObservableObjectsApp: App {
    @StateObject private var list = ShoppingList()

    var body: some Scene {
        WindowGroup("Shopping") {
            ShoppingView(list: list)
        }
    }
}

final class ShoppingList: ObservableObject {
    struct Item: Identifiable {
        let id: Int
        let name: String
        var isBought = false
    }

    @Published private(set) var items = ["Milk", "Bread", "Apples", "Coffee"].enumerated().map {
        Item(id: $0.offset, name: $0.element)
    }
    @Published private(set) var walks = 0

    private(set) var note = "Nothing bought yet"

    /// Changes two published properties: two announcements, one update.
    func toggle(_ item: Item) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isBought.toggle()
        walks += 1
    }

    /// Changes what is not published, and says so itself.
    func look() {
        objectWillChange.send()
        note = "\(items.filter { !$0.isBought }.count) still to buy"
    }
}

struct ShoppingView: View {
    @ObservedObject var list: ShoppingList

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(list.items) { item in
                Button {
                    list.toggle(item)
                } label: {
                    Label(item.name, systemImage: item.isBought ? "checkmark.circle" : "circle")
                }
            }
            Text("Walks to the shelf: \(list.walks)")
            Button("What is left?") { list.look() }
            Text(list.note).foregroundColor(.secondary)
        }
        .padding(30)
    }
}

#Preview {
    ShoppingView(list: ShoppingList())
}

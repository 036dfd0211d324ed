import SwiftUI

/// The template of Xcode for apps with Core Data, with a tag for each item.
struct ContentView: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], animation: .default)
    private var items: FetchedResults<Item>

    var body: some View {
        NavigationStack {
            List {
                ForEach(items) { ItemRow(item: $0) }
                    .onDelete(perform: deleteItems)
            }
            .navigationTitle("\(items.count) items")
            .toolbar {
                ToolbarItem {
                    Button(action: addItem) {
                        Label("Add Item", systemImage: "plus")
                    }
                }
            }
        }
    }

    private func addItem() {
        withAnimation {
            let item = Item(context: viewContext)
            item.timestamp = Date()
            save()
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { items[$0] }.forEach(viewContext.delete)
            save()
        }
    }

    private func save() {
        do {
            try viewContext.save()
        } catch {
            let error = error as NSError
            fatalError("Unresolved error \(error), \(error.userInfo)")
        }
    }
}

/// A row follows its item.
struct ItemRow: View {
    @Environment(\.managedObjectContext) private var viewContext
    @ObservedObject var item: Item

    var body: some View {
        HStack {
            Text(item.timestamp ?? .distantPast, format: .dateTime)
            Spacer()
            Button(item.tag?.name ?? "Tag it") {
                item.tag = item.tag == nil ? Tag.named("Important", in: viewContext) : nil
                try? viewContext.save()
            }
        }
    }
}

#Preview {
    ContentView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}

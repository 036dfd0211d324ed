import CoreData
import SwiftUI
import SwiftUITesting
import Testing

/// What Xcode's template for apps with Core Data does: a list of times, with adding and deleting.
private let templateModel = """
    <model>
        <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
            <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        </entity>
    </model>
    """

/// As `oriel run` generates it.
public class Item: NSManagedObject {}

extension Item {
    public class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }
    public var timestamp: Date? {
        get { _managed("timestamp") }
        set { _setManaged(newValue, "timestamp") }
    }
}

extension Item: Identifiable {}

private struct PersistenceController {
    let container: NSPersistentContainer

    init(at url: URL) throws {
        container = try makeContainer(templateModel, at: url)
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}

@MainActor private var hour = 0.0

private struct ContentView: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], animation: .default)
    private var items: FetchedResults<Item>

    var body: some View {
        NavigationView {
            List {
                ForEach(items) { item in
                    Text("\(Int(item.timestamp?.timeIntervalSinceReferenceDate ?? 0))")
                }
                .onDelete(perform: deleteItems)
                Button("Add Item", action: addItem)
                Button("Delete first") { deleteItems(offsets: [0]) }
            }
        }
    }

    private func addItem() {
        withAnimation {
            let newItem = Item(context: viewContext)
            hour += 1
            newItem.timestamp = Date(timeIntervalSinceReferenceDate: hour)
            do {
                try viewContext.save()
            } catch {
                Issue.record(error)
            }
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { items[$0] }.forEach(viewContext.delete)
            do {
                try viewContext.save()
            } catch {
                Issue.record(error)
            }
        }
    }
}

@Suite("The template of Xcode")
@MainActor
struct TemplateTests {
    private func host(_ persistence: PersistenceController) -> TestHost {
        TestHost(ContentView().environment(\.managedObjectContext, persistence.container.viewContext))
    }

    @Test("Shows items that are added and deleted, moving, and keeps them")
    func template() throws {
        let folder = try Folder()
        hour = 0
        do {
            let host = host(try PersistenceController(at: folder.file("Items.sqlite")))
            #expect(host.text == ["Add Item", "Delete first"])
            for _ in 0..<3 { #expect(host.tap(text: "Add Item")) }
            host.advance(by: 1)
            #expect(host.text == ["1", "2", "3", "Add Item", "Delete first"])
            #expect(host.tap(text: "Delete first"))
            host.advance(by: 1)
            #expect(host.text == ["2", "3", "Add Item", "Delete first"])
        }
        let host = host(try PersistenceController(at: folder.file("Items.sqlite")))
        #expect(host.text == ["2", "3", "Add Item", "Delete first"])
    }

    @Test("A generated class finds its request and its entity")
    func requests() throws {
        let persistence = try PersistenceController(at: URL(fileURLWithPath: "/dev/null"))
        let request: NSFetchRequest<Item> = Item.fetchRequest()
        let untyped: NSFetchRequest<any NSFetchRequestResult> = Item.fetchRequest()
        #expect(request.entityName == "Item" && untyped.entityName == "Item")
        _ = Item(context: persistence.container.viewContext)
        #expect(try persistence.container.viewContext.fetch(untyped).first is Item)
        #expect(Item.entity().name == "Item")
    }
}

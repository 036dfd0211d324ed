import CoreData

/// Opens the store: a file in the app's folder, or memory for previews.
struct PersistenceController {
    static let shared = PersistenceController()

    @MainActor static let preview: PersistenceController = {
        let result = PersistenceController(inMemory: true)
        let context = result.container.viewContext
        for hour in 0..<5 {
            let item = Item(context: context)
            item.timestamp = Date(timeIntervalSinceReferenceDate: Double(hour) * 3600)
        }
        try? context.save()
        return result
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Items")
        if inMemory {
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { _, error in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}

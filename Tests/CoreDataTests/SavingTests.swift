import CoreData
import Foundation
import Testing

@Suite("Saving")
@MainActor
struct SavingTests {
    @discardableResult
    private func add(_ title: String, _ pages: Int32 = 1, _ context: NSManagedObjectContext) -> Book {
        let book = Book(context: context)
        book.title = title
        book.pages = pages
        return book
    }

    private func only<T: NSManagedObject>(_ type: T.Type, _ context: NSManagedObjectContext) throws -> T {
        try #require(try context.fetch(NSFetchRequest<T>(entityName: "\(T.self)")).first)
    }

    @Test("What a model does not allow is told with Apple's numbers, and nothing is saved")
    func validation() throws {
        let context = try makeContainer().viewContext
        let tag = Tag(context: context)
        func failure() throws -> NSError {
            try #require(#expect(throws: NSError.self) { try context.save() })
        }
        var error = try failure()
        #expect(error.domain == NSCocoaErrorDomain && error.code == NSValidationMissingMandatoryPropertyError)
        #expect(error.localizedDescription == "name is a required value.")
        #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(error.userInfo[NSValidationObjectErrorKey] as? Tag === tag)
        tag.name = ""
        #expect(try failure().code == NSValidationStringTooShortError)
        tag.name = String(repeating: "x", count: 21)
        #expect(try failure().code == NSValidationStringTooLongError)
        _ = Tag(context: context)
        error = try failure()
        #expect(error.code == NSValidationMultipleErrorsError)
        let codes = (error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []).map(\.code)
        #expect(codes == [NSValidationStringTooLongError, NSValidationMissingMandatoryPropertyError])
        #expect(context.hasChanges && tag.objectID.isTemporaryID)
        context.rollback()
        #expect(!context.hasChanges && tag.managedObjectContext == nil)
    }

    @Test("Others' changes are merged by the policy", arguments: 0..<5)
    func policies(number: UInt) throws {
        let type = try #require(NSMergePolicyType(rawValue: number))
        let container = try makeContainer()
        let context = container.viewContext
        add("Old", 1, context)
        try context.save()
        let book = try only(Book.self, context)
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let same = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))[0]
            same.title = "Theirs"
            same.rating = 5
            try other.save()
        }
        book.title = "Mine"
        book.pages = 9
        context.mergePolicy = NSMergePolicy(merge: type)
        if type == .errorMergePolicyType {
            let error = try #require(#expect(throws: NSError.self) { try context.save() })
            #expect(error.code == NSManagedObjectMergeError)
            let conflicts = error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
            #expect(conflicts?.first?.sourceObject === book)
            #expect(book.title == "Mine" && context.hasChanges)
            return
        }
        try context.save()
        let expected: [NSMergePolicyType: (String, Int32, Double)] = [
            .mergeByPropertyStoreTrumpMergePolicyType: ("Theirs", 9, 5),
            .mergeByPropertyObjectTrumpMergePolicyType: ("Mine", 9, 5),
            .overwriteMergePolicyType: ("Mine", 9, 0), .rollbackMergePolicyType: ("Theirs", 1, 5),
        ]
        let (title, pages, rating) = try #require(expected[type])
        #expect(book.title == title && book.pages == pages && book.rating == rating)
        let fresh = container.newBackgroundContext()
        try fresh.performAndWait {
            let same = try fresh.fetch(NSFetchRequest<Book>(entityName: "Book"))[0]
            #expect(same.title == title && same.pages == pages && same.rating == rating)
        }
        #expect(!context.hasChanges)
        book.pages = 10
        try context.save()
    }

    @Test("Values that have to be unique are, by the policy")
    func unique() throws {
        let container = try makeContainer()
        let context = container.viewContext
        func tag(_ name: String, _ book: String) -> Tag {
            let tag = Tag(context: context)
            tag.name = name
            tag.books = [add(book, 1, context)]
            return tag
        }
        func names() throws -> [String] {
            let request = NSFetchRequest<Tag>(entityName: "Tag")
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            return try context.fetch(request).map { "\($0.name ?? "") \($0.books.compactMap(\.title).sorted())" }
        }
        _ = tag("a", "First")
        try context.save()
        let second = tag("a", "Second")
        let error = try #require(#expect(throws: NSError.self) { try context.save() })
        #expect(error.code == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        try context.save()
        #expect(second.managedObjectContext == nil)
        #expect(try names() == ["a [\"First\"]"])
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        let third = tag("a", "Third")
        try context.save()
        #expect(third.managedObjectContext === context)
        context.reset()
        #expect(try names() == ["a [\"First\", \"Third\"]"])
    }

    @Test("A child context saves into its parent")
    func children() throws {
        let container = try makeContainer()
        let parent = container.viewContext
        let book = add("Parent", 1, parent)
        let author = Author(context: parent)
        author.name = "A"
        try parent.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        let same = try #require(child.object(with: book.objectID) as? Book)
        #expect(same !== book && same.title == "Parent")
        same.title = "Child"
        let new = add("New", 2, child)
        new.author = try #require(child.object(with: author.objectID) as? Author)
        #expect(book.title == "Parent" && author.books?.count == 0)
        #expect(try child.count(for: NSFetchRequest<Book>(entityName: "Book")) == 2)
        #expect(try parent.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
        try child.save()
        #expect(!child.hasChanges && parent.hasChanges)
        #expect(book.title == "Child" && author.books?.count == 1)
        let above = try #require(parent.object(with: new.objectID) as? Book)
        #expect(above.title == "New" && above.author === author)
        try parent.save()
        child.delete(new)
        try child.save()
        #expect(above.isDeleted && author.books?.count == 0)
        try parent.save()
        let fresh = container.newBackgroundContext()
        try fresh.performAndWait {
            let books = try fresh.fetch(NSFetchRequest<Book>(entityName: "Book"))
            #expect(books.map(\.title) == ["Child"])
        }
    }

    @Test("Changes are taken back and made again")
    func undo() throws {
        let context = try makeContainer().viewContext
        let book = add("Old", 1, context)
        let author = Author(context: context)
        try context.save()
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        manager.groupsByEvent = false
        func group(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            manager.endUndoGrouping()
        }
        group {
            book.title = "New"
            book.author = author
        }
        group { context.delete(author) }
        #expect(book.isDeleted && author.isDeleted)
        context.undo()
        #expect(!book.isDeleted && book.author === author && !author.isDeleted && author.books?.count == 1)
        context.undo()
        #expect(book.title == "Old" && book.author == nil && author.books?.count == 0)
        context.redo()
        #expect(book.title == "New" && book.author === author)
        var added: Book?
        group { added = add("Added", 1, context) }
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 2)
        context.undo()
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
        context.redo()
        #expect(added?.title == "Added")
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 2)
    }

    @Test("Contexts notify of what changes, and of what is saved")
    func notifications() throws {
        let context = try makeContainer().viewContext
        var heard: [String] = []
        let names: [NSNotification.Name] = [
            .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
                let counts = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map {
                    (notification.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? 0
                }
                let word = name == .NSManagedObjectContextWillSave ? "will" : name == names[0] ? "change" : "did"
                MainActor.assumeIsolated { heard.append("\(word) \(counts)") }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        let book = add("A", 1, context)
        context.processPendingChanges()
        book.title = "B"
        try context.save()
        #expect(heard == ["change [1, 0, 0]", "change [0, 1, 0]", "will [0, 0, 0]", "did [1, 0, 0]"])
        heard = []
        context.delete(book)
        try context.save()
        #expect(heard == ["change [0, 0, 1]", "will [0, 0, 0]", "did [0, 0, 1]"])
        try context.save()
        #expect(heard.count == 3)
    }

    @Test("Batches change the store past the contexts")
    func batches() throws {
        let context = try makeContainer().viewContext
        let insertion = NSBatchInsertRequest(
            entityName: "Book", objects: (1...5).map { ["title": "T\($0)", "pages": $0] })
        insertion.resultType = .count
        #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 5)
        let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        #expect(books.map(\.pages) == [1, 2, 3, 4, 5] && books[0].title == "T1")
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "pages > 3")
        update.propertiesToUpdate = ["title": "Long"]
        update.resultType = .updatedObjectIDsResultType
        let result = try #require(try context.execute(update) as? NSBatchUpdateResult)
        #expect(result.result as? [NSManagedObjectID] == [books[3].objectID, books[4].objectID])
        #expect(books[3].title == "T4")
        let changes = [NSUpdatedObjectIDsKey: result.result ?? []]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [context])
        #expect(books[3].title == "Long")
        let request: NSFetchRequest<any NSFetchRequestResult> = Book.fetchRequest()
        request.predicate = NSPredicate(format: "pages < 3")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeObjectIDs
        let gone = try #require((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
        #expect(gone.count == 2)
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
        #expect(books[0].managedObjectContext == nil)
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 3)
    }

    @Test("A background task saves, and its result is returned")
    func background() async throws {
        let container = try makeContainer()
        let identifier = try await container.performBackgroundTask { context in
            let book = Book(context: context)
            book.title = "Background"
            try context.save()
            return book.objectID
        }
        let book = try #require(container.viewContext.object(with: identifier) as? Book)
        #expect(book.isFault && book.title == "Background")
        let uri = identifier.uriRepresentation()
        #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri) == identifier)
        #expect(throws: CancellationError.self) {
            try container.viewContext.performAndWait { throw CancellationError() }
        }
        let found = try container.viewContext.performAndWait {
            try NSFetchRequest<Book>(entityName: "Book").execute()
        }
        #expect(found == [book])
        let count = await container.viewContext.perform { container.viewContext.registeredObjects.count }
        #expect(count == 1)
    }

    @Test("Requests return identifiers, numbers and dictionaries, too")
    func results() throws {
        let context = try makeContainer().viewContext
        for (title, pages) in [("A", 1), ("B", 2), ("B", 3)] { add(title, Int32(pages), context) }
        try context.save()
        let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        identifiers.resultType = .managedObjectIDResultType
        #expect(try context.fetch(identifiers).count == 3)
        let count = NSFetchRequest<NSNumber>(entityName: "Book")
        count.resultType = .countResultType
        #expect(try context.fetch(count) == [3])
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Book")
        dictionaries.resultType = .dictionaryResultType
        dictionaries.propertiesToFetch = ["title"]
        dictionaries.returnsDistinctResults = true
        #expect(try context.fetch(dictionaries).map { $0["title"] as? String } == ["A", "B"])
        let unknown = NSFetchRequest<NSManagedObject>(entityName: "Nothing")
        #expect(throws: NSError.self) { try context.fetch(unknown) }
    }
}

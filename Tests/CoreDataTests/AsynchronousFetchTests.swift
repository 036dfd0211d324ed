import CoreData
import Foundation
import Testing

@Suite("An asynchronous fetch")
struct AsynchronousFetchTests {
    private func background() throws -> NSManagedObjectContext {
        let container = try makeContainer()
        let context = container.newBackgroundContext()
        try context.performAndWait {
            for title in ["Emma", "Persuasion"] { Book(context: context).title = title }
            try context.save()
        }
        return context
    }

    private func request(_ predicate: NSPredicate? = nil) -> NSFetchRequest<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = predicate
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return request
    }

    @Test("Is executed without waiting, and brings its objects on the context's thread")
    func finds() throws {
        let context = try background()
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var titles: [String] = []
        let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request()) { result in
            titles = result.finalResult?.compactMap(\.title) ?? []
            #expect(result.operationError == nil && result.managedObjectContext === context)
            done.signal()
        }
        let result = try context.execute(asynchronous)
        done.wait()
        #expect(titles == ["Emma", "Persuasion"])
        let own = try #require(result as? NSAsynchronousFetchResult<Book>)
        #expect(own.fetchRequest === asynchronous && own.finalResult?.count == 2)
    }

    @Test("Says that it was cancelled, or what is wrong")
    func fails() throws {
        let context = try background()
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var errors: [String] = []
        let note: @Sendable (NSAsynchronousFetchResult<Book>) -> Void = { result in
            errors.append(result.operationError.map { "\(type(of: $0))" } ?? "none")
            #expect(result.finalResult == nil)
            done.signal()
        }
        // The context is busy until the request is cancelled.
        try context.performAndWait {
            let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request(), completionBlock: note)
            (try context.execute(asynchronous) as? NSPersistentStoreAsynchronousResult)?.cancel()
        }
        done.wait()
        let unknown = NSFetchRequest<Book>(entityName: "Nothing")
        _ = try context.execute(NSAsynchronousFetchRequest(fetchRequest: unknown, completionBlock: note))
        done.wait()
        #expect(errors.count == 2 && !errors.contains("none"))
    }
}

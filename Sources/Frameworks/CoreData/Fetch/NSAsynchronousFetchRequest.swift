import Foundation

/// The result of a request that runs while the caller continues.
///
/// Follows Apple's [NSPersistentStoreAsynchronousResult](https://developer.apple.com/documentation/coredata/nspersistentstoreasynchronousresult).
/// It belongs to the context's thread, as the objects do.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context that executes the request.
    public let managedObjectContext: NSManagedObjectContext
    /// The error; nil for none.
    public fileprivate(set) var operationError: (any Error)?
    fileprivate var isCancelled = false

    fileprivate init(_ context: NSManagedObjectContext) { managedObjectContext = context }

    /// Ends the request if it has not begun to read; the result has an error then.
    open func cancel() { isCancelled = true }
}

/// The result of an asynchronous fetch.
///
/// Follows Apple's [NSAsynchronousFetchResult](https://developer.apple.com/documentation/coredata/nsasynchronousfetchresult).
public final class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The fetched objects; nil until they are fetched, and after an error.
    public fileprivate(set) var finalResult: [ResultType]?

    fileprivate init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}

/// A fetch that `execute(_:)` begins on the context's thread, without waiting for it.
///
/// Follows Apple's [NSAsynchronousFetchRequest](https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest).
public final class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousRequest {
    /// A closure that is called with the result.
    public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock =
        (NSAsynchronousFetchResult<ResultType>) -> Void

    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// A closure that is called on the context's thread with the result; nil for none.
    public let completionBlock: NSPersistentStoreAsynchronousFetchResultCompletionBlock?
    /// How many objects the app expects, for its own use; 0 by default.
    public var estimatedResultCount = 0

    /// Creates a request.
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        completionBlock: NSPersistentStoreAsynchronousFetchResultCompletionBlock? = nil
    ) {
        self.fetchRequest = fetchRequest
        self.completionBlock = completionBlock
    }

    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform {
            do {
                if result.isCancelled { throw CocoaError(.userCancelled) }
                result.finalResult = try context.fetch(self.fetchRequest)
            } catch {
                result.operationError = error
            }
            self.completionBlock?(result)
        }
        return result
    }
}

/// A request whose result comes later.
protocol AsynchronousRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

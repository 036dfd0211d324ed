import Foundation

/// The type of the result of a request for a history.
///
/// Follows Apple's
/// [NSPersistentHistoryResultType](https://developer.apple.com/documentation/coredata/nspersistenthistoryresulttype).
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether it was done.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// How many saves there are.
    case count = 2
    /// The saves, without their changes.
    case transactionsOnly = 3
    /// The changes of objects.
    case changesOnly = 4
    /// The saves, with their changes.
    case transactionsAndChanges = 5
}

/// Asks for the saves of stores that keep a history, or has the stores forget them.
///
/// Follows Apple's
/// [NSPersistentHistoryChangeRequest](https://developer.apple.com/documentation/coredata/nspersistenthistorychangerequest). A
/// store keeps a history with the option `NSPersistentHistoryTrackingKey`, until the app deletes it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    /// Where the request begins, or to where it deletes.
    enum Place {
        case all
        case date(Date)
        case token(NSPersistentHistoryToken)
    }

    let place: Place
    let isDeletion: Bool
    /// The type of the result: transactions and changes, or for deletions whether they succeeded.
    open var resultType: NSPersistentHistoryResultType
    /// The condition, order and limit of transactions or changes: see `NSPersistentHistoryTransaction.fetchRequest`.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    /// The place that the request begins behind.
    open var token: NSPersistentHistoryToken? {
        if case .token(let token) = place { return token }
        return nil
    }

    init(_ place: Place, deletes: Bool = false) {
        self.place = place
        isDeletion = deletes
        resultType = deletes ? .statusOnly : .transactionsAndChanges
        super.init()
    }

    private static func request(_ place: Place, deletes: Bool = false) -> Self {
        // The factories of the class make objects of this class alone.
        unsafeDowncast(NSPersistentHistoryChangeRequest(place, deletes: deletes), to: Self.self)
    }

    /// Asks for the saves after a time.
    open class func fetchHistory(after date: Date) -> Self { request(.date(date)) }

    /// Asks for the saves behind a place; for all without one.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
        request(token.map { .token($0) } ?? .all)
    }

    /// Asks for the saves after another one; for all without one.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
        request(transaction.map { .token($0.token) } ?? .all)
    }

    /// Asks for the saves that satisfy a condition.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
        let made = request(.all)
        made.fetchRequest = fetchRequest
        return made
    }

    /// Has the saves before a time forgotten.
    open class func deleteHistory(before date: Date) -> Self { request(.date(date), deletes: true) }

    /// Has the saves before a place forgotten; all without one.
    ///
    /// That which the place is behind of stays.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
        request(token.map { .token($0) } ?? .all, deletes: true)
    }

    /// Has the saves before another one forgotten; all without one.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
        request(transaction.map { .token($0.token) } ?? .all, deletes: true)
    }
}

/// The result of a request for a history.
///
/// Follows Apple's
/// [NSPersistentHistoryResult](https://developer.apple.com/documentation/coredata/nspersistenthistoryresult).
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// The result, as requested: transactions, changes, identifiers, a number or a `Bool`.
    public let result: Any?
    /// The type of the result.
    public let resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ resultType: NSPersistentHistoryResultType) {
        self.result = result
        self.resultType = resultType
    }
}

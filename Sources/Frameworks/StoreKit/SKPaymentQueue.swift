import Foundation
import OrielFoundation

/// A wish to buy a product.
///
/// Follows Apple's [SKPayment](https://developer.apple.com/documentation/storekit/skpayment).
open class SKPayment: NSObject, @unchecked Sendable {
    /// The product, by its name.
    open internal(set) var productIdentifier: String
    /// How many are bought.
    open var quantity = 1
    /// The app's name for the user; nil for none.
    open var applicationUsername: String?
    /// Whether a test asks someone else to agree.
    open var simulatesAskToBuyInSandbox = false
    /// The offer that counts; nil for none.
    open var paymentDiscount: SKPaymentDiscount?
    /// Creates a wish for a product.
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

/// A wish to buy a product, which can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {}

/// An offer with its signature.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The offer's name.
    public let identifier: String
    /// The name of the key.
    public let keyIdentifier: String
    /// A number that is used once.
    public let nonce: UUID
    /// The signature.
    public let signature: String
    /// When it was signed, in milliseconds since 1970.
    public let timestamp: NSNumber
    /// Creates an offer.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
        super.init()
    }
}

/// Where a purchase is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A purchase, in the older form: it fails here.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// The wish.
    public let payment: SKPayment
    /// Where the purchase is.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// Why it failed; nil if it did not.
    open var error: (any Error)? { SKError(.storeProductNotAvailable) }
    /// The first purchase, of one that was restored; nil for others.
    open var original: SKPaymentTransaction? { nil }
    /// The store's name for it; nil for none.
    open var transactionIdentifier: String? { nil }
    /// When it was made; nil if it was not.
    open var transactionDate: Date? { nil }
    /// The files that belong to it.
    open var downloads: [SKDownload] { [] }
    init(_ payment: SKPayment) {
        self.payment = payment
        super.init()
    }
}

/// Methods that are called for purchases; all but the first are optional.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Called as purchases change.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Called as purchases are finished.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Called where purchases could not be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Called when all purchases were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Called as files are loaded; never here.
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    /// Whether a purchase that the user began in the store is made; never asked for here.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// Called where the store took purchases back; never here.
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
}

/// The purchases of the app, in the older form: each fails here.
///
/// Follows Apple's [SKPaymentQueue](https://developer.apple.com/documentation/storekit/skpaymentqueue).
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let one = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []
    private var open: [SKPaymentTransaction] = []

    /// The queue of the app.
    open class func `default`() -> SKPaymentQueue { one }
    /// Whether the user may make purchases; no.
    open class func canMakePayments() -> Bool { false }
    /// The purchases that are not finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { open } }
    /// The observers.
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }
    /// Adds an observer.
    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }
    /// Buys a product: the purchase fails, of which observers are notified on the main thread.
    open func add(_ payment: SKPayment) {
        StoreGaps.warn()
        let transaction = SKPaymentTransaction(payment)
        lock.withLock { open.append(transaction) }
        notify { $0.paymentQueue($1, updatedTransactions: [transaction]) }
    }
    /// Removes a purchase that the app has handled.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        lock.withLock { open.removeAll { $0 === transaction } }
        notify { $0.paymentQueue($1, removedTransactions: [transaction]) }
    }
    /// Restores the user's purchases; there are none.
    open func restoreCompletedTransactions() {
        StoreGaps.warn()
        notify { $0.paymentQueueRestoreCompletedTransactionsFinished($1) }
    }
    /// Restores the user's purchases; there are none.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    /// Loads files; there are none.
    open func start(_ downloads: [SKDownload]) {}
    /// Pauses loading files; there are none.
    open func pause(_ downloads: [SKDownload]) {}
    /// Continues loading files; there are none.
    open func resume(_ downloads: [SKDownload]) {}
    /// Ends loading files; there are none.
    open func cancel(_ downloads: [SKDownload]) {}
    /// Lets the user enter a code of an offer; shows nothing.
    open func presentCodeRedemptionSheet() { StoreGaps.warn() }

    private func notify(_ body: @escaping @Sendable (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
        DispatchQueue.main.async { for observer in self.transactionObservers { body(observer, self) } }
    }
}

import Foundation
import OrielFoundation

/// A product of the store's, in the older form; there are none here.
///
/// Follows Apple's [SKProduct](https://developer.apple.com/documentation/storekit/skproduct).
open class SKProduct: NSObject, @unchecked Sendable {
    /// A unit of time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
    /// The name by which the app knows it.
    open var productIdentifier: String { "" }
    /// The name.
    open var localizedTitle: String { "" }
    /// The description.
    open var localizedDescription: String { "" }
    /// The price.
    open var price: NSDecimalNumber { 0 }
    /// The language of the price.
    open var priceLocale: Locale { .current }
    /// The time for which is paid; nil for other products.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The offer for new users; nil for none.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// The offers for users who know the app.
    open var discounts: [SKProductDiscount] { [] }
    /// The group of a subscription; nil for other products.
    open var subscriptionGroupIdentifier: String? { nil }
}

/// A length of time for which is paid.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// How many units.
    open var numberOfUnits: Int { 0 }
    /// The unit.
    open var unit: SKProduct.PeriodUnit { .month }
}

/// A lower price for a time.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How an offer is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// The price.
    open var price: NSDecimalNumber { 0 }
    /// The language of the price.
    open var priceLocale: Locale { .current }
    /// The offer's name; nil for new users'.
    open var identifier: String? { nil }
    /// The time.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How often the time is repeated.
    open var numberOfPeriods: Int { 0 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .payUpFront }
}

/// A request to the store, which fails here.
open class SKRequest: NSObject, @unchecked Sendable {
    /// The delegate, which gets the answer; nil for none.
    open weak var delegate: (any SKRequestDelegate)?
    /// Starts the request: it fails, on the main thread.
    open func start() {
        StoreGaps.warn()
        let request = self
        DispatchQueue.main.async {
            request.delegate?.request(request, didFailWithError: SKError(.storeProductNotAvailable))
        }
    }
    /// Ends the request.
    open func cancel() { delegate = nil }
}

/// Methods that are called as a request ends; all are optional.
public protocol SKRequestDelegate: AnyObject {
    /// Called when the request has ended.
    func requestDidFinish(_ request: SKRequest)
    /// Called when the request has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products by their names: all are unknown.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let names: Set<String>
    /// Creates a request.
    public init(productIdentifiers: Set<String>) {
        names = productIdentifiers
        super.init()
    }
    /// Creates a request for no products.
    public override init() {
        names = []
        super.init()
    }
    open override func start() {
        StoreGaps.warn()
        let names = names.sorted()
        let request = self
        DispatchQueue.main.async {
            let delegate = request.delegate as? any SKProductsRequestDelegate
            delegate?.productsRequest(request, didReceive: SKProductsResponse(names))
            request.delegate?.requestDidFinish(request)
        }
    }
}

/// Methods that are called with products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Called with the answer.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// The products: none.
    open var products: [SKProduct] { [] }
    /// The names of which no product is known: all.
    public let invalidProductIdentifiers: [String]
    init(_ names: [String]) {
        invalidProductIdentifiers = names
        super.init()
    }
}

/// A request for the app's receipt, which fails here.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Creates a request.
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

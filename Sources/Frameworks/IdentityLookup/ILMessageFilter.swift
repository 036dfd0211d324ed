import Foundation
import FoundationNetworking
import OrielFoundation

/// The decision about a text message.
public enum ILMessageFilterAction: Int, Sendable { case none, allow, junk, promotion, transaction }
/// The decision about a text message, in more detail.
public enum ILMessageFilterSubAction: Int, Sendable {
    case none
    case transactionalOthers = 10000, transactionalFinance, transactionalOrders, transactionalReminders
    case transactionalHealth, transactionalWeather, transactionalCarrier, transactionalRewards
    case transactionalPublicServices
    case promotionalOthers = 20000, promotionalOffers, promotionalCoupons
}

/// A text message of an unknown sender; no system passes one here.
///
/// Follows Apple's [ILMessageFilterQueryRequest](https://developer.apple.com/documentation/identitylookup/ilmessagefilterqueryrequest).
open class ILMessageFilterQueryRequest: NSObject, @unchecked Sendable {
    override init() {}
    /// The sender; nil if it is not known.
    open var sender: String? { nil }
    /// The text; nil if there is none.
    open var messageBody: String? { nil }
    /// The code of the receiver's country; nil if it is not known.
    open var receiverISOCountryCode: String? { nil }
}

/// The decision about a message.
///
/// Follows Apple's [ILMessageFilterQueryResponse](https://developer.apple.com/documentation/identitylookup/ilmessagefilterqueryresponse).
open class ILMessageFilterQueryResponse: NSObject, @unchecked Sendable {
    /// The decision.
    open var action = ILMessageFilterAction.none
    /// The decision in more detail.
    open var subAction = ILMessageFilterSubAction.none
    /// Creates a decision.
    public override init() {}
}

/// A request for the kinds of decisions.
open class ILMessageFilterCapabilitiesQueryRequest: NSObject, @unchecked Sendable {
    override init() {}
}
/// The kinds of decisions that an extension makes.
open class ILMessageFilterCapabilitiesQueryResponse: NSObject, @unchecked Sendable {
    /// The kinds for messages about transactions.
    open var transactionalSubActions: [ILMessageFilterSubAction] = []
    /// The kinds for advertisements.
    open var promotionalSubActions: [ILMessageFilterSubAction] = []
    /// Creates a list.
    public override init() {}
}

/// The answer of a server about a message.
open class ILNetworkResponse: NSObject, @unchecked Sendable {
    /// The head of the answer.
    public let urlResponse: HTTPURLResponse
    /// The content of the answer.
    public let data: Data
    init(urlResponse: HTTPURLResponse, data: Data) { (self.urlResponse, self.data) = (urlResponse, data) }
}

/// An error of a request to a server.
public struct ILMessageFilterError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case system = 1, invalidNetworkURL, networkURLUnauthorized, networkRequestFailed, redundantNetworkDeferral
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of these errors.
    public static var errorDomain: String { "ILMessageFilterErrorDomain" }
    public var errorDescription: String? { "This system has no text messages." }
}

/// The circumstances of a decision.
open class ILMessageFilterExtensionContext: NSExtensionContext, @unchecked Sendable {
    override init() {}
    /// Asks the extension's server; fails.
    open func deferQueryRequestToNetwork(
        completion: @escaping @Sendable (ILNetworkResponse?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(nil, ILMessageFilterError(.system)) } }
}

/// The superclass of an extension that decides about text messages; no system starts it here.
///
/// Follows Apple's [ILMessageFilterExtension](https://developer.apple.com/documentation/identitylookup/ilmessagefilterextension).
open class ILMessageFilterExtension: NSObject {
    /// Creates an extension.
    public override init() {}
}

/// Decides about text messages.
public protocol ILMessageFilterQueryHandling: NSObjectProtocol {
    /// Called with a message; the function receives the decision.
    func handle(
        _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
        completion: @escaping (ILMessageFilterQueryResponse) -> Void)
}
/// Names the kinds of decisions about text messages.
public protocol ILMessageFilterCapabilitiesQueryHandling: NSObjectProtocol {
    /// Called for the kinds; the function receives them.
    func handle(
        _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest, context: ILMessageFilterExtensionContext,
        completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void)
}

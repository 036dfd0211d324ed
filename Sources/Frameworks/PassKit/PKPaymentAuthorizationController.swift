import Foundation
import SwiftUI

/// Whether a payment was made.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact
    case pinRequired, pinIncorrect, pinLockout
}

/// Whether a payment was made, with the reasons if not.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    /// Whether the payment was made.
    open var status: PKPaymentAuthorizationStatus
    /// The reasons.
    open var errors: [any Error]
    /// Creates a result.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors ?? [])
    }
}

/// Changes of a bill.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    /// Whether the change is possible.
    open var status = PKPaymentAuthorizationStatus.success
    /// The lines.
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    /// The ways of sending goods.
    open var shippingMethods: [PKShippingMethod] = []
    /// Creates changes.
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
/// Changes of a bill after another way of sending goods was chosen.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// Changes of a bill after another card was chosen.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// Changes of a bill after another address was chosen.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    /// The errors of the address.
    open var errors: [any Error]
    /// Creates changes.
    public init(
        errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
    ) {
        self.errors = errors ?? []
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}

enum PaymentGaps {
    static func warn() { RuntimeWarning.issue("PassKit: there is no Apple Pay and no Wallet on this machine.") }
}

/// Receives the user's consent to a payment; never here.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// Called when the sheet is to be closed.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    /// Called with a payment.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// Called with a way of sending goods.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    /// Called with an address.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    /// Returns the window of the sheet; nil for any.
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) { completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) {
        completion(
            PKPaymentRequestShippingContactUpdate(errors: nil, paymentSummaryItems: [], shippingMethods: []))
    }
    public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? { nil }
}

/// Asks the user to pay, which is not possible here.
///
/// Follows Apple's [PKPaymentAuthorizationController](https://developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller).
@MainActor @preconcurrency
open class PKPaymentAuthorizationController: NSObject {
    /// Receives the user's consent; never here.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    /// Creates a controller for a bill.
    public init(paymentRequest request: PKPaymentRequest) {}
    /// Returns whether the machine can pay: no.
    nonisolated open class func canMakePayments() -> Bool { false }
    /// Returns whether there is a card of some kinds: no.
    nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Returns whether there is a card of some kinds with capabilities: no.
    nonisolated open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }
    /// Shows the sheet; passes false.
    open func present(completion: ((Bool) -> Void)? = nil) {
        PaymentGaps.warn()
        completion?(false)
    }
    /// Shows the sheet; returns false.
    open func present() async -> Bool {
        PaymentGaps.warn()
        return false
    }
    /// Closes the sheet.
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// Receives the user's consent to a payment; never here.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    /// Called when the sheet is to be closed.
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    /// Called with a payment.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// A sheet that asks the user to pay, which cannot be made here.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
    /// Receives the user's consent; never here.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    /// Creates nothing: there is no Apple Pay here.
    public init?(paymentRequest request: PKPaymentRequest) {
        PaymentGaps.warn()
        return nil
    }
    /// Creates nothing: archives cannot be read here.
    public required init?(coder: NSCoder) { nil }
    /// Returns whether the machine can pay: no.
    nonisolated open class func canMakePayments() -> Bool { false }
    /// Returns whether there is a card of some kinds: no.
    nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

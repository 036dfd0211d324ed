import Contacts
import Foundation
import OrielFoundation
import SwiftUI

/// The name of the errors of passes.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"
/// The name of the errors of payments.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// An error of a payment.
public struct PKPaymentError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknownError = -1
        case shippingContactInvalidError = 1, billingContactInvalidError, shippingAddressUnserviceableError
        case couponCodeInvalidError, couponCodeExpiredError
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of payments.
    public static var errorDomain: String { PKPaymentErrorDomain }
    public var errorDescription: String? { "Apple Pay is not available on this machine." }
}

/// A kind of cards.
///
/// Follows Apple's [PKPaymentNetwork](https://developer.apple.com/documentation/passkit/pkpaymentnetwork).
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// American Express.
    public static let amex = PKPaymentNetwork("AmEx")
    /// Cartes Bancaires.
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    /// China UnionPay.
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    /// Discover.
    public static let discover = PKPaymentNetwork("Discover")
    /// EFTPOS.
    public static let eftpos = PKPaymentNetwork("Eftpos")
    /// Electron.
    public static let electron = PKPaymentNetwork("Electron")
    /// Elo.
    public static let elo = PKPaymentNetwork("Elo")
    /// Girocard.
    public static let girocard = PKPaymentNetwork("Girocard")
    /// Interac.
    public static let interac = PKPaymentNetwork("Interac")
    /// JCB.
    public static let JCB = PKPaymentNetwork("JCB")
    /// Mada.
    public static let mada = PKPaymentNetwork("Mada")
    /// Maestro.
    public static let maestro = PKPaymentNetwork("Maestro")
    /// Mastercard.
    public static let masterCard = PKPaymentNetwork("MasterCard")
    /// Cards of a shop.
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
    /// Visa.
    public static let visa = PKPaymentNetwork("Visa")
    /// V Pay.
    public static let vPay = PKPaymentNetwork("VPay")
}

/// The ways in which a seller takes payments.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates capabilities from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// 3-D Secure.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    /// 3-D Secure.
    public static let capability3DS = threeDSecure
    /// EMV.
    public static let emv = PKMerchantCapability(rawValue: 2)
    /// EMV.
    public static let capabilityEMV = emv
    /// Credit cards.
    public static let credit = PKMerchantCapability(rawValue: 4)
    /// Credit cards.
    public static let capabilityCredit = credit
    /// Debit cards.
    public static let debit = PKMerchantCapability(rawValue: 8)
    /// Debit cards.
    public static let capabilityDebit = debit
}

/// A part of a person's address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a field of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address for mail.
    public static let emailAddress = PKContactField(rawValue: "email")
    /// The name.
    public static let name = PKContactField(rawValue: "name")
    /// The telephone's number.
    public static let phoneNumber = PKContactField(rawValue: "phone")
    /// The name as it is spoken.
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
    /// The address.
    public static let postalAddress = PKContactField(rawValue: "post")
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// A line of a bill.
///
/// Follows Apple's [PKPaymentSummaryItem](https://developer.apple.com/documentation/passkit/pkpaymentsummaryitem).
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    /// The words.
    open var label: String
    /// The amount.
    open var amount: NSDecimalNumber
    /// Whether the amount is known.
    open var type: PKPaymentSummaryItemType
    /// Creates a line.
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

/// A line that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The first payment; nil for the order's.
    open var startDate: Date?
    /// The last payment; nil for none.
    open var endDate: Date?
    /// The unit of the interval; months by default.
    open var intervalUnit = NSCalendar.Unit.month
    /// The number of units between payments; 1 by default.
    open var intervalCount = 1
}

/// A way of sending goods.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    /// The name for the app; nil for none.
    open var identifier: String?
    /// More words; nil for none.
    open var detail: String?
}

/// How goods are sent.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// A person's address.
open class PKContact: NSObject, @unchecked Sendable {
    /// The name; nil for none.
    open var name: PersonNameComponents?
    /// The address; nil for none.
    open var postalAddress: CNPostalAddress?
    /// The address for mail; nil for none.
    open var emailAddress: String?
    /// The telephone's number; nil for none.
    open var phoneNumber: CNPhoneNumber?
    /// Creates an empty address.
    public override init() {}
}

/// A bill to pay.
///
/// Follows Apple's [PKPaymentRequest](https://developer.apple.com/documentation/passkit/pkpaymentrequest).
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    /// The seller.
    open var merchantIdentifier = ""
    /// The seller's country.
    open var countryCode = ""
    /// The currency.
    open var currencyCode = ""
    /// The kinds of cards.
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// The ways in which the seller takes payments.
    open var merchantCapabilities: PKMerchantCapability = []
    /// The lines; the last one is the sum.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    /// The parts of the address for the bill.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// The parts of the address for the goods.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// The address for the bill; nil if unknown.
    open var billingContact: PKContact?
    /// The address for the goods; nil if unknown.
    open var shippingContact: PKContact?
    /// The ways of sending goods; nil for none.
    open var shippingMethods: [PKShippingMethod]?
    /// How goods are sent.
    open var shippingType = PKShippingType.shipping
    /// The app's data; nil for none.
    open var applicationData: Data?
    /// The countries of cards; nil for all.
    open var supportedCountries: Set<String>?
    /// Whether codes for discounts may be given.
    open var supportsCouponCode = false
    /// The code for a discount; nil for none.
    open var couponCode: String?
    /// Creates an empty bill.
    public override init() {}
    /// Returns the kinds of cards that there are: none.
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// A card that pays.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
    /// The card's name; nil.
    open var displayName: String? { nil }
    /// The kind of card; nil.
    open var network: PKPaymentNetwork? { nil }
    override init() {}
}

/// An encrypted payment for a seller's server.
open class PKPaymentToken: NSObject, @unchecked Sendable {
    /// The card.
    public let paymentMethod = PKPaymentMethod()
    /// The number of the payment.
    open var transactionIdentifier: String { "" }
    /// The encrypted payment.
    open var paymentData: Data { Data() }
    override init() {}
}

/// A payment to which the user agreed; there are none here.
open class PKPayment: NSObject, @unchecked Sendable {
    /// The payment for a seller's server.
    public let token = PKPaymentToken()
    /// The address for the bill; nil.
    open var billingContact: PKContact? { nil }
    /// The address for the goods; nil.
    open var shippingContact: PKContact? { nil }
    /// The way of sending goods; nil.
    open var shippingMethod: PKShippingMethod? { nil }
    override init() {}
}

import Foundation
import SwiftUI

/// The words of a button that pays.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`

    var words: String {
        switch self {
        case .plain, .inStore: "Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add Money with Apple Pay"
        case .topUp: "Top Up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The colors of a button that pays.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// A button that would pay: it cannot be pressed here.
///
/// Follows Apple's [PKPaymentButton](https://developer.apple.com/documentation/passkit/pkpaymentbutton).
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
    /// The radius of the corners, in points; 4 by default.
    open var cornerRadius: CGFloat = 4
    /// Creates a button.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        PaymentGaps.warn()
        setTitle(type.words, for: .normal)
        isEnabled = false
    }
    /// Creates an empty button: archives cannot be read here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The colors of a button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// A button that would add a pass to Wallet: it cannot be pressed here.
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
    /// The colors.
    open var addPassButtonStyle: PKAddPassButtonStyle
    /// Creates a button.
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        PaymentGaps.warn()
        setTitle("Add to Apple Wallet", for: .normal)
        isEnabled = false
    }
    /// Creates an empty button: archives cannot be read here.
    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
    }
}

/// The words of a button that pays.
public struct PayWithApplePayButtonLabel: Sendable {
    let words: String
    private init(_ type: PKPaymentButtonType) { words = type.words }
    /// The mark alone.
    public static let plain = PayWithApplePayButtonLabel(.plain)
    /// Buys.
    public static let buy = PayWithApplePayButtonLabel(.buy)
    /// Adds a card.
    public static let setUp = PayWithApplePayButtonLabel(.setUp)
    /// Pays in a shop.
    public static let inStore = PayWithApplePayButtonLabel(.inStore)
    /// Donates.
    public static let donate = PayWithApplePayButtonLabel(.donate)
    /// Pays a basket.
    public static let checkout = PayWithApplePayButtonLabel(.checkout)
    /// Books.
    public static let book = PayWithApplePayButtonLabel(.book)
    /// Subscribes.
    public static let subscribe = PayWithApplePayButtonLabel(.subscribe)
    /// Fills a card.
    public static let reload = PayWithApplePayButtonLabel(.reload)
    /// Adds money.
    public static let addMoney = PayWithApplePayButtonLabel(.addMoney)
    /// Adds money.
    public static let topUp = PayWithApplePayButtonLabel(.topUp)
    /// Orders.
    public static let order = PayWithApplePayButtonLabel(.order)
    /// Rents.
    public static let rent = PayWithApplePayButtonLabel(.rent)
    /// Supports.
    public static let support = PayWithApplePayButtonLabel(.support)
    /// Contributes.
    public static let contribute = PayWithApplePayButtonLabel(.contribute)
    /// Tips.
    public static let tip = PayWithApplePayButtonLabel(.tip)
    /// Continues.
    public static let `continue` = PayWithApplePayButtonLabel(.continue)
}

/// The colors of a button that pays.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    private let name: String
    /// As the surroundings demand.
    public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
    /// White words.
    public static let black = PayWithApplePayButtonStyle(name: "black")
    /// Black words.
    public static let white = PayWithApplePayButtonStyle(name: "white")
    /// Black words in a frame.
    public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
}

/// The phases of a payment.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// A button that would pay: it says that Apple Pay is not available, or shows a fallback.
///
/// Follows Apple's [PayWithApplePayButton](https://developer.apple.com/documentation/passkit/paywithapplepaybutton).
public struct PayWithApplePayButton<Fallback: View>: View {
    private let words: String
    private let fallback: Fallback?

    /// Creates a button with a view for machines without Apple Pay, which is shown here.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { (words, self.fallback) = (label.words, fallback()) }

    /// Creates a button that pays a bill, with a view for machines without Apple Pay, which is shown here.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { (words, self.fallback) = (label.words, fallback()) }

    public var body: some View {
        if let fallback { fallback } else { UnavailableButton(words: words) }
    }
}

extension PayWithApplePayButton where Fallback == Never {
    /// Creates a button.
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        (words, fallback) = (label.words, nil)
    }
    /// Creates a button that pays a bill.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) { (words, fallback) = (label.words, nil) }
}

/// The colors of a button that adds a pass.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String
    /// White words.
    public static let black = AddPassToWalletButtonStyle(name: "black")
    /// White words in a frame.
    public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}

/// A button that would add passes to Wallet: it says that there is none, or shows a fallback.
///
/// Follows Apple's [AddPassToWalletButton](https://developer.apple.com/documentation/passkit/addpasstowalletbutton).
public struct AddPassToWalletButton<Fallback: View>: View {
    private let fallback: Fallback?

    /// Creates a button with a view for machines without Wallet, which is shown here.
    public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) { self.fallback = fallback() }
    /// Creates a button that adds passes, with a view for machines without Wallet, which is shown here.
    public init(
        _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback
    ) { self.fallback = fallback() }

    public var body: some View {
        if let fallback { fallback } else { UnavailableButton(words: "Add to Apple Wallet") }
    }
}

extension AddPassToWalletButton where Fallback == Never {
    /// Creates a button.
    public init(action: @escaping () -> Void) { fallback = nil }
    /// Creates a button that adds passes.
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) { fallback = nil }
}

private struct UnavailableButton: View {
    let words: String
    var body: some View {
        Button(words) {}
            .disabled(true)
            .accessibilityHint("Not available on this machine")
            .onAppear { PaymentGaps.warn() }
    }
}

extension View {
    /// Chooses the colors of buttons that pay, which are the system's here.
    public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        PaymentGaps.warn()
        return self
    }
    /// Chooses the colors of buttons that add passes, which are the system's here.
    public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
        PaymentGaps.warn()
        return self
    }
}

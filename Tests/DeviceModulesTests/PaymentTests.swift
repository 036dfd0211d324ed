import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import PassKit

/// Payments that are never made, and the buttons that ask for them.
@MainActor
@Suite("Payments that are not made")
struct PaymentTests {
    private final class Delegate: NSObject, PKPaymentAuthorizationControllerDelegate,
        PKPaymentAuthorizationViewControllerDelegate
    {
        func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {}
        func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController) {}
    }

    @Test("A sheet is not shown: its function and its answer say no, each with a warning; closing it ends at once")
    func sheets() async {
        let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
        var answers: [Bool] = []
        let warnings = TestHost.warnings { controller.present { answers.append($0) } }
        #expect(answers == [false] && warnings.count == 1)
        #expect(await controller.present() == false)
        var closed = 0
        controller.dismiss { closed += 1 }
        #expect(closed == 1)
        let none = TestHost.warnings {
            #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
        }
        #expect(none.count == 1)
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa], capabilities: .threeDSecure))
        #expect(!PKPaymentAuthorizationViewController.canMakePayments())
        #expect(!PKPaymentAuthorizationViewController.canMakePayments(usingNetworks: [.visa]))
    }

    @Test("Buttons have their words, and cannot be pressed")
    func buttons() {
        let pass = PKAddPassButton(addPassButtonStyle: .blackOutline)
        #expect(!pass.isEnabled && pass.title(for: .normal) == "Add to Apple Wallet")
        #expect(pass.addPassButtonStyle == .blackOutline && pass.frame.size == CGSize(width: 140, height: 30))
        let words: [(PKPaymentButtonType, String)] = [
            (.plain, "Apple Pay"), (.inStore, "Apple Pay"), (.buy, "Buy with Apple Pay"), (.setUp, "Set up Apple Pay"),
            (.donate, "Donate with Apple Pay"), (.checkout, "Check out with Apple Pay"), (.book, "Book with Apple Pay"),
            (.subscribe, "Subscribe with Apple Pay"), (.reload, "Reload with Apple Pay"),
            (.addMoney, "Add Money with Apple Pay"), (.topUp, "Top Up with Apple Pay"),
            (.order, "Order with Apple Pay"),
            (.rent, "Rent with Apple Pay"), (.support, "Support with Apple Pay"),
            (.contribute, "Contribute with Apple Pay"), (.tip, "Tip with Apple Pay"),
            (.continue, "Continue with Apple Pay"),
        ]
        for (index, (type, title)) in words.enumerated() {
            let button = PKPaymentButton(paymentButtonType: type, paymentButtonStyle: .black)
            #expect(!button.isEnabled && button.title(for: .normal) == title && button.cornerRadius == 4)
            #expect(type.rawValue == [0, 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16][index])
        }
    }
}

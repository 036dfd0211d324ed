import Foundation
import StoreKit
import Testing

@Suite("Errors and files of the store, in the older form")
struct StoreErrorTests {
    private func text(_ code: SKError.Code) -> String {
        switch code {
        case .unknown: "unknown"
        case .clientInvalid, .paymentCancelled, .paymentInvalid, .paymentNotAllowed: "payment"
        case .storeProductNotAvailable: "product"
        case .cloudServicePermissionDenied, .cloudServiceNetworkConnectionFailed, .cloudServiceRevoked: "cloud"
        default: "other"
        }
    }

    @Test("The codes have Apple's numbers, and a name on the error")
    func codes() {
        #expect(SKError.unknown.rawValue == 0 && SKError.cloudServiceRevoked.rawValue == 8)
        #expect(SKError.overlayPresentedInBackgroundScene.rawValue == 20 && SKError.ineligibleForOffer.rawValue == 18)
        #expect(
            text(.paymentInvalid) == "payment" && text(.cloudServiceRevoked) == "cloud"
                && text(.overlayTimeout) == "other")
    }

    @Test("A file belongs to a purchase, which has failed")
    func files() {
        let file = SKDownload()
        let purchase: SKPaymentTransaction = file.transaction
        #expect(purchase.transactionState == .failed && file.state == .waiting && file.expectedContentLength == 0)
        #expect(file.timeRemaining == SKDownloadTimeUnknown && SKDownload.contentURL(forProductID: "a") == nil)
    }
}

import Foundation
import OrielFoundation
import SwiftUI

/// The kinds of passes.
public enum PKPassType: UInt, Sendable { case barcode, secureElement, any }

/// An error of a pass.
public struct PKPassKitError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of passes.
    public static var errorDomain: String { PKPassKitErrorDomain }
    public var errorDescription: String? { "Passes cannot be read on this machine." }
}

/// A pass of Wallet, which cannot be read here.
///
/// Follows Apple's [PKPass](https://developer.apple.com/documentation/passkit/pkpass).
open class PKPass: NSObject, @unchecked Sendable {
    /// The kind.
    open var passType: PKPassType { .barcode }
    /// The kind's name.
    open var passTypeIdentifier: String { "" }
    /// The number.
    open var serialNumber: String { "" }
    /// The owner of the kind.
    open var organizationName: String { "" }
    /// The name for users.
    open var localizedName: String { "" }
    /// The description for users.
    open var localizedDescription: String { "" }
    /// The time at which it is useful; nil for none.
    open var relevantDate: Date? { nil }
    /// The address of the pass in Wallet; nil.
    open var passURL: URL? { nil }
    /// Reads a pass; fails with `unsupportedVersionError`.
    public init(data: Data) throws {
        PaymentGaps.warn()
        throw PKPassKitError(.unsupportedVersionError)
    }
}

/// The user's passes; there are none here.
///
/// Follows Apple's [PKPassLibrary](https://developer.apple.com/documentation/passkit/pkpasslibrary).
open class PKPassLibrary: NSObject, @unchecked Sendable {
    /// Creates an object.
    public override init() {}
    /// Returns whether there are passes on this machine: no.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// Returns whether this machine can be paid with: no.
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    /// Returns the passes: none.
    open func passes() -> [PKPass] { [] }
    /// Returns the passes of a kind: none.
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    /// Returns whether a pass was added: no.
    open func containsPass(_ pass: PKPass) -> Bool { false }
    /// Adds passes; passes that the user must look at them.
    open func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((AddPassesStatus) -> Void)? = nil) {
        PaymentGaps.warn()
        completion?(.didCancelAddPasses)
    }
    /// Removes a pass; without effect.
    open func removePass(_ pass: PKPass) {}
    /// Opens Wallet to add a card; without effect.
    open func openPaymentSetup() { PaymentGaps.warn() }
    /// The results of adding passes.
    public enum AddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }
}

/// Receives the end of a sheet with passes.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    /// Called when the sheet is to be closed.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// A sheet with passes to add, which cannot be made here.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
    /// Receives the end.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    /// Creates nothing: there is no Wallet here.
    public init?(pass: PKPass) {
        PaymentGaps.warn()
        return nil
    }
    /// Creates nothing: there is no Wallet here.
    public init?(passes: [PKPass]) {
        PaymentGaps.warn()
        return nil
    }
    /// Creates nothing: archives cannot be read here.
    public required init?(coder: NSCoder) { nil }
    /// Returns whether passes can be added: no.
    nonisolated open class func canAddPasses() -> Bool { false }
}

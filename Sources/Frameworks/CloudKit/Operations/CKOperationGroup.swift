import Foundation

/// Operations that belong together.
///
/// Follows Apple's [CKOperationGroup](https://developer.apple.com/documentation/cloudkit/ckoperationgroup).
open class CKOperationGroup: NSObject, @unchecked Sendable {
    /// The expected sizes of transfers.
    public enum TransferSize: Int, Sendable {
        case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes
        case hundredsOfGigabytes
    }
    /// The identifier.
    public let operationGroupID = UUID().uuidString
    /// The settings of the operations that have none.
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    /// The name; nil for none.
    open var name: String?
    /// The number of the app's objects; 0 if it is not known.
    open var quantity = 0
    /// The expected size of the data to send.
    open var expectedSendSize = TransferSize.unknown
    /// The expected size of the data to receive.
    open var expectedReceiveSize = TransferSize.unknown
    /// Creates a group.
    public override init() {}
}

import Foundation

// The kinds of networks of telephones.

/// GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// CDMA 1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// CDMA EV-DO, revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// CDMA EV-DO, revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// CDMA EV-DO, revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// HRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyHRPD"
/// LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension NSNotification.Name {
    /// Sent when the kind of the network has changed; never here.
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTServiceRadioAccessTechnologyDidChangeNotification")
}

/// The company of a telephone's network; there is none here.
///
/// Follows Apple's [CTCarrier](https://developer.apple.com/documentation/coretelephony/ctcarrier).
open class CTCarrier: NSObject, @unchecked Sendable {
    /// The name; nil.
    open var carrierName: String? { nil }
    /// The code of the country in calls; nil.
    open var mobileCountryCode: String? { nil }
    /// The code of the network; nil.
    open var mobileNetworkCode: String? { nil }
    /// The code of the country; nil.
    open var isoCountryCode: String? { nil }
    /// Whether calls may be sent over the Internet: no.
    open var allowsVOIP: Bool { false }
}

/// The telephone of the machine, which has none, as an iPad without one.
///
/// Follows Apple's [CTTelephonyNetworkInfo](https://developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo).
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    /// Receives changes of the plan for data; there are none here.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// The name of the plan for data; nil.
    open var dataServiceIdentifier: String? { nil }
    /// The companies of the plans; nil.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Called when a company has changed; never here.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    /// The kinds of the plans' networks; nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The company; nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Called when the company has changed; never here.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    /// The kind of the network; nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// Creates an object that knows no network.
    public override init() {}
}

/// Receives changes of the plan for data.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// Called when another plan is for data.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Whether an app may use the telephone's network for data.
public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }

/// Whether this app may use the telephone's network, which does not exist here.
open class CTCellularData: NSObject, @unchecked Sendable {
    /// Whether the app may: unknown.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    /// Called when that has changed; never here.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    /// Creates an object.
    public override init() {}
}

/// The user's plan; there is none here.
open class CTSubscriber: NSObject, @unchecked Sendable {
    /// The plan's token; nil.
    open var carrierToken: Data? { nil }
    /// The plan's name.
    open var identifier: String { "" }
    /// Whether the plan is in the machine: no.
    open var isSIMInserted: Bool { false }
}

/// The user's plans: none here.
open class CTSubscriberInfo: NSObject, @unchecked Sendable {
    /// The plans: none.
    open class func subscribers() -> [CTSubscriber] { [] }
}

/// The result of adding a plan.
public enum CTCellularPlanProvisioningAddPlanResult: Int, Sendable { case unknown, fail, success, cancel }

/// A plan to add.
open class CTCellularPlanProvisioningRequest: NSObject, @unchecked Sendable {
    /// The address of the company's server.
    open var address = ""
    /// The code for the server; nil for none.
    open var matchingID: String?
    /// The server's name; nil for none.
    open var oid: String?
    /// The code that the user has; nil for none.
    open var confirmationCode: String?
    /// The number of the plan's chip; nil for none.
    open var iccid: String?
    /// The number of the chip; nil for none.
    open var eid: String?
    /// Creates a request.
    public override init() {}
}

/// Adds plans; not supported here.
open class CTCellularPlanProvisioning: NSObject, @unchecked Sendable {
    /// Creates an object.
    public override init() {}
    /// Returns whether plans can be added: no.
    open func supportsCellularPlan() -> Bool { false }
    /// Whether plans are kept in a chip of the machine: no.
    open var supportsEmbeddedSIM: Bool { false }
    /// Adds a plan; fails.
    open func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult
    {
        .fail
    }
}

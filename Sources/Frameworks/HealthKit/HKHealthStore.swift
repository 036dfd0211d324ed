import Foundation
import OrielFoundation

/// Whether an app may write a kind of health data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// The name of the errors of health data.
public let HKErrorDomain = "com.apple.healthkit"

/// An error of health data.
///
/// Follows Apple's [HKError](https://developer.apple.com/documentation/healthkit/hkerror-swift.struct).
public struct HKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, Sendable {
        case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied,
            errorNoData
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// There is no health data on this machine.
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    /// The user has said no.
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    /// There is no such data.
    public static let errorNoData = Code.errorNoData
    /// The name of the errors of this framework.
    public static var errorDomain: String { HKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Health data is not available on this machine." }

    /// The error of all requests, which is reported once.
    static func unavailable() -> HKError {
        RuntimeWarning.issue("HealthKit: there is no health data here, as on a Mac; requests fail.")
        return HKError(.errorHealthDataUnavailable)
    }
}

/// The user's health data, which is not available here, as on a Mac.
///
/// Follows Apple's [HKHealthStore](https://developer.apple.com/documentation/healthkit/hkhealthstore).
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Creates a store.
    public override init() {}
    /// Returns whether there is health data: no.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Returns whether the app may write a kind of data: no.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = HKError.unavailable()
        DispatchQueue.global().async { completion(false, error) }
    }

    /// Asks the user whether the app may use data; fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }
    /// Asks the user whether the app may use data; fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        throw HKError.unavailable()
    }
    /// Keeps a value; fails.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Keeps values; fails.
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Keeps a value; fails.
    open func save(_ object: HKObject) async throws { throw HKError.unavailable() }
    /// Removes a value; fails.
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Begins a query, which ends with an error.
    open func execute(_ query: HKQuery) {
        let error = HKError.unavailable()
        DispatchQueue.global().async { query.fail(error) }
    }
    /// Ends a query.
    open func stop(_ query: HKQuery) {}
    /// Has the app started when data of a kind changes; fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }
}

/// How often an app is started for new data.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

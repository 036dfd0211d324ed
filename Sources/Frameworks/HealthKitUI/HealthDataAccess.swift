import HealthKit
import SwiftUI

extension View {
    /// Asks for the use of health data when a value changes, and reports how that ended.
    ///
    /// Follows Apple's
    /// [healthDataAccessRequest](https://developer.apple.com/documentation/swiftui/view/healthdataaccessrequest(store:sharetypes:readtypes:trigger:completion:)).
    public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) {
            store.requestAuthorization(toShare: shareTypes, read: readTypes ?? []) { isDone, error in
                DispatchQueue.main.async { completion(error.map { .failure($0) } ?? .success(isDone)) }
            }
        }
    }

    /// Asks for the use of health data that is only read, when a value changes, and reports how that ended.
    public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        healthDataAccessRequest(
            store: store, shareTypes: [], readTypes: readTypes, trigger: trigger, completion: completion)
    }
}

import Foundation
import OrielFoundation

/// Finds addresses of coordinates, and coordinates of addresses; here it finds nothing.
///
/// Each request ends with the error `CLError.geocodeFoundNoResult`, and a warning is logged once.
///
/// Follows Apple's [CLGeocoder](https://developer.apple.com/documentation/corelocation/clgeocoder).
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// The closure that receives the places, or an error.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// Whether a request is running; never, for requests fail at once.
    open var isGeocoding: Bool { false }

    /// Creates a geocoder.
    public override init() {}

    /// Finds the address of a place; always fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Finds the address of a place in a language; always fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Finds the places of an address; always fails.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Finds the places of an address near a region; always fails.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Finds the address of a place; always fails.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw failure() }

    /// Finds the address of a place in a language; always fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw failure()
    }

    /// Finds the places of an address; always fails.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw failure() }

    /// Finds the places of an address near a region; always fails.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw failure()
    }

    /// Finds the places of an address near a region, in a language; always fails.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Finds the places of an address near a region, in a language; always fails.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw failure()
    }

    /// Ends a request; none is running.
    open func cancelGeocode() {}

    private func failure() -> CLError {
        RuntimeWarning.issue("CLGeocoder finds nothing here: there is no service for addresses.")
        return CLError(.geocodeFoundNoResult)
    }

    private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
        let error = failure()
        let answer = MainAnswer { completion(nil, error) }
        DispatchQueue.main.async { answer.give() }
    }
}

/// A closure that is called on the main queue.
struct MainAnswer: @unchecked Sendable {
    let give: () -> Void
    init(_ give: @escaping () -> Void) { self.give = give }
}

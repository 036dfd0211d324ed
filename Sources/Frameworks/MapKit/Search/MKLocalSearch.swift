import CoreLocation
import Foundation

/// Finds places by words; here it finds none.
///
/// Each search ends with the error `MKError.placemarkNotFound`, and a warning is logged once.
///
/// Follows Apple's [MKLocalSearch](https://developer.apple.com/documentation/mapkit/mklocalsearch).
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// The closure that receives the places, or an error.
    public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void

    /// A request for a search.
    open class Request: NSObject, @unchecked Sendable {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The region to search in.
        open var region = MKCoordinateRegion(.world)
        /// The kinds of results.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// The kinds of places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Creates an empty request.
        public override init() {}
        /// Creates a request of words.
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        /// Creates a request of words, in a region.
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
        }
        /// Creates a request for a suggestion.
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    }

    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates kinds.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Mountains, rivers and the like.
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// The places that were found.
    open class Response: NSObject, @unchecked Sendable {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region around them.
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem]) {
            self.mapItems = mapItems
            boundingRegion = MKCoordinateRegion(.world)
        }
    }

    /// Whether the search is running; never, for searches fail at once.
    open var isSearching: Bool { false }

    /// Creates a search.
    public init(request: Request) {}

    /// Searches; always fails.
    open func start(completionHandler: @escaping CompletionHandler) {
        let error = failure()
        Later.call { completionHandler(nil, error) }
    }

    /// Searches; always fails.
    open func start() async throws -> Response { throw failure() }

    /// Ends the search.
    open func cancel() {}

    private func failure() -> MKError {
        MapGaps.warn(.search)
        return MKError(.placemarkNotFound)
    }
}

/// A closure that is called on the main queue, after the present turn.
struct Later: @unchecked Sendable {
    private let closure: () -> Void

    static func call(_ closure: @escaping () -> Void) {
        let later = Later(closure: closure)
        DispatchQueue.main.async { later.closure() }
    }
}

/// A suggestion for words that were begun.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The title.
    public let title: String
    /// The subtitle.
    public let subtitle: String
    /// The parts of the title that match, as ranges.
    public var titleHighlightRanges: [NSValue] { [] }
    /// The parts of the subtitle that match, as ranges.
    public var subtitleHighlightRanges: [NSValue] { [] }

    /// Creates a suggestion without words.
    public override init() { (title, subtitle) = ("", "") }

    init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// Suggests searches for words that were begun; here it suggests none.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// The words; setting them ends in an error.
    open var queryFragment = "" {
        didSet {
            MapGaps.warn(.search)
            Later.call { [weak self] in
                if let self { delegate?.completer(self, didFailWithError: MKError(.placemarkNotFound)) }
            }
        }
    }
    /// The region to search in.
    open var region = MKCoordinateRegion(.world)
    /// The kinds of results.
    open var resultTypes: MKLocalSearchCompleter.ResultType = [.address, .pointOfInterest]
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The delegate.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The suggestions.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether suggestions are being found.
    open var isSearching: Bool { false }

    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates kinds.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words to search for.
        public static let query = ResultType(rawValue: 4)
    }

    /// Creates a completer.
    public override init() {}

    /// Ends the search.
    open func cancel() {}
}

/// Methods for receiving suggestions; each does nothing by default.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are new suggestions.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// No suggestions could be found.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

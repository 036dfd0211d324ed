import MapKit
import SwiftUI

/// A button on a map.
///
/// Follows Apple's [CPMapButton](https://developer.apple.com/documentation/carplay/cpmapbutton).
@MainActor @preconcurrency
open class CPMapButton: NSObject {
    /// The image; nil for none.
    open var image: UIImage?
    /// Whether the button can be pressed; true by default.
    open var isEnabled = true
    /// Whether the button is hidden; false by default.
    open var isHidden = false
    private let handler: ((CPMapButton) -> Void)?
    /// Creates a button.
    public init(handler: ((CPMapButton) -> Void)? = nil) { self.handler = handler }
}

/// A way of a trip.
open class CPRouteChoice: NSObject, @unchecked Sendable {
    /// The texts, of which the longest that fits is shown.
    public let summaryVariants: [String]
    /// The texts about the way.
    public let additionalInformationVariants: [String]?
    /// The texts for the list of ways.
    public let selectionSummaryVariants: [String]?
    /// An app's own value; nil for none.
    open var userInfo: Any?
    /// Creates a way.
    public init(
        summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]
    ) {
        self.summaryVariants = summaryVariants
        self.additionalInformationVariants = additionalInformationVariants
        self.selectionSummaryVariants = selectionSummaryVariants
    }
}

/// A trip from a place to another.
///
/// Follows Apple's [CPTrip](https://developer.apple.com/documentation/carplay/cptrip).
open class CPTrip: NSObject, @unchecked Sendable {
    /// The beginning.
    public let origin: MKMapItem
    /// The end.
    public let destination: MKMapItem
    /// The ways.
    public let routeChoices: [CPRouteChoice]
    /// An app's own value; nil for none.
    open var userInfo: Any?
    /// Creates a trip.
    public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
        (self.origin, self.destination, self.routeChoices) = (origin, destination, routeChoices)
    }
}

/// The remaining length and time of a trip.
open class CPTravelEstimates: NSObject, @unchecked Sendable {
    /// The length.
    public let distanceRemaining: Measurement<UnitLength>
    /// The time, in seconds.
    public let timeRemaining: TimeInterval
    /// Creates a length and a time.
    public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
        (distanceRemaining, timeRemaining) = (distance, time)
    }
}

/// A turn of a trip.
open class CPManeuver: NSObject, @unchecked Sendable {
    /// The symbol; nil for none.
    open var symbolImage: UIImage?
    /// The texts, of which the longest that fits is shown.
    open var instructionVariants: [String] = []
    /// The remaining length and time; nil for none.
    open var initialTravelEstimates: CPTravelEstimates?
    /// An app's own value; nil for none.
    open var userInfo: Any?
    /// Creates a turn.
    public override init() {}
}

/// The guidance of a trip; data, as no car shows it.
///
/// Follows Apple's [CPNavigationSession](https://developer.apple.com/documentation/carplay/cpnavigationsession).
@MainActor @preconcurrency
open class CPNavigationSession: NSObject {
    /// The reasons for a pause.
    public enum PauseReason: UInt, Sendable { case arrived = 1, loading, locating, rerouting, proceedToRoute }
    /// The trip.
    public let trip: CPTrip
    /// The next turns.
    open var upcomingManeuvers: [CPManeuver] = []
    private var estimates: [ObjectIdentifier: CPTravelEstimates] = [:]
    init(trip: CPTrip) { self.trip = trip }
    /// Sets the remaining length and time of a turn.
    open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {
        self.estimates[ObjectIdentifier(maneuver)] = estimates
    }
    /// Pauses.
    open func pauseTrip(for reason: PauseReason, description: String?) {}
    /// Ends the guidance at the destination.
    open func finishTrip() { upcomingManeuvers = [] }
    /// Ends the guidance.
    open func cancelTrip() { upcomingManeuvers = [] }
}

/// A page with a map.
///
/// Follows Apple's [CPMapTemplate](https://developer.apple.com/documentation/carplay/cpmaptemplate).
@MainActor @preconcurrency
open class CPMapTemplate: CPTemplate, CPBarButtonProviding {
    /// The color behind the guidance; nil for the system's.
    open var guidanceBackgroundColor: UIColor!
    /// The buttons on the map.
    open var mapButtons: [CPMapButton] = []
    /// Whether the bar is hidden after a while; true by default.
    open var automaticallyHidesNavigationBar = true
    /// Whether the buttons are hidden with the bar; false by default.
    open var hidesButtonsWithNavigationBar = false
    /// Receives events.
    open weak var mapDelegate: (any CPMapTemplateDelegate)?
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    /// The trips that are offered.
    open private(set) var tripPreviews: [CPTrip] = []
    /// Creates a page.
    public override init() {}
    /// Offers trips.
    open func showTripPreviews(_ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?) {
        self.tripPreviews = tripPreviews
    }
    /// Hides the trips.
    open func hideTripPreviews() { tripPreviews = [] }
    /// Begins the guidance of a trip.
    open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { CPNavigationSession(trip: trip) }
    /// Sets the remaining length and time of a trip.
    open func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
    /// Shows the buttons that move the map.
    open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
    /// Hides the buttons that move the map.
    open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
    /// Whether the buttons that move the map are shown.
    open private(set) var isPanningInterfaceVisible = false
}

/// The words of the buttons of a trip.
open class CPTripPreviewTextConfiguration: NSObject, @unchecked Sendable {
    /// The title of the button that begins; nil for the system's.
    public let startButtonTitle: String?
    /// The title of the button for more ways; nil for the system's.
    public let additionalRoutesButtonTitle: String?
    /// The title of the button for an overview; nil for the system's.
    public let overviewButtonTitle: String?
    /// Creates words.
    public init(startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?) {
        self.startButtonTitle = startButtonTitle
        self.additionalRoutesButtonTitle = additionalRoutesButtonTitle
        self.overviewButtonTitle = overviewButtonTitle
    }
}

/// Receives the events of a page with a map; there are none here.
///
/// All methods are optional.
@MainActor @preconcurrency
public protocol CPMapTemplateDelegate: NSObjectProtocol {
    /// Called when a trip begins.
    func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
    /// Called when a way is shown.
    func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
    /// Called when the guidance was canceled.
    func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
    /// Called when the map is moved.
    func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
}

extension CPMapTemplateDelegate {
    public func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice) {}
    public func mapTemplate(
        _ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice
    ) {}
    public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
}

/// A place of a page with places.
open class CPPointOfInterest: NSObject, @unchecked Sendable {
    /// The place.
    open var location: MKMapItem
    /// The title.
    open var title: String
    /// The text below the title; nil for none.
    open var subtitle: String?
    /// A summary; nil for none.
    open var summary: String?
    /// The title of the details; nil for the title.
    open var detailTitle: String?
    /// The text below that title; nil for none.
    open var detailSubtitle: String?
    /// The summary of the details; nil for none.
    open var detailSummary: String?
    /// The image of the pin; nil for the system's.
    open var pinImage: UIImage?
    /// The first button; nil for none.
    open var primaryButton: CPTextButton?
    /// The second button; nil for none.
    open var secondaryButton: CPTextButton?
    /// An app's own value; nil for none.
    open var userInfo: Any?
    /// Creates a place.
    public init(
        location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?,
        detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?
    ) {
        (self.location, self.title, self.subtitle, self.summary) = (location, title, subtitle, summary)
        (self.detailTitle, self.detailSubtitle) = (detailTitle, detailSubtitle)
        (self.detailSummary, self.pinImage) = (detailSummary, pinImage)
    }
}

/// A page with places on a map.
///
/// Follows Apple's [CPPointOfInterestTemplate](https://developer.apple.com/documentation/carplay/cppointofinteresttemplate).
@MainActor @preconcurrency
open class CPPointOfInterestTemplate: CPTemplate {
    /// The title.
    open var title: String
    /// The places, of which the first twelve are shown.
    open private(set) var pointsOfInterest: [CPPointOfInterest]
    /// The position of the chosen place; `NSNotFound` for none.
    open var selectedIndex: Int
    /// Receives the choice of a place.
    open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?
    /// Creates a page.
    public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        (self.title, self.pointsOfInterest, self.selectedIndex) = (title, pointsOfInterest, selectedIndex)
    }
    /// Replaces the places.
    open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        (self.pointsOfInterest, self.selectedIndex) = (pointsOfInterest, selectedIndex)
    }
}

/// Receives the choice of a place; never here.
@MainActor @preconcurrency
public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
    /// Called when the map has moved.
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
    /// Called when a place was chosen.
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate,
        didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}

extension CPPointOfInterestTemplateDelegate {
    public func pointOfInterestTemplate(
        _ pointOfInterestTemplate: CPPointOfInterestTemplate,
        didSelectPointOfInterest pointOfInterest: CPPointOfInterest
    ) {}
}

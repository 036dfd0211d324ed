import CoreLocation
import SwiftUI

/// A picture of a street; there are none here.
public final class MKLookAroundScene: NSObject, @unchecked Sendable {
    override init() {}
}

/// Finds the picture of a street; here it finds none.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// The place; nil for a request by item.
    public let coordinate: CLLocationCoordinate2D?
    /// The item; nil for a request by place.
    public let mapItem: MKMapItem?

    /// Creates a request for a place.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    /// Creates a request for an item.
    public init(mapItem: MKMapItem) {
        coordinate = nil
        self.mapItem = mapItem
    }

    /// The picture; always nil.
    open var scene: MKLookAroundScene? {
        get async throws {
            MapGaps.warn(.lookAround)
            return nil
        }
    }
}

/// The picture of a street; here, a text that there is none.
///
/// Follows Apple's [LookAroundPreview](https://developer.apple.com/documentation/mapkit/lookaroundpreview).
public struct LookAroundPreview: View {
    /// Creates a preview that shows a scene at first.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
    ) {
        MapGaps.warn(.lookAround)
    }

    /// Creates a preview of the scene that a binding holds.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
    ) {
        MapGaps.warn(.lookAround)
    }

    /// Where the badge is.
    public enum BadgePosition: Sendable { case topLeading, topTrailing, bottomTrailing }

    public var body: some View {
        Label("No Look Around Available", systemImage: "binoculars")
            .font(.footnote).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.quaternary)
    }
}

extension View {
    /// Shows the picture of a street over the view; there are none here, so that nothing is shown.
    public nonisolated func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        MapGaps.warn(.lookAround)
        return self
    }
}

import SwiftUI

/// The appearance of a map.
///
/// Follows Apple's [MapStyle](https://developer.apple.com/documentation/mapkit/mapstyle). The ground has the tiles that the
/// environment names, in every style; without tiles, imagery is a dark ground.
public struct MapStyle: Sendable {
    /// How heights are shown; maps here are flat.
    public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }

    /// How much the map stands out.
    public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

    let isImagery: Bool

    /// Streets and names.
    public static var standard: MapStyle { MapStyle(isImagery: false) }
    /// Pictures of the earth.
    public static var imagery: MapStyle { imagery() }
    /// Pictures of the earth with streets and names.
    public static var hybrid: MapStyle { hybrid() }

    /// Streets and names.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        if showsTraffic { MapGaps.warn(.traffic) }
        return MapStyle(isImagery: false)
    }

    /// Streets and names.
    public static func standard(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories, showsTraffic: Bool = false
    ) -> MapStyle {
        standard(
            elevation: elevation, emphasis: .automatic, pointsOfInterest: pointsOfInterest, showsTraffic: showsTraffic)
    }

    /// Pictures of the earth.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
        MapGaps.warn(.imagery)
        return MapStyle(isImagery: true)
    }

    /// Pictures of the earth with streets and names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle {
        MapGaps.warn(.imagery)
        return MapStyle(isImagery: true)
    }
}

/// The kinds of places that a map shows by itself; here always the places in the tiles.
public struct PointOfInterestCategories: Hashable, Sendable {
    private let categories: Set<MKPointOfInterestCategory>?

    /// All of them.
    public static var all: PointOfInterestCategories { PointOfInterestCategories(categories: nil) }
    /// None.
    public static var excludingAll: PointOfInterestCategories { PointOfInterestCategories(categories: []) }
    /// Only some.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(categories: Set(categories))
    }
    /// All but some.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

extension EnvironmentValues {
    @Entry var mapStyle = MapStyle.standard
}

extension View {
    /// Sets the appearance of maps within.
    public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }
}

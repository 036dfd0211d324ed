import OrielFoundation

/// Features that maps lack here: reported once each.
enum MapGaps: String {
    case pitch = "Maps are flat here: a camera's pitch is not shown."
    case lookAround = "There are no pictures of streets here: LookAroundPreview shows that."
    case imagery = "There is no imagery of the earth here: MapStyle.imagery and .hybrid look darker only."
    case traffic = "Maps show no traffic here."
    case search = "MKLocalSearch finds nothing here: there is no service for places."
    case directions = "MKDirections finds no routes here: there is no service for directions."
    case tiles = "Maps do not draw an MKTileOverlay here: ORIEL_MAP_TILES sets the tiles that they show."
    case gradient = "MKGradientPolylineRenderer needs as many colors as locations."
    case features = "Places and names on maps are pictures here: selectableMapFeatures has no effect."

    static func warn(_ gap: MapGaps) { RuntimeWarning.issue(gap.rawValue) }
}

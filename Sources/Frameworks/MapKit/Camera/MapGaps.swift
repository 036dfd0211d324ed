import OrielFoundation

/// Features that maps lack here: reported once each.
enum MapGaps: String {
    case pitch = "Maps are flat here: a camera's pitch is not shown."
    case lookAround = "There are no pictures of streets here: LookAroundPreview shows that."
    case imagery = "There is no imagery of the earth here: MapStyle.imagery and .hybrid look darker only."
    case traffic = "Maps show no traffic here."
    case search = "MKLocalSearch finds nothing here: there is no service for places."
    case directions = "MKDirections finds no routes here: there is no service for directions."

    static func warn(_ gap: MapGaps) { RuntimeWarning.issue(gap.rawValue) }
}

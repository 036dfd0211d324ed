import SwiftUI

/// Shows one of several scenes, each made for what games and examples have not; `PROBE` names it.
@main
struct ProbeApp: App {
    @StateObject private var model = ProbeModel()

    var body: some Scene {
        WindowGroup("Probe") {
            switch ProbeModel.scene {
            case "dates": DatesView()
            case "dark": WishView().preferredColorScheme(.dark)
            case "wish": WishView()
            case "turns": TurnsView()
            case "fields": FieldsView()
            default: MovesView(model: model)
            }
        }
        .defaultSize(width: 360, height: 320)
    }
}

/// What the app holds, and every scene reads.
final class ProbeModel: ObservableObject {
    @Published var isMoved = false

    /// The scene to show. (A test that plays the app again has no process of its own to ask.)
    nonisolated(unsafe) static var scene = ProcessInfo.processInfo.environment["PROBE"] ?? ""
}

import SwiftUI

/// Shows one of several scenes, each for a feature that games and examples don't use; `PROBE` names it.
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

/// The app's data, which every scene reads.
final class ProbeModel: ObservableObject {
    @Published var isMoved = false

    /// The scene to show. (A test that replays the app runs in a process without this variable.)
    nonisolated(unsafe) static var scene = ProcessInfo.processInfo.environment["PROBE"] ?? ""
}

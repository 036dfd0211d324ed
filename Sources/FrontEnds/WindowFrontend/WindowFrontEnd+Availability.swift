import CGtk
import DisplayList
import Foundation

extension WindowFrontEnd {
    /// The candidate for the window front end: it needs a display.
    public static var candidate: FrontEndCandidate {
        FrontEndCandidate(.window, obstacle: { isAvailable ? nil : unavailableMessage }, make: { WindowFrontEnd($0) })
    }

    /// Whether windows can be shown: the environment names a display, which can be opened.
    ///
    /// The first check opens the display; later ones cost nothing.
    public static var isAvailable: Bool { hasDisplay }

    /// The message for the user when ``isAvailable`` is false.
    public static var unavailableMessage: String {
        unavailableMessage(environment: ProcessInfo.processInfo.environment)
    }

    /// The message for an environment.
    nonisolated static func unavailableMessage(environment: [String: String]) -> String {
        let named = displayVariables.compactMap { name in
            environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
        }
        if named.isEmpty {
            return "No window can be shown: neither DISPLAY nor WAYLAND_DISPLAY is set."
        }
        return "No window can be shown: the display (\(named.joined(separator: ", "))) does not answer."
    }

    nonisolated static let displayVariables = ["WAYLAND_DISPLAY", "DISPLAY"]

    private static let hasDisplay: Bool = {
        let environment = ProcessInfo.processInfo.environment
        guard displayVariables.contains(where: { !(environment[$0] ?? "").isEmpty }) else { return false }
        RendererChoice.prepareEnvironment()
        return gtk_init_check() != 0
    }()
}

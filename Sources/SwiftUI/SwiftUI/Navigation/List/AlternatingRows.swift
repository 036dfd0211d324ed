import Foundation
import SwiftUICore

extension View {
    /// Sets whether every other row of lists and tables has a ground of its own.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRows, behavior == .automatic ? nil : behavior)
    }
}

private enum AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior? { nil }
}

extension EnvironmentValues {
    /// Whether every other row has a ground; nil where the style decides.
    var alternatingRows: AlternatingRowBackgroundBehavior? {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

/// Whether every other row has a background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    /// Yes.
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    /// No.
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

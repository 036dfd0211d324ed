import SwiftUI
import SwiftUICore
import TextFrontEnd

/// Shows a view as text, and lets a player work it.
@MainActor
func play<Content: View>(
    _ content: Content, columns: Int = 60, rows: Int = 24, _ player: @escaping (Screen) -> TextFrontEnd.Step?
) {
    let frontEnd = TextFrontEnd(columns: columns, rows: rows, player: player)
    let app = AppHost(OneView(content: content), textSystem: frontEnd.textSystem)
    _ = frontEnd.run(app)
}

/// An app of one view.
private struct OneView<Content: View>: App {
    var content: Content?

    init() { content = nil }
    init(content: Content) { self.content = content }

    var body: some Scene {
        WindowGroup { content }
    }
}

/// The steps of a player that looks at nothing.
@MainActor
func screens<Content: View>(
    of content: Content, columns: Int = 60, rows: Int = 24, after steps: [(Screen) -> TextFrontEnd.Step] = []
) -> [Screen] {
    var shown: [Screen] = []
    play(content, columns: columns, rows: rows) { screen in
        shown.append(screen)
        return shown.count <= steps.count ? steps[shown.count - 1](screen) : nil
    }
    return shown
}

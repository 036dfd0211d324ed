import DisplayList
import Foundation

/// The menu bar of an app: a tree of views that describe menus, and the resulting menus.
///
/// Commands are views to the engine, so that their state, environment and observed objects work as in views.
@MainActor
final class AppMenuBar {
    /// Called when the menus have changed.
    var onChange: (() -> Void)?
    /// The items that the front end receives.
    private(set) var menus: [MenuItem] = []

    private let host: ViewHost
    private var actions: [@MainActor () -> Void] = []
    private var usual: (inout MenuReader) -> [CommandGroupPlacement: [MenuItem]] = { _ in [:] }
    private var isUpdateScheduled = false

    /// Sets the styles that turn controls in menus into menu pieces.
    static var styling: (AnyView) -> AnyView = { $0 }

    init(textSystem: any TextMeasuring, environment: @escaping (inout EnvironmentValues) -> Void) {
        host = ViewHost(EmptyView(), textSystem: textSystem)
        host.configureEnvironment = environment
        host.isDecorable = false
        host.update(traits: HostTraits())
        host.needsFrame = { [weak self] in self?.scheduleUpdate() }
    }

    /// Shows other commands; `usual` makes the items that scenes add to usual groups.
    func show(_ views: [AnyView], usual: @escaping (inout MenuReader) -> [CommandGroupPlacement: [MenuItem]]) {
        self.usual = usual
        host.update(MenuBarContent(views: views))
        scheduleUpdate()
    }

    /// The environment of commands has changed.
    func environmentChanged() { host.environmentChanged() }

    /// Evaluates all commands again, with functions that were replaced.
    func codeChanged() { host.codeChanged() }

    /// Menus follow changes before the next event.
    private func scheduleUpdate() {
        if isUpdateScheduled { return }
        isUpdateScheduled = true
        MainTurn.whenEnded { [weak self] in self?.update() }
    }

    /// Updates the menus.
    func update() {
        isUpdateScheduled = false
        _ = host.renderFrame(at: host.graph.time)
        var reader = MenuReader()
        reader.read(host.graph.root)
        let usual = usual(&reader)
        actions = reader.actions
        let new = MenuBarLayout(reader: reader, usual: usual).menus()
        if new == menus { return }
        menus = new
        onChange?()
    }

    /// Performs an item's action.
    func perform(_ id: Int) {
        update()
        if actions.indices.contains(id) { actions[id]() }
    }
}

/// The views of commands, with the styles that make menu pieces of controls.
private struct MenuBarContent: View {
    let views: [AnyView]
    var body: some View {
        AppMenuBar.styling(AnyView(CommandPieces(views: views))).environment(\.isInMenuBar, true)
    }
}

/// Sets the styles that make menu pieces of controls.
@MainActor
package func setMenuBarStyling(_ styling: @escaping (AnyView) -> AnyView) { AppMenuBar.styling = styling }

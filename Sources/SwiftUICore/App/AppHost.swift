import DisplayList
import Foundation

/// A running app: its value with its state, and the windows that its scenes have open.
@MainActor
package final class AppHost<A: App>: HostedApplication {
    package let name: String
    package var openWindow: ((any HostedWindow) -> Void)?
    package var closeWindow: ((any HostedWindow) -> Void)?

    private let graph: ViewGraph
    private let textSystem: any TextMeasuring
    private let kind: AppKind<A>
    private var node: NodeRef!
    private var windows: [(entry: Int, host: ViewHost)] = []
    private var entries: [SceneEntry] = []
    private var phase = ScenePhase.active

    /// Creates a running app from its value.
    package init(_ app: A, textSystem: any TextMeasuring) {
        self.textSystem = textSystem
        name = "\(A.self)".hasSuffix("App") && "\(A.self)" != "App" ? String("\(A.self)".dropLast(3)) : "\(A.self)"
        graph = ViewGraph(textSystem: textSystem)
        kind = AppKind<A>()
        var context = _Reconciler(contentOf: graph.root, isMaking: true)
        node = context.next(kind).node
        kind.payload(node).initialize(to: app)
        kind.scenesChanged = { [unowned self] in adopt($0) }
        graph.needsFrame = { [weak self] in self?.scheduleUpdate() }
        kind.evaluate(node)
    }

    private var isUpdateScheduled = false

    /// The app's own state changed: its body is evaluated before the windows' next frame.
    private func scheduleUpdate() {
        if isUpdateScheduled { return }
        isUpdateScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isUpdateScheduled = false
            self?.graph.flush()
        }
        for window in windows { window.host.needsFrame?() }
    }

    private func adopt(_ new: [SceneEntry]) {
        entries = new
        for window in windows where window.entry < new.count { new[window.entry].update(window.host) }
    }

    package func makeInitialWindows() -> [any HostedWindow] {
        let first = entries.firstIndex { $0.kind != .settings }
        return first.map { [makeWindow($0)] } ?? []
    }

    /// Opens a window of the scene with an identifier; brings back nothing where it is unknown.
    package func open(id: String) -> ViewHost? {
        guard let index = entries.firstIndex(where: { $0.id == id }) else {
            RuntimeWarning.issue("No scene with the identifier \"\(id)\" is known.")
            return nil
        }
        if entries[index].kind == .window, let open = windows.first(where: { $0.entry == index }) { return open.host }
        let window = makeWindow(index)
        openWindow?(window)
        return window
    }

    private func makeWindow(_ index: Int) -> ViewHost {
        let entry = entries[index]
        let host = entry.makeHost(textSystem)
        if host.title.isEmpty { host.title = name }
        host.requestedSize = entry.settings.defaultSize
        host.configureEnvironment = { [weak self] values in
            values.scenePhase = self?.phase ?? .active
            for change in entry.settings.environment { change(&values) }
        }
        host.willRender = { [weak self] in self?.graph.flush() }
        host.onClose = { [weak self, weak host] in self?.windows.removeAll { $0.host === host } }
        windows.append((index, host))
        return host
    }

    package var menus: [MenuItem] { [] }
    package func performMenuItem(_ id: Int) {}

    package func phaseChanged(to phase: AppPhase) {
        switch phase {
        case .active: self.phase = .active
        case .inactive: self.phase = .inactive
        case .background, .ended: self.phase = .background
        }
        for window in windows { window.host.environmentChanged() }
    }
}

/// The node of an app: keeps its value and state, and evaluates its body.
final class AppKind<A: App>: TypedKind<A> {
    var scenesChanged: (([SceneEntry]) -> Void)?

    init() { super.init("\(A.self)") }

    deinit {}

    override var isElement: Bool { false }

    override func evaluate(_ node: NodeRef) {
        node.pointee.flags.remove(.bodyDirty)
        let app = payload(node)
        let read: @MainActor (UnsafeMutablePointer<A>) -> A.Body = { $0.pointee.body }
        let body = node.evaluateTracked(DynamicPropertyFields.fields(of: A.self), app) {
            unsafeBitCast(read, to: ((UnsafeMutablePointer<A>) -> A.Body).self)(app)
        }
        var list = _SceneList(node: node)
        let outer = UpdateContext.reader
        UpdateContext.reader = node
        A.Body._collect(body, into: &list)
        UpdateContext.reader = outer
        scenesChanged?(list.entries)
    }
}

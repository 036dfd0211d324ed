import DisplayList
import Foundation

/// A running app: its value with its state, and the windows that its scenes have open.
@MainActor
package final class AppHost<A: App>: HostedApplication {
    package let name: String
    package var openWindow: ((any HostedWindow) -> Void)? {
        didSet { director.show = openWindow }
    }
    package var closeWindow: ((any HostedWindow) -> Void)? {
        didSet { director.hide = closeWindow }
    }

    package var services: (any HostServices)? {
        get { director.services }
        set { director.services = newValue }
    }

    private let graph: ViewGraph
    private let root: AppRoot<A>
    private let director: WindowDirector
    private let menuBar: AppMenuBar
    private var phase = ScenePhase.active
    private var isBuilt = false
    private var isUpdateScheduled = false
    /// The addresses with which the app is opened, until it has a window.
    private var addresses: [URL] = []

    /// Called when the app becomes active, resigns active, and ends.
    package var onPhaseChange: ((AppPhase) -> Void)?

    /// Creates a running app from its value.
    /// - Parameters:
    ///   - app: The value.
    ///   - name: The app's user-visible name; nil for the name of its type.
    ///   - textSystem: The source of texts' sizes.
    /// - session: The user session for which the app runs, if a process runs it for several users: values that scenes
    ///   store are separate for each. Empty for the one user at the machine.
    package init(_ app: A, name: String? = nil, textSystem: any TextMeasuring, session: String = "") {
        let own = "\(A.self)".hasSuffix("App") && "\(A.self)" != "App" ? String("\(A.self)".dropLast(3)) : "\(A.self)"
        self.name = name ?? own
        graph = ViewGraph(textSystem: textSystem)
        let director = WindowDirector(appName: self.name, textSystem: textSystem, session: session)
        self.director = director
        menuBar = AppMenuBar(textSystem: textSystem) { [weak director] in director?.configure(&$0, of: nil) }
        root = AppRoot(app: app, kind: AppKind<A>())
        root.kind.scenesChanged = { [unowned self] in adopt($0) }
        graph.needsUpdateAtTurnEnd = { [weak self] in MainActor.assumeIsolated { self?.scheduleUpdate() } }
        director.willRender = { [weak self] in self?.graph.flush() }
        director.focusedValuesChanged = { [weak self] in
            self?.menuBar.environmentChanged()
            self?.build()
            self?.scheduleUpdate()
        }
        menuBar.onChange = { [weak director] in
            for window in director?.windows ?? [] { window.host.needsFrame?() }
        }
        build()
        graph.flush()
    }

    /// Makes the app's node, or gives it another environment.
    private func build() {
        let outer = UpdateContext.updating
        UpdateContext.updating = graph
        defer { UpdateContext.updating = outer }
        var context = _Reconciler(contentOf: graph.root, isMaking: !isBuilt)
        isBuilt = true
        context.environment(around: root) { [director, phase] values in
            director.configure(&values, of: nil)
            values.scenePhase = phase
        }
    }

    /// The app's own state changed: its body is evaluated when the turn ends, or before a window's frame if that is sooner.
    private func scheduleUpdate() {
        if isUpdateScheduled || graph.isFlushing { return }
        isUpdateScheduled = true
        MainTurn.whenEnded { [weak self] in
            self?.isUpdateScheduled = false
            self?.graph.flush()
        }
    }

    private func adopt(_ new: [SceneEntry]) {
        director.adopt(new, of: graph)
        menuBar.show(director.commandViews) { [weak director] reader in director?.menuItems(&reader) ?? [:] }
    }

    package func makeInitialWindows() -> [any HostedWindow] {
        let windows = director.makeInitialWindows()
        let waiting = addresses
        addresses = []
        waiting.forEach(open)
        return windows
    }

    package func open(_ address: URL) {
        let inUse = director.windows.last { $0.host.isActive } ?? director.windows.last
        guard let inUse else { return addresses.append(address) }
        inUse.host.open(address)
    }

    /// The windows that are open, in the order in which they were opened.
    package var windows: [ViewHost] { director.windows.map(\.host) }

    package var menus: [MenuItem] {
        guard director.needsMenuBar else { return [] }
        graph.flush()
        menuBar.update()
        return menuBar.menus
    }

    package func performMenuItem(_ id: Int) { menuBar.perform(id) }

    /// Evaluates the app's body, its commands and all bodies of its windows again, with functions that were replaced.
    package func codeChanged() {
        graph.codeChanged()
        menuBar.codeChanged()
        for window in windows { window.codeChanged() }
    }

    package func phaseChanged(to phase: AppPhase) {
        self.phase = ScenePhase(phase)
        build()
        graph.flush()
        onPhaseChange?(phase)
    }
}

/// The app as the only view of a tree.
struct AppRoot<A: App> {
    let app: A
    let kind: AppKind<A>
}

extension AppRoot: _PrimitiveView {
    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let (node, isNew) = context.next(view.kind)
        if !isNew { return }
        view.kind.payload(node).initialize(to: view.app)
        view.kind.evaluate(node)
        node.flags.remove(.isNew)
    }
}

/// The node of an app: keeps its value and state, and evaluates its body.
final class AppKind<A: App>: TypedKind<A> {
    var scenesChanged: (([SceneEntry]) -> Void)?
    private let memory = SceneMemory()

    init() { super.init("\(A.self)") }

    override var isElement: Bool { false }
    override var isComposite: Bool { true }

    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        let app = payload(node)
        let read: @MainActor (UnsafeMutablePointer<A>) -> A.Body = { $0.pointee.body }
        var list = _SceneList(node: node, memory: memory)
        // Scenes' bodies are tracked as well.
        node.evaluateTracked(DynamicPropertyFields.fields(of: A.self), app) {
            let body = unsafeBitCast(read, to: ((UnsafeMutablePointer<A>) -> A.Body).self)(app)
            A.Body._collect(body, into: &list)
            // The director opens and closes windows by these values, which the app itself may only pass on.
            for entry in list.entries { _ = entry.settings.isPresented?.wrappedValue }
        }
        let outer = UpdateContext.reader
        UpdateContext.reader = nil
        scenesChanged?(list.entries)
        UpdateContext.reader = outer
    }
}

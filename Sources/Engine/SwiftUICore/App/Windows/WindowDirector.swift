import DisplayList
import Foundation

/// A window that an app has open.
@MainActor
final class OpenWindow {
    /// The scene that it is of.
    let sceneKey: String
    let host: ViewHost
    /// The value that it was opened for; nil for none in particular.
    var value: AnyHashable?
    /// The window in the place of which this one is; nil for none.
    weak var origin: OpenWindow?

    init(sceneKey: String, host: ViewHost, value: AnyHashable?) {
        self.sceneKey = sceneKey
        self.host = host
        self.value = value
    }
}

/// Opens, updates and closes the windows of an app's scenes.
@MainActor
final class WindowDirector {
    let appName: String
    let textSystem: any TextMeasuring
    /// The user of the app: the storage of its scenes is separate for each.
    let session: String
    private(set) var entries: [SceneEntry] = []
    private(set) var windows: [OpenWindow] = []
    /// Shows a window, or brings it to the front; set by the front end.
    var show: ((any HostedWindow) -> Void)?
    /// Removes a window; set by the front end.
    var hide: ((any HostedWindow) -> Void)?
    /// Services of the front end besides showing the app; nil for none.
    var services: (any HostServices)? {
        didSet { for window in windows { window.host.services = services } }
    }
    /// Called before each window's frame: brings the app's own body up to date.
    var willRender: (() -> Void)?
    /// Called when another window may be in use, or its focused values change.
    var focusedValuesChanged: (() -> Void)?

    init(appName: String, textSystem: any TextMeasuring, session: String) {
        self.session = session
        self.appName = appName
        self.textSystem = textSystem
    }

    /// Adopts the scenes of a new evaluation of the app's body; windows of scenes that are gone close.
    /// - Parameter app: The tree of the app, in the name of whose update this is.
    func adopt(_ new: [SceneEntry], of app: ViewGraph) {
        entries = new
        for window in windows {
            if let entry = entry(of: window) {
                configure(window, entry)
                entry.update(window.host, app)
            } else {
                close(window)
            }
        }
        presentScenes()
    }

    /// Opens and closes windows of scenes that an app presents by a binding.
    private func presentScenes() {
        guard show != nil else { return }
        for entry in entries {
            guard let isPresented = entry.settings.isPresented else { continue }
            let window = windows.first { $0.sceneKey == entry.key }
            if isPresented.wrappedValue, window == nil {
                show?(make(entry, value: nil).host)
            } else if !isPresented.wrappedValue, let window {
                close(window)
            }
        }
    }

    func entry(of window: OpenWindow) -> SceneEntry? { entries.first { $0.key == window.sceneKey } }

    /// The windows to open at launch: the first scene's, and the windows of scenes that request it.
    func makeInitialWindows() -> [any HostedWindow] {
        if let launch = entries.first(where: { $0.settings.isLaunchScene?() ?? false }) {
            return [make(launch, value: nil).host]
        }
        let candidates = entries.filter {
            !$0.isMenu && $0.settings.isPresented == nil && $0.settings.isLaunchScene == nil
                && $0.settings.launchBehavior != .suppressed && $0.kind != .settings && $0.kind != .utilityWindow
        }
        // A window that other windows can open is opened only if there are no others.
        let first = candidates.first { $0.kind != .menuBarExtra } ?? candidates.first
        let fallback = first ?? entries.first { !$0.isMenu && $0.settings.isPresented == nil } ?? entries.first
        return entries.filter {
            $0.key == fallback?.key || $0.settings.launchBehavior == .presented
                || $0.settings.isPresented?.wrappedValue == true
        }
        .map { make($0, value: nil).host }
    }

    /// Opens a window of the scene with an identifier, or for a value.
    /// - Parameter origin: The window that is hidden until the other closes; nil for none.
    func open(id: String?, value: AnyHashable?, inPlaceOf origin: OpenWindow? = nil) {
        guard let entry = entries.first(where: { matches($0, id: id, value: value) }) else {
            let what = id.map { "the identifier \"\($0)\"" } ?? "values of the type \(type(of: value!.base))"
            return RuntimeWarning.issue("No scene with \(what) is known.")
        }
        open(entry, value: value, inPlaceOf: origin)
    }

    private func matches(_ entry: SceneEntry, id: String?, value: AnyHashable?) -> Bool {
        if let id, entry.id != id { return false }
        if let value { return entry.valueType.map { $0 == type(of: value.base) } ?? false }
        return true
    }

    /// Opens a window of a scene; one that there is only once, or that shows the value, comes to the front.
    func open(_ entry: SceneEntry, value: AnyHashable?, inPlaceOf origin: OpenWindow? = nil) {
        let open = windows.first { $0.sceneKey == entry.key && (entry.isSingle || (value != nil && $0.value == value)) }
        let window = open ?? make(entry, value: value)
        window.host.isSetAside = false
        show?(window.host)
        defer { focusedValuesChanged?() }
        guard let origin, origin !== window, windows.contains(where: { $0 === origin }) else { return }
        window.origin = origin
        origin.host.isSetAside = true
        origin.host.needsFrame?()
    }

    /// Brings back the window in the place of which another was.
    private func showOrigin(of window: OpenWindow?) {
        guard let origin = window?.origin, windows.contains(where: { $0 === origin }) else { return }
        origin.host.isSetAside = false
        show?(origin.host)
    }

    /// The documents of the app's scenes, in the order of the scenes.
    var documentScenes: [DocumentScene] { entries.compactMap(\.settings.documents) }

    /// Opens a window of the scene whose documents have a type; returns whether there is one.
    func openDocument(of type: Any.Type) -> Bool {
        guard let entry = entries.first(where: { $0.settings.documents?.type == type }) else { return false }
        open(entry, value: nil)
        return true
    }

    /// Opens the settings.
    func openSettings() {
        guard let entry = entries.first(where: { $0.kind == .settings }) else {
            return RuntimeWarning.issue("The app has no Settings scene.")
        }
        open(entry, value: nil)
    }

    /// Closes the windows of a scene, or for a value.
    func dismiss(id: String?, value: AnyHashable?) {
        for window in windows where value == nil || window.value == value {
            if let entry = entry(of: window), id == nil || entry.id == id { close(window) }
        }
    }

    /// Closes a window.
    func close(_ window: OpenWindow) {
        // The requesting view is still being updated.
        DispatchQueue.main.async { [weak self] in
            if let hide = self?.hide { hide(window.host) } else { window.host.close() }
        }
    }

    private func make(_ entry: SceneEntry, value: AnyHashable?) -> OpenWindow {
        let host = entry.makeHost(textSystem)
        let window = OpenWindow(sceneKey: entry.key, host: host, value: value)
        host.storageName = storageName(for: entry)
        HostScope.propose(host)
        host.services = services
        configure(window, entry)
        host.willRender = { [weak self] in self?.willRender?() }
        host.focusedValuesChanged = { [weak self] in self?.focusedValuesChanged?() }
        host.onClose = { [weak self, weak window] in
            self?.windows.removeAll { $0 === window }
            self?.showOrigin(of: window)
            if let isPresented = self?.entries.first(where: { $0.key == window?.sceneKey })?.settings.isPresented,
                isPresented.wrappedValue
            {
                isPresented.wrappedValue = false
            }
            HostScope.propose(self?.windows.first?.host)
            self?.focusedValuesChanged?()
        }
        windows.append(window)
        return window
    }

    /// The name under which a new window of a scene keeps its values: the name of the first window of its kind which is not
    /// open, so that they come back with it.
    private func storageName(for entry: SceneEntry) -> String {
        let taken = Set(windows.compactMap(\.host.storageName))
        let prefix = session.isEmpty ? entry.key : "\(session) \(entry.key)"
        for number in 0... where !taken.contains("\(prefix) \(number)") { return "\(prefix) \(number)" }
        return prefix
    }

    private func configure(_ window: OpenWindow, _ entry: SceneEntry) {
        let (host, settings) = (window.host, entry.settings)
        host.sceneTitle = entry.title.flatMap { $0.isEmpty ? nil : $0 } ?? appName
        host.requestedSize = settings.defaultSize
        host.placedSize = settings.placement.map { placement in
            { [weak self, weak window] in window.flatMap { self?.placedSize(of: $0, by: placement) } }
        }
        host.resizability = settings.resizability ?? .automatic
        if entry.kind == .settings, host.resizability == .automatic { host.resizability = .contentSize }
        host.isDecorated = settings.isDecorated ?? true
        host.isUtility = entry.kind == .utilityWindow
        host.configureEnvironment = { [weak self, weak window] values in
            self?.configure(&values, of: window)
            for change in settings.environment { change(&values) }
        }
    }

    /// Sets the environment values that are about windows.
    func configure(_ values: inout EnvironmentValues, of window: OpenWindow?) {
        AppObjects.configure(&values)
        values.openWindow = OpenWindowAction(self)
        values.dismissWindow = DismissWindowAction(self, window)
        values.openSettings = OpenSettingsAction(self)
        values.pushWindow = PushWindowAction(self, window)
        for case let (id?, entry) in entries.map({ ($0.id, $0) }) {
            let isOpen = windows.contains { $0.sceneKey == entry.key && !$0.host.isSetAside }
            values.openScenes[id] = OpenScene(title: entry.title, isOpen: isOpen)
        }
        guard let window else {
            // Actions outside of windows, such as menus, apply to the one in use.
            let inUse = windows.last { $0.host.isActive } ?? windows.last
            let reference = inUse?.host.focusedValues.reference
            values[FocusedValuesEnvironmentKey.self] = reference ?? FocusedValuesReference(nil)
            return
        }
        values.windowValue = WindowValue(
            value: window.value, read: { [weak window] in window?.value },
            write: { [weak window] new in
                guard let window, window.value != new else { return }
                window.value = new
                window.host.environmentChanged()
            })
    }

    /// Adds the scenes' menu items; returns the items by the group that they join.
    func menuItems(_ reader: inout MenuReader) -> [CommandGroupPlacement: [MenuItem]] {
        var items: [CommandGroupPlacement: [MenuItem]] = [:]
        let groups = entries.filter { $0.kind == .windowGroup && $0.valueType == nil && !$0.settings.removesCommands }
        for (index, entry) in groups.enumerated() {
            let name = groups.count > 1 ? entry.title ?? entry.id : nil
            var item = MenuItem(
                name.map { "New \($0) Window" } ?? "New Window", kind: open(entry, &reader))
            let shortcut =
                entry.settings.shortcut ?? (index == 0 ? MenuShortcut(.character("n"), modifiers: .control) : nil)
            (item.shortcut, item.shortcutModifiers) = (shortcut?.key, shortcut?.modifiers ?? [])
            items[.newItem, default: []].append(item)
        }
        for entry in entries
        where entry.isSingle && !entry.isMenu && entry.settings.isPresented == nil && !entry.settings.removesCommands {
            let isSettings = entry.kind == .settings
            var item = MenuItem(isSettings ? "Settings…" : entry.title ?? appName, kind: open(entry, &reader))
            let shortcut =
                entry.settings.shortcut ?? (isSettings ? MenuShortcut(.character(","), modifiers: .control) : nil)
            (item.shortcut, item.shortcutModifiers) = (shortcut?.key, shortcut?.modifiers ?? [])
            items[isSettings ? .appSettings : .singleWindowList, default: []].append(item)
        }
        return items
    }

    private func open(_ entry: SceneEntry, _ reader: inout MenuReader) -> MenuItem.Kind {
        let key = entry.key
        return reader.action { [weak self] in
            guard let self, let entry = self.entries.first(where: { $0.key == key }) else { return }
            self.open(entry, value: nil)
        }
    }

    /// The views for the menus of commands and menu bar extras.
    var commandViews: [AnyView] {
        entries.flatMap(\.settings.commands)
            + entries.filter(\.isMenu).map { entry in
                let (title, content) = (entry.title ?? "", entry.content)
                return AnyView(MenuPiece(.menu(title)) { content })
            }
    }

    /// Whether a menu bar is needed.
    var needsMenuBar: Bool {
        entries.contains { !$0.settings.commands.isEmpty || $0.isMenu || $0.kind == .settings }
            || entries.filter { $0.valueType == nil && $0.settings.isPresented == nil }.count > 1
    }
}

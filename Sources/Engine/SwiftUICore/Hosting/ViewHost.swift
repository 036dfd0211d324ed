import DisplayList
import Foundation
import OrielFoundation

/// One window's content: a view, its live tree, and the front end's environment.
@MainActor
package final class ViewHost: GraphHost, FocusedValueHolding {
    package let graph: ViewGraph
    private var content: any RootContent
    package private(set) var traits = HostTraits()
    private var isBuilt = false
    private var isClosed = false

    /// The title that the scene gives the window.
    package var sceneTitle: String
    /// The name under which the window's content stores the values of `SceneStorage`; nil outside of scenes.
    nonisolated(unsafe) var storageName: String?
    /// The title from the content (`navigationTitle`), else the scene's.
    package var title: String { graph.windowTitle ?? sceneTitle }
    /// Which sizes the window can have.
    package var resizability = WindowResizability.automatic
    package var isDecorated = true
    package var isSetAside = false
    /// Whether the window has tools for the others (`UtilityWindow`).
    package var isUtility = false
    package var isModal = false { didSet { if isModal != oldValue { needsFrame?() } } }
    package var displayBounds: CGRect?
    package var beginMove: (() -> Void)?
    package var interactions: WindowInteractions { graph.windowInteractions }
    /// The size that the scene's placement asks for; nil for none.
    var placedSize: (() -> CGSize?)?
    /// Services of the front end besides showing the app; nil for none.
    package var services: (any HostServices)? {
        didSet { if services !== oldValue { environmentChanged() } }
    }
    /// The scene's default size; nil for none.
    package var requestedSize: CGSize?
    package var needsFrame: (() -> Void)? {
        didSet { graph.needsFrame = needsFrame }
    }
    package var clock: (() -> Double)? {
        didSet { graph.followsClock = clock != nil }
    }
    package var didUpdate: ((Double) -> Void)?
    private var isUpdateScheduled = false
    package var writeClipboard: ((String) -> Void)?
    package var readClipboard: ((@escaping (String?) -> Void) -> Void)?
    package var readClipboardNow: (() -> String?)?
    /// The window whose turn it is, or was last; nil for none.
    package static var current: ViewHost? { HostScope.window as? ViewHost }
    /// Whether a view's body is being evaluated, or other work is in progress that must not wait.
    package static var isUpdating: Bool { UpdateContext.updating != nil }
    /// Called with each event of any window before its views handle it; returns whether it ends there, nil for none.
    package static var eventFilter: ((ViewHost, InputEvent) -> Bool)?
    /// The keys that were held at the last event of any window.
    package private(set) static var heldKeys: KeyModifiers = []
    /// The pointer's last location, in points of the window that it is in.
    package private(set) static var pointerLocation = CGPoint.zero
    /// The event that is being handled; nil between events.
    package private(set) static var currentEvent: InputEvent?
    package var writePrimarySelection: ((String) -> Void)?
    package var readPrimarySelection: ((@escaping (String?) -> Void) -> Void)?
    /// Changes the environment of the content: the scene's additions.
    package var configureEnvironment: ((inout EnvironmentValues) -> Void)?
    /// Makes the view that is shown in the place of a window's whole content; nil to show that itself.
    ///
    /// Set before the first window opens, and never changed afterwards.
    package static var decoration: ((AnyView) -> AnyView)?
    /// The view that a tool shows above all of the content, if any.
    package var overlay: WindowOverlay? { didSet { environmentChanged() } }
    /// Whether the content may be decorated.
    var isDecorable = true
    /// Called before a frame is made.
    package var willRender: (() -> Void)?
    /// Returns whether the user may close the window now; nil for always.
    package var asksToClose: (() -> Bool)?
    package func shouldClose() -> Bool { HostScope.run(self) { asksToClose?() ?? true } }
    /// Called when the window was closed.
    package var onClose: (() -> Void)?

    /// The drag into the window from elsewhere; nil for none.
    var desktopDrag: WindowDrag?

    /// The undo manager of this window.
    package var undoManager = UndoManager() { didSet { environmentChanged() } }

    /// The focused values that the content publishes.
    let focusedValues = FocusedValueStore()
    /// Whether the window is the one in use.
    var isActive: Bool { traits.isActive }
    /// Called when another window may be in use, or the focused values change.
    var focusedValuesChanged: (() -> Void)?
    /// The size of the window's content area, in points.
    package private(set) var size = CGSize.zero
    /// Whether the window has got a size; before, its content is only measured.
    ///
    /// No action may see the size class and the geometry of a window that was never shown.
    private var hasSize = false

    /// Creates a window's content.
    package init<Content: View>(_ view: Content, title: String = "", textSystem: any TextMeasuring) {
        graph = ViewGraph(textSystem: textSystem)
        content = TypedRootContent(view: view)
        sceneTitle = title
        graph.host = self
        graph.needsUpdateAtTurnEnd = { [weak self] in MainActor.assumeIsolated { self?.scheduleUpdate() } }
        focusedValues.onChange = { [weak self] in
            self?.environmentChanged()
            self?.focusedValuesChanged?()
        }
    }

    /// Shows another value of the content; where its type is the same the tree stays and is brought up to date.
    package func update<Content: View>(_ view: Content) {
        guard isBuilt else { return content = TypedRootContent(view: view) }
        graph.withCurrentBatch { $0.values.append { [unowned self] in replaceContent(by: view) } }
    }

    /// Shows a changed scene of the app; with the other changes of its transaction, and animated like them (W02).
    func update<Content: View>(_ view: Content, as app: ViewGraph) {
        guard isBuilt else { return content = TypedRootContent(view: view) }
        graph.withBatch(like: app) { $0.values.append { [unowned self] in replaceContent(by: view) } }
    }

    /// Passes an address to the views that handle them.
    package func open(_ url: URL) {
        graph.withCurrentBatch { $0.values.append { [unowned self] in graph.events.open(url) } }
    }

    private func replaceContent<Content: View>(by view: Content) {
        let isSameType = content is TypedRootContent<Content>
        content = TypedRootContent(view: view)
        if !isSameType {
            graph.removeSiblings(from: graph.root.firstChild)
            graph.root.firstChild = nil
            graph.contentChanged(of: graph.root)
            isBuilt = false
        }
        graph.markBodyDirty(graph.root)
    }

    /// Makes the tree, or brings it up to date with the content's value and the environment.
    func build() {
        let outer = UpdateContext.updating
        UpdateContext.updating = graph
        defer { UpdateContext.updating = outer }
        var context = _Reconciler(contentOf: graph.root, isMaking: !isBuilt)
        content.reconcile(&context, in: isDecorable ? Self.decoration : nil) { [self] values in setEnvironment(&values)
        }
        if !isBuilt { graph.contentChanged(of: graph.root) }
        isBuilt = true
    }

    private func setEnvironment(_ values: inout EnvironmentValues) {
        values.setHostTraits(traits)
        values.setSizeClasses(DeviceFamily.sizeClasses(of: size))
        values.undoManager = undoManager
        values.hostServices = services
        values.windowOverlay = overlay
        values[FocusedValuesEnvironmentKey.self] = focusedValues.reference
        configureEnvironment?(&values)
    }

    /// Changes whenever `contentEnvironment` may have changed, except for the preferred color scheme.
    package private(set) var environmentVersion = 0

    /// The environment of the window's content, without the values that the content sets.
    package var contentEnvironment: EnvironmentValues {
        var values = EnvironmentValues()
        setEnvironment(&values)
        if let prefersDark { values.colorScheme = prefersDark ? .dark : .light }
        return values
    }

    /// Updates the environment: the scene's additions have changed.
    package func environmentChanged() {
        environmentVersion &+= 1
        if isBuilt { graph.markBodyDirty(graph.root) }
    }

    /// Calls a function as if no view were being updated: within it the loop makes turns of its own.
    package static func outsideOfUpdates<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (updating, reader, keeper) = (UpdateContext.updating, UpdateContext.reader, UpdateContext.keepsContent)
        let (transaction, event) = (Transaction.current, currentEvent)
        (UpdateContext.updating, UpdateContext.reader, UpdateContext.keepsContent) = (nil, nil, nil)
        (Transaction.current, currentEvent) = (Transaction(), nil)
        defer {
            (UpdateContext.updating, UpdateContext.reader, UpdateContext.keepsContent) = (updating, reader, keeper)
            (Transaction.current, currentEvent) = (transaction, event)
        }
        return try body()
    }

    /// Evaluates all bodies again, with functions that were replaced.
    package func codeChanged() {
        if isBuilt { graph.codeChanged() }
    }

    /// Schedules an update at the end of the current turn of the main loop.
    private func scheduleUpdate() {
        if isUpdateScheduled || graph.isFlushing { return }
        isUpdateScheduled = true
        MainTurn.whenEnded { [weak self] in self?.turnEnded() }
    }

    private func turnEnded() {
        isUpdateScheduled = false
        // A frame may have been quicker; before there is a size, all waits for the first one.
        if isClosed || !isBuilt || !hasSize || graph.batches.isEmpty { return }
        HostScope.run(self) {
            if let clock { graph.time = max(graph.time, clock()) }
            willRender?()
            graph.tick()
            graph.update()
        }
        didUpdate?(graph.time)
    }

    // MARK: HostedWindow

    package var displayList: DisplayList { graph.displayList }

    /// The size of a new window: the scene's default, else the size of a device that the app is made for, else the size of
    /// content that has a natural one, else the size of a large phone or of a window on the Mac, or more if the content needs
    /// more.
    ///
    /// Content that takes all the height that is proposed (lists, scroll views, games) has no natural size; content that
    /// takes all the width, such as a row of controls, gets the default width.
    package var defaultSize: CGSize? {
        if let placed = placedSize?() { return placed }
        if let requestedSize { return requestedSize }
        if resizability == .contentSize { return idealSize }
        let least = minimumSize
        if let device = DeviceFamily.current?.windowSize {
            return CGSize(width: max(device.width, least.width), height: max(device.height, least.height))
        }
        let device = DeviceFamily.usualSize
        let usual = CGSize(width: max(device.width, least.width), height: max(device.height, least.height))
        let answer = size(for: ProposedViewSize(usual))
        if answer.height >= usual.height - 1 || answer.width <= 0 || answer.height <= 0 { return usual }
        let width = answer.width >= usual.width - 1 ? usual.width : max(answer.width, 240)
        return CGSize(width: width, height: max(answer.height, 80))
    }

    package var idealSize: CGSize { size(for: .unspecified) }

    /// All that the content draws, without layers.
    package var drawingCommands: [DrawingCommand] { graph.root.drawingCommands }

    /// The content's size for a proposal.
    package func size(for proposal: ProposedViewSize) -> CGSize {
        buildIfNeeded()
        switch (graph.batches.isEmpty, hasSize) {
        case (true, _): graph.updateBodies()
        case (false, true): graph.update()
        case (false, false): graph.updateUnseen()
        }
        guard let content = graph.root.firstElement else { return .zero }
        let bars = graph.rootInsets.vertical
        if bars == 0 { return content.size(proposal) }
        var size = content.size(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars, 0) }))
        size.height += bars
        return size
    }

    package var minimumSize: CGSize { size(for: .zero) }

    // A window may grow beyond its content, which is then centered in it, unless the scene specifies otherwise.
    package var maximumSize: CGSize {
        let limitless = CGSize(width: CGFloat.infinity, height: .infinity)
        guard resizability == .contentSize else { return limitless }
        buildIfNeeded()
        return graph.root.firstElement == nil ? limitless : size(for: .infinity)
    }

    package var backgroundColor: RGBA { SystemColor.window.rgba((prefersDark ?? traits.isDark) ? .dark : .light) }

    package var pointerShape: PointerShape { graph.events.pointerShape }
    package var textInput: TextInputState? { graph.events.textInput }

    /// Whether a menu is open, which has all keys.
    package var hasOpenMenu: Bool { graph.openMenu != nil }
    package var prefersDark: Bool? { graph.preferredDark }
    package func toolTip(at point: CGPoint) -> ToolTip? { graph.toolTip(at: point) }
    package var accessibilityItems: [AccessibilityItem] { graph.makeAccessibilityItems() }

    package var nativeChildren: [NativeChildPlace] { graph.nativeNodes.isEmpty ? [] : graph.nativeChildren }
    package func nativeChild(at point: CGPoint) -> (any NativeChild)? { graph.nativeChild(at: point) }
    package func nativeChildFocused(_ child: any NativeChild) {
        HostScope.run(self) { graph.focusNativeChild(child) }
    }

    package func resize(to newSize: CGSize) {
        let valid = CGSize(
            width: newSize.width.isFinite ? max(newSize.width, 0) : 0,
            height: newSize.height.isFinite ? max(newSize.height, 0) : 0)
        graph.setRootSize(valid)
        hasSize = true
        let hadClasses = DeviceFamily.sizeClasses(of: size)
        size = valid
        // Only a change of class concerns anybody.
        if hadClasses != DeviceFamily.sizeClasses(of: valid) { environmentChanged() }
    }

    /// Pixels per point; 1 if the front end's answer is not a number greater than 0.
    package var pixelsPerPoint: CGFloat { traits.displayScale > 0 ? traits.displayScale : 1 }

    /// Removes the focus from the focused element.
    package func resignFocus() { graph.events.focus.focus(nil) }

    /// Called after the desktop's properties of a window changed, with the ones before; nil where nothing follows them.
    package static var traitsDidChange: (@MainActor (ViewHost, HostTraits) -> Void)?

    package func update(traits: HostTraits) {
        if traits == self.traits, isBuilt { return }
        let (old, wasActive) = (self.traits, isActive)
        self.traits = traits
        if wasActive != isActive { focusedValuesChanged?() }
        defer { Self.traitsDidChange?(self, old) }
        let grid = traits.hasOwnGrid ? DeviceGrid(unit: traits.grid) : DeviceGrid(pixelsPerPoint: traits.displayScale)
        if grid != graph.grid { graph.adopt(grid) }
        environmentChanged()
    }

    @discardableResult
    package func send(_ event: InputEvent) -> Bool {
        HostScope.run(self) {
            let outer = Self.currentEvent
            Self.note(event)
            defer { Self.currentEvent = outer }
            if let filter = Self.eventFilter, filter(self, event) { return true }
            buildIfNeeded()
            // A key or press meets the result of the event before it, also where both come in one turn.
            if isUpdateScheduled, !graph.isFlushing, event.needsCurrentViews { turnEnded() }
            let isHandled = graph.events.handle(event)
            // The changes of one event are one undo step.
            UndoManager.endEvent()
            if !isHandled, case .edit(let command) = event { return undo(command) }
            return isHandled
        }
    }

    /// Notes the keys and the place of the pointer that an event reports.
    private static func note(_ event: InputEvent) {
        currentEvent = event
        switch event {
        case .pointer(let pointer): (heldKeys, pointerLocation) = (pointer.modifiers, pointer.location)
        case .scroll(let scroll): (heldKeys, pointerLocation) = (scroll.modifiers, scroll.location)
        case .key(let key): heldKeys = key.modifiers
        case .modifiers(let keys): heldKeys = keys
        case .text, .composition, .pinch, .accessibility, .edit: break
        }
    }

    /// Undoes the last step, or redoes it, unless a field has its own steps.
    private func undo(_ command: EditCommand) -> Bool {
        switch command {
        case .undo where undoManager.canUndo: undoManager.undo()
        case .redo where undoManager.canRedo: undoManager.redo()
        default: return false
        }
        return true
    }

    /// The display list's version after the last frame.
    private var frameVersion: UInt64 = 0

    package func renderFrame(at time: Double) -> FrameOutcome {
        // An update that waits for the user goes first: the frame follows once it is over.
        if isClosed || graph.isFlushing { return FrameOutcome(hasChanges: false, nextFrameTime: nil) }
        HostScope.run(self) {
            graph.time = time
            hasSize = true
            willRender?()
            buildIfNeeded()
            graph.tick()
            graph.flush()
        }
        let version = graph.displayList.version
        defer { frameVersion = version }
        return FrameOutcome(hasChanges: version != frameVersion, nextFrameTime: graph.nextFrameTime)
    }

    package func close() {
        if isClosed { return }
        isClosed = true
        HostScope.run(self) { graph.close() }
        focusedValues.close()
        HostScope.forget(self)
        onClose?()
    }

    private func buildIfNeeded() {
        if isBuilt { return }
        // Views are made before the first frame, when the content's size is requested.
        if let clock { graph.time = max(graph.time, clock()) }
        HostScope.run(self) { build() }
    }
}

extension InputEvent {
    /// Whether the event must not meet views that wait for an update.
    fileprivate var needsCurrentViews: Bool {
        switch self {
        case .pointer(let event): event.phase == .down
        case .key, .text, .composition, .edit, .accessibility: true
        case .scroll, .modifiers, .pinch: false
        }
    }
}

/// The view at the top of a window, its type hidden.
@MainActor
private protocol RootContent {
    func reconcile(
        _ context: inout _Reconciler, in decoration: ((AnyView) -> AnyView)?,
        environment: @escaping (inout EnvironmentValues) -> Void)
}

private struct TypedRootContent<Content: View>: RootContent {
    let view: Content

    func reconcile(
        _ context: inout _Reconciler, in decoration: ((AnyView) -> AnyView)?,
        environment: @escaping (inout EnvironmentValues) -> Void
    ) {
        func show<Shown: View>(_ shown: Shown) {
            if let decoration {
                context.environment(around: decoration(AnyView(shown)), environment)
            } else {
                context.environment(around: shown, environment)
            }
        }
        // Several views at the top are in a column (L06).
        if Content._isUnary {
            show(_PresentationHost(content: view))
        } else {
            show(_PresentationHost(content: VStack { TopContent(view: view) }))
        }
    }
}

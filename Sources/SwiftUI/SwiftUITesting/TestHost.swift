import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

#if ORIEL_IMAGE
import CairoPainting
import ImageFrontend
#endif

/// A window without a screen: shows a view at a size, follows its own clock, and performs the user's actions.
///
/// ```swift
/// @MainActor @Test func counting() {
///     let host = TestHost(CounterView(), size: CGSize(width: 200, height: 100))
///     host.tap(text: "Count to 1")
///     #expect(host.text == ["Count to 2"])
/// }
/// ```
///
/// A host shows the view as a window does: bodies are evaluated, laid out and drawn into a display list, with the same
/// engine, and nothing is left out but the pixels (which ``png(scale:)`` makes on request). Text is measured by a rule
/// that is the same on every machine, unless ``TextMetricsSource`` specifies another, so that places can be compared to
/// the last digit.
///
/// Nothing happens by itself. Changes are applied before the window is next inspected, and time passes only in
/// ``advance(by:)``, which makes the frames of an animation, and fires timers and delays of the main thread, in order.
/// So tests are fast and deterministic:
///
/// ```swift
/// struct Fading: View {
///     @State private var isShown = true
///     var body: some View {
///         VStack {
///             Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
///             if isShown { Text("Still here").transition(.opacity) }
///         }
///     }
/// }
///
/// let host = TestHost(Fading())
/// host.tap(text: "Hide")
/// host.advance(by: 0.5)
/// #expect(host.layersDescription.contains("opacity 0.5"))
/// host.advance(by: 1)
/// #expect(host.find(text: "Still here") == nil)
/// ```
///
/// A name that isn't found fails the test at the line of the call, and the test continues. The window's content can be
/// compared as text: ``framesDescription``, ``layersDescription``, ``accessibilityDescription``. The work is counted
/// (``counters``, `bodyCount(of:)`), and input can be recorded and replayed (``record(_:)``, ``replay(_:look:)``).
///
/// The window closes with ``close()`` and is released with the host. Hosts belong to the main actor. Hosts of a process share
/// one clock for timers, so tests with timers run one after the other. Work of other threads is not waited for:
/// ``settle()`` lets the main queue and tasks run. For an app with windows and menus there is ``AppTestHost``.
@MainActor
public final class TestHost {
    package let host: ViewHost
    /// The host's clock, in seconds since it was made.
    public private(set) var time: Double = 0
    /// The size of the window, in points.
    public private(set) var size: CGSize
    private var traits: HostTraits
    /// How far frames are apart while time advances, in seconds; a sixtieth by default.
    public var frameDuration = 1.0 / 60
    /// The record of input; nil for none.
    var recording: (recorder: InputRecorder, number: Int)?
    /// How many windows of the app were opened before it.
    var number = 0

    /// Shows a view.
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The size of the window in points.
    ///   - text: Where the sizes of texts come from.
    ///   - isDark: Whether the desktop is dark.
    public init<Content: View>(
        _ view: Content, size: CGSize = CGSize(width: 390, height: 844), text: TextMetricsSource = .fixed,
        isDark: Bool = false
    ) {
        TestClock.shared.install()
        self.size = size
        host = ViewHost(view, textSystem: text.makeSystem())
        traits = HostTraits()
        traits.isDark = isDark
        begin()
    }

    /// Shows a window of an app.
    init(host: ViewHost, size: CGSize) {
        TestClock.shared.install()
        self.size = size
        self.host = host
        traits = HostTraits()
        begin()
    }

    /// Shows a window on a device of its own.
    init(host: ViewHost, size: CGSize, traits: HostTraits) {
        TestClock.shared.install()
        self.size = size
        self.host = host
        self.traits = traits
        begin(as: traits.kind)
    }

    /// Shows a window of an app as a recording notes that it was opened; changes are applied only where the recording
    /// does.
    init(host: ViewHost, openedIn traits: HostTraits) {
        TestClock.shared.install()
        size = .zero
        self.host = host
        self.traits = traits
        #if DEBUG
        host.graph.checksInvariants = true
        #endif
        host.clock = { [weak self] in self?.time ?? 0 }
        host.update(traits: traits)
        // The window's requests that must be met before it can be shown.
        _ = (host.minimumSize, host.maximumSize, host.defaultSize ?? host.idealSize)
    }

    /// Moves the window's clock on to a time of a record.
    func move(to time: Double) { self.time = max(self.time, time) }

    /// Replays an entry of a recording with frames, at its time, and nothing else.
    func follow(_ entry: InputLog.Entry) throws {
        time = max(time, entry.time)
        switch entry.what {
        case .size(let size):
            self.size = size
            host.resize(to: size)
        case .traits(let traits):
            self.traits = traits
            host.update(traits: traits)
        case .event(let event): host.send(try located(event))
        case .frame: _ = host.renderFrame(at: time)
        case .shown, .turn, .update, .opened, .end, .timer, .menu, .phase: break
        }
    }

    private func begin(as kind: HostTraits.Kind = .test) {
        traits.kind = kind
        #if DEBUG
        host.graph.checksInvariants = true
        #endif
        host.graph.evaluations = EvaluationLog()
        host.update(traits: traits)
        host.resize(to: size)
        update()
    }

    /// Works off all changes at the present time.
    public func update() {
        _ = host.renderFrame(at: time)
    }

    /// Shows another value of the view.
    public func show<Content: View>(_ view: Content) {
        host.update(view)
        update()
    }

    /// Changes the size of the window, in points.
    public func resize(to size: CGSize) {
        self.size = size
        recording?.recorder.note(size: size, in: number, at: time)
        host.resize(to: size)
        update()
    }

    /// The window's title.
    public var title: String {
        update()
        return host.title
    }

    /// Makes the window key, or resigns it, or moves it out of sight.
    public func setPhase(_ phase: ScenePhase) {
        traits.isActive = phase == .active
        traits.isVisible = phase != .background
        host.update(traits: traits)
        update()
    }

    /// The tool tip at a point of the window; nil for none.
    public func toolTip(at point: CGPoint) -> String? {
        update()
        return host.toolTip(at: point)?.text
    }

    /// Makes the desktop dark or light.
    public func setDark(_ isDark: Bool) {
        traits.isDark = isDark
        host.update(traits: traits)
        update()
    }

    /// Sets the desktop's text scale: 1 for the usual size.
    public func setFontScale(_ scale: CGFloat) {
        traits.fontScale = scale
        host.update(traits: traits)
        update()
    }

    /// Sets whether the desktop asks for reduced motion.
    public func setReducesMotion(_ reducesMotion: Bool) {
        traits.reducesMotion = reducesMotion
        host.update(traits: traits)
        update()
    }

    /// Sets whether pages of stacks, sheets and dialogs move into their places, as they do in a desktop's window.
    ///
    /// By default they are in their places at once.
    public func setMovesPages(_ movesPages: Bool) {
        traits.movesPages = movesPages
        host.update(traits: traits)
        update()
    }

    /// Advances time: from frame to frame while something moves, from timer to timer where one waits.
    public func advance(by seconds: Double) {
        update()
        let end = time + seconds
        while true {
            let frame = host.graph.nextFrame.map { max($0, time + frameDuration) }
            let timer = TestClock.shared.untilNext.map { time + $0 }
            guard let next = [frame, timer].compactMap({ $0 }).min(), next < end else { break }
            step(to: next)
        }
        step(to: end)
    }

    private func step(to next: Double) {
        TestClock.shared.advance(by: max(next - time, 0))
        time = max(next, time)
        update()
    }

    /// Runs the pending work of the main queue and the main actor, then processes the changes.
    public func settle() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            await Task.yield()
            update()
        }
    }

    /// Closes the window: `onDisappear` runs, and state is released.
    public func close() {
        recording?.recorder.end(number, at: time)
        recording = nil
        host.close()
    }

    // MARK: Looking

    /// The visible texts, in the order of the tree.
    public var text: [String] {
        update()
        return host.graph.inspect().compactMap(\.text)
    }

    /// The work done since the counters were last reset.
    public var counters: FrameCounters { host.graph.counters }

    /// Sets all counters to zero.
    public func resetCounters() {
        host.graph.counters = FrameCounters()
        host.graph.evaluations = EvaluationLog()
    }

    /// How often the body of a view type was evaluated since the counters were last reset.
    public func bodyCount<V: View>(of type: V.Type) -> Int { host.graph.evaluations?.count(of: type) ?? 0 }

    /// How often the body of a modifier type was evaluated since the counters were last reset.
    public func bodyCount<M: ViewModifier>(of type: M.Type) -> Int {
        host.graph.evaluations?.count(of: type) ?? 0
    }

    /// The live tree as indented text: a line for each element with everything that the engine knows about it.
    ///
    /// Places are relative to the layer that holds the element. Shorter and more lasting: ``framesDescription``.
    public var tree: String {
        update()
        return host.graph.treeDescription()
    }

    /// The display list as indented text: a line a layer.
    ///
    /// Places are relative to the layer around it. Shorter and more lasting: ``layersDescription``.
    public var layers: String {
        update()
        return host.displayList.description
    }

    /// The display list of the window.
    public var displayList: DisplayList {
        update()
        return host.displayList
    }

    #if ORIEL_IMAGE
    /// The window as a picture in PNG form.
    /// - Parameter scale: Pixels per point.
    public func png(scale: CGFloat = 1) throws -> Data {
        update()
        return try ImageWriter.png(host.displayList, size: size, scale: scale, background: host.backgroundColor)
    }
    #endif
}

extension TextMetricsSource {
    /// Makes a text system that returns the sizes.
    package func makeSystem() -> any TextMeasuring {
        switch self {
        case .fixed: return SuppliedTextSystem(SuppliedTextSystem.fixed)
        case .supplied(let size): return SuppliedTextSystem(size)
        #if ORIEL_IMAGE
        case .system: return PangoTextSystem()
        #endif
        }
    }
}

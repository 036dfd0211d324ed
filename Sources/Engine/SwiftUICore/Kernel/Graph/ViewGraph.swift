import DisplayList
import Foundation

/// The live tree of one window, and the pending work of its passes.
///
/// A graph holds a window's views in their evaluated form: a tree of nodes, below ``root``, and a display list, which
/// shows it. Each window has its own; a ``ViewHost`` makes it, passes it events and times, and keeps it until the
/// window closes.
///
/// A change computes nothing. It *marks* nodes (``markBodyDirty(_:)``, ``mark(_:_:)``), which puts them into queues,
/// and asks for a frame. The work is done by ``flush()``, once a frame, in three stages:
///
/// 1. *Update*: the marked bodies, parents first, each at most once.
/// 2. *Layout*: marked elements are measured again for the proposals they had before, from the deepest up; if no size
///    changes, the parent is left alone. Then elements are placed from the top down.
/// 3. *Draw*: layers whose drawing or effects changed are emitted, new ones are put in their places.
///
/// Between layout and drawing run the readers of geometry and preferences, and the actions (`onAppear`, `onChange`);
/// their changes are processed in another round. ``update()`` does the same without drawing, at the end of a turn of
/// the main loop. The folder `Passes` has a file for each pass, with its queue; `FrameLoop.swift` runs them.
///
/// The work is proportional to the changes, and a test can count it:
///
/// ```swift
/// let host = TestHost(CounterView())
/// host.resetCounters()
/// host.tap(text: "Count to 1")
/// #expect(host.bodyCount(of: CounterView.self) == 1)
/// #expect(host.counters.nodesMade == 0)
/// ```
///
/// The most important law: however changes came about, the tree and the display list are the same as if they were made
/// from scratch. `Tests/Differential` tries that with random trees, and ``checkInvariants()`` looks at the links after
/// each flush.
///
/// A graph belongs to the main thread. Don't call ``flush()`` within a pass (it returns at once), and don't keep a
/// ``NodeRef`` from one pass to the next: keep a ``NodeHandle``. Values that a body may see go in with a
/// ``ChangeBatch``, never directly, so that a change keeps its transaction.
package final class ViewGraph {
    /// The window around the tree; nil in tests of the engine alone.
    weak var host: (any GraphHost)?
    /// The root of the tree: an element of the window's size.
    private(set) var root: NodeRef!
    /// The display list of the window.
    package let displayList = DisplayList()
    /// The text system that measures.
    package var textSystem: any TextMeasuring
    /// The device's units, to which places are rounded.
    var grid = DeviceGrid()
    /// The time of the frame under way, in seconds of the host's clock.
    package var time: Double = 0
    /// Whether time passes as on the wall, so that dates can be compared with it.
    var followsClock = false
    /// State that is written all the time: outside of the object, where each access would be checked for exclusivity.
    private let tally = ViewGraph.makeTally()
    /// The nodes of views that show widgets of the desktop's toolkit.
    var nativeNodes: [NodeHandle] = []
    /// How long the window is for frames that are a share of it.
    let window = ContainerLengths()
    /// The memory that nodes are made in.
    let memory = NodeMemory.shared
    /// Counts of the work done; tests assert these.
    package var counters: FrameCounters {
        @inline(__always) _read { yield tally.pointee.counters }
        @inline(__always) _modify { yield &tally.pointee.counters }
    }
    /// Whether anything was placed or moved since the geometry readers were last updated.
    var hasMoved: Bool {
        @inline(__always) get { tally.pointee.hasMoved }
        @inline(__always) set { tally.pointee.hasMoved = newValue }
    }
    /// Whether there were ever rows that depend on positions within them.
    var hasRows: Bool {
        @inline(__always) get { tally.pointee.hasRows }
        set { tally.pointee.hasRows = newValue }
    }
    /// Whether changes can be animated: if not, ``motion`` is not examined.
    var mayAnimate: Bool {
        @inline(__always) get { tally.pointee.mayAnimate }
        @inline(__always) set { tally.pointee.mayAnimate = newValue }
    }
    /// The number of the layout pass: sizes from the current one may be requested again.
    var layoutNumber: UInt32 {
        @inline(__always) get { tally.pointee.layoutNumber }
        set { tally.pointee.layoutNumber = newValue }
    }
    /// Notes the evaluations of bodies; nil if nothing does.
    var evaluationNotes: (any EvaluationNoting)?
    /// Called when something was marked and a frame is needed.
    var needsFrame: (() -> Void)?
    /// Called when a change must be applied at the end of the turn of the main loop.
    var needsUpdateAtTurnEnd: (() -> Void)?
    /// Whether invariants are checked after each transaction.
    package var checksInvariants = false
    /// Called with a description if an invariant does not hold; nil to stop the program.
    package var invariantsBroken: ((String) -> Void)?

    // MARK: Passes

    /// The changes that wait for an update, and the current update.
    var loop = FrameLoop()
    /// Bodies to evaluate.
    var updatePass = UpdatePass()
    /// Elements to measure and to place.
    var layoutPass = LayoutPass()
    /// The motion of the graph.
    let motion = MotionState()
    /// The nodes that depend on where elements are.
    var geometry = GeometryDependents()
    /// The queues of appearance and change actions.
    var lifecycle = LifecycleState()
    /// The readers of preferences that need an update.
    var preferences = PreferenceState()
    /// Actions to run after the update, such as `onAppear`.
    var actions = ActionQueue()
    /// Layers to emit, and to put in their places.
    var drawPass = DrawPass()
    /// Rows to remove that are far out of sight.
    var releasePass = ReleasePass()

    // MARK: Events and time

    /// Nodes whose views are updated in every frame.
    var animated = AnimatedNodes()
    /// Whether any element has a `zIndex`: where none has, drawing order is the tree's.
    var usesZIndex = false
    /// The state of the pointer, keys and focus; nil before the first event.
    var eventHandling: (any EventHandling)?

    /// The maximum depth of nodes.
    let mostDepth = TreeDepth.most

    package init(textSystem: any TextMeasuring) {
        self.textSystem = textSystem
        root = makeNode(RootKind.shared, parent: nil, environment: nil)
        root.payload.initializeMemory(as: RootKind.Payload.self, repeating: .init(), count: 1)
        root.layout.layer = .root
        root.layout.isPlaced = true
    }

    /// Records of nodes are the main thread's, and the last reference may be released on any thread: a task that held a
    /// window's view, or a test that ends.
    @MainActor deinit {
        if let root { remove(root, keepsLayers: true) }
        tally.deallocate()
    }

    private struct Tally {
        var counters = FrameCounters()
        var hasMoved = false
        var hasRows = false
        var mayAnimate = false
        var layoutNumber: UInt32 = 0
    }

    private static func makeTally() -> UnsafeMutablePointer<Tally> {
        let tally = UnsafeMutablePointer<Tally>.allocate(capacity: 1)
        tally.initialize(to: Tally())
        return tally
    }

    /// Counts the evaluation of a body.
    @inline(__always)
    func noteEvaluation(of type: Any.Type) {
        counters.bodies += 1
        evaluationNotes?.willEvaluate(type)
    }
}

/// The window around a tree.
@MainActor
protocol GraphHost: HostedWindow {
    /// Makes the tree, or brings it up to date with the content's value and the environment.
    func build()
    /// The name under which the window's content stores the values of `SceneStorage`; nil outside of scenes.
    nonisolated var storageName: String? { get }
    /// Draws a view as the pointer; nil where it has no size, or one of more than 256 points.
    func pointerPicture(of view: AnyView, hotSpot: UnitPoint) -> PointerPicture?
}

/// The passes' view of the event state.
protocol EventHandling: AnyObject {
    /// Whether views with active gestures were removed.
    var hasLostViews: Bool { get }
    /// Ends the gestures of removed views.
    func endLostViews()
    /// The element with the keyboard focus; nil for none.
    var focusedNode: NodeRef? { get }
}

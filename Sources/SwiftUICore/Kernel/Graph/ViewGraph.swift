import DisplayList
import Foundation

/// The live tree of one window, and what its passes have to do.
///
/// A graph keeps what a window's views have become: a tree of nodes, below ``root``, and a display list, which shows
/// it. Each window has one of its own; a ``ViewHost`` makes it, hands it events and times, and keeps it until the
/// window closes.
///
/// A change computes nothing. It *marks* nodes (``markBodyDirty(_:)``, ``mark(_:_:)``), which puts them into queues,
/// and asks for a frame. The work is done by ``flush()``, once a frame, in three passes:
///
/// 1. *Update*: the bodies that were marked, parents first, each at most once.
/// 2. *Layout*: sizes that were answered are asked for again, from the deepest up; where all stand, the parent is left
///    alone. Then places are given from the top down.
/// 3. *Draw*: layers whose drawing or effects changed are emitted, new ones are put in their places.
///
/// Between layout and drawing run the readers of places and preferences, and the actions (`onAppear`, `onChange`); what
/// they change is worked off in a further round. ``update()`` does the same without drawing, at the end of a turn of
/// the main loop. The folder `Passes` has a file for each pass, with its queue; `FrameLoop.swift` runs them.
///
/// The work is proportional to what changed, and a test can count it:
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
    /// The node that holds all others: an element of the window's size.
    private(set) var root: NodeRef!
    /// What is on the screen.
    package let displayList = DisplayList()
    /// The text system that measures.
    var textSystem: any TextMeasuring
    /// The device's units, to which places are rounded.
    var grid = DeviceGrid()
    /// The time of the frame under way, in seconds of the host's clock.
    package var time: Double = 0
    /// Whether time passes as on the wall, so that dates can be compared with it.
    var followsClock = false
    /// What is written all the time: outside of the object, where each access would be checked for exclusivity.
    private let tally = ViewGraph.makeTally()
    /// How long the window is for frames that are a share of it.
    let window = ContainerLengths()
    /// The memory that nodes are made in.
    let memory = NodeMemory.shared
    /// What was done; tests assert these.
    package var counters: FrameCounters {
        @inline(__always) _read { yield tally.pointee.counters }
        @inline(__always) _modify { yield &tally.pointee.counters }
    }
    /// Whether anything was placed or moved since the readers of places were last asked.
    var hasMoved: Bool {
        @inline(__always) get { tally.pointee.hasMoved }
        @inline(__always) set { tally.pointee.hasMoved = newValue }
    }
    /// Whether changes may have to be animated: where not, nobody looks into ``motion``.
    var mayAnimate: Bool {
        @inline(__always) get { tally.pointee.mayAnimate }
        @inline(__always) set { tally.pointee.mayAnimate = newValue }
    }
    /// The number of the layout: sizes answered in the one that is under way may be asked for again.
    var layoutNumber: UInt32 {
        @inline(__always) get { tally.pointee.layoutNumber }
        set { tally.pointee.layoutNumber = newValue }
    }
    /// How often bodies of each type were evaluated; nil where nobody asks.
    package var evaluations: [ObjectIdentifier: Int]?
    /// Called when something was marked and a frame is needed.
    var needsFrame: (() -> Void)?
    /// Called when something was changed that is to be worked off when the turn of the main loop ends.
    var needsUpdateAtTurnEnd: (() -> Void)?
    /// Whether invariants are checked after each transaction.
    package var checksInvariants = false
    /// Called with what is wrong where an invariant does not hold; nil to stop the program.
    package var invariantsBroken: ((String) -> Void)?

    // MARK: Passes

    /// The changes that wait for an update, and the update under way.
    var loop = FrameLoop()
    /// Bodies to evaluate.
    var updatePass = UpdatePass()
    /// Elements to measure and to place.
    var layoutPass = LayoutPass()
    /// What moves.
    let motion = MotionState()
    /// The nodes that depend on where elements are.
    var geometry = GeometryDependents()
    /// What appearance and change actions need.
    var lifecycle = LifecycleState()
    /// The readers of preferences that are to look again.
    var preferences = PreferenceState()
    /// Actions to run after the update, such as `onAppear`.
    var actions = ActionQueue()
    /// Layers to emit, and to put in their places.
    var drawPass = DrawPass()

    // MARK: Events and time

    /// Nodes whose views want to be told of every frame's time.
    var animated = AnimatedNodes()
    /// Whether any element has a `zIndex`: where none has, drawing order is the tree's.
    var usesZIndex = false
    /// What the pointer, keys and focus are doing; nil before anything was done.
    var eventHandling: (any EventHandling)?

    /// How deep nodes may lie.
    let mostDepth = TreeDepth.most

    package init(textSystem: any TextMeasuring) {
        self.textSystem = textSystem
        root = makeNode(RootKind.shared, parent: nil, environment: nil)
        root.pointee.payload.initializeMemory(as: RootKind.Payload.self, repeating: .init(), count: 1)
        root.pointee.layout!.pointee.layer = .root
        root.pointee.layout!.pointee.isPlaced = true
    }

    deinit {
        if let root { remove(root, keepsLayers: true) }
        tally.deallocate()
    }

    private struct Tally {
        var counters = FrameCounters()
        var hasMoved = false
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
        if evaluations != nil { evaluations![ObjectIdentifier(type), default: 0] += 1 }
    }
}

/// The window around a tree.
@MainActor
protocol GraphHost: HostedWindow {
    /// Makes the tree, or brings it up to date with the content's value and the environment.
    func build()
    /// Under which name the window's content keeps what `SceneStorage` holds; nil outside of scenes.
    nonisolated var storageName: String? { get }
}

/// What of events the passes must know.
protocol EventHandling: AnyObject {
    /// Whether views have gone whose gestures are not over.
    var hasLostViews: Bool { get }
    /// Ends the gestures of views that have gone.
    func endLostViews()
}

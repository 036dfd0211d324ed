import DisplayList
import Foundation

/// The live tree of one window, and what its passes have to do.
///
/// A change marks nodes; nothing is computed until ``flush()`` runs the update pass (bodies, parents first),
/// the layout pass (measuring from the deepest up, placing from the top down) and the draw pass (layers). The folder
/// `Passes` has a file for each, with its queue; `FrameLoop.swift` runs them.
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

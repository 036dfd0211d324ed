import DisplayList
import Foundation

/// The live tree of one window, its queues, and the three passes of a frame.
///
/// A change marks nodes; nothing is computed until ``flush()`` runs the update pass (bodies, parents first),
/// the layout pass (measuring from the deepest up, placing from the top down) and the draw pass (layers).
package final class ViewGraph {
    /// The window around the tree; nil in tests of the engine alone.
    weak var host: ViewHost?
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
    /// The number of the layout pass: sizes answered in the one that is under way may be asked for again.
    private(set) var layoutPass: UInt32 {
        @inline(__always) get { tally.pointee.layoutPass }
        set { tally.pointee.layoutPass = newValue }
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

    /// Changes grouped by transaction, the oldest first.
    var batches: [ChangeBatch] = []
    /// The number and transaction of the batch that is being worked off; nil where none is.
    private(set) var batchUnderWay: (number: UInt64, transaction: Transaction)?
    /// The transaction of the update under way.
    var transaction = Transaction()

    private var bodyQueue = DepthQueue(.shallowFirst)
    private var measureQueue = DepthQueue(.deepFirst)
    private var placeQueue = DepthQueue(.shallowFirst)
    private var drawQueue: [NodeHandle] = []
    var orderQueue = DepthQueue(.shallowFirst)
    /// Actions to run after the update, such as `onAppear`.
    var actions = ActionQueue()
    /// What appearance and change actions need.
    var lifecycle = LifecycleState()
    /// Nodes whose views want to be told of every frame's time.
    var animated = AnimatedNodes()
    /// The readers of preferences that are to look again.
    var preferences = PreferenceState()
    /// The canvases that draw symbols of their own.
    var canvases: [NodeHandle] = []
    /// Whether the update under way is that of changes somebody made, rather than of what moves by itself.
    var isWorkingOffBatch: Bool { batchUnderWay != nil }
    /// What moves.
    let motion = MotionState()
    /// Whether any element has a `zIndex`: where none has, drawing order is the tree's.
    var usesZIndex = false
    /// The nodes that depend on where elements are.
    var geometry = GeometryDependents()
    /// What the pointer, keys and focus are doing.
    lazy var events = EventState(graph: self)
    private(set) var isFlushing = false
    /// Whether something that moves by itself asks for a layout, before which no change may be worked off: it would be
    /// taken for part of that change, and animated as such.
    var isBehindTime = false

    /// How deep nodes may lie.
    private let mostDepth = TreeDepth.most

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
        var layoutPass: UInt32 = 0
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

    // MARK: Nodes

    /// Makes a node's record; the caller sets the payload.
    func makeNode(_ kind: NodeKind, parent: NodeRef?, environment: _EnvironmentElement?) -> NodeRef {
        let depth = (parent?.pointee.depth ?? 0) + 1
        if depth > mostDepth { TreeDepth.fail(kind, depth) }
        let (node, isFresh) = memory.pointee.nodes.take()
        let generation = isFresh ? 1 : node.pointee.generation
        var layout: UnsafeMutablePointer<LayoutData>?
        if kind.isElement {
            layout = memory.pointee.layouts.take().pointer
            layout!.initialize(to: LayoutData())
        }
        // What is made within content that leaves is leaving as well.
        let flags: NodeFlags = parent?.pointee.flags.contains(.isLeaving) == true ? [.isNew, .isLeaving] : .isNew
        // All fields are trivial, so that overwriting a used record needs no deinitialisation.
        node.initialize(
            to: Node(
                parent: parent, firstChild: nil, next: nil, kindReference: .passUnretained(kind),
                environment: environment, payload: memory.pointee.payloads.take(size: kind.payloadSize), layout: layout,
                extras: nil, graph: self,
                generation: generation, flags: flags, depth: depth))
        counters.nodesMade += 1
        // What effects do to a picture may show it anywhere.
        if kind.ownsGroupLayer, parent != nil { node.markUpwards(.overflows) }
        return node
    }

    /// Takes a node and all below it out of the tree.
    ///
    /// The caller unlinks it from its siblings first.
    func remove(_ node: NodeRef, keepsLayers: Bool = false) {
        var keeps = keepsLayers
        if let layout = node.pointee.layout, layout.pointee.layer != .none {
            if !keeps, displayList.contains(layout.pointee.layer) { displayList.remove(layout.pointee.layer) }
            keeps = true
        }
        node.withKind { $0.removed(node) }
        node.forEachChild { remove($0, keepsLayers: keeps) }
        if let extras = node.pointee.extras {
            extras.takeUnretainedValue().onRemoval?()
            for record in extras.takeUnretainedValue().observed { record.remove(node) }
            extras.release()
        }
        if !node.pointee.flags.contains(.sharesPayload) {
            node.withKind {
                $0.destroyPayload(node.pointee.payload)
                memory.pointee.payloads.give(node.pointee.payload, size: $0.payloadSize)
            }
        }
        if let layout = node.pointee.layout { memory.pointee.layouts.give(layout) }
        if mayAnimate { motion.removed(node, self) }
        node.pointee.generation &+= 1
        node.pointee.flags = .removed
        memory.pointee.nodes.give(node)
        counters.nodesRemoved += 1
    }

    // MARK: Marking

    /// Puts a node into the queue of the update pass.
    func enqueueBody(_ node: NodeRef) {
        node.pointee.flags.insert(.bodyDirty)
        if node.pointee.flags.contains(.bodyQueued) { return }
        node.pointee.flags.insert(.bodyQueued)
        bodyQueue.push(node)
    }

    /// Notes what a change of an element's payload makes necessary.
    func mark(_ node: NodeRef, _ change: NodeChange) {
        guard let layout = node.pointee.layout else {
            if change.contains(.measure) || change.contains(.parentTraits) { traitsChanged(of: node) }
            return
        }
        if change.contains(.draw) { markDraw(node) }
        if change.contains(.measure) {
            markMeasure(node)
        } else if change.contains(.place), layout.pointee.isPlaced {
            markPlace(node)
        }
        if change.contains(.parentTraits) { traitsChanged(of: node) }
    }

    /// Notes that an element's answers to proposals may be wrong.
    func markMeasure(_ node: NodeRef) {
        if node.pointee.flags.contains(.measureQueued) { return }
        node.pointee.flags.formUnion([.measureQueued, .measureDirty])
        measureQueue.push(node)
        if !isFlushing { needsFrame?() }
    }

    /// Notes that an element's children must be placed again.
    func markPlace(_ node: NodeRef) {
        node.pointee.flags.insert(.placeDirty)
        if node.pointee.flags.contains(.placeQueued) { return }
        node.pointee.flags.insert(.placeQueued)
        placeQueue.push(node)
        if !isFlushing { needsFrame?() }
    }

    /// Notes that an element's drawing or effects must be emitted again.
    func markDraw(_ node: NodeRef) {
        if mayAnimate { noteDraw(node) }
        // What turns or scales moves all that is in it.
        if !geometry.isEmpty, node.pointee.kind.ownsGroupLayer { hasMoved = true }
        if node.pointee.flags.contains(.drawDirty) { return }
        node.pointee.flags.insert(.drawDirty)
        drawQueue.append(NodeHandle(node))
        if !isFlushing { needsFrame?() }
    }

    /// Notes that elements came to, left, or moved among a container's content.
    func childrenChanged(under element: NodeRef) {
        element.pointee.flags.insert(.childrenDirty)
        markMeasure(element)
    }

    /// Notes that what containers ask of a node besides sizes changed: they see through modifiers.
    func traitsChanged(of node: NodeRef) {
        var ancestor = node.elementParent
        while let current = ancestor {
            childrenChanged(under: current)
            if current.pointee.kind.isContainer { return }
            ancestor = current.elementParent
        }
    }

    /// Notes that the order of layers below an element changed.
    func markOrder(under element: NodeRef) {
        var node: NodeRef? = element
        while let current = node {
            if current.isElement, current.pointee.kind.ownsGroupLayer {
                if current.pointee.flags.contains(.orderDirty) { return }
                current.pointee.flags.insert(.orderDirty)
                orderQueue.push(current)
                return
            }
            node = current.pointee.parent
        }
    }

    // MARK: Passes

    /// Whether there is anything to do.
    var hasWork: Bool {
        needsUpdate || !drawQueue.isEmpty || !orderQueue.isEmpty
    }

    /// Whether there is anything to do before drawing.
    private var needsUpdate: Bool {
        needsLayout || !batches.isEmpty || !actions.isEmpty || !preferences.isEmpty || needsGeometryCheck
    }

    /// Whether bodies, sizes or places are to be looked at.
    var needsLayout: Bool { !bodyQueue.isEmpty || !measureQueue.isEmpty || !placeQueue.isEmpty }

    /// Runs the three passes for all that was marked, and the actions that follow, until nothing is left.
    func flush() {
        if isFlushing { return }
        isFlushing = true
        defer { isFlushing = false }
        counters.frames += 1
        workOff()
        draw()
        if mayAnimate { endMotion() }
        if checksInvariants, !needsUpdate { checkInvariants() }
    }

    /// Runs the update and the layout pass for all that was marked, and the actions that follow, until nothing is left;
    /// drawing waits for the frame (S17).
    func update() {
        if isFlushing { return }
        isFlushing = true
        defer { isFlushing = false }
        workOff()
    }

    private func workOff() {
        lifecycle.beginFrame()
        // All the changes that were there when a round began belong to it, however many somebody made at once.
        var rounds = 0
        var left = 0
        while needsUpdate || endsLostGestures() {
            if left == 0 {
                rounds += 1
                left = max(batches.count, 1)
            }
            left -= 1
            if rounds > 64 {
                RuntimeWarning.issue("View updates do not come to rest; the rest of this frame's updates wait.")
                needsFrame?()
                break
            }
            let batch = batches.isEmpty || isBehindTime ? nil : batches.removeFirst()
            isBehindTime = false
            run(batch)
            runActions()
        }
        transaction = Transaction()
    }

    /// Has gestures ended whose views went with this update; returns whether there were any.
    private func endsLostGestures() -> Bool {
        guard events.hasLostViews else { return false }
        actions.append { [unowned self] in events.endLostViews() }
        return true
    }

    private func run(_ batch: ChangeBatch?) {
        let outer = UpdateContext.updating
        UpdateContext.updating = self
        defer { UpdateContext.updating = outer }
        transaction = batch?.transaction ?? Transaction()
        batchUnderWay = batch.map { ($0.number, $0.transaction) }
        defer { batchUnderWay = nil }
        beginMotion()
        if let batch {
            for change in batch.values { change() }
            for handle in batch.nodes {
                guard let node = handle.node else { continue }
                node.pointee.flags.remove(.awaitsBatch)
                enqueueBody(node)
            }
        }
        var rounds = 0
        repeat {
            updateBodies()
            layout()
            if mayAnimate { settleMotion() }
            updateGeometry()
            updatePreferences()
            rounds += 1
        } while needsLayout && rounds < 8
    }

    /// The update pass: bodies, parents first, each at most once.
    func updateBodies() {
        while let node = bodyQueue.pop() {
            node.pointee.flags.remove(.bodyQueued)
            // What has left the tree may name things that are gone (S18); it is evaluated if it comes back.
            if node.pointee.flags.isDisjoint(with: [.isLeaving, .awaitsBatch]), node.pointee.flags.contains(.bodyDirty)
            {
                node.pointee.kind.evaluate(node)
            }
        }
    }

    /// The layout pass: answers are checked from the deepest up, and where one differs the parent's are
    /// checked too; then places are given from the top down.
    func layout() {
        // Every element may well be looked at again, after each reader of sizes; but not without end.
        var rounds = 0
        let limit = 1000 + 2 * memory.pointee.nodes.count
        layoutPass &+= 1
        repeat {
            rounds += 1
            if rounds > limit { return abandonLayout() }
            while let node = measureQueue.pop() { check(node) }
            while let node = placeQueue.pop() {
                node.pointee.flags.remove(.placeQueued)
                guard node.pointee.flags.contains(.placeDirty), node.pointee.layout!.pointee.isPlaced else { continue }
                node.pointee.flags.remove(.placeDirty)
                counters.placed += 1
                node.withKind { $0.place(node) }
                if !measureQueue.isEmpty || !bodyQueue.isEmpty { break }
            }
            updateBodies()
        } while !measureQueue.isEmpty || !placeQueue.isEmpty || !bodyQueue.isEmpty
    }

    /// Leaves the layout as it is, where elements disagree about their sizes for ever (R14).
    private func abandonLayout() {
        RuntimeWarning.issue("Views' sizes depend on each other in a circle; the layout is left as it is.")
        while let node = measureQueue.pop() { node.pointee.flags.remove([.measureQueued, .measureDirty]) }
        while let node = placeQueue.pop() { node.pointee.flags.remove([.placeQueued, .placeDirty]) }
    }

    /// Measures an element again for the proposals it had answered; tells the parent where an answer differs.
    private func check(_ node: NodeRef) {
        node.pointee.flags.remove([.measureQueued, .measureDirty])
        let layout = node.pointee.layout!
        var differs = node.answersDiffer()
        if layout.pointee.isPlaced { markPlace(node) }
        // Guides may have moved, or limits changed, where the size stayed.
        if node.pointee.flags.contains(.askedDirectly) { differs = true }
        if differs, let parent = node.elementParent {
            markMeasure(parent)
        }
    }

    /// The draw pass: emits changed layers and puts new ones in their places.
    func draw() {
        if !canvases.isEmpty { checkCanvases() }
        let queue = drawQueue
        drawQueue.removeAll(keepingCapacity: drawQueue.count < 1024)
        for handle in queue {
            guard let node = handle.node, node.pointee.layout != nil else { continue }
            if layer(of: node) == .none {
                node.pointee.flags.remove(.drawDirty)
                if node.withKind({ $0.ownsContentLayer || $0.ownsGroupLayer }), let parent = node.pointee.parent {
                    markOrder(under: parent)
                }
            } else {
                emit(node)
            }
        }
        while let host = orderQueue.pop() {
            host.pointee.flags.remove(.orderDirty)
            if var order = LayerOrder(of: host) { order.link() }
        }
    }

    /// The element's own layer; none where it has none, or where it went with one further out.
    ///
    /// A layer takes those within it along, and with them those of views that have left the tree and of what stands in
    /// for views on their way: these have no part in the tree in which that was decided.
    @inline(__always)
    func layer(of node: NodeRef) -> LayerID {
        let layout = node.pointee.layout.unsafelyUnwrapped
        if layout.pointee.layer != .none, !displayList.contains(layout.pointee.layer) { layout.pointee.layer = .none }
        return layout.pointee.layer
    }

    private func emit(_ node: NodeRef) {
        node.pointee.flags.remove(.drawDirty)
        let layer = node.pointee.layout!.pointee.layer
        node.withKind { kind in
            if kind.ownsContentLayer {
                if mayAnimate {
                    emitMoving(node, layer)
                } else {
                    displayList.setContent(layer, kind.content(node))
                    counters.layersEmitted += 1
                }
            }
            if kind.ownsGroupLayer { displayList.setEffects(layer, kind.effects(node)) }
        }
    }

    /// Gives an element's layer its place, rounded to the device's units (L05).
    func updateLayerFrame(_ node: NodeRef) {
        let layer = layer(of: node)
        guard layer != .none, layer != .root else { return }
        var frame = node.withKind { $0.layerFrame(node) }
        if mayAnimate, let moving = motion.frames[node] { frame = moving.frame(frame) }
        let rounded = grid.rounded(frame)
        displayList.setFrame(layer, position: rounded.origin, size: rounded.size)
    }

    // MARK: Actions and preferences

    private func runActions() {
        let outer = UpdateContext.updating
        UpdateContext.updating = nil
        defer { UpdateContext.updating = outer }
        isFlushing = false
        for action in actions.take() { action() }
        isFlushing = true
    }
}

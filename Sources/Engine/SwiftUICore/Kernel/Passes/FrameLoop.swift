/// How often a frame does a thing again before it leaves the rest for the next one (R14).
enum FrameLimits {
    /// Rounds of changes that actions bring about.
    static let rounds = 64
    /// Layouts in a round, if dependencies on geometry or preferences change views.
    static let layouts = 8
    /// Rounds of views made from preferences that change preferences.
    static let preferences = 8
    /// Runs of one `onChange` or preference action.
    static let actions = 2

    /// Iterations of a layout: every element may need another look after each reader of sizes.
    static func turns(nodes count: Int) -> Int { 1000 + 2 * count }
}

/// The pass under way, as debug builds check it.
enum FramePhase {
    case rest, update, layout, motion, geometry, preferences, release, draw
}

/// The changes that wait for an update, and the current update.
struct FrameLoop {
    /// The pass under way.
    fileprivate(set) var phase = FramePhase.rest
    /// Changes grouped by transaction, the oldest first.
    var batches: [ChangeBatch] = []
    /// The number and transaction of the batch that is being processed; nil if there is none.
    fileprivate(set) var batchUnderWay: (number: UInt64, transaction: Transaction)?
    /// The transaction of the current update.
    var transaction = Transaction()
    /// Whether passes are running.
    fileprivate(set) var isFlushing = false
    /// Whether a motion requires a layout, before which no change may be processed: it would be taken for part of that
    /// change, and animated as such.
    var isBehindTime = false
}

extension ViewGraph {
    /// Changes grouped by transaction, the oldest first.
    var batches: [ChangeBatch] {
        @inline(__always) _read { yield loop.batches }
        @inline(__always) _modify { yield &loop.batches }
    }
    /// The transaction of the current update.
    var transaction: Transaction {
        @inline(__always) _read { yield loop.transaction }
        @inline(__always) _modify { yield &loop.transaction }
    }
    /// Whether passes are running.
    var isFlushing: Bool { loop.isFlushing }
    /// Whether the current update is for explicit changes, rather than for motion.
    var isWorkingOffBatch: Bool { loop.batchUnderWay != nil }

    /// Whether there is pending work.
    var hasWork: Bool {
        needsUpdate || !drawPass.isEmpty
    }

    /// Whether there is pending work before drawing.
    private var needsUpdate: Bool {
        needsLayout || !batches.isEmpty || !actions.isEmpty || !preferences.isEmpty || needsGeometryCheck
    }

    /// Whether bodies, sizes or places need an update.
    var needsLayout: Bool { !updatePass.isEmpty || !layoutPass.isEmpty }

    /// Runs the three passes for all that was marked, and the actions that follow, until nothing is left.
    func flush() {
        checkThread()
        if isFlushing { return }
        loop.isFlushing = true
        defer { loop.isFlushing = false }
        counters.frames += 1
        workOff()
        run(.draw) { draw() }
        if mayAnimate { endMotion() }
        if checksInvariants, !needsUpdate { checkInvariants() }
    }

    /// Runs the update and the layout pass for all that was marked, and the actions that follow, until nothing is left;
    /// drawing waits for the frame (S17).
    func update() {
        checkThread()
        if isFlushing { return }
        loop.isFlushing = true
        defer { loop.isFlushing = false }
        workOff()
    }

    /// Applies the changes that wait to views that were not shown yet, without actions: these follow with the first frame.
    func updateUnseen() {
        checkThread()
        if isFlushing { return }
        loop.isFlushing = true
        let outer = UpdateContext.updating
        UpdateContext.updating = self
        defer { (loop.isFlushing, UpdateContext.updating) = (false, outer) }
        // Their consequences wait for the first frame, which has a limit (R14).
        let pending = loop.batches
        loop.batches = []
        for batch in pending {
            apply(batch)
            updateBodies()
            layout()
        }
    }

    private func workOff() {
        lifecycle.beginFrame()
        settle()
        if !releasePass.isEmpty {
            run(.release) { releasePass.run(in: self) }
            settle()
        }
        loop.transaction = Transaction()
    }

    /// Runs rounds of passes and actions until nothing is left, within limits.
    private func settle() {
        // All changes that were pending when a round began belong to it, whatever their number.
        var rounds = 0
        var left = 0
        while needsUpdate || endsLostGestures() {
            if left == 0 {
                rounds += 1
                left = max(batches.count, 1)
            }
            left -= 1
            if rounds > FrameLimits.rounds {
                RuntimeWarning.issue("View updates do not come to rest; the rest of this frame's updates wait.")
                needsFrame?()
                break
            }
            let batch = loop.batches.isEmpty || loop.isBehindTime ? nil : loop.batches.removeFirst()
            loop.isBehindTime = false
            run(batch)
            runActions()
        }
    }

    /// Ends gestures whose views were removed in this update; returns whether there were any.
    private func endsLostGestures() -> Bool {
        guard let events = eventHandling, events.hasLostViews else { return false }
        actions.append { [unowned self] in eventHandling?.endLostViews() }
        return true
    }

    private func run(_ batch: ChangeBatch?) {
        let outer = UpdateContext.updating
        UpdateContext.updating = self
        defer { UpdateContext.updating = outer }
        loop.transaction = batch?.transaction ?? Transaction()
        loop.batchUnderWay = batch.map { ($0.number, $0.transaction) }
        defer { loop.batchUnderWay = nil }
        beginMotion()
        if let batch { apply(batch) }
        var rounds = 0
        repeat {
            run(.update) { updateBodies() }
            run(.layout) { layout() }
            if mayAnimate { run(.motion) { settleMotion() } }
            run(.geometry) { updateGeometry() }
            run(.preferences) { updatePreferences() }
            rounds += 1
        } while (needsLayout || mayAnimate && motion.comingAndGoing?.isDue == true) && rounds < FrameLimits.layouts
    }

    /// Makes a batch's changes and marks the views that they concern.
    private func apply(_ batch: ChangeBatch) {
        for change in batch.values { change() }
        for handle in batch.nodes {
            guard let node = handle.node else { continue }
            node.flags.remove(.awaitsBatch)
            enqueueBody(node)
        }
    }

    /// Runs a pass under its name.
    @inline(__always)
    private func run(_ phase: FramePhase, _ pass: () -> Void) {
        let outer = loop.phase
        loop.phase = phase
        pass()
        loop.phase = outer
    }

    private func runActions() {
        let outer = UpdateContext.updating
        UpdateContext.updating = nil
        defer { UpdateContext.updating = outer }
        loop.isFlushing = false
        for action in actions.take() { action() }
        loop.isFlushing = true
    }
}

// MARK: Contracts

extension ViewGraph {
    /// Stops a debug build where the graph is used off the main thread.
    @inline(__always)
    func checkThread() {
        assert(UpdateContext.isOnMainThread, "A view tree is used off the main thread.")
    }

    /// Stops a debug build where something is marked while layers are drawn, when no pass looks at it any more.
    @inline(__always)
    func checkMayMark() {
        checkThread()
        assert(loop.phase != .draw, "A view is marked for an update while it is drawn: it would show it a frame late.")
    }
}

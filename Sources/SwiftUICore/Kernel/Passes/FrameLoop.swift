/// How often a frame does a thing again before it leaves the rest for the next one (R14).
enum FrameLimits {
    /// Rounds of changes that actions bring about.
    static let rounds = 64
    /// Layouts in a round, where what depends on places or preferences changes views.
    static let layouts = 8
    /// Rounds of views made from preferences that change preferences.
    static let preferences = 8
    /// Runs of one `onChange` or preference action.
    static let actions = 2

    /// Turns of a layout: every element may well be looked at again, after each reader of sizes.
    static func turns(nodes count: Int) -> Int { 1000 + 2 * count }
}

/// The changes that wait for an update, and the update under way.
struct FrameLoop {
    /// Changes grouped by transaction, the oldest first.
    var batches: [ChangeBatch] = []
    /// The number and transaction of the batch that is being worked off; nil where none is.
    fileprivate(set) var batchUnderWay: (number: UInt64, transaction: Transaction)?
    /// The transaction of the update under way.
    var transaction = Transaction()
    /// Whether passes are running.
    fileprivate(set) var isFlushing = false
    /// Whether something that moves by itself asks for a layout, before which no change may be worked off: it would be
    /// taken for part of that change, and animated as such.
    var isBehindTime = false
}

extension ViewGraph {
    /// Changes grouped by transaction, the oldest first.
    var batches: [ChangeBatch] {
        @inline(__always) _read { yield loop.batches }
        @inline(__always) _modify { yield &loop.batches }
    }
    /// The transaction of the update under way.
    var transaction: Transaction {
        @inline(__always) _read { yield loop.transaction }
        @inline(__always) _modify { yield &loop.transaction }
    }
    /// Whether passes are running.
    var isFlushing: Bool { loop.isFlushing }
    /// Whether the update under way is that of changes somebody made, rather than of what moves by itself.
    var isWorkingOffBatch: Bool { loop.batchUnderWay != nil }

    /// Whether there is anything to do.
    var hasWork: Bool {
        needsUpdate || !drawPass.isEmpty
    }

    /// Whether there is anything to do before drawing.
    private var needsUpdate: Bool {
        needsLayout || !batches.isEmpty || !actions.isEmpty || !preferences.isEmpty || needsGeometryCheck
    }

    /// Whether bodies, sizes or places are to be looked at.
    var needsLayout: Bool { !updatePass.isEmpty || !layoutPass.isEmpty }

    /// Runs the three passes for all that was marked, and the actions that follow, until nothing is left.
    func flush() {
        if isFlushing { return }
        loop.isFlushing = true
        defer { loop.isFlushing = false }
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
        loop.isFlushing = true
        defer { loop.isFlushing = false }
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
        loop.transaction = Transaction()
    }

    /// Has gestures ended whose views went with this update; returns whether there were any.
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
        } while needsLayout && rounds < FrameLimits.layouts
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

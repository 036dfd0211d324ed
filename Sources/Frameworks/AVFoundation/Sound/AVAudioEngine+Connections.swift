import Foundation
import OrielFoundation

/// An input or output of a node, which sound is led to or comes from.
///
/// Follows Apple's [AVAudioConnectionPoint](https://developer.apple.com/documentation/avfaudio/avaudioconnectionpoint).
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
    /// The node; nil once it was released.
    open private(set) weak var node: AVAudioNode?
    /// The input or output.
    public let bus: AVAudioNodeBus
    /// Creates a point.
    public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}

extension AVAudioEngine {
    var all: [AVAudioNode] { [inputNode, outputNode, mainMixerNode] + attachedNodes }

    /// Adds a node.
    public func attach(_ node: AVAudioNode) {
        lock.withLock {
            attachedNodes.insert(node)
            // Connections within an engine that was released no longer count.
            if node.engine !== self { node.forgetConnections() }
            node.engine = self
        }
    }
    /// Takes a node out.
    public func detach(_ node: AVAudioNode) {
        lock.withLock {
            attachedNodes.remove(node)
            end { source, _, _ in source === node }
            for input in node.inputs { input.source.receivers -= 1 }
            (node.inputs, node.engine) = ([], nil)
        }
    }

    // MARK: Connecting

    /// Leads the sound of a node into another: into the next input of a mixer that is free, or the first of other nodes.
    public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        lock.withLock {
            guard canReach(node2, from: node1) else { return }
            end { source, _, _ in source === node1 }
            let bus = (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0
            lead(node1, 0, to: node2, bus, format)
        }
    }
    /// Leads the sound of a node's output into another's input.
    public func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        lock.withLock {
            guard canReach(node2, from: node1) else { return }
            end { source, output, _ in source === node1 && output == bus1 }
            lead(node1, bus1, to: node2, bus2, format)
        }
    }
    /// Leads the sound of a node's output into several inputs, which replace the earlier ones.
    public func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        lock.withLock {
            let points = destNodes.compactMap { point in point.node.map { ($0, point.bus) } }
            guard points.allSatisfy({ canReach($0.0, from: sourceNode) }) else { return }
            end { source, output, _ in source === sourceNode && output == sourceBus }
            for (node, bus) in points { lead(sourceNode, sourceBus, to: node, bus, format) }
        }
    }

    private func lead(
        _ source: AVAudioNode, _ output: AVAudioNodeBus, to node: AVAudioNode, _ bus: AVAudioNodeBus,
        _ format: AVAudioFormat?
    ) {
        // An input has one source, and only mixers have several inputs.
        let bus = node is AVAudioMixerNode ? max(bus, 0) : 0
        for input in node.inputs where input.bus == bus { input.source.receivers -= 1 }
        node.inputs.removeAll { $0.bus == bus }
        node.inputs.append((bus, source, output))
        node.inputs.sort { $0.bus < $1.bus }
        source.receivers += 1
        source.wantedFormat = format
    }

    /// Whether a node's sound may come to another; one whose sound comes back may not, which is reported.
    private func canReach(_ node: AVAudioNode, from source: AVAudioNode) -> Bool {
        guard reaches(node, from: source) else { return true }
        RuntimeWarning.issue("AVAudioEngine: a node's sound cannot come back to it.")
        return false
    }
    private func reaches(_ source: AVAudioNode, from node: AVAudioNode) -> Bool {
        node === source || node.sources.contains { reaches(source, from: $0) }
    }

    /// Ends the connections that match: of a source, its output, and the input with its node.
    private func end(
        _ matches: (AVAudioNode, AVAudioNodeBus, (node: AVAudioNode, bus: AVAudioNodeBus)) -> Bool
    ) {
        for node in all {
            node.inputs.removeAll { input in
                guard matches(input.source, input.output, (node, input.bus)) else { return false }
                input.source.receivers -= 1
                return true
            }
        }
    }

    // MARK: Disconnecting

    /// Ends leading the sound of a node on.
    public func disconnectNodeOutput(_ node: AVAudioNode) {
        lock.withLock { end { source, _, _ in source === node } }
    }
    /// Ends leading the sound of a node's output on.
    public func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        lock.withLock { end { source, output, _ in source === node && output == bus } }
    }
    /// Ends leading sound into a node.
    public func disconnectNodeInput(_ node: AVAudioNode) {
        lock.withLock { end { _, _, input in input.node === node } }
    }
    /// Ends leading sound into a node's input.
    public func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        lock.withLock { end { _, _, input in input.node === node && input.bus == bus } }
    }

    // MARK: Connections

    /// Returns the output whose sound comes into an input; nil for none.
    public func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        lock.withLock {
            node.inputs.first { $0.bus == bus }.map { AVAudioConnectionPoint(node: $0.source, bus: $0.output) }
        }
    }
    /// Returns the inputs that the sound of an output goes into.
    public func outputConnectionPoints(
        for node: AVAudioNode, outputBus bus: AVAudioNodeBus
    ) -> [AVAudioConnectionPoint] {
        lock.withLock {
            all.flatMap { other in
                other.inputs.filter { $0.source === node && $0.output == bus }.map {
                    AVAudioConnectionPoint(node: other, bus: $0.bus)
                }
            }
        }
    }
}

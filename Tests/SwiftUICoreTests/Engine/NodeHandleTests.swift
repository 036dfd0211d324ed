import Testing

@testable import SwiftUICore

/// Handles of nodes, in the collections that keep them.
@MainActor @Suite("Handles of nodes")
struct NodeHandleTests {
    private enum Table {
        nonisolated(unsafe) static var nodes: [String: NodeHandle] = [:]
    }

    /// Leaves numbers on the stack, where a missing value is written next.
    @inline(never)
    private func disturb(_ depth: Int) -> Int {
        depth == 0 ? 0 : disturb(depth - 1) &+ (depth | 1)
    }

    @Test("A handle that a stored dictionary does not have is no node")
    func missing() {
        #expect(disturb(50) > 0)
        #expect(Table.nodes["none"]?.node == nil)
    }

    @Test("A handle is its node's until the node is removed")
    func removed() throws {
        var bench: LayoutBench? = LayoutBench(100, 100) { Box.fixed(10, 10) }
        let node = try #require(bench?.content)
        let handle = NodeHandle(node)
        #expect(handle.node == node && handle == NodeHandle(node))
        bench = nil
        #expect(handle.node == nil)
    }
}

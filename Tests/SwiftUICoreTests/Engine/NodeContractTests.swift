#if DEBUG
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The errors at which debug builds stop instead of showing a wrong picture.
///
/// Each test runs in a separate process.
@MainActor
struct NodeContractTests {
    private static func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("A node that was removed can't be used; a handle says that it is gone")
    func removedNode() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (graph, node) = Self.graph()
                let handle = NodeHandle(node)
                graph.remove(node)
                precondition(handle.node == nil)
                _ = node.flags
            }
        }
        #expect(Self.message(result).contains("A node is used that has been removed"))
    }

    @Test("A transparent node has no layout")
    func transparentNode() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (graph, _) = Self.graph()
                let item = graph.makeNode(ItemKind.shared, parent: graph.root, environment: nil)
                precondition(item.layoutIfElement == nil && !item.isElement)
                _ = item.layout.size
            }
        }
        #expect(Self.message(result).contains("A transparent node is asked for its layout"))
    }

    @Test("A payload is read by its own kind alone")
    func foreignPayload() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (_, node) = Self.graph()
                _ = StackKind.vertical.payload(node)
            }
        }
        #expect(Self.message(result).contains("is read as that of a VStack"))
    }

    @Test("Views are not used off the main thread")
    func otherThread() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (graph, _) = Self.graph()
                nonisolated(unsafe) let shared = graph
                graph.checkThread()
                let end = DispatchSemaphore(value: 0)
                Thread {
                    shared.flush()
                    end.signal()
                }
                .start()
                end.wait()
            }
        }
        #expect(Self.message(result).contains("A view tree is used off the main thread"))
    }

    /// A graph with an element.
    private static func graph() -> (ViewGraph, NodeRef) {
        let graph = ViewGraph(textSystem: FixedTextSystem())
        let node = graph.makeNode(IDKind.shared, parent: graph.root, environment: nil)
        IDKind.shared.payload(node).initialize(to: AnyHashable(1))
        return (graph, node)
    }
}
#endif

import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Sessions of drags and drops")
struct DropSessionTests {
    private final class Log {
        var phases: [DropSession.Phase] = []
        var drags: [DragSession.Phase] = []
        var items: [String] = []
        var sizes: [CGSize] = []
        var operations: [DropOperation.Set] = []
        var ids: [Int] = []
    }

    private struct Board: View {
        let log: Log
        let selection: [Int]
        var allowsMove = false
        var isEnabled = true

        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(1..<4) { number in
                        Color.red.frame(width: 50, height: 50).draggable(containerItemID: number)
                    }
                }
                .dragContainer(for: String.self, itemID: \.count) { (ids: [Int]) in
                    ids.map { String(repeating: "x", count: $0) }
                }
                .dragContainerSelection(selection)
                .dragConfiguration(DragConfiguration(allowMove: allowsMove))
                .onDragSessionUpdated { log.drags.append($0.phase) }
                Spacer()
                Color.blue.frame(width: 200, height: 100)
                    .dropDestination(for: String.self, isEnabled: isEnabled) { items, session in
                        log.items += items
                        log.sizes.append(session.size)
                        log.operations.append(session.suggestedOperations)
                        log.ids += session.localSession?.draggedItemIDs(for: Int.self) ?? []
                    }
                    .dropConfiguration { session in
                        DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
                    }
                    .onDropSessionUpdated { log.phases.append($0.phase) }
            }
        }
    }

    private func drag(_ board: Board) async {
        let host = TestHost(board, size: CGSize(width: 200, height: 300))
        host.press(at: CGPoint(x: 50, y: 20))
        host.move(to: CGPoint(x: 60, y: 40))
        host.move(to: CGPoint(x: 60, y: 250))
        host.release(at: CGPoint(x: 60, y: 250))
        await host.settle()
    }

    @Test("A container makes the data of what is selected, if the dragged view is")
    func selection() async {
        let log = Log()
        await drag(Board(log: log, selection: [1, 3]))
        #expect(log.items == ["x", "xxx"] && log.ids == [1, 3] && log.sizes == [CGSize(width: 200, height: 100)])
        let single = Log()
        await drag(Board(log: single, selection: [2, 3]))
        #expect(single.items == ["x"])
    }

    @Test("The target chooses among the operations that the source offers; both are told how it ends")
    func operations() async {
        let log = Log()
        await drag(Board(log: log, selection: [], allowsMove: true))
        #expect(log.operations == [[.copy, .move]])
        #expect(
            log.phases.first == .entering && log.phases.contains(.ended(.move))
                && log.phases.contains(.dataTransferCompleted))
        #expect(log.drags.first == .initial && log.drags.last == .ended(.move))
        let copied = Log()
        await drag(Board(log: copied, selection: []))
        #expect(copied.drags.last == .ended(.copy))
    }

    @Test("A target that is not enabled takes nothing")
    func disabled() async {
        let log = Log()
        await drag(Board(log: log, selection: [], isEnabled: false))
        #expect(log.items.isEmpty && log.phases.isEmpty && log.drags.last == .ended(.cancel))
    }
}

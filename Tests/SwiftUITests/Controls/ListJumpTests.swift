import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ListJumpTests {
    private struct Row: View {
        let number: Int
        var body: some View {
            HStack {
                Text(verbatim: "Row \(number)")
                Spacer()
                Text("\(number * number)")
            }
        }
    }
    private final class Target: ObservableObject { @Published var row = 0 }
    private struct Jumping: View {
        @ObservedObject var target: Target
        var body: some View {
            ScrollViewReader { reader in
                List(0..<5000, id: \.self) { Row(number: $0) }
                    .onChange(of: target.row) { reader.scrollTo($0) }
            }
        }
    }

    @Test("A list that jumps to and fro holds few rows")
    func jumps() {
        let target = Target()
        let host = TestHost(Jumping(target: target), size: CGSize(width: 300, height: 440))
        var nodes: [Int] = []
        for step in 0..<200 {
            target.row = step * 3571 % 5000
            host.advance(by: 0.1)
            #expect(host.text.contains("Row \(target.row)"))
            nodes.append(host.counters.nodesMade - host.counters.nodesRemoved)
        }
        // It fills up, and is emptied, several times.
        let (early, late) = (nodes[..<100].max() ?? 0, nodes[100...].max() ?? .max)
        #expect(late <= early + early / 20)
        #expect(zip(nodes, nodes.dropFirst()).filter { $0 > 2 * $1 }.count >= 4)
    }
}

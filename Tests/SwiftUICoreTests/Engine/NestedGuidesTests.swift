import SwiftUI
import SwiftUITesting
import Testing

/// The work of finding alignment guides in deep trees: the same for each level, not a multiple of the level below.
@MainActor @Suite("Guides of nested containers")
struct NestedGuidesTests {
    /// The content of each level of a tree.
    enum Level: String, CaseIterable {
        case stacks, layered, frames, layout, guides

        @MainActor func around(_ content: AnyView) -> AnyView {
            switch self {
            case .stacks:
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        VStack(alignment: .leading) {
                            content
                            Color.red.frame(width: 3, height: 2)
                        }
                        Text(verbatim: "a")
                    })
            case .layered: AnyView(ZStack(alignment: .topLeading) { content.padding(1) })
            case .frames:
                AnyView(
                    content.frame(width: 50, alignment: .leading).frame(maxHeight: .infinity, alignment: .top))
            case .layout: AnyView(AnyLayout(VStackLayout(alignment: .leading)) { content })
            case .guides: AnyView(content.alignmentGuide(.leading) { $0[.leading] + $0[.trailing] + 1 })
            }
        }
    }

    private struct Tree: View {
        let level: Level
        let depth: Int
        let binding: (Binding<Int>) -> Void

        var body: some View {
            ZStack(alignment: .topLeading) {
                (0..<depth).reduce(AnyView(Leaf(binding: binding))) { content, _ in level.around(content) }
            }
        }
    }

    private struct Leaf: View {
        let binding: (Binding<Int>) -> Void
        @State private var value = 0
        var body: some View {
            let _ = binding($value)
            Text(verbatim: "leaf").alignmentGuide(.leading) { _ in CGFloat(value) }
                .alignmentGuide(.firstTextBaseline) { $0.height - CGFloat(value) }
                .alignmentGuide(.top) { _ in CGFloat(value) }
        }
    }

    /// The guides found and sizes made at first, and after the innermost guide moved.
    private func work(_ level: Level, _ depth: Int) -> [Int] {
        var binding: Binding<Int>?
        let host = TestHost(Tree(level: level, depth: depth) { binding = $0 }, size: CGSize(width: 3000, height: 3000))
        host.update()
        var work = [host.counters.guidesFound, host.counters.measured]
        host.resetCounters()
        binding?.wrappedValue = 2
        host.update()
        work += [host.counters.guidesFound, host.counters.measured]
        return work
    }

    @Test("Twice the levels take no more than twice the questions", arguments: Level.allCases)
    func levels(level: Level) {
        let (few, some, many) = (work(level, 5), work(level, 10), work(level, 20))
        for index in few.indices {
            #expect(many[index] - some[index] <= 2 * (some[index] - few[index]), "\(level): \(few) \(some) \(many)")
        }
        #expect(some[0] > few[0] && some[2] > few[2])
    }
}

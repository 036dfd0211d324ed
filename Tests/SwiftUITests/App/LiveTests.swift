import Testing

@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting

/// An app whose source is watched: code that is replaced, and problems above its windows.
@MainActor
@Suite("Live changes")
struct LiveTests {
    private struct Leaf: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private struct Tree: View {
        var body: some View {
            VStack {
                Leaf()
                List { ForEach(0..<3) { _ in Leaf() } }
            }
        }
    }

    @Test("After code was replaced every body is evaluated once, and state stays")
    func codeChanged() {
        let host = TestHost(Tree(), size: CGSize(width: 300, height: 500))
        host.tap(text: "Count 0")
        let before = host.text
        #expect(before.filter { $0 == "Count 1" }.count == 1 && before.filter { $0 == "Count 0" }.count == 3)
        host.resetCounters()
        host.update()
        #expect(host.bodyCount(of: Leaf.self) == 0)
        host.host.codeChanged()
        host.update()
        #expect(host.bodyCount(of: Leaf.self) == 4 && host.bodyCount(of: Tree.self) == 1)
        #expect(host.text == before)
    }

    @Test("A problem is shown above the content, and goes")
    func problem() {
        let host = TestHost(LiveRoot(content: AnyView(Leaf())), size: CGSize(width: 300, height: 300))
        let place = host.find(text: "Count 0")?.center
        LiveStatus.shared.problem = "A.swift:3: no such thing\nB.swift:4: neither"
        host.update()
        #expect(host.text.contains("A.swift:3: no such thing") && host.text.contains("B.swift:4: neither"))
        #expect(host.find(text: "Count 0")?.center == place)
        host.tap(text: "Count 0")
        LiveStatus.shared.problem = nil
        host.update()
        #expect(host.text == ["Count 1"])
    }
}

import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// The tree as text, as a test that fails prints it.
@MainActor struct TreeDescriptionTests {
    private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
        TestHost(content(), size: CGSize(width: 100, height: 100)).tree.components(separatedBy: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    private var box: some View { Color.red.frame(width: 20, height: 10) }

    @Test("Each element has a line with its place and what it was given") func modifiers() {
        #expect(lines { box }.contains("frame width 20.0 height 10.0 (40, 45, 20, 10)"))
        #expect(lines { box.layoutPriority(2) }.contains("layout priority 2.0 (40, 45, 20, 10)"))
        #expect(lines { box.offset(x: 3, y: 4) }.contains("offset 3.0 4.0 (40, 45, 20, 10)"))
        #expect(lines { box.position(x: 30, y: 40) }.contains("position 30.0 40.0 (0, 0, 100, 100)"))
        #expect(lines { box.fixedSize() }.contains("fixed size (40, 45, 20, 10)"))
        #expect(
            lines { box.fixedSize(horizontal: true, vertical: false) }.contains(
                "fixed size horizontal (40, 45, 20, 10)"))
        #expect(
            lines { box.fixedSize(horizontal: false, vertical: true) }.contains("fixed size vertical (40, 45, 20, 10)"))
        #expect(lines { Grid { GridRow { box } } }.contains { $0.hasPrefix("Layout GridLayout (40, 45") })
        #expect(lines { Text("hello") }.contains { $0.hasPrefix("Text") && $0.contains("hello") })
    }

    @Test("Lines are indented by depth") func indentation() {
        let tree = TestHost(box.padding(5), size: CGSize(width: 100, height: 100)).tree
        #expect(tree.hasPrefix("root"))
        let depths = tree.components(separatedBy: "\n").map { $0.prefix { $0 == " " }.count }
        #expect(depths == depths.sorted() && depths.first == 0 && Set(depths).count == depths.count)
    }

    @Test("Nodes that are no elements are shown where they are asked for") func transparent() {
        let host = TestHost(
            VStack { ForEach(0..<2, id: \.self) { _ in box.id("name") } }, size: CGSize(width: 100, height: 100))
        #expect(!host.tree.contains("ForEach"))
        let whole = host.host.graph.treeDescription(includingTransparent: true)
        #expect(whole.contains("ForEach") && whole.contains("id name"))
    }
}

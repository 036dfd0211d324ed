import SwiftUI
import SwiftUITesting
import Testing
import WidgetKit

/// The backgrounds of widgets of the lock screen.
@MainActor
@Suite("Backgrounds of widgets")
struct WidgetBackgroundTests {
    /// The outlines that are filled.
    private func outlines(_ view: some View) -> [Path] {
        let list = TestHost(view.frame(width: 60, height: 60), size: CGSize(width: 100, height: 100)).displayList
        var (paths, waiting) = ([Path](), Array(list.children(of: .root)))
        while let layer = waiting.popLast() {
            if case .fill(let path, _, _) = list[layer].content { paths.append(path) }
            waiting += list.children(of: layer)
        }
        return paths
    }

    @Test("A round widget has a disk, and each other one a rectangle with round corners of eight points")
    func shapes() throws {
        func background(_ family: WidgetFamily) throws -> Path {
            try #require(outlines(AccessoryWidgetBackground().environment(\.widgetFamily, family)).first)
        }
        let round = try background(.accessoryCircular)
        #expect(round.boundingRect.size == CGSize(width: 60, height: 60))
        #expect(!round.contains(CGPoint(x: 5, y: 5)) && round.contains(CGPoint(x: 30, y: 2)))
        for family in [WidgetFamily.systemSmall, .accessoryRectangular, .accessoryInline] {
            let flat = try background(family)
            #expect(flat.contains(CGPoint(x: 3.5, y: 3.5)) && !flat.contains(CGPoint(x: 0.5, y: 0.5)))
        }
    }
}

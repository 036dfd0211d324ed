import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Outlines that are painted, and screens")
struct BezierPaintingTests {
    @Test("Dashes of an outline are kept")
    func dashes() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.setLineDash([3, 1], count: 2, phase: 0.5)
        var lengths = [CGFloat](repeating: 0, count: 2)
        var (count, phase): (Int, CGFloat) = (0, 0)
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [3, 1] && count == 2 && phase == 0.5)
        path.setLineDash(nil, count: 5, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test("A screen has one mode, in pixels")
    func modes() {
        let mode = UIScreen.main.currentMode
        #expect(mode?.size == UIScreen.main.nativeBounds.size && UIScreen.main.availableModes == [mode])
    }

    private struct Items: LibraryContentProvider {
        @LibraryContentBuilder var views: [LibraryItem] {
            LibraryItem(Text("a"), title: "A", category: .control)
            LibraryItem(Text("b"))
        }
    }
    @Test("Items for Xcode's library are built")
    func library() {
        #expect(Items().views.count == 2 && Items().modifiers(base: 1).isEmpty)
    }

    @Test("Bordered lists and buttons of accessory bars are shown")
    func styles() {
        let host = TestHost(
            VStack {
                List { Text("row") }.listStyle(.bordered(alternatesRowBackgrounds: true))
                Button("scope") {}.buttonStyle(.accessoryBar)
                Button("action") {}.buttonStyle(.accessoryBarAction)
            }, size: CGSize(width: 200, height: 200))
        host.advance(by: 0.1)
        for text in ["row", "scope", "action"] { #expect(host.text.contains(text)) }
    }
}

import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("The pointer")
struct PointerTests {
    private func shape<V: View>(_ view: V, _ direction: LayoutDirection = .leftToRight) -> PointerShape {
        let host = TestHost(
            view.frame(width: 100, height: 100).environment(\.layoutDirection, direction),
            size: CGSize(width: 100, height: 100))
        host.hover(at: CGPoint(x: 50, y: 50))
        return host.host.pointerShape
    }

    @Test("A view hides the pointer; the innermost view that says something decides")
    func visibility() {
        #expect(shape(Color.red.pointerVisibility(.hidden)) == .hidden)
        #expect(shape(Color.red.pointerStyle(.link).pointerVisibility(.hidden)) == .hidden)
        #expect(shape(Color.red.pointerVisibility(.visible).pointerStyle(.link).pointerVisibility(.hidden)) == .hand)
        #expect(shape(Color.red.pointerVisibility(.automatic)) == .arrow)
    }

    @Test("Corners of frames have slanting arrows, mirrored where the language is read from right to left")
    func frames() {
        let corner = PointerStyle.frameResize(position: .topLeading)
        #expect(shape(Color.red.pointerStyle(corner)) == .resizeDescending)
        #expect(shape(Color.red.pointerStyle(corner), .rightToLeft) == .resizeAscending)
        #expect(shape(Color.red.pointerStyle(.frameResize(position: .bottom, directions: .inward))) == .resizeVertical)
        #expect(shape(Color.red.pointerStyle(.zoomIn)) == .zoomIn)
    }

    @Test("A picture is drawn with its place that points")
    func picture() throws {
        let image = Image(size: CGSize(width: 20, height: 10)) {
            $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
        }
        guard case .picture(let picture) = shape(Color.red.pointerStyle(.image(image, hotSpot: .bottomTrailing))) else {
            Issue.record("There is no picture.")
            return
        }
        #expect(picture.size == CGSize(width: 20, height: 10) && picture.hotSpot == CGPoint(x: 20, y: 10))
        #expect(!picture.commands.isEmpty)
        let huge = Image(size: CGSize(width: 3000, height: 10)) { _ in }
        #expect(shape(Color.red.pointerStyle(.image(huge, hotSpot: .center))) == .arrow)
    }
}

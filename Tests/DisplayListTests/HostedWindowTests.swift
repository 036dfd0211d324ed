import DisplayList
import Foundation
import Testing

/// A window with only what a window must implement, and the values that front ends and windows exchange.
@MainActor @Suite struct HostedWindowTests {
    /// A window with only the required members.
    private final class PlainWindow: HostedWindow {
        let title = "Plain"
        let defaultSize: CGSize? = nil
        let idealSize = CGSize(width: 10, height: 10)
        let minimumSize = CGSize.zero
        let maximumSize = CGSize(width: 100, height: 100)
        let displayList = DisplayList()
        let backgroundColor = RGBA.white
        let pointerShape = PointerShape.arrow
        let textInput: TextInputState? = nil
        let prefersDark: Bool? = nil
        let accessibilityItems: [AccessibilityItem] = []
        var needsFrame: (() -> Void)?
        var writeClipboard: ((String) -> Void)?
        var readClipboard: ((@escaping (String?) -> Void) -> Void)?
        var readClipboardNow: (() -> String?)?
        func resize(to size: CGSize) {}
        func update(traits: HostTraits) {}
        func send(_ event: InputEvent) -> Bool { false }
        func renderFrame(at time: Double) -> FrameOutcome { FrameOutcome(hasChanges: false, nextFrameTime: nil) }
        func close() {}
    }

    @Test func aWindowTakesNothingThatIsDraggedAndHasATitleBar() {
        let window = PlainWindow()
        window.dragEntered(DragData())
        #expect(window.dragMoved(to: .zero) == .nothing && window.drop(DragData(), at: .zero) == .nothing)
        window.dragLeft()
        var exported: [DragData] = []
        #expect(!window.exportDrag { exported.append($0) })
        window.handedOverDragEnded()
        #expect(exported.isEmpty && window.isDecorated && window.toolTip(at: .zero) == nil)
    }

    @Test func traitsAreThoseOfAnOrdinaryDesktop() {
        let traits = HostTraits()
        #expect(!traits.isDark && traits.displayScale == 1 && traits.fontScale == 1 && !traits.reducesMotion)
        #expect(traits.isActive && traits.isVisible && traits.localeIdentifier == nil && traits.kind == .window)
        let state = TextInputState(caret: CGRect(x: 1, y: 2, width: 3, height: 4), isSecure: true)
        #expect(state.caret.minX == 1 && state.isSecure && state != TextInputState(caret: .zero, isSecure: true))
        #expect(ToolTip("a", frame: .zero) != ToolTip("b", frame: .zero))
    }

    @Test func bitmapsAreEqualByTheirPixels() {
        let (a, b) = (
            Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 4]), Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 4])
        )
        #expect(a == b && Set([a, b, Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 5])]).count == 2)
        #expect(a != Bitmap(width: 1, height: 1, scale: 2, pixels: [1, 2, 3, 4]))
    }

    @Test func transformsMapPointsSizesAndRectangles() {
        let transform = CGAffineTransform(2, 0, 0, 3, 10, 20)
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
        #expect(
            CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform) == CGRect(x: 10, y: 20, width: 2, height: 3))
        #expect(CGRect.null.applying(transform).isNull)
        let singular = CGAffineTransform(scaleX: 0, y: 1)
        #expect(singular.inverted() == singular)
        let back = CGPoint(x: 7, y: 9).applying(transform).applying(transform.inverted())
        #expect(isNear(back, 7, 9))
    }
}

import SwiftUI
import SwiftUITesting
import Testing

/// Names that sources use which import SwiftUI alone.
@MainActor @Suite("Names of Core Graphics, Foundation and the first SwiftUI")
struct SourceCompatibilityTests {
    private struct Old: View {
        var timer = Timer()
        @State private var other = Timer()
        @State private var chosen = ""
        let hasMenu: Bool

        var body: some View {
            Text(verbatim: "place \(chosen)")
                .frame(width: CGSizeMake(120, 10).width, height: CGRectGetMaxY(CGRectMake(0, 10, 5, 20)))
                .contextMenu(hasMenu ? ContextMenu { Button("Choose") { chosen = "chosen" } } : nil)
                .onAppear { other = Timer(timeInterval: 1, repeats: false) { _ in } }
        }
    }

    @Test("Functions of Core Graphics")
    func geometry() {
        let rect = CGRectMake(1, 2, 30, 40)
        #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40) && CGPointMake(1, 2) == rect.origin)
        #expect(
            [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)] == [1, 16, 31, 30])
        #expect(
            [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)] == [2, 22, 42, 40])
        #expect(
            CGRectInset(rect, 1, 2) == CGRectMake(2, 4, 28, 36) && CGRectOffset(rect, 1, 1).origin == CGPointMake(2, 3))
        #expect(CGRectContainsPoint(rect, CGPointMake(5, 5)) && CGRectIntersectsRect(rect, CGRectMake(30, 41, 9, 9)))
        #expect(
            !CGRectIntersectsRect(rect, CGRectMake(31, 2, 9, 9)) && !CGRectIntersectsRect(rect, CGRectMake(1, 42, 9, 9))
                && !CGRectIntersectsRect(rect, .null))
        #expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRectMake(0, 0, 31, 42))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 100, 1, 1))))
        #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
        #expect(
            CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 0)).tx == 1)
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), CGAffineTransformMakeScale(2, 3)) == CGPointMake(2, 3))
        #expect(CoreGraphics.cos(0.0) == 1 && abs(CoreGraphics.sin(CGFloat.pi)) < 1e-9 && CoreGraphics.sqrt(4.0) == 2)
    }

    @Test("A timer that waits for another")
    func timers() {
        #expect(!Timer().isValid)
        #expect(!Old(hasMenu: false).timer.isValid)
    }

    @Test("The first form of context menus opens; none does nothing")
    func menus() {
        let host = TestHost(Old(hasMenu: true), size: CGSize(width: 300, height: 300))
        #expect(host.findAll(kind: "Text").count == 1)
        host.longPress(at: CGPoint(x: 150, y: 150))
        host.advance(by: 1)
        host.tap(text: "Choose")
        host.advance(by: 1)
        #expect(host.text.contains("place chosen"))
        let none = TestHost(Old(hasMenu: false), size: CGSize(width: 300, height: 300))
        none.longPress(at: CGPoint(x: 150, y: 150))
        none.advance(by: 1)
        #expect(none.text == ["place "])
    }

    @Test("Lines as UIKit has them, and colours in words")
    func styles() {
        #expect(NSUnderlineStyle.single.rawValue == 1 && NSUnderlineStyle.patternDashDotDot.rawValue == 0x400)
        #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
        #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dot)) == [.single, .patternDot])
        #expect(UIColor.white.accessibilityName == "white" && UIColor.black.accessibilityName == "black")
        #expect(UIColor.red.accessibilityName == "vibrant red" && UIColor.clear.accessibilityName == "clear")
        #expect(UIColor(red: 0, green: 0.3, blue: 0, alpha: 1).accessibilityName == "dark green")
    }

    @Test("Core Foundation's names")
    func coreFoundation() throws {
        let url = try #require(URL(string: "file:///a")) as CFURL
        #expect(url.path == "/a")
        let before = CFAbsoluteTimeGetCurrent()
        #expect(Date(timeIntervalSinceReferenceDate: before) <= Date())
    }
}

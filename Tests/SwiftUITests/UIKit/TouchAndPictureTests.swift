import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Touches, and pictures drawn between two calls", .serialized)
struct TouchAndPictureTests {
    final class Pad: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        private func note(_ name: String, _ touches: Set<UITouch>) {
            let place = touches.first?.location(in: self) ?? .zero
            log.append("\(name) \(Int(place.x)),\(Int(place.y))")
        }
    }

    struct Shown: UIViewRepresentable {
        let pad: Pad
        func makeUIView(context: Context) -> Pad { pad }
        func updateUIView(_ uiView: Pad, context: Context) {}
    }

    @Test("A view that an app has defined is told of touches, in its own coordinates")
    func touches() {
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = TestHost(Shown(pad: pad).frame(width: 100, height: 100), size: CGSize(width: 200, height: 200))
        host.press(at: CGPoint(x: 60, y: 70))
        host.move(to: CGPoint(x: 80, y: 90))
        host.release(at: CGPoint(x: 80, y: 90))
        #expect(pad.log == ["began 10,20", "moved 30,40", "ended 30,40"])
    }

    @Test("Touches of a view within another are where it is, and nowhere else")
    func touchesWithin() {
        let (outer, pad) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Pad(frame: .zero))
        pad.frame = CGRect(x: 120, y: 90, width: 60, height: 60)
        outer.addSubview(pad)
        struct Around: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let host = TestHost(Around(view: outer), size: CGSize(width: 200, height: 200))
        host.press(at: CGPoint(x: 20, y: 20))
        host.release(at: CGPoint(x: 20, y: 20))
        #expect(pad.log.isEmpty)
        host.press(at: CGPoint(x: 130, y: 95))
        host.release(at: CGPoint(x: 130, y: 95))
        #expect(pad.log == ["began 10,5", "ended 10,5"])
    }

    @Test("What is drawn between the functions that begin and end a picture is in it")
    func picture() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, 2)
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
        let picture = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(picture.size == CGSize(width: 10, height: 6) || picture.size == CGSize(width: 20, height: 12))
        UIGraphicsBeginImageContext(CGSize(width: CGFloat.nan, height: -4))
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
    }

    @Test("Words are drawn into pictures, with attributes, at a place and in a rectangle")
    func words() throws {
        func inked(_ draw: () -> Void) throws -> CGRect? {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40))
            renderer.format.scale = 1
            let picture = try #require(renderer.image { _ in draw() }.cgImage)
            let pixels = picture.premultipliedPixels
            let inked = (0..<picture.width * picture.height).filter { pixels[$0 * 4 + 3] > 0 }
            guard let first = inked.first, let last = inked.last else { return nil }
            let columns = inked.map { $0 % picture.width }
            let (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
            let (top, bottom) = (first / picture.width, last / picture.width)
            return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]
        let corner = try #require(try inked { "Ab".draw(at: CGPoint(x: 20, y: 10), withAttributes: font) })
        #expect(corner.minX >= 19 && corner.minY >= 10 && corner.maxX < 45 && corner.maxY < 28)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        var right = font
        right[.paragraphStyle] = style
        let room = CGRect(x: 0, y: 0, width: 60, height: 40)
        let end = try #require(try inked { NSAttributedString(string: "Ab", attributes: right).draw(in: room) })
        #expect(end.maxX > 56 && end.minX > 30)
        #expect(try inked { ("" as NSString).draw(at: .zero, withAttributes: nil) } == nil)
        // Outside of any picture nothing is drawn.
        "Ab".draw(at: .zero)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    /// A page control for three pages, as a representable shows it.
    private func dots() -> (control: UIPageControl, host: TestHost) {
        struct Dots: UIViewRepresentable {
            let control: UIPageControl
            func makeUIView(context: Context) -> UIPageControl { control }
            func updateUIView(_ uiView: UIPageControl, context: Context) {}
        }
        let control = UIPageControl()
        control.numberOfPages = 3
        return (control, TestHost(Dots(control: control), size: CGSize(width: 200, height: 60)))
    }

    @Test("A background marks a prominent page control")
    func background() {
        let (control, host) = dots()
        let before = host.displayList.slots.count
        control.backgroundStyle = .prominent
        host.update()
        #expect(host.displayList.slots.count > before)
    }

    @Test("The arrow keys turn the pages of a page control")
    func pages() {
        let (control, host) = dots()
        host.press(.tab)
        host.press(.right)
        host.press(.right)
        host.press(.right)
        #expect(control.currentPage == 2)
        host.press(.left)
        #expect(control.currentPage == 1)
    }

    @Test("Metrics scale fonts for traits alone, up to a size")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(UIFontMetrics.default.scaledFont(for: font) == font && UIFontMetrics.default.scaledValue(for: 3) == 3)
        #expect(UIFontMetrics(forTextStyle: .caption1).scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12, compatibleWith: nil).pointSize == 12)
    }
}

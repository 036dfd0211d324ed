import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Shows a view of UIKit.
struct Shown<V: UIView>: UIViewRepresentable {
    let view: V
    var answer: CGSize?
    var update: (V) -> Void = { _ in }
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ view: V, context: Context) { update(view) }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: V, context: Context) -> CGSize? { answer }
}

@MainActor @Suite struct HostedViewTests {
    private func label(_ text: String, _ frame: CGRect = .zero) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @Test("Views within are shown by their frames, and what changes later is shown, too")
    func frames() throws {
        let view = UIView(frame: .zero)
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
        let text = label("Hello", CGRect(x: 10, y: 5, width: 80, height: 20))
        inner.addSubview(text)
        view.addSubview(inner)
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 200))
        #expect(view.bounds.size == CGSize(width: 200, height: 200))
        let frame = try #require(host.find(text: "Hello")?.frame)
        #expect(frame.minX == 30 && frame.midY == 45)
        text.text = "Goodbye"
        inner.frame.origin.x = 60
        host.update()
        #expect(try #require(host.find(text: "Goodbye")?.frame).minX == 70)
        #expect(host.find(text: "Hello") == nil)
        text.isHidden = true
        host.update()
        #expect(host.text.isEmpty)
        text.isHidden = false
        inner.removeFromSuperview()
        host.update()
        #expect(host.text.isEmpty && inner.superview == nil)
    }

    @Test("Masks make views within follow the size")
    func masks() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let wide = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        wide.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let middle = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        middle.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        view.addSubview(wide)
        view.addSubview(middle)
        let host = TestHost(Shown(view: view), size: CGSize(width: 300, height: 200))
        host.update()
        #expect(wide.frame == CGRect(x: 10, y: 110, width: 280, height: 20))
        #expect(middle.frame == CGRect(x: 140, y: 90, width: 20, height: 20))
    }

    @Test("layoutSubviews is called when the size changes, and what it does is shown")
    func layout() throws {
        final class Own: UIView {
            let text = UILabel(frame: .zero)
            var layouts = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                text.text = "x"
                addSubview(text)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                layouts += 1
                text.frame = CGRect(x: bounds.width / 2, y: 0, width: 50, height: 20)
                text.text = "\(Int(bounds.width))"
            }
        }
        let view = Own(frame: .zero)
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 100))
        #expect(try #require(host.find(text: "200")?.frame).minX == 100)
        let before = view.layouts
        host.resize(to: CGSize(width: 300, height: 100))
        #expect(host.text == ["300"] && view.layouts == before + 1)
        view.setNeedsLayout()
        host.update()
        #expect(view.layouts == before + 2)
    }

    @Test("A representable's own size is asked for; a natural size is kept where the view resists and hugs")
    func sizes() throws {
        let answered = UIView(frame: .zero)
        answered.addSubview(label("a", CGRect(x: 0, y: 0, width: 20, height: 20)))
        let host = TestHost(
            VStack(spacing: 0) {
                Shown(view: answered, answer: CGSize(width: 60, height: 40))
                Text("below")
            }, size: CGSize(width: 200, height: 300))
        #expect(answered.bounds.size == CGSize(width: 60, height: 40))
        #expect(try #require(host.find(text: "below")?.frame).minY > 150)

        final class Natural: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 30) }
        }
        let natural = Natural(frame: .zero)
        _ = TestHost(Shown(view: natural), size: CGSize(width: 200, height: 300))
        #expect(natural.bounds.size == CGSize(width: 200, height: 300))
        let firm = Natural(frame: .zero)
        firm.setContentHuggingPriority(.required, for: .horizontal)
        firm.setContentHuggingPriority(.defaultHigh, for: .vertical)
        _ = TestHost(Shown(view: firm), size: CGSize(width: 200, height: 300))
        #expect(firm.bounds.size == CGSize(width: 70, height: 30))
        let text = label("Hello")
        text.sizeToFit()
        #expect(text.bounds.width > 20 && text.bounds.height > 10)
    }

    @Test("The order of views decides which is above; buttons within act, and views find what is at a point")
    func order() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.addSubview(button)
        view.insertSubview(cover, belowSubview: button)
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 200))
        host.tap(text: "Press")
        #expect(presses == 1)
        #expect(view.subviews.map { $0 === cover } == [true, false])
        #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === button)
        view.bringSubviewToFront(cover)
        #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === cover)
        #expect(button.convert(CGPoint(x: 1, y: 2), to: view) == CGPoint(x: 51, y: 52))
        #expect(view.convert(CGPoint(x: 51, y: 52), to: button) == CGPoint(x: 1, y: 2))
        view.addSubview(view)
        button.addSubview(view)
        #expect(view.superview == nil)
    }

    @Test("An app's view draws itself; nonsense is drawn as nothing")
    func drawing() throws {
        final class Own: UIView {
            var rects: [CGRect] = []
            override func draw(_ rect: CGRect) {
                rects.append(rect)
                UIColor.red.setFill()
                UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)).fill()
            }
        }
        let view = Own(frame: .zero)
        let host = TestHost(Shown(view: view), size: CGSize(width: 60, height: 40))
        host.update()
        #expect(view.rects.last == CGRect(x: 0, y: 0, width: 60, height: 40))
        view.alpha = .nan
        view.transform = CGAffineTransform(scaleX: .infinity, y: 0)
        view.addSubview(UIView(frame: CGRect(x: CGFloat.nan, y: .infinity, width: -5, height: 1e300)))
        host.update()
        #expect(host.text.isEmpty)
    }

    @Test("An app's controller shows its view, and is told of its life")
    func controllers() {
        final class Own: UIViewController {
            var events: [String] = []
            override func viewDidLoad() {
                events.append("load")
                let text = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                text.text = "Mine"
                view.addSubview(text)
                let inner = UIHostingController(rootView: Text("Theirs"))
                addChild(inner)
                inner.view.frame = CGRect(x: 0, y: 40, width: 100, height: 20)
                view.addSubview(inner.view)
            }
            override func viewWillAppear(_ animated: Bool) { events.append("will") }
            override func viewDidAppear(_ animated: Bool) { events.append("did") }
        }
        struct Wrapped: UIViewControllerRepresentable {
            let own: Own
            func makeUIViewController(context: Context) -> Own { own }
            func updateUIViewController(_ controller: Own, context: Context) {}
        }
        let own = Own()
        let host = TestHost(Wrapped(own: own), size: CGSize(width: 200, height: 200))
        host.update()
        #expect(host.text == ["Mine", "Theirs"])
        #expect(own.events == ["load", "will", "did"])
    }
}

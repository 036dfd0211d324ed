import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// The calls while a tree of views is laid out, and the lack of them where nothing has changed.
@MainActor @Suite struct LayoutPassTests {
    private final class Log { var lines: [String] = [] }

    private final class Box: UIView {
        var name = ""
        var log: Log?
        override func layoutSubviews() { log?.lines.append("layout \(name)") }
        override func updateConstraints() { log?.lines.append("constraints \(name)") }
    }

    private final class Screen: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() {
            let box = Box(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            (box.name, box.log) = ("screen", log)
            view = box
        }
        override func viewWillLayoutSubviews() { log.lines.append("will") }
        override func viewDidLayoutSubviews() { log.lines.append("did") }
    }

    private func box(_ name: String, _ log: Log, in parent: UIView? = nil) -> Box {
        let box = Box(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
        (box.name, box.log) = (name, log)
        parent?.addSubview(box)
        return box
    }

    @Test("A controller is notified before and after its view's subviews are laid out, once for each request")
    func controllers() {
        let screen = Screen(Log())
        screen.loadViewIfNeeded()
        screen.view.layoutIfNeeded()
        screen.log.lines = []
        screen.view.layoutIfNeeded()
        #expect(screen.log.lines == [])
        screen.view.setNeedsLayout()
        screen.view.setNeedsLayout()
        #expect(screen.log.lines == [])
        screen.view.layoutIfNeeded()
        #expect(screen.log.lines == ["will", "layout screen", "did"])
    }

    @Test("Constraints are updated where that was requested, those within first")
    func constraints() {
        let log = Log()
        let outer = box("outer", log)
        let (first, second) = (box("first", log, in: outer), box("second", log, in: outer))
        outer.layoutIfNeeded()
        log.lines = []
        outer.updateConstraintsIfNeeded()
        #expect(log.lines == [] && !outer.needsUpdateConstraints())
        outer.setNeedsUpdateConstraints()
        second.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints() && second.needsUpdateConstraints() && !first.needsUpdateConstraints())
        outer.updateConstraintsIfNeeded()
        #expect(log.lines == ["constraints second", "constraints outer"])
        #expect(!outer.needsUpdateConstraints() && !second.needsUpdateConstraints())
        outer.updateConstraintsIfNeeded()
        #expect(log.lines.count == 2)
        log.lines = []
        outer.layoutIfNeeded()
        #expect(log.lines == ["layout outer", "layout second"])
        log.lines = []
        first.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(log.lines.first == "constraints first" && log.lines.contains("layout first"))
        #expect(!log.lines.contains("constraints outer") && !first.needsUpdateConstraints())
    }

    @Test("A view that is moved keeps its layout, and one of another size needs a new one")
    func geometry() {
        let log = Log()
        let view = box("a", log)
        view.layoutIfNeeded()
        log.lines = []
        view.frame.origin = CGPoint(x: 9, y: 7)
        view.center = CGPoint(x: 50, y: 40)
        view.frame = CGRect(x: 3, y: 4, width: 30, height: 20)
        view.bounds = CGRect(x: 5, y: 6, width: 30, height: 20)
        view.layoutIfNeeded()
        #expect(log.lines == [])
        view.frame.size.height = 21
        view.layoutIfNeeded()
        #expect(log.lines == ["layout a"])
        view.bounds.size.width = 31
        view.layoutIfNeeded()
        #expect(log.lines == ["layout a", "layout a"])
    }

    @Test("Views that constraints place are laid out once, and are solved then")
    func solved() {
        let log = Log()
        let outer = box("outer", log)
        let inner = box("inner", log, in: outer)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            inner.widthAnchor.constraint(equalToConstant: 11), inner.heightAnchor.constraint(equalToConstant: 6),
        ])
        #expect(outer.isUnsolved)
        log.lines = []
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 11, height: 6) && !outer.isUnsolved)
        #expect(log.lines.filter { $0.hasPrefix("layout") } == ["layout outer", "layout inner"])
        log.lines = []
        outer.layoutIfNeeded()
        #expect(log.lines == [] && !AutoLayout.isApplying)
        inner.frame.size.width = 20
        #expect(outer.isUnsolved)
    }

    /// A line, which counts how often it is drawn.
    private final class Line: UIView {
        var count = 0
        override func draw(_ rect: CGRect) { count += 1 }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("A view draws itself, however thin it is, unless it has no size")
    func thinViews() {
        for (width, height, draws) in [(30, 1, true), (1, 30, true), (0.5, 0.5, true), (0, 30, false), (30, 0, false)] {
            let (view, line) = (UIView(frame: .zero), Line(frame: CGRect(x: 5, y: 5, width: width, height: height)))
            view.addSubview(line)
            let host = TestHost(Shown(view: view), size: CGSize(width: 60, height: 60))
            host.update()
            _ = host.layersDescription
            #expect((line.count > 0) == draws, "\(width) \(height)")
        }
    }

    @Test("Subviews follow the size of the view around them, unless that view says no")
    func following() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 30))
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(child)
        view.frame.size = CGSize(width: 140, height: 57)
        #expect(child.frame == CGRect(x: 10, y: 12, width: 60, height: 30))
        view.frame.origin = CGPoint(x: 40, y: 40)
        #expect(child.frame == CGRect(x: 10, y: 12, width: 60, height: 30))
        view.autoresizesSubviews = false
        view.frame.size = CGSize(width: 300, height: 300)
        #expect(child.frame == CGRect(x: 10, y: 12, width: 60, height: 30))
    }
}

import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite struct AutoLayoutTests {
    /// A view of a size that constraints place.
    private final class Box: UIView {
        let natural: CGSize
        init(_ width: CGFloat = -1, _ height: CGFloat = -1) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
    }

    private func root(_ views: UIView..., width: CGFloat = 200, height: CGFloat = 100) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        for view in views { root.addSubview(view) }
        return root
    }

    @Test("A constraint between nothing is never active, and is no harm")
    func empty() {
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        NSLayoutConstraint.deactivate([constraint])
        #expect(!constraint.isActive && constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute && constraint.multiplier == 1)
    }

    @Test("Anchors, margins and constants place a view; changes of constants are followed")
    func anchors() {
        let box = Box()
        let view = root(box)
        let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            leading, box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 5),
            box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ])
        view.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 5, width: 182, height: 50))
        leading.constant = 42
        view.layoutIfNeeded()
        #expect(box.frame.minX == 42 && box.frame.maxX == 192)
        view.frame.size = CGSize(width: 400, height: 300)
        view.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 42, y: 5, width: 350, height: 150))
        #expect(view.constraints.count == 4 && leading.isActive)
        box.removeFromSuperview()
        #expect(view.constraints.isEmpty && !leading.isActive)
    }

    @Test("What constraints leave open is at zero: the first view's place, and a size before a place")
    func openPlaces() {
        let boxes = [Box(), Box(), Box()]
        let view = root(boxes[0], boxes[1], boxes[2])
        var previous: UIView?
        for box in boxes {
            box.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            box.heightAnchor.constraint(equalToConstant: 20).isActive = true
            if let previous { box.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 5).isActive = true }
            previous = box
        }
        view.layoutIfNeeded()
        #expect(boxes.map { $0.frame.minY } == [0, 25, 50])
        let alone = Box()
        let other = root(alone)
        alone.trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
        other.layoutIfNeeded()
        #expect(alone.frame.minX == other.bounds.width && alone.frame.width == 0)
    }

    @Test("Natural sizes are kept by hugging and resistance; the stronger priority wins")
    func natural() {
        let (a, b) = (Box(60, 20), Box(60, 20))
        let view = root(a, b)
        a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            a.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
        ])
        view.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 40, width: 60, height: 20))
        #expect(b.frame == CGRect(x: 68, y: 40, width: 132, height: 20))
        view.frame.size.width = 100
        b.setContentCompressionResistancePriority(.required, for: .horizontal)
        view.layoutIfNeeded()
        #expect(a.frame.width == 32 && b.frame.width == 60)
    }

    @Test("Constraints that contradict each other are reported in Apple's words, and one is broken")
    func contradictions() {
        let box = Box()
        let view = root(box)
        let alone = UIView(frame: .zero)
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 70),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: .nan),
            ])
            view.layoutIfNeeded()
            alone.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        }
        #expect(warnings.contains { $0.hasPrefix("Unable to simultaneously satisfy constraints.") })
        #expect(warnings.contains { $0.contains("no common ancestor") })
        #expect([50, 70, 0].contains(box.frame.width))
    }

    @Test("The size that constraints ask for")
    func fitting() {
        let box = Box(80, 30)
        let view = root(box)
        for (attribute, constant) in [
            (NSLayoutConstraint.Attribute.leading, 10.0), (.top, 5), (.trailing, -10), (.bottom, -5),
        ] {
            NSLayoutConstraint(
                item: box, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
                constant: constant
            ).isActive = true
        }
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 40))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 40))
    }

    @Test("Stacks: spacing, distribution, alignment, hidden views, gaps of one's own")
    func stacks() {
        let boxes = [Box(20, 10), Box(40, 30), Box(30, 20)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.spacing = 10
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(
            boxes.map(\.frame.minX) == [0, 70, 140]
                && boxes.allSatisfy { $0.frame.size == CGSize(width: 60, height: 100) })
        boxes[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(boxes[0].frame.width == 95 && boxes[2].frame.minX == 105)
        boxes[1].isHidden = false
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(boxes.map(\.frame.minX) == [0, 75, 170] && boxes.map(\.frame.midY) == [50, 50, 50])
        #expect(boxes.map(\.frame.height) == [10, 30, 20])
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.distribution = .fill
        stack.setCustomSpacing(25, after: boxes[0])
        boxes[2].setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        stack.layoutIfNeeded()
        #expect(boxes.map(\.frame.maxX) == [200, 200, 200])
        #expect(boxes.map { $0.frame.minY } == [0, 35, 75] && boxes[2].frame.maxY == 100)
        stack.removeArrangedSubview(boxes[0])
        #expect(stack.arrangedSubviews.count == 2 && boxes[0].superview === stack)
    }

    @Test("A stack in a representable, with texts of several lines, by their natural sizes")
    func representable() throws {
        let (title, text) = (UILabel(frame: .zero), UILabel(frame: .zero))
        title.text = "Title"
        text.text = String(repeating: "word ", count: 40)
        text.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [title, text])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        let view = root(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 400))
        let shown = try #require(host.find(text: "Title")?.frame)
        #expect(shown.minX == 16 && shown.minY >= 10)
        #expect(text.frame.minY == title.frame.maxY + 4 && text.frame.width == 168)
        #expect(text.frame.height > title.frame.height * 3)
    }

    @Test("A scroll view is as large within as its constraints say")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = Box(50, 600)
        scroll.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: scroll.topAnchor),
            box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 600) && box.frame.height == 600)
    }
}

import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Layouts whose sizes are zero, unequal, or said by somebody else.
@MainActor @Suite struct LayoutEdgeTests {
    // The first picture installs the system of texts.
    init() { _ = ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage }

    /// The size of a view of 30 by 20 points whose layout has an answer.
    private func size(_ answer: CGSize?) -> CGSize {
        var found = CGSize(width: -1, height: -1)
        let layout = RepresentedLayout { _ in answer }
        let host = TestHost(
            HStack {
                layout { Color.red.frame(width: 30, height: 20) }
                    .onGeometryChange(for: CGSize.self, of: \.size) { found = $0 }
            }, size: CGSize(width: 100, height: 80))
        host.update()
        return found
    }

    @Test("A representable is as large as it says, even without any size; what is no size counts as none")
    func answers() {
        for wanted in [CGSize(width: 12, height: 13), CGSize(width: 0, height: 7), CGSize(width: 7, height: 0), .zero] {
            #expect(size(wanted) == wanted)
        }
        #expect(size(nil) == CGSize(width: 30, height: 20))
        for (width, height) in [(-1, 5), (5, -1), (.nan, 5), (5, .nan), (.infinity, 5), (5, .infinity)]
            as [(CGFloat, CGFloat)]
        {
            #expect(size(CGSize(width: width, height: height)) == CGSize(width: 30, height: 20), "\(width) \(height)")
        }
    }

    @Test("The content of a scroll view is as large as its constraints say, even without any size")
    func contentSizes() {
        for (width, height) in [(0, 0), (0, 50), (70, 0), (70, 50)] as [(CGFloat, CGFloat)] {
            let (scroll, box) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView(frame: .zero))
            box.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(box)
            let guide = scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: guide.topAnchor),
                box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                box.widthAnchor.constraint(equalToConstant: width),
                box.heightAnchor.constraint(equalToConstant: height),
            ])
            scroll.contentSize = CGSize(width: 9, height: 9)
            scroll.layoutIfNeeded()
            #expect(scroll.contentSize == CGSize(width: width, height: height))
        }
    }

    @Test("Views of a stack share the baseline of the first one")
    func baselines() {
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let labels = [30, 12, 20].map { (size: CGFloat) -> UILabel in
                let label = UILabel(frame: .zero)
                (label.text, label.font) = ("x", .systemFont(ofSize: size))
                return label
            }
            let stack = UIStackView(arrangedSubviews: labels)
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            stack.alignment = alignment
            stack.layoutIfNeeded()
            // The same lines, by constraints that compare each with the first.
            let others = [30, 12, 20].map { (size: CGFloat) -> UILabel in
                let label = UILabel(frame: .zero)
                (label.text, label.font) = ("x", .systemFont(ofSize: size))
                label.translatesAutoresizingMaskIntoConstraints = false
                return label
            }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            for label in others { view.addSubview(label) }
            NSLayoutConstraint.activate(
                [others[0].topAnchor.constraint(equalTo: view.topAnchor, constant: labels[0].frame.minY)]
                    + others.dropFirst().map {
                        alignment == .firstBaseline
                            ? $0.firstBaselineAnchor.constraint(equalTo: others[0].firstBaselineAnchor)
                            : $0.lastBaselineAnchor.constraint(equalTo: others[0].lastBaselineAnchor)
                    })
            view.layoutIfNeeded()
            #expect(labels.map(\.frame.minY) == others.map(\.frame.minY))
            #expect(labels[1].frame.minY > labels[2].frame.minY && labels[2].frame.minY > labels[0].frame.minY)
        }
    }

    @Test("A stack's views are at its head, its end or its middle")
    func alignments() {
        func minima(_ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis) -> [CGFloat] {
            let views = [(10, 16), (20, 8)].map { width, height -> UIView in
                let view = UIView(frame: .zero)
                view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
                view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            (stack.alignment, stack.axis, stack.distribution) = (alignment, axis, .equalSpacing)
            stack.layoutIfNeeded()
            return views.map { axis == .horizontal ? $0.frame.minY : $0.frame.minX }
        }
        #expect(minima(.leading, .vertical) == [0, 0] && minima(.trailing, .vertical) == [90, 80])
        #expect(minima(.center, .vertical) == [45, 40])
        #expect(minima(.top, .horizontal) == [0, 0] && minima(.bottom, .horizontal) == [44, 52])
        #expect(minima(.center, .horizontal) == [22, 26])
    }
}

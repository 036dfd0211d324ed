import Foundation
import OrielFoundation

/// Places the views of a tree by their constraints.
@MainActor
struct AutoLayout {
    /// Whether a solution is being applied to views, whose changes ask for no new one.
    static var isApplying = false

    /// A rectangle as the solver knows it, in the space of the outermost view.
    struct Box {
        var x, y, width, height: LinearExpression
        var maxX: LinearExpression { x + width }
        var maxY: LinearExpression { y + height }
        var midX: LinearExpression { x + width * 0.5 }
        var midY: LinearExpression { y + height * 0.5 }
    }

    /// How the size of the outermost view is decided.
    enum Sizing {
        /// It is as it is.
        case fixed
        /// It is near to another one, as important as priorities say.
        case fitting(CGSize, UILayoutPriority, UILayoutPriority)
    }

    let root: UIView
    var solver = LinearSolver()
    var boxes: [ObjectIdentifier: Box] = [:]
    private var placed: [UIView] = []
    private var ownGuides: [UILayoutGuide] = []
    /// The widths of texts of several lines, as they were found: their heights follow from them.
    private let widths: [ObjectIdentifier: CGFloat]

    private init(_ root: UIView, _ widths: [ObjectIdentifier: CGFloat]) { (self.root, self.widths) = (root, widths) }

    /// Whether constraints or stacks are somewhere in a tree.
    static func concerns(_ view: UIView) -> Bool {
        !view.constraints.isEmpty || view is UIStackView || view.subviews.contains { concerns($0) }
    }

    /// Solves a tree that has changed, and places its views.
    static func solveIfNeeded(_ root: UIView) {
        guard root.isUnsolved else { return }
        root.isUnsolved = false
        guard concerns(root) else { return }
        let layout = solved(root, .fixed)
        isApplying = true
        layout.apply()
        isApplying = false
    }

    /// The size of a tree that is nearest to another one.
    static func fittingSize(_ root: UIView, _ sizing: Sizing) -> CGSize {
        let layout = solved(root, sizing)
        guard let box = layout.boxes[ObjectIdentifier(root)] else { return .zero }
        return CGSize(width: max(layout.value(box.width), 0), height: max(layout.value(box.height), 0))
    }

    private static func solved(_ root: UIView, _ sizing: Sizing) -> AutoLayout {
        var layout = AutoLayout(root, [:])
        layout.build(sizing)
        let widths = layout.wrappedWidths
        if widths.isEmpty { return layout }
        layout = AutoLayout(root, widths)
        layout.build(sizing)
        return layout
    }

    func value(_ expression: LinearExpression) -> CGFloat {
        let value = solver.value(expression)
        // Whole thousandths, so that what should be equal is.
        return value.isFinite ? CGFloat((value * 1000).rounded() / 1000) : 0
    }

    // MARK: The problem

    private mutating func build(_ sizing: Sizing) {
        boxes[ObjectIdentifier(root)] = rootBox(sizing)
        addViews(of: root)
        addConstraints(of: root)
        solver.solve()
    }

    private mutating func rootBox(_ sizing: Sizing) -> Box {
        switch sizing {
        case .fixed:
            return Box(
                x: .number(0), y: .number(0), width: .number(Double(root.bounds.width.finite)),
                height: .number(Double(root.bounds.height.finite)))
        case .fitting(let size, let horizontal, let vertical):
            let (width, height) = (solver.makeVariable(), solver.makeVariable())
            for (length, target, priority) in [(width, size.width, horizontal), (height, size.height, vertical)] {
                add(length, .greaterOrEqual, nil)
                add(length + -Double(target.finite), .equal, priority == .required ? nil : priority.rawValue)
            }
            return Box(x: .number(0), y: .number(0), width: width, height: height)
        }
    }

    @discardableResult
    mutating func add(_ expression: LinearExpression, _ relation: LinearSolver.Relation, _ priority: Float?) -> Bool {
        solver.add(expression, relation, priority: priority)
    }

    mutating func makeBox() -> Box {
        // Of a place and a size that no constraint decides, the size is zero.
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        let box = Box(x: solver.makeVariable(), y: solver.makeVariable(), width: width, height: height)
        add(box.width, .greaterOrEqual, nil)
        add(box.height, .greaterOrEqual, nil)
        return box
    }

    private mutating func addViews(of view: UIView) {
        guard let around = boxes[ObjectIdentifier(view)] else { return }
        for guide in view.layoutGuides {
            ownGuides.append(guide)
            boxes[ObjectIdentifier(guide)] = makeBox()
        }
        if let scroll = view as? UIScrollView, scroll.layoutsContent {
            // The content begins where the scroll view does, and is as large as its constraints say.
            var box = makeBox()
            (box.x, box.y) = (around.x, around.y)
            boxes[ObjectIdentifier(scroll.contentLayoutGuide)] = box
        }
        for child in view.subviews {
            if child.translatesAutoresizingMaskIntoConstraints {
                let frame = child.untransformedFrame
                boxes[ObjectIdentifier(child)] = Box(
                    x: around.x + Double(frame.minX.finite), y: around.y + Double(frame.minY.finite),
                    width: .number(Double(frame.width.finite)), height: .number(Double(frame.height.finite)))
            } else {
                let box = makeBox()
                boxes[ObjectIdentifier(child)] = box
                placed.append(child)
                addNaturalSize(of: child, box)
            }
            addViews(of: child)
        }
    }

    private mutating func addNaturalSize(of view: UIView, _ box: Box) {
        var size = view.intrinsicContentSize
        if let width = widths[ObjectIdentifier(view)], let height = view.height(forWidth: width) {
            size.height = height
        }
        // The natural size is the alignment rectangle's.
        let insets = view.alignmentRectInsets
        if size.width >= 0 { size.width += insets.left + insets.right }
        if size.height >= 0 { size.height += insets.top + insets.bottom }
        let axes = [
            (size.width, box.width, view.priorities.horizontal), (size.height, box.height, view.priorities.vertical),
        ]
        for (natural, length, priorities) in axes where natural >= 0 && natural.isFinite {
            let difference = length + -Double(natural)
            let (hugging, resistance) = (priorities.hugging, priorities.resistance)
            add(difference, .lessOrEqual, hugging == .required ? nil : hugging.rawValue)
            add(difference, .greaterOrEqual, resistance == .required ? nil : resistance.rawValue)
        }
    }

    /// Adds constraints from the outside in; conflicting constraints are dropped, as Apple's layout does.
    private mutating func addConstraints(of view: UIView) {
        for constraint in view.constraints.sorted(by: { $0.priority > $1.priority }) {
            guard let expression = difference(constraint) else { continue }
            let relation: LinearSolver.Relation =
                switch constraint.relation {
                case .equal: .equal
                case .lessThanOrEqual: .lessOrEqual
                case .greaterThanOrEqual: .greaterOrEqual
                }
            let priority = constraint.priority >= .required ? nil : constraint.priority.rawValue
            if !add(expression, relation, priority) {
                RuntimeWarning.issue(
                    "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint \(constraint)"
                )
            }
        }
        if let stack = view as? UIStackView { addConstraints(ofStack: stack) }
        for child in view.subviews { addConstraints(of: child) }
    }

    // MARK: The solution

    private var wrappedWidths: [ObjectIdentifier: CGFloat] {
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for view in placed where view.isMultiline {
            guard let box = boxes[ObjectIdentifier(view)] else { continue }
            let width = value(box.width)
            if width > 0, width < view.intrinsicContentSize.width - 0.5 { widths[ObjectIdentifier(view)] = width }
        }
        return widths
    }

    private func apply() {
        for view in placed {
            guard let box = boxes[ObjectIdentifier(view)], let parent = view.superview,
                let around = boxes[ObjectIdentifier(parent)]
            else { continue }
            let size = CGSize(width: max(value(box.width), 0), height: max(value(box.height), 0))
            let origin = CGPoint(x: value(box.x - around.x), y: value(box.y - around.y))
            let anchor = view.layer.anchorPoint
            if view.bounds.size != size { view.setGeometry { view.layer.bounds.size = size } }
            view.layer.position = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        }
        for guide in ownGuides { adopt(guide) }
        applyContentSizes(of: root)
    }

    private func adopt(_ guide: UILayoutGuide) {
        guard let owner = guide.owningView, let around = boxes[ObjectIdentifier(owner)],
            let box = boxes[ObjectIdentifier(guide)]
        else { return }
        guide.layoutFrame = CGRect(
            x: value(box.x - around.x), y: value(box.y - around.y), width: value(box.width), height: value(box.height))
    }

    private func applyContentSizes(of view: UIView) {
        if let scroll = view as? UIScrollView, scroll.layoutsContent, scroll.hasConstrainedContent,
            let box = boxes[ObjectIdentifier(scroll.contentLayoutGuide)]
        {
            scroll.contentSize = CGSize(width: max(value(box.width), 0), height: max(value(box.height), 0))
        }
        for guide in view.guides.values {
            if let box = box(of: guide, for: []), let around = boxes[ObjectIdentifier(view)] {
                guide.layoutFrame = CGRect(
                    x: value(box.x - around.x), y: value(box.y - around.y), width: value(box.width),
                    height: value(box.height))
            }
        }
        for child in view.subviews { applyContentSizes(of: child) }
    }
}

extension UIView {
    /// The rectangle in the superview, without the transform.
    var untransformedFrame: CGRect {
        let anchor = layer.anchorPoint
        return CGRect(
            origin: CGPoint(
                x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height), size: bounds.size)
    }

    func constrainedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        if AutoLayout.concerns(self) {
            return host.updating { AutoLayout.fittingSize(self, .fitting(target, horizontal, vertical)) }
        }
        var size = intrinsicContentSize
        if isMultiline, target.width > 0, target.width < size.width, let height = height(forWidth: target.width) {
            size = CGSize(width: target.width, height: height)
        }
        return CGSize(
            width: horizontal == .required ? target.width : size.width >= 0 ? size.width : target.width,
            height: vertical == .required ? target.height : size.height >= 0 ? size.height : target.height)
    }
}

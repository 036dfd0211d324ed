import Foundation

extension AutoLayout {
    /// Adds the constraints that a stack places its views with.
    mutating func addConstraints(ofStack stack: UIStackView) {
        guard let outer = boxes[ObjectIdentifier(stack)] else { return }
        let isRow = stack.axis == .horizontal
        let isMirrored = isMirrored(stack)
        var views = stack.arrangedSubviews.filter { !$0.isHidden && boxes[ObjectIdentifier($0)] != nil }
        // A row begins at the right where one reads from there.
        if isRow, isMirrored { views.reverse() }
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let whole = Lengths(outer, isRow, margins)
        let across = Lengths(outer, !isRow, margins)
        guard let first = views.first, let last = views.last else { return }
        func along(_ view: UIView) -> Lengths { Lengths(box(view), isRow, .zero) }

        add(along(first).start - whole.start, .equal, nil)
        add(along(last).end - whole.end, .equal, nil)
        addGaps(stack, views, isRow, isMirrored: isRow && isMirrored)
        share(stack, views, isRow)
        for view in views { align(view, Lengths(box(view), !isRow, .zero), across, stack, views) }
        if stack.alignment != .fill {
            // As thick as the thickest view, and not more.
            add(across.length, .equal, 49)
        }
    }

    private func box(_ view: UIView) -> Box {
        boxes[ObjectIdentifier(view)]
            ?? Box(x: .number(0), y: .number(0), width: .number(0), height: .number(0))
    }

    /// A rectangle's place in one direction.
    private struct Lengths {
        let start, length, end, middle: LinearExpression

        init(_ box: Box, _ isHorizontal: Bool, _ margins: UIEdgeInsets) {
            let before = Double(isHorizontal ? margins.left : margins.top)
            let after = Double(isHorizontal ? margins.right : margins.bottom)
            start = (isHorizontal ? box.x : box.y) + before
            length = (isHorizontal ? box.width : box.height) + -(before + after)
            end = start + length
            middle = start + length * 0.5
        }
    }

    private mutating func addGaps(_ stack: UIStackView, _ views: [UIView], _ isRow: Bool, isMirrored: Bool) {
        let pairs = Array(zip(views, views.dropFirst()))
        guard !pairs.isEmpty else { return }
        let isEven = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let common = isEven ? solver.makeVariable() : .number(0)
        for (before, after) in pairs {
            let (a, b) = (Lengths(box(before), isRow, .zero), Lengths(box(after), isRow, .zero))
            let gap = b.start - a.end + -Double(stack.gap(after: isMirrored ? after : before))
            switch stack.distribution {
            case .equalSpacing:
                add(gap, .greaterOrEqual, nil)
                add(b.start - a.end - common, .equal, 999)
            case .equalCentering:
                add(gap, .greaterOrEqual, nil)
                add(b.middle - a.middle - common, .equal, 149)
            default: add(gap, .equal, nil)
            }
        }
        // Gaps are no larger than the views' sizes ask for.
        if isEven { add(common, .equal, 1) }
    }

    private mutating func share(_ stack: UIStackView, _ views: [UIView], _ isRow: Bool) {
        guard let first = views.first else { return }
        func length(_ view: UIView) -> LinearExpression { isRow ? box(view).width : box(view).height }
        func natural(_ view: UIView) -> Double {
            let size = view.intrinsicContentSize
            return Double(max(isRow ? size.width : size.height, 0))
        }
        switch stack.distribution {
        case .fillEqually:
            for view in views.dropFirst() { add(length(view) - length(first), .equal, nil) }
        case .fillProportionally:
            let base = natural(first)
            guard base > 0 else { return }
            for view in views.dropFirst() where natural(view) > 0 {
                add(length(view) - length(first) * (natural(view) / base), .equal, 999)
            }
        default: break
        }
    }

    private mutating func align(
        _ view: UIView, _ own: Lengths, _ across: Lengths, _ stack: UIStackView, _ views: [UIView]
    ) {
        if stack.alignment == .fill {
            add(own.start - across.start, .equal, nil)
            add(own.end - across.end, .equal, nil)
            return
        }
        add(own.start - across.start, .greaterOrEqual, nil)
        add(own.end - across.end, .lessOrEqual, nil)
        switch stack.axis == .vertical && isMirrored(stack) ? stack.alignment.mirrored : stack.alignment {
        case .leading: add(own.start - across.start, .equal, nil)
        case .trailing: add(own.end - across.end, .equal, nil)
        case .center: add(own.middle - across.middle, .equal, nil)
        case .firstBaseline, .lastBaseline:
            guard let first = views.first, first !== view else { return }
            let attribute: NSLayoutConstraint.Attribute =
                stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute,
                multiplier: 1, constant: 0)
            if let difference = difference(constraint) { add(difference, .equal, nil) }
        case .fill: break
        }
    }
}

extension UIStackView.Alignment {
    /// The alignment at the other side.
    fileprivate var mirrored: UIStackView.Alignment {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        default: self
        }
    }
}

import Foundation

extension AutoLayout {
    /// Returns the expression that a constraint compares with zero; nil if one of its items is not in the tree.
    func difference(_ constraint: NSLayoutConstraint) -> LinearExpression? {
        let views = constraint.views
        guard let item = constraint.firstItem, let first = value(of: constraint.firstAttribute, item, for: views) else {
            return nil
        }
        // Distances along the layout direction run the other way from right to left.
        let isMirrored =
            isMirrored(item) && (constraint.firstAttribute.isDirected || constraint.secondAttribute.isDirected)
        let constant = Double(constraint.constant.finite) * (isMirrored ? -1 : 1)
        if constraint.secondAttribute == .notAnAttribute || constraint.secondItem == nil {
            // Without a second item a place is relative to the superview.
            return first + -constant
        }
        guard let other = constraint.secondItem,
            let second = value(of: constraint.secondAttribute, other, for: views)
        else { return nil }
        return first - (second * Double(constraint.multiplier.finite) + constant)
    }

    /// Whether an item's view reads from right to left.
    func isMirrored(_ item: AnyObject) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The rectangle of a view or guide; for views within a scroll view, its edges are the edges of its content.
    func box(of item: AnyObject, for views: [UIView]) -> Box? {
        if let known = boxes[ObjectIdentifier(item)] { return known }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let box = boxes[ObjectIdentifier(owner)]
        else { return nil }
        let margins = owner.layoutMargins
        switch guide.standard {
        case .safeArea: return Self.inset(box, owner.safeAreaInsets)
        case .scrollFrame: return box
        case .margins: return Self.inset(box, margins)
        case .readable:
            let room = owner.bounds.width - margins.left - margins.right - 672
            guard room > 0 else { return Self.inset(box, margins) }
            return Self.inset(
                box,
                UIEdgeInsets(
                    top: margins.top, left: margins.left + room / 2, bottom: margins.bottom,
                    right: margins.right + room / 2))
        case .keyboard: return Box(x: box.x, y: box.maxY, width: box.width, height: .number(0))
        case .scrollContent, nil: return nil
        }
    }

    private static func inset(_ box: Box, _ insets: UIEdgeInsets) -> Box {
        Box(
            x: box.x + Double(insets.left), y: box.y + Double(insets.top),
            width: box.width + -Double(insets.left + insets.right),
            height: box.height + -Double(insets.top + insets.bottom))
    }

    private func value(
        of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, for views: [UIView]
    ) -> LinearExpression? {
        guard var box = box(of: item, for: views) else { return nil }
        if let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
            views.contains(where: { $0 !== scroll && $0.isDescendant(of: scroll) }),
            let content = boxes[ObjectIdentifier(scroll.contentLayoutGuide)]
        {
            box = content
        }
        let view = item as? UIView
        let margins = view?.layoutMargins ?? .zero
        if let view, attribute.isOfAlignmentRect { box = Self.inset(box, view.alignmentRectInsets) }
        switch attribute.isDirected && isMirrored(item) ? attribute.mirrored : attribute {
        case .left, .leading: return box.x
        case .right, .trailing: return box.maxX
        case .top: return box.y
        case .bottom: return box.maxY
        case .width: return box.width
        case .height: return box.height
        case .centerX: return box.midX
        case .centerY: return box.midY
        case .leftMargin, .leadingMargin: return box.x + Double(margins.left)
        case .rightMargin, .trailingMargin: return box.maxX + -Double(margins.right)
        case .topMargin: return box.y + Double(margins.top)
        case .bottomMargin: return box.maxY + -Double(margins.bottom)
        case .centerXWithinMargins: return box.midX + Double(margins.left - margins.right) / 2
        case .centerYWithinMargins: return box.midY + Double(margins.top - margins.bottom) / 2
        case .firstBaseline:
            if let within = view?.forFirstBaselineLayout, within !== view, let place = boxes[ObjectIdentifier(within)] {
                return within.textFont.map { place.y + Self.ascent($0) } ?? place.y
            }
            return view?.textFont.map { box.y + Self.ascent($0) } ?? box.y
        case .lastBaseline:
            if let within = view?.forLastBaselineLayout, within !== view, let place = boxes[ObjectIdentifier(within)] {
                return within.textFont.map { place.maxY + -Self.descent($0) } ?? place.maxY
            }
            return view?.textFont.map { box.maxY + -Self.descent($0) } ?? box.maxY
        case .notAnAttribute: return nil
        }
    }

    /// The ascent as a factor of the font's size, as common fonts have it.
    private static func ascent(_ font: UIFont) -> Double { Double(font.pointSize) * 0.95 }
    private static func descent(_ font: UIFont) -> Double { Double(font.pointSize) * 0.24 }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute follows the layout direction.
    var isDirected: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a place or a size of a view's alignment rectangle.
    fileprivate var isOfAlignmentRect: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
            .lastBaseline:
            true
        default: false
        }
    }

    /// The attribute at the other side.
    var mirrored: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .leadingMargin: .trailingMargin
        case .trailingMargin: .leadingMargin
        default: self
        }
    }
}

import DataModelFiles
import Foundation
import InterfaceFiles

/// The constraints of documents of Interface Builder.
@MainActor
package enum InterfaceConstraints {
    /// Returns a constraint of a view; nil for a placeholder, and where an item could not be made.
    /// - Parameter find: Returns an object of the document.
    package static func make(
        _ element: XMLElement, in view: AnyObject, _ find: (String) -> AnyObject?
    ) -> NSLayoutConstraint? {
        guard element.name == "constraint", !element.flag("placeholder"),
            let first = attributes[element["firstAttribute"] ?? ""]
        else { return nil }
        let item = element["firstItem"].map(find) ?? view
        let other = element["secondItem"].map(find)
        if let other, other == nil { return nil }
        guard let item else { return nil }
        let second = attributes[element["secondAttribute"] ?? ""] ?? .notAnAttribute
        let (one, two) = (resolved(item, first), other.flatMap { $0 }.map { resolved($0, second) })
        let constraint = NSLayoutConstraint(
            item: one.item, attribute: one.attribute, relatedBy: relations[element["relation"] ?? ""] ?? .equal,
            toItem: two?.item, attribute: two?.attribute ?? .notAnAttribute,
            multiplier: multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
        if let priority = element.number("priority") {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    /// An item and its attribute, for the bars of older documents as the edges of the safe area.
    private static func resolved(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        guard let bar = item as? InterfaceBar else { return (item, attribute) }
        return (bar.guide, bar.isTop ? .top : .bottom)
    }

    /// A factor, written as a number or as a proportion such as “1:2”.
    package static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        guard let first = parts.first, first.isFinite else { return 1 }
        guard parts.count == 2 else { return first }
        return parts[1] != 0 && parts[1].isFinite ? first / parts[1] : 1
    }

    /// Sets how strongly a view keeps the size of its content, as far as its element says it.
    package static func setPriorities(
        _ element: XMLElement, hugging: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void,
        resistance: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void
    ) {
        for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
            func priority(_ kind: String) -> UILayoutPriority? {
                element.number(name + kind).map { UILayoutPriority(Float($0)) }
            }
            if let priority = priority("HuggingPriority") { hugging(priority, axis) }
            if let priority = priority("CompressionResistancePriority") { resistance(priority, axis) }
        }
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

/// The room of the bars above or below a controller's content, in documents for iOS 10 and before.
final class InterfaceBar: NSObject {
    let guide: UILayoutGuide
    let isTop: Bool
    init(_ guide: UILayoutGuide, isTop: Bool) { (self.guide, self.isTop) = (guide, isTop) }
}

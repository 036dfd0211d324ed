import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// The constraints of documents of Interface Builder.
@MainActor
enum NibConstraints {
    /// Activates a constraint of a view; a warning says why one can't be.
    static func activate(_ element: XMLElement, in view: NSView, _ loader: NibLoader) {
        guard element.name == "constraint", !element.flag("placeholder"),
            let first = attributes[element["firstAttribute"] ?? ""]
        else { return }
        let item = element["firstItem"].map { loader.object($0) } ?? view
        let other = element["secondItem"].map { loader.object($0) }
        // An item that could not be made.
        guard let item, other == nil || other! != nil else { return }
        let constraint = NSLayoutConstraint(
            item: item, attribute: first, relatedBy: relations[element["relation"] ?? ""] ?? .equal,
            toItem: other ?? nil, attribute: attributes[element["secondAttribute"] ?? ""] ?? .notAnAttribute,
            multiplier: multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = element["identifier"]
        loader.note(constraint, element)
        constraint.isActive = true
    }

    /// A factor, written as a number or as a proportion such as “1:2”.
    static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        guard let first = parts.first, first.isFinite else { return 1 }
        guard parts.count == 2 else { return first }
        return parts[1] != 0 && parts[1].isFinite ? first / parts[1] : 1
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

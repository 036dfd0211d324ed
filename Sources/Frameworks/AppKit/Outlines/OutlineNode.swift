import Foundation

/// The identity of an outline's item: equal values are one item, and so is an object.
struct OutlineKey: Hashable {
    private let value: AnyHashable

    init(_ item: Any) {
        // Objects of classes other than NSObject's are equal where they are the same, as in Objective-C.
        if type(of: item) is AnyClass, !(item is NSObject) {
            value = ObjectIdentifier(item as AnyObject)
        } else {
            value = item as? AnyHashable ?? AnyHashable(String(reflecting: item))
        }
    }
}

/// An item of an outline, with the rows below it.
@MainActor
final class OutlineNode {
    /// The item; nil for the root.
    let item: Any?
    let key: OutlineKey?
    private(set) weak var parent: OutlineNode?
    /// The items below; empty while they are not shown.
    var children: [OutlineNode] = []
    var isExpanded = false
    /// How deep the item is: 0 for the outermost, −1 for the root.
    let level: Int

    init(item: Any?, parent: OutlineNode?) {
        (self.item, self.parent) = (item, parent)
        key = item.map { OutlineKey($0) }
        level = (parent?.level ?? -2) + 1
    }

    /// The visible nodes below, in the order of their rows.
    var visible: [OutlineNode] {
        var result: [OutlineNode] = []
        for child in children {
            result.append(child)
            if child.isExpanded { result += child.visible }
        }
        return result
    }
}

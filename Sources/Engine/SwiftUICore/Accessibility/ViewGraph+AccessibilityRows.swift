import DisplayList
import Foundation

extension ViewGraph {
    /// A row of a list.
    ///
    /// One text, picture or button in it is the row; more than that are elements within.
    func row(
        _ row: AccessibilityControl.Row, _ node: NodeRef, _ inner: [AccessibilityDraft]
    ) -> AccessibilityDraft {
        var result = AccessibilityDraft(item(node, .row, ""))
        let wholes: Set<AccessibilityItem.Role> = [.staticText, .button, .image, .link]
        if inner.count == 1, inner[0].children.isEmpty, wholes.contains(inner[0].item.role) {
            let (id, frame, layers) = (result.item.id, result.item.frame, result.item.layers)
            result = inner[0]
            (result.item.id, result.item.frame, result.item.layers) = (id, frame, layers)
            if result.press == nil { result.press = row.press }
        } else {
            result.combine(inner, asLabel: true)
            result.children = inner.contains { $0.sortPriority != 0 } ? sorted(inner) : inner
            if let press = row.press { result.press = press }
            // Actions of a single control are sent to that control.
            (result.adjust, result.setValue, result.setNumber) = (nil, nil, nil)
            (result.item.range, result.item.isExpanded, result.item.isHeader) = (nil, nil, false)
            (result.focusable, result.item.isFocused) = (nil, false)
        }
        result.item.role = .row
        result.row = row.id
        result.item.isSelectable = row.select != nil
        result.item.isSelected = row.isSelected
        if let isExpanded = row.isExpanded { result.item.isExpanded = isExpanded }
        result.named += row.actions()
        return result
    }

    /// An icon with a title is one element, called by its title.
    ///
    /// Controls in either are separate elements.
    func label(_ title: String?, _ node: NodeRef, _ inner: [AccessibilityDraft]) -> [AccessibilityDraft] {
        let told = inner.filter { !$0.isDecoration }
        let texts: Set<AccessibilityItem.Role> = [.staticText, .image]
        guard told.allSatisfy({ texts.contains($0.item.role) && $0.press == nil && $0.children.isEmpty }) else {
            return told
        }
        if told.count == 1 { return told }
        guard !told.isEmpty || title != nil else { return inner }
        var result = AccessibilityDraft(item(node, .group, ""))
        result.combine(told.isEmpty ? inner : told)
        if told.isEmpty, let title {
            result.item.label = title
            result.item.role = .image
            result.isDecoration = false
        }
        return [result]
    }
}

extension AccessibilityControl.Row {
    /// Chooses the row; nil where that cannot be.
    fileprivate var press: (() -> Bool)? {
        select.map { select in
            {
                select()
                return true
            }
        }
    }
}

extension AccessibilityDraft {
    /// Reports the enclosing rows, and their count.
    mutating func number(_ rows: AccessibilityControl.Rows) {
        for index in children.indices {
            guard let row = children[index].row, let position = rows.positions[row] else { continue }
            children[index].item.position = position
            children[index].item.count = rows.positions.count
        }
    }

    /// Buttons in a menu are its items.
    mutating func makeMenuItems() {
        for index in children.indices where children[index].item.role == .button {
            children[index].item.role = .menuItem
        }
    }

    /// A list in which rows are chosen has the keyboard where its chosen row is.
    mutating func handFocusToRows() {
        for index in children.indices where children[index].item.isSelectable {
            children[index].focusable = focusable
            children[index].isChosenByFocus = true
        }
        if item.isFocused, let index = children.firstIndex(where: { $0.row != nil && $0.item.isSelected }) {
            item.isFocused = false
            children[index].item.isFocused = true
        }
    }
}

import Foundation

extension HostedWindow {
    /// A window's content as text, to be compared with its content elsewhere: title, background, layers, and
    /// accessibility elements.
    /// - Parameter withAccessibility: Whether to include the accessibility elements, for which the whole tree is
    ///   walked.
    public func shown(withAccessibility: Bool) -> String {
        var lines = ["title \(title)", "background \(backgroundColor.summary)"]
        if let prefersDark { lines.append("prefers \(prefersDark ? "dark" : "light")") }
        lines.append(displayList.description.replacingOccurrences(of: "\r", with: " "))
        if withAccessibility {
            let items = accessibilityItems
            var places: [UInt64: Int] = [:]
            for (place, item) in items.enumerated() {
                places[item.id] = place
                lines.append(item.description(parent: item.parent.flatMap { places[$0] }))
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension AccessibilityItem {
    /// The item in a line: its role, label and value, its place, its states, and its actions.
    /// - Parameter parent: The place of the item that holds it among all items; nil at the top.
    func description(parent: Int?) -> String {
        func quoted(_ text: String) -> String { InputWords.quote(text) }
        var words = ["item \(role) \(quoted(label))"]
        words.append("\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))")
        if let parent { words.append("in=\(parent)") }
        if !value.isEmpty { words.append("value=" + quoted(value)) }
        if !hint.isEmpty { words.append("hint=" + quoted(hint)) }
        if !identifier.isEmpty { words.append("identifier=" + quoted(identifier)) }
        for (name, isSo) in [
            ("disabled", !isEnabled), ("selected", isSelected), ("focused", isFocused), ("header", isHeader),
        ] where isSo { words.append(name) }
        if headingLevel > 0 { words.append("level=\(headingLevel)") }
        if !actions.isEmpty { words.append("actions=" + quoted(actions.map { "\($0)" }.joined(separator: " "))) }
        return words.joined(separator: " ")
    }
}

import DisplayList
import Foundation

/// An accessibility element under construction: its properties, and its actions.
struct AccessibilityDraft {
    var item: AccessibilityItem
    var children: [AccessibilityDraft] = []
    /// The place among siblings: higher ones are read first.
    var sortPriority: Double = 0
    /// The action for a press; nil for none.
    var press: (() -> Bool)?
    /// The action for a step up or down.
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// The action for an escape gesture.
    var escape: (() -> Void)?
    /// Sets the element's value.
    var setValue: ((String) -> Void)?
    /// Actions with names.
    var named: [(name: String, handler: () -> Void)] = []
    /// Sets the number it holds, and moves its caret.
    var setNumber: ((Double) -> Void)?
    var select: ((AccessibilityItem.Caret) -> Void)?
    /// The element that takes the keyboard; nil for none.
    var focusable: NodeHandle?
    /// Whether getting the keyboard is being chosen, as for the rows of a list.
    var isChosenByFocus = false
    /// The element whose gesture a press is a tap for; nil for others.
    var tapped: NodeHandle?
    /// Whether it is a picture whose label is a guess, which matters only where there is no text.
    var isDecoration = false
    /// The row of a list that it is; nil for others.
    var row: AnyHashable?
    /// Whether assistive technology is at it, as the app knows it; nil where the app doesn't ask.
    var focus: AccessibilityProperties.Focus?
    /// The half of a pair of views that it is, of which one names the other.
    var pairing: AccessibilityProperties.Pairing?
    /// Its names for rotors.
    var rotorEntries: [AccessibilityProperties.RotorEntryName] = []

    init(_ item: AccessibilityItem) { self.item = item }

    /// Notes the item's possible actions.
    mutating func listActions() {
        var actions: [AccessibilityAction] = []
        if item.isEnabled {
            if press != nil { actions.append(.press) }
            if adjust != nil { actions += [.increment, .decrement] }
            if escape != nil { actions.append(.escape) }
            if focusable != nil || focus != nil { actions.append(.focus) }
            actions += named.map { .named($0.name) }
        }
        item.actions = actions
    }

    /// Performs an action; returns whether anything was done.
    func perform(_ action: AccessibilityAction, _ graph: ViewGraph) -> Bool {
        guard item.isEnabled else { return false }
        switch action {
        case .press: return press?() ?? false
        case .increment, .decrement:
            guard let adjust else { return false }
            adjust(action == .increment ? .increment : .decrement)
        case .escape:
            guard let escape else { return false }
            escape()
        case .setValue(let value):
            if let setNumber, let number = Double(value) {
                setNumber(number)
            } else if let setValue {
                setValue(value)
            } else {
                return false
            }
        case .select(let caret):
            guard let select else { return false }
            select(caret)
        case .focus:
            guard let node = focusable?.node else { return focus != nil }
            if isChosenByFocus { _ = press?() }
            graph.events.focus.focus(node)
        case .named(let name):
            guard let action = named.first(where: { $0.name == name }) else { return false }
            action.handler()
        }
        return true
    }

    // MARK: Modifiers

    /// Applies the properties that modifiers set.
    mutating func apply(_ properties: AccessibilityProperties) {
        if let label = properties.label {
            item.label = label.plainString
            isDecoration = false
        }
        if let value = properties.value { item.value = value.plainString }
        if let hint = properties.hint { item.hint = hint.plainString }
        // The help of a part takes precedence over the help of the whole.
        if let help = properties.help, item.hint.isEmpty { item.hint = help.plainString }
        if let identifier = properties.identifier { item.identifier = identifier }
        if let role = properties.role {
            item.role = role
            if role == .tab || role == .radioButton { item.isSelectable = true }
        }
        if let setValue = properties.setValue { self.setValue = setValue }
        if properties.isDisabled { item.isEnabled = false }
        if let priority = properties.sortPriority { sortPriority = priority }
        if let adjust = properties.adjust { self.adjust = adjust }
        if let control = properties.control { apply(control) }
        if let focus = properties.focus {
            self.focus = focus
            if focus.isOn { item.isFocused = true }
        }
        if let pairing = properties.pairing { self.pairing = pairing }
        rotorEntries += properties.rotorEntries
        if let status = properties.scrollStatus { item.value = status.plainString }
        if let heading = properties.heading {
            item.isHeader = true
            item.headingLevel = Int(heading.rawValue)
        }
        apply(traits: properties.addedTraits, removing: properties.removedTraits)
        for action in properties.actions { apply(action) }
        let content = properties.customContent
        for content in content.filter(\.isImportant) + content.filter({ !$0.isImportant }) {
            guard let value = content.value else { continue }
            let text = "\(content.label.plainString): \(value.plainString)"
            item.hint = item.hint.isEmpty ? text : "\(item.hint), \(text)"
        }
        if let scroll = properties.scroll {
            let edges: [(String, Edge)] = [
                ("Scroll Up", .top), ("Scroll Down", .bottom), ("Scroll Back", .leading), ("Scroll On", .trailing),
            ]
            named += edges.map { name, edge in (name, { scroll(edge) }) }
        }
    }

    private mutating func apply(_ control: AccessibilityControl) {
        if let range = control.range { item.range = range }
        if let setNumber = control.setNumber { self.setNumber = setNumber }
        if let caret = control.caret { item.caret = caret }
        if let select = control.select { self.select = select }
        if control.isMultiline { item.isMultiline = true }
        if let isExpanded = control.isExpanded { item.isExpanded = isExpanded }
    }

    private mutating func apply(traits: AccessibilityTraits, removing removed: AccessibilityTraits) {
        let roles: [(AccessibilityTraits, AccessibilityItem.Role)] = [
            (.isStaticText, .staticText), (.isImage, .image), (.isKeyboardKey, .button), (.isButton, .button),
            (.isLink, .link), (.isSearchField, .textField), (.isToggle, .toggle), (.isModal, .window),
        ]
        for (trait, role) in roles where traits.contains(trait) && (item.role != .toggle || trait != .isButton) {
            item.role = role
        }
        for (trait, role) in roles where removed.contains(trait) && item.role == role {
            item.role = item.label.isEmpty || !children.isEmpty ? .group : .staticText
        }
        if traits.contains(.isHeader) { item.isHeader = true }
        if removed.contains(.isHeader) { item.isHeader = false }
        if traits.contains(.isSelected) { item.isSelected = true }
        if removed.contains(.isSelected) { item.isSelected = false }
    }

    private mutating func apply(_ action: AccessibilityProperties.Action) {
        let handler = action.handler
        switch action.kind.storage {
        case .default:
            press = {
                handler()
                return true
            }
        case .escape: escape = handler
        case .magicTap: named.append(("Magic Tap", handler))
        case .delete: named.append(("Delete", handler))
        case .showMenu: named.append(("Show Menu", handler))
        case .named(let name): named.append((name.plainString, handler))
        }
    }

    // MARK: Combining

    /// Adopts the labels and actions of inner elements, which are no longer separate elements.
    /// - Parameter asLabel: Whether they are the label of a control: of texts and pictures the texts count.
    mutating func combine(_ parts: [AccessibilityDraft], asLabel: Bool = false) {
        var spoken = parts.sorted { $0.sortPriority > $1.sortPriority }
        if asLabel, !spoken.allSatisfy(\.isDecoration) { spoken.removeAll(where: \.isDecoration) }
        func joined(_ path: KeyPath<AccessibilityItem, String>) -> String {
            spoken.map { $0.item[keyPath: path] }.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        item.label = joined(\.label)
        item.value = joined(\.value)
        item.hint = joined(\.hint)
        item.isHeader = spoken.contains { $0.item.isHeader }
        item.isSelected = spoken.contains { $0.item.isSelected }
        item.isFocused = spoken.contains { $0.item.isFocused }
        isDecoration = !spoken.isEmpty && spoken.allSatisfy(\.isDecoration)
        var taps: Set<NodeHandle> = []
        // Parts that respond to one gesture have the same action.
        let actors = spoken.filter { part in
            part.press != nil && (part.tapped.map { taps.insert($0).inserted } ?? true)
        }
        if actors.count == 1 {
            press = actors[0].press
            item.role = actors[0].item.role
        } else {
            for actor in actors { named.append((actor.item.label, { _ = actor.press?() })) }
        }
        for link in spoken.flatMap(\.children) where link.item.role == .link {
            named.append((link.item.label, { _ = link.press?() }))
        }
        adjust = spoken.lazy.compactMap(\.adjust).first
        tapped = actors.count == 1 ? actors[0].tapped : nil
        setValue = spoken.lazy.compactMap(\.setValue).first
        setNumber = spoken.lazy.compactMap(\.setNumber).first
        item.range = spoken.lazy.compactMap(\.item.range).first
        item.isExpanded = spoken.lazy.compactMap(\.item.isExpanded).first
        focusable = spoken.lazy.compactMap(\.focusable).first
        named += spoken.flatMap(\.named)
        if item.role == .group, !item.label.isEmpty {
            item.role = Set(spoken.map(\.item.role)) == [.image] ? .image : .staticText
        }
    }
}

// Overrides that only Objective-C makes possible.
extension SourceAdaptation {
    /// Methods that every object has on Apple's systems, and that are not called here.
    private static let uncalled: Set<String> = [
        "responds", "supplementalTarget", "forwardingTarget", "doesNotRecognizeSelector",
    ]

    /// Returns a file without the overrides in its extensions; nil where it has none.
    ///
    /// They are what `ExtensionOverrides` and `DispatchedOverrides` can't keep: members of a class of the system's that the
    /// module has not declared.
    static func withoutExtensionOverrides(_ text: String) -> String? {
        guard text.contains("extension "), text.contains("override ") else { return nil }
        let bytes = Array(text.utf8)
        var adaptation = SourceAdaptation(bytes, .macOS, nil, false, [])
        adaptation.dropsExtensionOverrides = true
        var index = 0
        while index < bytes.count {
            switch (adaptation.text.isCode[index], bytes[index]) {
            case (true, UInt8(ascii: "e")): index = adaptation.adaptExtension(at: index)
            case (true, UInt8(ascii: "o")): index = adaptation.adaptOverride(at: index)
            default: index += 1
            }
        }
        return adaptation.adapted()
    }

    /// Notes the body of an extension.
    mutating func adaptExtension(at start: Int) -> Int {
        let name = word(at: start)
        let end = start + max(name.utf8.count, 1)
        guard name == "extension", start == 0 || !Self.isLetter(text.bytes[start - 1]) else { return end }
        guard
            let open = (end..<text.bytes.count).first(where: { text.isCode[$0] && text.bytes[$0] == UInt8(ascii: "{") })
        else { return end }
        var depth = 0
        for index in open..<text.bytes.count where text.isCode[index] {
            if text.bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if text.bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 {
                extensions.append(open..<index)
                break
            }
        }
        return end
    }

    /// `override func viewDidMoveToWindow() {` in an extension becomes `func _viewDidMoveToWindow() {`, which nothing calls.
    ///
    /// An extension can override nothing but what Objective-C knows. A method that is never called here is treated in the same way.
    mutating func adaptOverride(at start: Int) -> Int {
        let name = word(at: start)
        let end = start + max(name.utf8.count, 1)
        guard name == "override", start == 0 || !Self.isLetter(text.bytes[start - 1]),
            let (place, member) = memberName(after: end)
        else { return end }
        let isInExtension =
            extensions.last { $0.contains(start) }.map { depth(from: $0.lowerBound, to: start) == 1 } ?? false
        let isKept = [
            "motionBegan", "motionEnded", "motionCancelled", "focusRingType", "observeValue", "getObjectValue",
            "isPartialStringValid",
        ].contains(member)
        guard !isKept, dropsExtensionOverrides ? isInExtension : Self.uncalled.contains(member) else { return end }
        blank(start..<end)
        // The words between move by one byte, so that all behind them keeps its column.
        for index in end..<place { result[index - 1] = result[index] }
        result[place - 1] = UInt8(ascii: "_")
        if isInExtension { adaptObservers(of: member, at: place + member.utf8.count) }
        return place
    }

    /// `var frame: CGRect { didSet {` in an extension becomes `var _frame: CGRect { get { self.frame } set {`: it could not store anything.
    private mutating func adaptObservers(of member: String, at start: Int) {
        guard start < text.bytes.count, text.bytes[start] == UInt8(ascii: ":"),
            let open = text.bytes[start...].firstIndex(where: { "{=\n".utf8.contains($0) }),
            text.bytes[open] == UInt8(ascii: "{"),
            let place = text.bytes[(open + 1)...].firstIndex(where: { !Self.isSpace($0) })
        else { return }
        let observer = word(at: place)
        guard ["didSet", "willSet"].contains(observer) else { return }
        blank(place..<place + observer.utf8.count)
        result.replaceSubrange(place..<place + 3, with: Array("set".utf8))
        insertions.append((open + 1, " get { self.\(member) }"))
    }

    /// The place and the name of the method or property that is declared behind modifiers.
    private func memberName(after start: Int) -> (Int, String)? {
        var index = start
        while index < text.bytes.count {
            while index < text.bytes.count, !text.isCode[index] || text.bytes[index] <= 0x20 { index += 1 }
            let modifier = word(at: index)
            guard !modifier.isEmpty else { return nil }
            index += modifier.utf8.count
            guard modifier == "func" || modifier == "var" else { continue }
            while index < text.bytes.count, text.bytes[index] <= 0x20 { index += 1 }
            let member = word(at: index)
            return member.isEmpty ? nil : (index, member)
        }
        return nil
    }

    private func depth(from start: Int, to end: Int) -> Int {
        var depth = 0
        for index in start..<end where text.isCode[index] {
            if text.bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if text.bytes[index] == UInt8(ascii: "}") { depth -= 1 }
        }
        return depth
    }
}

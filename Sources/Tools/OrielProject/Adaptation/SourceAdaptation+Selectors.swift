// Names of methods and properties, which Objective-C's runtime finds.
extension SourceAdaptation {
    /// `#selector(update(sender:))` becomes `_Sel(Self.update(sender:), as: "update(sender:)")`, which calls the method, where the
    /// file has one of the name; `#selector(UIResponder.resignFirstResponder)` becomes `_Sel("resignFirstResponder")`, filled up with spaces.
    mutating func adaptSelector(_ start: Int, parenthesis: Int) -> Int {
        guard let end = end(ofParenthesisAt: parenthesis) else { return parenthesis }
        let content = String(decoding: text.bytes[(parenthesis + 1)..<(end - 1)], as: UTF8.self)
        let unlabeled = content.prefix { $0 != "(" }
        let name = unlabeled.split { ". \n\t:".contains($0) }.last.map(String.init) ?? ""
        if adaptMethod(content, name, start, parenthesis) {
            let parameters = content.dropFirst(unlabeled.count).filter { !$0.isWhitespace }
            insertions.append((end - 1, ", as: \"\(name)\(parameters)\""))
            return end
        }
        let replacement = Array("\(SupportSource.selector)(\"\(name)\")".utf8)
        guard replacement.count <= end - start else { return end }
        blank(start..<end)
        if text.bytes[start..<start + replacement.count].contains(0x0A) {
            insertions.append((start, String(decoding: replacement, as: UTF8.self)))
        } else {
            result.replaceSubrange(start..<(start + replacement.count), with: replacement)
        }
        return end
    }

    /// Has a selector of a method of the file's own refer to the method.
    private mutating func adaptMethod(_ content: String, _ name: String, _ start: Int, _ parenthesis: Int) -> Bool {
        let path = content.prefix { $0 != "(" }.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
        guard !name.isEmpty, contains("func \(name)(", 0..<text.bytes.count), !content.contains(":  "),
            path.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else { return false }
        var place = parenthesis + 1
        var prefix = "Self."
        if path.count > 1 {
            if path[0] == "self", path.count == 2 {
                guard let dot = text.bytes[place...].firstIndex(of: UInt8(ascii: ".")) else { return false }
                place = dot + 1
            } else if path[0].first?.isUppercase == true {
                // A protocol's method belongs to no class.
                if ["Delegate", "DataSource", "Protocol"].contains(where: path[0].hasSuffix) { return false }
                prefix = ""
            } else {
                return false
            }
        }
        // `#selector(` is as long as `_Sel(Self.`; the prefix is directly before the method.
        let beginning = Array("\(SupportSource.selector)(".utf8)
        blank(start..<place)
        result.replaceSubrange(start..<(start + beginning.count), with: beginning)
        if prefix.isEmpty { return true }
        // `Self` is not known where a class's stored property is initialized.
        if let type = typeInitialized(at: start) {
            insertions.append((place, type + "."))
        } else {
            result.replaceSubrange(place - prefix.utf8.count..<place, with: Array(prefix.utf8))
        }
        return true
    }

    /// The class, one of whose stored properties is initialized at a place.
    private func typeInitialized(at place: Int) -> String? {
        var depth = 0
        // The end of the code between a block's brace and the next block within, or the place.
        var end = place
        for index in stride(from: place - 1, through: 0, by: -1) where text.isCode[index] {
            switch text.bytes[index] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{") where depth > 0: depth -= 1
            case UInt8(ascii: "{"):
                if let name = Self.className(in: header(before: index)) {
                    return Self.initializesProperty(header(index + 1..<end)) ? name : nil
                }
                end = index
            default: break
            }
        }
        return nil
    }

    /// The code of a range.
    private func header(_ range: Range<Int>) -> String {
        String(decoding: range.lazy.filter { text.isCode[$0] }.map { text.bytes[$0] }, as: UTF8.self)
    }

    /// The code before a brace, as far as the brace or statement before it.
    private func header(before brace: Int) -> String {
        var start = brace
        while start > 0, !text.isCode[start - 1] || !"{};".utf8.contains(text.bytes[start - 1]) { start -= 1 }
        return header(start..<brace)
    }

    private static func className(in header: String) -> String? {
        let words = header.split { !$0.isLetter && !$0.isNumber && !"_.`".contains($0) }
        guard let index = words.lastIndex(where: { $0 == "class" || $0 == "extension" }), index + 1 < words.count,
            !["func", "var", "let", "subscript"].contains(words[index + 1])
        else { return nil }
        return words.contains("func") ? nil : String(words[index + 1])
    }

    /// Whether members of a class, up to a place, end with the beginning of a stored property's value.
    private static func initializesProperty(_ members: String) -> Bool {
        let words = members.split { !$0.isLetter && !$0.isNumber && !"_=".contains($0) }
        guard let index = words.lastIndex(where: { ["var", "let", "func", "init", "subscript"].contains($0) }),
            words[index] == "var" || words[index] == "let", words[index...].contains("=")
        else { return false }
        return index == 0 || !words[max(0, index - 4)..<index].contains("lazy")
    }

    /// `#keyPath(Item.list.name)` becomes `"list.name"`, filled up with spaces.
    mutating func adaptKeyPath(_ start: Int, parenthesis: Int) -> Int {
        guard let end = end(ofParenthesisAt: parenthesis) else { return parenthesis }
        let content = String(decoding: text.bytes[(parenthesis + 1)..<(end - 1)], as: UTF8.self)
        let names = content.split { ". \n\t?!".contains($0) }.map(String.init)
        // Types begin with capitals, and properties don't.
        let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
        let replacement = Array("\"\(path)\"".utf8)
        guard !text.bytes[start..<end].contains(0x0A) else { return end }
        blank(start..<end)
        result.replaceSubrange(start..<(start + replacement.count), with: replacement)
        return end
    }
}

import Foundation

// Declarations and calls that Objective-C makes possible, or that this system's Foundation declares in another way.
extension SourceAdaptation {
    /// `ProcessInfo()` becomes `ProcessInfo.processInfo`: there is only one here.
    mutating func adaptProcessInformation(at start: Int) -> Int {
        let name = word(at: start)
        let end = start + name.utf8.count
        guard name == "ProcessInfo", start == 0 || !Self.isLetter(text.bytes[start - 1]),
            text.bytes[end...].starts(with: Array("()".utf8))
        else { return max(end, start + 1) }
        blank(end..<end + 2)
        insertions.append((end, ".processInfo"))
        return end + 2
    }

    /// `NSError()` becomes `NSError(domain: "", code: 0)`: this system's class has no initializer without arguments.
    mutating func adaptEmptyError(at start: Int) -> Int? {
        let name = word(at: start)
        let end = start + name.utf8.count
        guard name == "NSError", start == 0 || !Self.isLetter(text.bytes[start - 1]),
            text.bytes[end...].starts(with: Array("()".utf8))
        else { return nil }
        blank(end..<end + 2)
        insertions.append((end, "(domain: \"\", code: 0)"))
        return end + 2
    }

    /// `Darwin.ceil(x)` becomes `Glibc .ceil(x)`: the system's own functions by the name of their module.
    mutating func adaptQualifiedName(at start: Int) -> Int {
        let name = word(at: start)
        let end = start + max(name.utf8.count, 1)
        guard name == "Darwin", start == 0 || !Self.isLetter(text.bytes[start - 1]), end + 1 < text.bytes.count,
            text.bytes[end] == UInt8(ascii: "."), Self.isLetter(text.bytes[end + 1]),
            start == 0 || text.bytes[start - 1] != UInt8(ascii: ".")
        else { return end }
        result.replaceSubrange(start..<end, with: Array("Glibc ".utf8))
        return end
    }

    /// `fpos_t` becomes `Int64`: a place in a file is a number on Apple's systems, and a structure here.
    mutating func adaptFilePosition(at start: Int) -> Int? {
        guard apple == nil, word(at: start) == "fpos_t",
            start == 0 || !Self.isLetter(text.bytes[start - 1]) && text.bytes[start - 1] != UInt8(ascii: ".")
        else { return nil }
        let end = start + "fpos_t".utf8.count
        // A question mark may follow at once.
        result.replaceSubrange(start..<end, with: Array(" Int64".utf8))
        return end
    }

    /// `Foundation.URLSession` becomes `FoundationNetworking.URLSession`: Foundation is several modules here.
    mutating func adaptFoundationName(at start: Int) -> Int {
        let name = word(at: start)
        let end = start + name.utf8.count
        guard name == "Foundation", end < text.bytes.count, text.bytes[end] == UInt8(ascii: "."),
            start == 0 || !Self.isLetter(text.bytes[start - 1]) && text.bytes[start - 1] != UInt8(ascii: ".")
        else { return max(end, start + 1) }
        let type = word(at: end + 1)
        if type.hasPrefix("XML") {
            insertions.append((end, "XML"))
        } else if Self.networking.contains(where: type.hasPrefix) {
            insertions.append((end, "Networking"))
        } else if Self.ofOriel.contains(type) {
            insertions.append((start, "Oriel"))
        }
        return end
    }

    /// Foundation's types that this system's Foundation lacks.
    private static let ofOriel: Set<String> = [
        "ValueTransformer", "NSException", "NSKeyValueObservingOptions", "NSKeyValueObservation",
        "NSKeyValueChange", "NSKeyValueObservedChange", "NSValueTransformerName", "NSUserActivity", "NSItemProvider",
        "NSExtensionContext", "NSExtensionItem", "NSFileCoordinator", "NSFilePresenter", "NSMetadataQuery",
        "NSUbiquitousKeyValueStore", "NSXPCConnection", "FileWrapper", "UndoManager",
    ]

    /// The beginnings of the names of Foundation's types for networking.
    private static let networking = [
        "URLSession", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
        "URLProtocol", "URLCache", "CachedURLResponse", "HTTPCookie", "URLCredential", "URLAuthenticationChallenge",
        "URLProtectionSpace",
    ]

    /// An order of numbers that the file declares gives way to Foundation's, which Apple's lacks.
    mutating func adaptOrder(at start: Int) -> Int? {
        guard word(at: start) == "func", start == 0 || !Self.isLetter(text.bytes[start - 1]) else { return nil }
        let line = String(
            decoding: text.bytes[start...].prefix { $0 != 0x0A && $0 != UInt8(ascii: "{") }, as: UTF8.self)
        let words = line.filter { $0 != " " }
        guard words.hasPrefix("func<("), words.hasSuffix("->Bool"), words.split(separator: ":").count == 3,
            words.components(separatedBy: ":NSNumber").count == 3
        else { return nil }
        insertions.append((start, "@_disfavoredOverload "))
        return start + "func".utf8.count
    }

    /// `delegate.scrollViewDidScroll?(view)` becomes `delegate.scrollViewDidScroll (view)`: the method has a default here.
    mutating func adaptOptionalCall(at start: Int) -> Int {
        // `method?(` and `method? {`.
        let next = text.bytes[(start + 1)...].first { $0 != 0x20 }
        guard next == UInt8(ascii: "{") || text.bytes[(start + 1)...].first == UInt8(ascii: "(") else {
            return start + 1
        }
        let first = text.bytes[..<start].lastIndex { !Self.isLetter($0) }
        guard let first, text.bytes[first] == UInt8(ascii: ".") else { return start + 1 }
        let name = String(decoding: text.bytes[(first + 1)..<start], as: UTF8.self)
        guard !name.isEmpty, !ownOptional.contains(name), !hasOwnFunction(name) else { return start + 1 }
        // A closure is called without labels.
        if OptionalMethods.contains(name) || hasLabel(inArgumentsAfter: start) { blank(start..<(start + 1)) }
        return start + 1
    }

    /// Whether the file has a property of a name that may be called: a closure, but not a view or another object.
    private func hasOwnFunction(_ name: String) -> Bool {
        for word in ["var \(name):", "let \(name):"] {
            let pattern = Array(word.utf8)
            var start = 0
            while let place = find(pattern, start) {
                start = place + pattern.count
                let type = text.bytes[start...].drop { $0 == 0x20 }.prefix { Self.isLetter($0) }
                let isObject = ["UI", "NS"].contains { type.starts(with: $0.utf8) }
                let after = text.bytes[type.endIndex...].first { $0 != UInt8(ascii: "?") && $0 != 0x20 }
                if !isObject || after == UInt8(ascii: "-") { return true }
            }
        }
        return false
    }

    private func find(_ pattern: [UInt8], _ start: Int) -> Int? {
        guard let first = pattern.first, start + pattern.count <= text.bytes.count else { return nil }
        return (start...(text.bytes.count - pattern.count)).first {
            text.bytes[$0] == first && text.bytes[$0...].starts(with: pattern)
        }
    }

    /// Whether an argument of a call has a label; the call's bracket is the first one after a place.
    private func hasLabel(inArgumentsAfter start: Int) -> Bool {
        guard start + 1 < text.bytes.count, text.bytes[start + 1] == UInt8(ascii: "(") else { return false }
        var depth = 0
        // Whether only a name has come since an argument began.
        var isName = false
        var hasLetters = false
        for place in (start + 1)..<text.bytes.count where text.isCode[place] {
            let byte = text.bytes[place]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                (isName, hasLetters) = (depth == 1, false)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return false }
                isName = false
            case UInt8(ascii: ",") where depth == 1: (isName, hasLetters) = (true, false)
            case UInt8(ascii: ":") where depth == 1 && isName && hasLetters: return true
            default:
                if Self.isLetter(byte) { hasLetters = true } else if !Self.isSpace(byte) { isName = false }
            }
        }
        return false
    }

    /// `override func observeValue(` becomes a method of the protocol for observers, which its class adopts; and so do the methods of
    /// formatters that this system's Foundation lacks.
    mutating func adaptObserver(at start: Int) -> Int? {
        let method = ["observeValue", "getObjectValue", "isPartialStringValid"].first {
            text.bytes[start...].starts(with: Array("func \($0)(".utf8))
        }
        guard let method, let name = observingProtocol(of: method, at: start) else { return nil }
        let line = text.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let override = (line..<start).first { text.isCode[$0] && word(at: $0) == "override" }
        guard let override, let brace = openBrace(before: start) else { return nil }
        let before = text.bytes[..<brace].lastIndex { "{};".utf8.contains($0) }.map { $0 + 1 } ?? 0
        // A comment may be above the declaration.
        let first = (before..<brace).first { text.isCode[$0] && !Self.isSpace(text.bytes[$0]) } ?? before
        let header = String(decoding: text.bytes[first..<brace], as: UTF8.self)
        blank(override..<override + "override".utf8.count)
        let end = header.range(of: " where ")?.lowerBound ?? header.endIndex
        let declaration = header[..<end]
        let length = declaration.utf8.count - declaration.reversed().prefix { $0.isWhitespace }.count
        let place = first + length
        let present = insertions.lazy.filter { $0.place == place }.map(\.text)
        if !present.contains(where: { $0.hasSuffix(" " + name) }) {
            let continues = Self.inherits(declaration) || !present.isEmpty
            insertions.append((place, (continues ? ", " : ": ") + name))
        }
        return start + "func ".utf8.count + method.utf8.count
    }

    /// The protocol that has a method with the parameters at a place; nil for none.
    private func observingProtocol(of method: String, at start: Int) -> String? {
        if method == "observeValue" { return "_KeyValueObserver" }
        let parameters = String(decoding: text.bytes[start...].prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
        if method == "getObjectValue" {
            return parameters.contains("errorDescription")
                ? "_ObjectParser" : parameters.contains("range ") ? "_RangeParser" : nil
        }
        return parameters.contains("newEditingString") ? "_PartialStringChecker" : "_PartialSelectionChecker"
    }

    /// The place of the brace that opens the block around a place.
    private func openBrace(before place: Int) -> Int? {
        var depth = 0
        for index in (0..<place).reversed() where text.isCode[index] {
            if text.bytes[index] == UInt8(ascii: "}") { depth += 1 }
            if text.bytes[index] == UInt8(ascii: "{") {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return nil
    }

    /// Whether a declaration has a list of inherited types, apart from its generic parameters.
    private static func inherits(_ declaration: Substring) -> Bool {
        var depth = 0
        for letter in declaration {
            if letter == "<" || letter == "(" { depth += 1 }
            if letter == ">" || letter == ")" { depth -= 1 }
            if letter == ":", depth == 0 { return true }
        }
        return false
    }

    /// `super.observeValue(` becomes `_superObserveValue(`: no superclass has the method.
    mutating func adaptSuperCall(at start: Int) -> Int {
        for method in ["ObserveValue", "GetObjectValue", "IsPartialStringValid"] {
            let call = Array("super.\(method.prefix(1).lowercased())\(method.dropFirst())(".utf8)
            guard text.bytes[start...].starts(with: call), start == 0 || !Self.isLetter(text.bytes[start - 1]) else {
                continue
            }
            result.replaceSubrange(start..<start + call.count, with: Array("_super\(method)(".utf8))
            return start + call.count
        }
        return start + 1
    }

    /// `@objc protocol Delegate` becomes `protocol Delegate: AnyObject`: all of Objective-C's are for classes.
    mutating func adaptProtocol(after start: Int) {
        var index = start
        while index < text.bytes.count {
            let word = word(at: index)
            if word == "protocol" {
                index += word.utf8.count
                while index < text.bytes.count, text.bytes[index] == 0x20 { index += 1 }
                let name = self.word(at: index)
                index += name.utf8.count
                var colon = index
                while colon < text.bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(text.bytes[colon]) { colon += 1 }
                let inherits = colon < text.bytes.count && text.bytes[colon] == UInt8(ascii: ":")
                let inherited = text.bytes[colon...].prefix { $0 != UInt8(ascii: "{") }
                let words = String(decoding: inherited, as: UTF8.self)
                    .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                // `class` is the old word for it, which must be the first.
                if inherits, words.contains("AnyObject") || words.contains("class") { return }
                if !name.isEmpty { insertions.append(inherits ? (colon + 1, " AnyObject,") : (index, ": AnyObject")) }
                return
            }
            let isModifier = ["public", "private", "fileprivate", "internal", "open"].contains(word)
            guard isModifier || word.isEmpty && [0x20, 0x0A, 0x0D, 0x09].contains(text.bytes[index]) else { return }
            index += max(word.utf8.count, 1)
        }
    }

    /// A class with a method that deletes, inserts or moves the rows of a table says so: there is no runtime to ask.
    mutating func adaptEdits(at start: Int) -> Int? {
        let name = Array("func tableView(".utf8)
        guard text.bytes[start...].starts(with: name), start == 0 || !Self.isLetter(text.bytes[start - 1]) else {
            return nil
        }
        let parameters = String(decoding: text.bytes[start...].prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
        let labels = parameters.split(separator: ",").dropFirst().map { $0.drop(while: \.isWhitespace) }
        let member: String
        if labels.first?.hasPrefix("commit ") == true {
            member = "_commitsEdits"
        } else if labels.first?.hasPrefix("moveRowAt ") == true {
            member = "_movesRows"
        } else {
            return nil
        }
        let line = text.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let words = String(decoding: result[line..<start], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let modifiers = ["public", "open", "override", "final", "internal", "nonisolated", "dynamic"]
        guard words.allSatisfy({ modifiers.contains(String($0)) }) else { return nil }
        let kept = words.filter { $0 == "public" || $0 == "open" || $0 == "override" }.joined(separator: " ")
        let first = (line..<start).first { result[$0] > 0x20 } ?? start
        // A type method of a class may be overridden by subclasses, as the method itself.
        insertions.append((first, "\(kept)\(kept.isEmpty ? "" : " ")class var \(member): Bool { true }; "))
        return start + name.count
    }
}

import DataModelFiles

// Interface Builder's conventions for attributes and children.
extension XMLElement {
    /// The value of an attribute; nil for none.
    package subscript(_ name: String) -> String? { attributes[name] }
    /// Returns the first child of a name; nil for none.
    package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
    /// Returns the child that is the value of a property; nil for none.
    package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }
    /// Whether an attribute is “YES”; a default where there is no such attribute.
    package func flag(_ name: String, or standard: Bool = false) -> Bool {
        attributes[name].map { $0 == "YES" || $0 == "true" } ?? standard
    }
    /// The number of an attribute; nil for none, and for one that is not finite.
    package func number(_ name: String) -> Double? {
        attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    /// The whole number of an attribute; nil for none.
    package func integer(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }
    /// The words of a property, as an attribute or a child; nil for none.
    package func words(_ property: String) -> String? {
        if let value = attributes[property] { return value }
        guard let child = child(key: property), child.name == "string" || child.name == "mutableString" else {
            return nil
        }
        return child.flag("base64-UTF8") ? Self.decoded(child.text) : child.text
    }
    /// The elements of `connections`.
    package var connections: [XMLElement] { child("connections")?.children ?? [] }

    /// Returns the text of letters in base 64, as Interface Builder writes keys that XML can't have; nil for others.
    static func decoded(_ text: String) -> String? {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var (bits, count, bytes): (UInt32, Int, [UInt8]) = (0, 0, [])
        for letter in text.utf8 where letter > 0x20 && letter != UInt8(ascii: "=") {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

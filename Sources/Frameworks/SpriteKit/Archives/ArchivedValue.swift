import Foundation
import SwiftUI

/// A value of an archive: an object with keys, a list, a text or a number.
///
/// A value that has another type than a property asks for gives nil.
struct ArchivedValue {
    /// The archive.
    let archive: KeyedArchive
    /// The value's number in the file, by which two values are the same.
    let number: Int

    private var entry: PropertyTable.Entry { archive.table[number] }

    /// The value of a key; nil for none.
    subscript(key: String) -> ArchivedValue? {
        guard case .record(let record) = entry, let value = record[key] else { return nil }
        return archive.value(value)
    }

    /// The keys of an object.
    var keys: [String] {
        guard case .record(let record) = entry else { return [] }
        return record.keys.sorted()
    }

    /// The names of the object's class and of the classes below it, as they were when it was written.
    var classNames: [String] {
        guard let described = self["$class"] else { return [] }
        // Plain texts alone: a name that is an object could have itself as its class.
        let name = described["$classname"]?.plainText
        let all = described["$classes"]?.list.compactMap(\.plainText) ?? []
        return [name].compactMap { $0 } + all.filter { $0 != name }
    }

    /// The number; a Boolean counts as 0 or 1.
    var double: Double? {
        switch entry {
        case .int(let value): Double(value)
        case .real(let value) where value.isFinite: value
        case .bool(let value): value ? 1 : 0
        default: nil
        }
    }

    /// The whole number.
    var int: Int? {
        if case .int(let value) = entry { return Int(value) }
        return double.flatMap { abs($0) < 1e15 ? Int($0) : nil }
    }

    /// The text of a string.
    var text: String? {
        if case .text(let text) = entry { return text }
        return classNames.isEmpty ? nil : self["NS.string"]?.plainText
    }

    private var plainText: String? {
        if case .text(let text) = entry { return text }
        return nil
    }

    /// The bytes of data.
    var data: Data? {
        if case .data(let data) = entry { return data }
        guard let inner = self["NS.data"], case .data(let data) = inner.entry else { return nil }
        return data
    }

    /// The elements of a list, or of an object that is one, without null objects.
    var list: [ArchivedValue] {
        if case .list(let numbers) = entry { return numbers.compactMap { archive.value($0) } }
        guard case .record(let record) = entry, let inner = record["NS.objects"],
            case .list(let numbers) = archive.table[inner]
        else { return [] }
        return numbers.compactMap { archive.value($0) }
    }

    /// The pairs of an object that is a dictionary with texts as its keys.
    var pairs: [(key: String, value: ArchivedValue)] {
        guard case .record(let record) = entry, let names = record["NS.keys"], let inner = record["NS.objects"],
            case .list(let keys) = archive.table[names], case .list(let values) = archive.table[inner]
        else { return [] }
        return zip(keys, values).compactMap { key, value in
            guard let name = archive.value(key)?.text, let value = archive.value(value) else { return nil }
            return (name, value)
        }
    }

    /// The value of a key of an object that is a dictionary; nil for none.
    func paired(_ key: String) -> ArchivedValue? { pairs.first { $0.key == key }?.value }

    /// The value as Foundation knows it; nil for objects of other classes.
    var scalar: Any? {
        switch entry {
        case .bool(let value): value
        case .int(let value): Int(value)
        case .real(let value): value
        case .text(let value): value
        case .data(let value): value
        default: text ?? data
        }
    }
}

extension ArchivedValue {
    /// Returns the number of a key; nil for none, and for one that is not finite.
    func number(_ key: String) -> CGFloat? { self[key]?.double.map { CGFloat($0) } }

    /// Returns the Boolean of a key; nil for none.
    func bool(_ key: String) -> Bool? { self[key]?.double.map { $0 != 0 } }

    /// Returns the bits of a key; nil for none.
    func bits(_ key: String) -> UInt32? { self[key]?.int.map { UInt32(truncatingIfNeeded: $0) } }

    /// Returns the numbers of a geometry's text, such as `{{0, 0}, {10, 20}}`; nil for another amount of them.
    private func numbers(_ count: Int, _ kinds: [String]) -> [CGFloat]? {
        let text = text ?? kinds.lazy.compactMap { self[$0]?.text }.first
        guard let text, text.utf8.count < 200 else { return nil }
        let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
        return parts.count == count ? parts.map { CGFloat($0) } : nil
    }

    /// The point; nil for none.
    var pointValue: CGPoint? {
        numbers(2, ["NS.pointval", "NS.sizeval"]).map { CGPoint(x: $0[0], y: $0[1]) }
    }

    /// Returns the point of a key; nil for none.
    func point(_ key: String) -> CGPoint? { self[key]?.pointValue }

    /// Returns the vector of a key; nil for none.
    func vector(_ key: String) -> CGVector? { point(key).map { CGVector(dx: $0.x, dy: $0.y) } }

    /// Returns the size of a key; nil for none.
    func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }

    /// Returns the rectangle of a key; nil for none.
    func rect(_ key: String) -> CGRect? {
        self[key]?.numbers(4, ["NS.rectval"]).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
}

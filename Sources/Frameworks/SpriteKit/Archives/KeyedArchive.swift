import Foundation

/// An archive of objects with keys, as `NSKeyedArchiver` and Xcode's editors write them.
///
/// Foundation's reader ends the app where a key is missing, and makes objects of classes that it must know: this one
/// gives the values alone, whatever they are.
final class KeyedArchive: Sendable {
    /// The values of the file.
    let table: PropertyTable
    /// The numbers of the objects' values.
    private let objects: [Int]
    private let top: [String: Int]

    /// Reads an archive; nil if the data are none.
    init?(_ data: Data) {
        guard let table = PropertyTable(data), case .record(let root) = table[table.root],
            let list = root["$objects"], case .list(let objects) = table[list],
            let names = root["$top"], case .record(let top) = table[names]
        else { return nil }
        (self.table, self.objects, self.top) = (table, objects, top)
    }

    /// Returns an object by its name, such as `root`; nil if there is none.
    func object(named name: String) -> ArchivedValue? { top[name].flatMap { value($0) } }

    /// Returns a value, or the object that it stands for; nil for a null object and one that is out of range.
    func value(_ number: Int) -> ArchivedValue? {
        guard case .object(let index) = table[number] else {
            if case .missing = table[number] { return nil }
            return ArchivedValue(archive: self, number: number)
        }
        // The first object stands for nil.
        guard index > 0, objects.indices.contains(index) else { return nil }
        switch table[objects[index]] {
        case .missing, .object: return nil
        default: return ArchivedValue(archive: self, number: objects[index])
        }
    }
}

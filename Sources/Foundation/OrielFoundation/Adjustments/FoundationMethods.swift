import Foundation
import FoundationShim

/// Methods of this system's Foundation that Oriel replaces, since a function of the same name in another module would
/// make every call ambiguous.
///
/// A class keeps its methods in a table; a replaced method's place there holds the function that takes its place.
/// Where a class has no such place, its Foundation is another one, and the method stays as it is.
public enum FoundationMethods {
    /// Replaces the methods, once for the process: `Bundle`'s for translations, one of `UserDefaults` that does not return,
    /// `FileManager`'s for folders that it does not know, and the sentences of errors.
    public static func replace() { _ = isReplaced }

    private static let isReplaced: Bool = {
        let methods: [(AnyClass, OrielMethod, String)] = [
            (Bundle.self, oriel_method_localized_string(), "Bundle.localizedString(forKey:value:table:)"),
            (Bundle.self, oriel_method_localizations(), "Bundle.localizations"),
            (Bundle.self, oriel_method_preferred_localizations(), "Bundle.preferredLocalizations"),
            (UserDefaults.self, oriel_method_set_url(), "UserDefaults.set(_:forKey:) of an address"),
            (NSError.self, oriel_method_error_description(), "NSError.localizedDescription"),
            (FileManager.self, oriel_method_folders(), "FileManager.urls(for:in:)"),
            (FileManager.self, oriel_method_folder(), "FileManager.url(for:in:appropriateFor:create:)"),
        ]
        let missing = methods.filter { !MethodTable($0.0).replace($0.1.original, by: $0.1.replacement) }
        guard !missing.isEmpty else { return true }
        let names = missing.map(\.2).joined(separator: ", ")
        RuntimeWarning.issue("This Foundation is not the expected one: \(names) work as it has them.")
        return false
    }()
}

/// The table of a class's methods.
struct MethodTable {
    private let metadata: UnsafeMutableRawPointer
    /// The places of the methods, from the class's address on.
    private let places: StrideTo<Int>

    init(_ type: AnyClass) {
        metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        // A class begins with nine words at most that are no methods; its size counts from some words before its address.
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let before = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        let isPlausible = size < 1 << 16 && before < size && size % 8 == 0 && before % 8 == 0
        places = stride(from: 56, to: isPlausible ? size - before : 0, by: MemoryLayout<UInt>.size)
    }

    /// Replaces a method.
    /// - Returns: False if the table does not have it exactly once; then nothing changes.
    func replace(_ original: UnsafeRawPointer?, by replacement: UnsafeRawPointer) -> Bool {
        guard let original else { return false }
        let found = places.filter { metadata.load(fromByteOffset: $0, as: UInt.self) == UInt(bitPattern: original) }
        guard found.count == 1 else { return false }
        metadata.storeBytes(of: UInt(bitPattern: replacement), toByteOffset: found[0], as: UInt.self)
        return true
    }
}

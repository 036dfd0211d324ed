import Foundation
import OrielFoundation

/// Finds the files of installed fonts, by the system's library for that.
package enum FontFiles {
    private typealias Pattern = OpaquePointer
    private typealias Parse = @convention(c) (UnsafePointer<CChar>) -> Pattern?
    private typealias Substitute = @convention(c) (OpaquePointer?, Pattern, Int32) -> Int32
    private typealias Defaults = @convention(c) (Pattern) -> Void
    private typealias Match = @convention(c) (OpaquePointer?, Pattern, UnsafeMutablePointer<Int32>) -> Pattern?
    private typealias Get =
        @convention(c) (Pattern, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
    private typealias Create = @convention(c) () -> Pattern?
    private typealias Add = @convention(c) (Pattern, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

    private static let library = SharedLibrary("libfontconfig.so.1")
    private static let lock = NSLock()

    /// Returns the file of the font of a name: the family's, the whole one, or the one for PostScript; nil if none is installed.
    package static func file(named name: String) -> URL? {
        lock.withLock {
            for key in ["postscriptname", "fullname", "family"] {
                if let file = match(key, name) { return file }
            }
            return nil
        }
    }

    private static func match(_ key: String, _ name: String) -> URL? {
        guard let library, let create = library.function("FcPatternCreate", as: Create.self),
            let add = library.function("FcPatternAddString", as: Add.self),
            let substitute = library.function("FcConfigSubstitute", as: Substitute.self),
            let defaults = library.function("FcDefaultSubstitute", as: Defaults.self),
            let find = library.function("FcFontMatch", as: Match.self),
            let get = library.function("FcPatternGetString", as: Get.self),
            let destroy = library.function("FcPatternDestroy", as: Defaults.self), let wanted = create()
        else { return nil }
        defer { destroy(wanted) }
        guard add(wanted, key, name) != 0 else { return nil }
        _ = substitute(nil, wanted, 0)
        defaults(wanted)
        var result: Int32 = 0
        guard let found = find(nil, wanted, &result) else { return nil }
        defer { destroy(found) }
        func text(_ key: String, _ index: Int32) -> String? {
            var text: UnsafePointer<CChar>?
            return get(found, key, index, &text) == 0 ? text.map { String(cString: $0) } : nil
        }
        // The library always returns some font; only one of the name counts.
        let names = (0..<8).lazy.compactMap { text(key, $0) }
        guard names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) else { return nil }
        return text("file", 0).map { URL(fileURLWithPath: $0) }
    }
}

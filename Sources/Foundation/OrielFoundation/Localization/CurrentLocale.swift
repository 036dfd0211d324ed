import Foundation

/// The object in which Foundation keeps a locale, so that the current one can be another.
///
/// Foundation offers no way to set its current locale, and formats, calendars and units ask its own object.
struct CurrentLocale {
    private let object: AnyObject
    /// Where the object's first field is: after its class and its count of references.
    private static let start = 2 * MemoryLayout<UInt>.size
    private static let fields = ["identifier", "identifierCapturingPreferences", "calendarIdentifier"]

    /// The object of a locale; nil where it is not the expected one.
    init?(_ locale: Locale) {
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return nil }
        object = unsafeBitCast(locale, to: (AnyObject, UnsafeRawPointer).self).0
        let mirror = Mirror(reflecting: object)
        let values = Array(mirror.children.prefix(Self.fields.count))
        guard _typeName(type(of: object)) == "FoundationInternationalization._LocaleICU",
            mirror.superclassMirror == nil, values.map(\.label) == Self.fields,
            values.prefix(2).allSatisfy({ $0.value as? String == locale.identifier }),
            values.last?.value is Calendar.Identifier, MemoryLayout<Calendar.Identifier>.size == 1
        else { return nil }
    }

    /// Gives the object the names and the calendar of another locale.
    ///
    /// Formats made before keep the locale that they had.
    /// - Parameter expected: The name that the object must have.
    /// - Returns: False if it has another name; then nothing changes.
    func change(from expected: String, to identifier: String) -> Bool {
        guard let other = CurrentLocale(Locale(identifier: identifier)), other.object !== object else { return false }
        let target = Unmanaged.passUnretained(object).toOpaque() + Self.start
        let source = Unmanaged.passUnretained(other.object).toOpaque() + Self.start
        let names = [0, MemoryLayout<String>.stride]
        guard names.allSatisfy({ target.load(fromByteOffset: $0, as: String.self) == expected }) else { return false }
        for offset in names {
            (target + offset).assumingMemoryBound(to: String.self).pointee =
                source.load(fromByteOffset: offset, as: String.self)
        }
        let calendar = 2 * MemoryLayout<String>.stride
        target.storeBytes(
            of: source.load(fromByteOffset: calendar, as: UInt8.self), toByteOffset: calendar, as: UInt8.self)
        return true
    }
}

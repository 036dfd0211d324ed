import Foundation

/// Archives of objects, as keyed archivers write them.
package enum ObjectArchive {
    /// Returns the object that data is the archive of; nil for other data, and for objects that can't be decoded.
    ///
    /// Foundation's functions with this result end the app where data is not an archive.
    package static func object(in data: Data) -> Any? {
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        reader.decodingFailurePolicy = .setErrorAndReturn
        defer { reader.finishDecoding() }
        let object = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return reader.error == nil ? object : nil
    }
}

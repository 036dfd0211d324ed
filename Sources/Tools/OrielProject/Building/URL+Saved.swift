import Foundation

extension URL {
    /// When the file was last saved; nil where there is none.
    ///
    /// Of a link it is the link's own date.
    var saved: Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}

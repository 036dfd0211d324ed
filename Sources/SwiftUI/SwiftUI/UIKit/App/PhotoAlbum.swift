import Foundation
import SwiftUICore

/// Saves an image as a PNG file in the user's folder for pictures.
///
/// The method then receives the image, an error or nil, and the pointer.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var failure: (any Error)?
    do { try PhotoAlbum.save(image) } catch { failure = error }
    guard let completionTarget, let completionSelector else { return }
    let info = UnsafeRawPointer(contextInfo ?? PhotoAlbum.nowhere)
    completionSelector.call(on: completionTarget as AnyObject, with: [image, failure, info])
}

/// The user's folder for pictures.
enum PhotoAlbum {
    /// In the place of no pointer, for methods that take one that is not optional.
    nonisolated(unsafe) static let nowhere = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    static func save(_ image: UIImage, in folder: URL? = nil) throws {
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        let folder =
            try folder
            ?? FileManager.default.url(for: .picturesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let time = Date().formatted(.iso8601.dateSeparator(.dash).timeSeparator(.omitted).dateTimeSeparator(.standard))
        var file = folder.appending(path: "\(time).png")
        var number = 2
        while FileManager.default.fileExists(atPath: file.path) {
            file = folder.appending(path: "\(time) \(number).png")
            number += 1
        }
        try data.write(to: file)
    }
}

import Foundation

/// Drawings (SVG, PDF) that came as data, from a server or the clipboard for example.
///
/// Their files' names say so, and front ends draw them in a separate process: a library that such a file crashes or keeps busy
/// does not affect the app.
package enum ForeignDrawing {
    private static let suffix = ".foreign"

    /// Returns the name of a file for a picture that came as data.
    package static func name(_ name: String, for data: Data) -> String {
        switch ImageHeader(data)?.format {
        case .svg, .pdf: name + suffix
        default: name
        }
    }

    /// Returns whether a file holds a drawing that came as data.
    package static func isAt(_ path: String) -> Bool { path.hasSuffix(suffix) }
}

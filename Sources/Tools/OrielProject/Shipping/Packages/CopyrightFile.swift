import Foundation

/// The file that says under which licenses a package may be used.
struct CopyrightFile {
    let app: ShippingDescription
    /// The text of Oriel's own license.
    let oriel: String

    var text: String {
        let own = app.license.text ?? "No license lies beside the app: all rights are its author's."
        return """
            \(app.name)
            \(app.copyright ?? "")

            License: \(app.license.identifier)

            \(own.trimmingCharacters(in: .whitespacesAndNewlines))

            -----------------------------------------------------------------------------

            The libraries libOrielEngine.so (Oriel) and libswift*, libFoundation*, lib_FoundationICU,
            libdispatch and libBlocksRuntime (Swift) go with the app.

            Oriel:

            \(oriel.trimmingCharacters(in: .whitespacesAndNewlines))

            Swift: Copyright Apple Inc. and the Swift project authors. Licensed under the Apache
            License, Version 2.0 (/usr/share/common-licenses/Apache-2.0), with the Runtime Library
            Exception: where the runtime library is part of a program because the program was compiled,
            it may be distributed without the obligations of sections 4(a), 4(b) and 4(d).

            """
    }
}

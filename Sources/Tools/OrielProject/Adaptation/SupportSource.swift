/// The Swift file that each app gets beside its own: what adapted sources refer to.
enum SupportSource {
    /// The replacement for `#selector`; short, so that it fits into its place.
    static let selector = "_Sel"

    /// The name of the replacement, as an app may have a type of its own that is named `Selector`.
    ///
    /// Its import is public for modules whose imports are internal by default: inlinable code can have the name.
    static let text = """
        public import SwiftUI

        @usableFromInline typealias \(selector) = SwiftUI.Selector

        """

    /// The declaration that SwiftPM generates for targets with resources: an app's are all in its bundle.
    static let packageBundle = """
        import Foundation

        extension Foundation.Bundle {
            static var module: Bundle { .main }
        }

        """

    /// The start of a program that shows previews.
    static func gallery(of module: String) -> String {
        """
        import SwiftUI

        @main
        enum \(module)Previews {
            @MainActor static func main() { _PreviewGallery.start() }
        }

        """
    }

    /// An app for views without one, named as its module.
    static func app(showing view: String, in module: String) -> String {
        """
        import SwiftUI

        @main
        struct \(module)App: App {
            var body: some Scene { WindowGroup { \(view)() } }
        }

        """
    }
}

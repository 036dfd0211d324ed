import Foundation
import SwiftUICore

/// A preview of a program: one of `#Preview`, or the previews of a `PreviewProvider`.
struct CatalogedPreview {
    /// The preview's own name, or the place of its declaration.
    var title: String
    /// Module and file, for previews of the macro.
    var file: String
    /// The line of the declaration, counted from one; zero where it is not known.
    var line: Int
    /// How the preview is shown.
    var traits: [PreviewTrait<Preview.ViewTraits>] = []
    /// Makes the view.
    var make: @MainActor () async throws -> AnyView

    /// The size that the traits set; nil for a device's, zero for the view's own.
    var size: CGSize? {
        traits.reduce(nil) { size, trait in
            switch trait._kind {
            case .sizeThatFitsLayout: .zero
            case .fixedLayout(let width, let height): CGSize(width: width, height: height)
            default: size
            }
        }
    }

    /// Whether the device is in landscape orientation.
    var isLandscape: Bool {
        traits.contains { trait in
            if case .orientation(let orientation) = trait._kind {
                return orientation == .landscapeLeft || orientation == .landscapeRight
            }
            return false
        }
    }

    /// All previews of the program, in the order of files and lines; the previews of providers come last.
    @MainActor static func all() -> [CatalogedPreview] {
        let registries = ConformanceRecords.types(conformingTo: "_PreviewRegistry")
            .compactMap { $0 as? any _PreviewRegistry.Type }.map(CatalogedPreview.init)
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        let providers = ConformanceRecords.types(conformingTo: "PreviewProvider")
            .compactMap { $0 as? any PreviewProvider.Type }.map(CatalogedPreview.init)
            .sorted { $0.title < $1.title }
        return registries + providers
    }

    @MainActor private init(_ registry: any _PreviewRegistry.Type) {
        let preview = registry._makePreview()
        file = registry._fileID
        line = registry._line
        title = preview._name ?? "\(file.split(separator: "/").last ?? ""):\(line)"
        traits = preview._traits
        make = { try await preview._makeView() }
    }

    @MainActor private init(_ provider: any PreviewProvider.Type) {
        title = String(describing: provider)
        file = ""
        line = 0
        make = { Self.previews(of: provider) }
    }

    @MainActor private static func previews<P: PreviewProvider>(of provider: P.Type) -> AnyView {
        AnyView(provider.previews)
    }
}

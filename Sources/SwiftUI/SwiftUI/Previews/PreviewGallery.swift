import Foundation
import OrielBasics
import SwiftUICore

/// The app that `oriel preview` makes of a project's previews.
///
/// The environment variable `ORIEL_PREVIEW` selects the output: `list` prints the previews, a number shows one alone,
/// `sheet:FOLDER` shows the pictures in a folder; without it all are in a list.
public struct _PreviewGallery: App {
    /// Creates the app.
    public init() {}

    /// Starts the app, or prints the previews' titles, sizes and places, separated by tabs.
    @MainActor public static func start() {
        if ProcessInfo.processInfo.environment["ORIEL_PREVIEW"] == "list" {
            for preview in CatalogedPreview.all() { print(line(of: preview)) }
            exit(0)
        }
        main()
    }

    @MainActor static func line(of preview: CatalogedPreview) -> String {
        let size =
            preview.size ?? (preview.isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844))
        let place = preview.file.isEmpty ? "" : "\(preview.file):\(preview.line)"
        let title = preview.title.replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\n", with: " ")
        return "\(title)\t\(Int(size.width))x\(Int(size.height))\t\(place)"
    }

    /// The window that the environment variable chooses.
    public var body: some Scene {
        let wanted = ProcessInfo.processInfo.environment["ORIEL_PREVIEW"] ?? ""
        WindowGroup("Previews") {
            if let number = Int(wanted) {
                PreviewStage(number: number)
            } else if wanted.hasPrefix("sheet:") {
                PreviewSheet(folder: String(wanted.dropFirst("sheet:".count)))
            } else {
                PreviewBrowser()
            }
        }
    }
}

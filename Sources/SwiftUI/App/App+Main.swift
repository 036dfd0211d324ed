import DisplayList
import Foundation
import SwiftUICore

#if ORIEL_IMAGE
    import CairoPainting
    import ImageFrontend
#endif
#if ORIEL_WINDOW
    import WindowFrontend
#endif

extension App {
    /// Starts the app: chooses a front end by the command line and the machine, and shows the app with it.
    ///
    /// `--png FILE`, `--pdf FILE` and `--svg FILE` draw the first frame to a file; see ``LaunchOptions``.
    @MainActor
    public static func main() {
        let options: LaunchOptions
        do {
            options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(64)
        }
        exit(launch(options))
    }

    @MainActor
    private static func launch(_ options: LaunchOptions) -> Int32 {
        if let picture = options.picture { return draw(picture, options) }
        #if ORIEL_WINDOW
            if WindowFrontEnd.isAvailable {
                let frontEnd = WindowFrontEnd()
                return frontEnd.run(AppHost(Self(), textSystem: frontEnd.textSystem))
            }
            let reason = WindowFrontEnd.unavailableMessage
        #else
            let reason = "No window can be shown: this build is without the window front end (it needs libgtk-4-dev)."
        #endif
        let file = "\(Self.self).png"
        let code = draw(file, options)
        if code == 0 {
            print("\(reason) The first frame is in \(file). To see it move, run it with a display, or name times with --at.")
        }
        return code
    }

    /// Draws the app's first window to a file.
    @MainActor
    private static func draw(_ path: String, _ options: LaunchOptions) -> Int32 {
        #if ORIEL_IMAGE
            let textSystem = PangoTextSystem()
            let app = AppHost(Self(), textSystem: textSystem)
            guard let window = app.makeInitialWindows().first else { return 1 }
            var traits = HostTraits()
            traits.isDark = options.isDark
            traits.kind = .image
            traits.displayScale = options.scale
            window.update(traits: traits)
            let ideal = window.defaultSize ?? window.idealSize
            let size = options.size ?? CGSize(width: max(ideal.width, 320), height: max(ideal.height, 480))
            window.resize(to: size)
            _ = window.renderFrame(at: 0)
            do {
                try ImageWriter.write(
                    window.displayList, to: path, size: size, scale: options.scale, background: window.backgroundColor)
                return 0
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                return 1
            }
        #else
            FileHandle.standardError.write(
                Data("No picture can be drawn: this build is without the image front end (it needs libpango1.0-dev).\n".utf8))
            return 1
        #endif
    }
}

import Combine
import DisplayList
import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
import OrielBasics
#endif
#if ORIEL_WINDOW
import WindowFrontend
#endif

extension App {
    /// Starts the app: chooses a front end by the command line and the machine, and shows the app with it.
    ///
    /// `--png FILE`, `--pdf FILE` and `--svg FILE` draw the app to a file, as it is after two seconds; see ``LaunchOptions``.
    @MainActor
    public static func main() {
        let options: LaunchOptions
        do {
            options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            StandardError.write("\(error)")
            exit(64)
        }
        exit(launch(options))
    }

    @MainActor
    private static func launch(_ options: LaunchOptions) -> Int32 {
        PictureHooks.install()
        prepareMenuBar()
        DocumentBox.fileToOpen = options.file.flatMap {
            FileManager.default.fileExists(atPath: $0) ? URL(fileURLWithPath: $0) : nil
        }
        if let picture = options.picture { return draw(picture, options) }
        #if ORIEL_WINDOW
        if WindowFrontEnd.isAvailable {
            let frontEnd = WindowFrontEnd()
            _CombineClock.timerWillFire = frontEnd.noteTimer
            return frontEnd.run(makeHost(frontEnd.textSystem))
        }
        let reason = WindowFrontEnd.unavailableMessage
        #else
        let reason = "No window can be shown: this build is without the window front end (it needs libgtk-4-dev)."
        #endif
        let file = "\(Self.self).png"
        let code = draw(file, options)
        if code == 0 {
            print(
                "\(reason) A picture of it is in \(file). To see it move, run it with a display, or name times with --at."
            )
        }
        return code
    }

    /// Makes the app, and has UIKit's objects follow it.
    @MainActor
    private static func makeHost(_ textSystem: any TextMeasuring) -> AppHost<Self> {
        let app = Self()
        let host = AppHost(app, name: (app as? any NamedApp)?.name, textSystem: textSystem)
        host.onPhaseChange = { phase in
            switch phase {
            case .active: UIApplication.shared.phaseChanged(to: .active)
            case .inactive: UIApplication.shared.phaseChanged(to: .inactive)
            case .background: UIApplication.shared.phaseChanged(to: .background)
            case .ended: UIApplication.shared.phaseChanged(to: .ended)
            }
        }
        return host
    }

    /// Draws the app's first window to a file.
    @MainActor
    private static func draw(_ path: String, _ options: LaunchOptions) -> Int32 {
        #if ORIEL_IMAGE
        var wanted = ImageFrontEnd.Options(path: path)
        wanted.size = options.size
        wanted.scale = options.scale
        wanted.isDark = options.isDark
        wanted.times = options.times
        let frontEnd = ImageFrontEnd(options: wanted)
        return frontEnd.run(makeHost(frontEnd.textSystem))
        #else
        StandardError.write(
            "No picture can be drawn: this build is without the image front end (it needs libpango1.0-dev).")
        return 1
        #endif
    }
}

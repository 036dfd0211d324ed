import Combine
import DisplayList
import Foundation
import OrielBasics
import OrielFoundation
import SwiftUICore

extension App {
    /// Starts the app: chooses a front end by the command line and the machine, and shows the app with it.
    ///
    /// `--window`, `--terminal` and `--browser` choose one; `--png FILE`, `--pdf FILE` and `--svg FILE` draw the app to a file, as
    /// it is after two seconds, and `--dump` prints it as text.
    @MainActor
    public static func main() {
        let options: LaunchOptions
        do {
            options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            StandardError.write("\(error)")
            exit(64)
        }
        if options.wantsHelp {
            print(LaunchOptions.help(CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"))
            exit(0)
        }
        exit(launch(options))
    }

    @MainActor
    private static func launch(_ options: LaunchOptions) -> Int32 {
        FoundationMethods.replace()
        SystemLocale.adopt()
        PictureHooks.install()
        Networking.prepare()
        prepareMenuBar()
        DocumentBox.fileToOpen = options.file.flatMap {
            FileManager.default.fileExists(atPath: $0) ? URL(fileURLWithPath: $0) : nil
        }
        do {
            return run(try FrontEnds.choose(options.kind, among: FrontEnds.all), options.request)
        } catch {
            StandardError.write("\(error)")
            return 1
        }
    }

    @MainActor
    private static func run(_ choice: FrontEnds.Choice, _ request: FrontEndRequest) -> Int32 {
        var request = request
        if choice.candidate.kind == .image, request.picture == nil { request.picture = "\(Self.self).png" }
        let frontEnd = choice.candidate.make(request)
        _CombineClock.timerWillFire = frontEnd.timerWillFire
        // A terminal's is a number of columns and rows.
        if choice.candidate.kind != .terminal { AppWindows.expectedSize = request.size }
        LiveConnection.prepare()
        ViewInspector.prepare()
        SceneWindows.prepare()
        let host = makeHost(frontEnd.textSystem)
        LiveConnection.open { [weak host] in host?.codeChanged() }
        if let address = request.address { host.open(address) }
        let code = frontEnd.run(host)
        if code == 0, let reason = choice.reason, let file = request.picture {
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
        UIKitLaunch.connectSwiftUIScene()
        let host = AppHost(app, name: (app as? any NamedApp)?.name, textSystem: textSystem)
        AppWindows.desktop = DesktopWindows(of: host, textSystem: textSystem)
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
}

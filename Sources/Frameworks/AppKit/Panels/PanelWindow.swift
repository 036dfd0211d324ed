import Foundation
import SwiftUI

/// Shows panels and alerts above the content of the window in use.
@MainActor
enum PanelWindow {
    private static var shown: [UIWindow] = []

    /// Shows a view above the window in use; returns a function that ends that.
    static func show(_ content: some View) -> () -> Void {
        show(UIHostingController(rootView: content))
    }
    /// Shows a controller above the window in use; returns a function that ends that.
    static func present(_ controller: UIViewController) -> () -> Void { show(controller) }
    private static func show(_ root: UIViewController) -> () -> Void {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.windowLevel = .alert
        window.isHidden = false
        shown.append(window)
        return { [weak window] in
            guard let window else { return }
            window.isHidden = true
            shown.removeAll { $0 === window }
        }
    }
}

/// Reports that nothing waits for a panel, as no front end runs.
enum ModalPanel {
    static func lacksLoop(_ name: String) {
        RuntimeWarning.issue(
            "\(name) cannot wait for the user here: the app continues at once. Use the form with a completion handler (see CompatibilityGaps.md)."
        )
    }
}

/// Shows the panel about the app.
@MainActor
enum AboutPanel {
    static func show(_ options: [NSApplication.AboutPanelOptionKey: Any]) {
        let information = Bundle.main.infoDictionary ?? [:]
        let name =
            options[.applicationName] as? String ?? AppWindows.desktop?.name
            ?? information["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
        let version =
            options[.applicationVersion] as? String ?? information["CFBundleShortVersionString"] as? String
        let build = options[.version] as? String ?? information["CFBundleVersion"] as? String
        var lines: [String] = []
        if let version { lines.append(build.map { "Version \(version) (\($0))" } ?? "Version \(version)") }
        if let credits = options[.credits] as? NSAttributedString { lines.append(credits.string) }
        if let right = information["NSHumanReadableCopyright"] as? String { lines.append(right) }
        let alert = UIAlertController(title: name, message: lines.joined(separator: "\n"), preferredStyle: .alert)
        var end: (() -> Void)?
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in end?() })
        end = PanelWindow.present(alert)
    }
}

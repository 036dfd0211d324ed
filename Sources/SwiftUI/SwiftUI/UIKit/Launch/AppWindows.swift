import Combine
import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore

/// UIKit's information about the windows that are open.
package enum AppWindows {
    /// Opens and closes windows of the desktop; nil outside of an app.
    @MainActor package static var desktop: DesktopWindows?

    /// The size that the command line gives to the first window; nil for none.
    @MainActor static var expectedSize: CGSize?

    /// The size of the current window, in points; that with which windows open where none is.
    static var size: CGSize { onMain { size(of: ViewHost.current) } ?? CGSize(width: 480, height: 720) }

    /// The size of a window, or that which it will have once it is open; nil where nothing says so.
    @MainActor static func size(of window: ViewHost?) -> CGSize? {
        if let window, window.size.width > 0 { return window.size }
        return expectedSize ?? window?.requestedSize ?? DeviceFamily.current?.windowSize
    }

    /// Pixels per point of the current window.
    static var scale: CGFloat { onMain { ViewHost.current?.pixelsPerPoint } ?? 1 }

    /// The app's UIKit windows, as SwiftUI shows them.
    @MainActor static let model = WindowModel()

    /// Notes that a window was shown, or shows another controller.
    @MainActor static func changed(_ window: UIWindow) {
        window.rootViewController?.loadViewIfNeeded()
        presentationChanged()
    }

    /// Notes that a window is shown or hidden.
    @MainActor static func visibilityChanged(_ window: UIWindow) {
        if window is SwiftUIWindow { return }
        let app = UIApplication.shared
        let isKnown = app.ownWindows.contains { $0 === window }
        if !window.isHidden {
            if !isKnown { app.ownWindows.append(window) }
            if let scene = window.windowScene, !scene.windows.contains(where: { $0 === window }) {
                scene.windows.append(window)
            }
            window.shownBy = ViewHost.current
        } else if isKnown, UIKitLaunch.moduleName.isEmpty {
            // The app's own references alone keep a window that is not shown.
            app.ownWindows.removeAll { $0 === window }
            window.windowScene?.windows.removeAll { $0 === window }
        }
        changed(window)
    }

    /// Notes that a controller presents another, or has another view.
    ///
    /// Representables may do so while they are updated.
    /// - Parameter animated: Whether the presented controller moves into its place.
    @MainActor static func presentationChanged(animated: Bool = true) {
        if animated { return ObservedObjectRecord.noteChange(of: model) }
        withTransaction(\.disablesAnimations, true) { ObservedObjectRecord.noteChange(of: model) }
    }

    /// Removes the focus from the focused element.
    @MainActor package static func resignFocus() { ViewHost.current?.resignFocus() }

    // MARK: The clipboard

    /// The contents of the desktop's clipboard when it was last read.
    nonisolated(unsafe) private static var known: String?

    /// Puts text on the desktop's clipboard.
    static func writeClipboard(_ text: String) {
        onMain {
            known = text
            ViewHost.current?.writeClipboard?(text)
        }
    }

    /// Puts data other than text on the desktop's clipboard, if the front end can.
    static func writeClipboard(_ providers: [NSItemProvider]) {
        _ = onMain {
            guard let services = ViewHost.current?.services else { return }
            NSItemProvider.dragData(of: providers) { _ = services.writeClipboard($0) }
        }
    }

    /// The text on the desktop's clipboard, read now.
    ///
    /// Bodies cannot wait: they get the last contents read.
    static func clipboardText() -> String? {
        onMain {
            guard let window = ViewHost.current else { return known }
            if ViewHost.isUpdating {
                window.readClipboard? { known = $0 }
            } else if let read = window.readClipboardNow {
                known = read()
            }
            return known
        }
    }

    private static func onMain<T>(_ body: @MainActor () -> T?) -> T? {
        guard MainQueue.isServed else { return nil }
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) var result: T?
        MainActor.assumeIsolated { result = body() }
        return result
    }
}

/// The windows of an app on the desktop.
@MainActor
package struct DesktopWindows {
    /// The app's name.
    package let name: String
    /// Shows a window, or brings it to the front; returns whether there is a front end that does so.
    package let open: (ViewHost) -> Bool
    /// Removes a window from the desktop.
    package let close: (ViewHost) -> Void
    /// The services of the front end that shows the app; nil for none.
    package let services: () -> (any HostServices)?
    /// The windows of the app's scenes.
    package let all: () -> [ViewHost]
    /// The source of texts' sizes.
    package let textSystem: any TextMeasuring

    /// Describes the windows of a running app.
    package init<A: App>(of app: AppHost<A>, textSystem: any TextMeasuring) {
        name = app.name
        self.textSystem = textSystem
        open = { [weak app] window in
            guard let show = app?.openWindow else { return false }
            show(window)
            return true
        }
        close = { [weak app] window in
            if let hide = app?.closeWindow { hide(window) } else { window.close() }
        }
        services = { [weak app] in app?.services }
        all = { [weak app] in app?.windows ?? [] }
    }
}

/// Notifies SwiftUI that UIKit's windows changed.
@MainActor
final class WindowModel: ObservableObject {
    /// The window to show.
    var window: UIWindow? {
        let windows = UIApplication.shared.ownWindows.filter { !$0.isHidden && $0.rootViewController != nil }
        return windows.last { $0.isKeyWindow } ?? windows.last
    }

    /// The windows that an app of SwiftUI's shows above one of its own, the lowest first; in an app of UIKit's the windows
    /// of higher levels than its own.
    func windows(above host: ViewHost?) -> [UIWindow] {
        let shown = UIKitLaunch.moduleName.isEmpty ? nil : window
        return UIApplication.shared.ownWindows.enumerated()
            .filter { !$1.isHidden && $1.rootViewController != nil && ($1.shownBy == nil || $1.shownBy === host) }
            .filter { shown == nil || $1 !== shown && $1.windowLevel.rawValue > shown?.windowLevel.rawValue ?? 0 }
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }
}

/// Shows the root controller of an app's UIKit window, and its presentations.
struct UIWindowContent: View {
    @ObservedObject var model = AppWindows.model

    var body: some View {
        if let root = model.window?.rootViewController {
            ControllerContent(controller: root).onOpenURL { UIKitLaunch.open($0) }
        }
    }
}

/// Shows a controller, and its presentation above it.
struct ControllerContent: View {
    let controller: UIViewController
    /// The controller's own content as its representable has updated it; nil for its present content.
    private let content: AnyView?
    @ObservedObject private var model = AppWindows.model

    init(controller: UIViewController, content: AnyView? = nil) {
        (self.controller, self.content) = (controller, content)
    }

    var body: some View {
        let presented = controller.presentedViewController
        let alert = presented as? UIAlertController
        let covers =
            presented?.modalPresentationStyle == .fullScreen || presented?.modalPresentationStyle == .overFullScreen
        (content ?? controller._swiftUIContent)
            .modifier(PresentedOverlay(isPresented: alert != nil) { alert?._swiftUIContent })
            .sheet(
                isPresented: Binding {
                    presented != nil && alert == nil && !covers && presented?.isPopover != true
                } set: {
                    if !$0 { controller.closedByHand(presented) }
                }
            ) {
                if let presented {
                    AnyView(ControllerContent(controller: presented).modifier(ControllerSheet(controller: presented)))
                }
            }
            .fullScreenCover(
                isPresented: Binding {
                    presented != nil && alert == nil && covers
                } set: {
                    if !$0 { controller.closedByHand(presented) }
                }
            ) {
                if let presented { AnyView(ControllerContent(controller: presented)) }
            }
    }
}

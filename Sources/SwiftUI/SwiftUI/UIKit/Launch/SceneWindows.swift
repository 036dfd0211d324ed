import Foundation
import SwiftUICore

/// Shows the windows of UIKit's that an app of SwiftUI's opens, above the content of the app's window.
struct SceneWindows: View {
    let content: AnyView
    @ObservedObject private var model = AppWindows.model

    init(content: AnyView) { self.content = content }

    /// Makes windows show UIKit's; to be called before the first window is made.
    static func prepare() {
        let outer = ViewHost.decoration
        ViewHost.decoration = { content in
            let all = AnyView(SceneWindows(content: content))
            return outer?(all) ?? all
        }
    }

    /// Side by side at a window's root, each has the whole window.
    var body: some View {
        content
        if let root = SwiftUIWindow.usedRoot { SwiftUIWindow.Presentations(root: root) }
        ForEach(model.windows(above: ViewHost.current).map { Shown(window: $0) }) { shown in
            if let root = shown.window.rootViewController {
                ControllerContent(controller: root)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background {
                        if let color = shown.window.backgroundColor { Color(color).ignoresSafeArea() }
                    }
                    .opacity(shown.window.alpha)
                    .allowsHitTesting(shown.window.isUserInteractionEnabled)
            }
        }
    }

    /// A window, by its identity.
    private struct Shown: Identifiable {
        let window: UIWindow
        var id: ObjectIdentifier { ObjectIdentifier(window) }
    }
}

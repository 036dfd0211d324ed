import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
@Suite("Windows of UIKit in an app of SwiftUI", .serialized)
struct SceneWindowTests {
    private struct Opener: View {
        let open: () -> Void
        var body: some View { Text("Below").onAppear(perform: open) }
    }

    private func window(_ text: String, _ level: UIWindow.Level) -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let window = UIWindow(windowScene: scene!)
        window.rootViewController = UIHostingController(rootView: Text(text))
        window.windowLevel = level
        return window
    }

    @Test("The app can be asked for by the name of the class's property")
    func app() {
        for name in ["shared", "sharedApplication"] {
            #expect(UIApplication.value(forKeyPath: name) as? UIApplication === UIApplication.shared)
        }
        #expect(UIApplication.value(forKey: "other") == nil && UIApplication.value(forKeyPath: "") == nil)
    }

    @Test("Windows that are opened in the first frame are above the content, by their level, until they are hidden")
    func firstFrame() {
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        var opened: [UIWindow] = []
        let host = TestHost(
            Opener {
                opened = [window("Alert", .alert + 1), window("Status", .statusBar)]
                opened[0].makeKeyAndVisible()
                opened[1].isHidden = false
            }, size: CGSize(width: 200, height: 100))
        #expect(host.text == ["Below", "Status", "Alert"])
        #expect(host.find(text: "Alert")?.frame.midX == 100 && host.find(text: "Alert")?.frame.midY == 50)
        #expect(UIApplication.shared.windows.count == 3 && UIApplication.shared.keyWindow === opened[0])
        opened[0].isHidden = true
        #expect(host.text == ["Below", "Status"])
        weak let last = opened[1]
        opened[1].isHidden = true
        opened = []
        #expect(host.text == ["Below"] && last == nil && UIApplication.shared.windows.count == 1)
    }

    @Test("A window belongs to the window that was current when it was shown")
    func twoWindows() {
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        var opened: UIWindow?
        let first = TestHost(
            Opener {
                opened = window("Alert", .alert)
                opened?.makeKeyAndVisible()
            })
        let second = TestHost(Text("Second"))
        #expect(first.text == ["Below", "Alert"] && second.text == ["Second"])
        opened?.isHidden = true
        #expect(first.text == ["Below"])
    }
}

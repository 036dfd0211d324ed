import SwiftUI
import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUICore

/// Faces of windows do not keep the windows.
@MainActor
@Suite("AppKit: the end of windows")
struct WindowReleaseTests {
    @Test("A window is released that the app has asked for, and one that had events")
    func release() {
        TestedApp.prepare()
        weak var window: ViewHost?
        weak var other: ViewHost?
        func use() {
            let first = TestHost(Button("press") {}, size: CGSize(width: 100, height: 50))
            window = first.host
            #expect(window.map { SceneWindow.face(of: $0) }?.isOfScene == true)
            let monitor = NSEvent.addLocalMonitorForEvents(matching: .leftMouseDown) { $0 }
            first.tap(text: "press")
            if let monitor { NSEvent.removeMonitor(monitor) }
            let second = TestHost(Button("press") {}, size: CGSize(width: 100, height: 50))
            other = second.host
            second.tap(text: "press")
            #expect(other.map { SceneWindow.knownFace(of: $0) == nil } == true)
        }
        use()
        #expect(window == nil && other == nil)
    }
}

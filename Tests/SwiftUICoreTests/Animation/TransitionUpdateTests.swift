import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Stand-ins for views that are gone, until the next frame.
@MainActor @Suite("Transitions that end between frames")
struct TransitionUpdateTests {
    private struct Screen: View {
        @State private var isShown = false
        var body: some View {
            VStack {
                Text("Slow").onTapGesture { withAnimation(.linear(duration: 5)) { isShown.toggle() } }
                Text("Fast").onTapGesture { withAnimation(.linear(duration: 0.5)) { isShown.toggle() } }
                // The environment of the view goes with it.
                if isShown { Color.red.frame(height: 40).foregroundStyle(.green) }
            }
        }
    }

    @Test("Nothing of a view that is gone moves in updates before the next frame")
    func updates() {
        let host = TestHost(Screen(), size: CGSize(width: 200, height: 200))
        let graph = host.host.graph
        host.tap(text: "Slow")
        host.advance(by: 1)
        // It goes quickly; its way in has not come to its end by then.
        host.tap(text: "Fast")
        host.advance(by: 0.3)
        #expect(!graph.motion.payloads.isEmpty)
        for step in 1...3 {
            graph.time = host.time + 0.3 + Double(step) / 60
            graph.tick()
            graph.update()
        }
        #expect(graph.motion.payloads.isEmpty)
        host.advance(by: 6)
        #expect(!graph.motion.isActive)
        #expect(host.text == ["Slow", "Fast"])
    }

    private struct Returning: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Toggle") { withAnimation(.linear(duration: 0.5)) { isShown.toggle() } }
                if isShown { Text("Kept") }
            }
        }
    }

    @Test("What comes back while it goes stays, until it goes again")
    func comesBack() {
        let host = TestHost(Returning(), size: CGSize(width: 200, height: 200))
        host.tap(text: "Toggle")
        host.advance(by: 0.2)
        host.tap(text: "Toggle")
        host.advance(by: 2)
        #expect(host.seen(text: "Kept")?.opacity == 1)
        host.tap(text: "Toggle")
        host.advance(by: 2)
        #expect(host.seen(text: "Kept") == nil)
    }
}

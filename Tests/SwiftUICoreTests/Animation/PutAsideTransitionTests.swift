import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Views that were on their way out and are put aside, before the frame in which what stood in for them goes.
@MainActor @Suite("Transitions that end between frames")
struct PutAsideTransitionTests {
    private struct Rows: View {
        @State private var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                Text("Toggle").onTapGesture { withAnimation(.linear(duration: 5)) { isShown.toggle() } }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<40, id: \.self) { _ in
                            VStack {
                                // The environment of the view goes with it.
                                if isShown { Color.red.frame(height: 40).foregroundStyle(.green) }
                            }
                            .frame(height: 50)
                        }
                    }
                }
            }
        }
    }

    @Test("Nothing of a view that is gone moves in further updates")
    func updates() {
        let host = TestHost(Rows(), size: CGSize(width: 200, height: 200))
        let graph = host.host.graph
        host.tap(text: "Toggle")
        host.advance(by: 1)
        #expect(graph.motion.count > 0)
        let middle = CGPoint(x: 100, y: 100)
        host.host.send(.scroll(ScrollEvent(at: middle, delta: CGSize(width: 0, height: -1000), time: host.time)))
        for step in 1...3 {
            graph.time = host.time + Double(step) / 60
            graph.tick()
            graph.update()
        }
        #expect(graph.motion.count == 0)
        host.advance(by: 6)
        #expect(!graph.motion.isActive)
    }
}

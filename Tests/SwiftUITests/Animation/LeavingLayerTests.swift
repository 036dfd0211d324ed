import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Turns a card over, as cards do that are drawn half way.
private struct Turning: AnimatableModifier {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    func body(content: Content) -> some View {
        content.opacity(angle < 90 ? 1 : 0.5).rotation3DEffect(.degrees(angle), axis: (0, 1, 0))
    }
}

/// Views on their way in or out, whose surroundings go first: their layers go with those around.
@MainActor @Suite("Layers of what leaves")
struct LeavingLayerTests {
    private struct Card: View {
        let isShown: Bool
        @State private var isTurning = false
        var body: some View {
            ZStack {
                if isShown {
                    Color.red.modifier(Turning(angle: isTurning ? 180 : 0)).transition(.scale)
                }
            }
            .frame(height: 40)
            .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isTurning = true } }
        }
    }

    @Test("A row scrolls away while what is in it comes and goes")
    func rows() {
        struct Rows: View {
            @State private var isShown = true
            var body: some View {
                VStack(spacing: 0) {
                    Text("Toggle").frame(height: 40)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Card(isShown: isShown) } }
                    }
                }
            }
        }
        let host = TestHost(Rows(), size: CGSize(width: 200, height: 240))
        let middle = CGPoint(x: 100, y: 140)
        for step in 0..<40 {
            host.tap(text: "Toggle")
            host.advance(by: 0.1)
            // The content has scrolled by the time at which the next frame moves the views in it.
            let delta = CGSize(width: 0, height: step % 4 < 2 ? 150 : -170)
            host.host.send(.scroll(ScrollEvent(at: middle, delta: delta, time: host.time)))
            host.advance(by: 0.15)
        }
        host.tap(text: "Toggle")
        host.advance(by: 3)
        #expect(host.displayList.count < 40)
    }

    /// Releases a button that was pressed; the next frame finds the changes.
    private func leave(_ host: TestHost) {
        guard let place = host.find(text: "Leave")?.center else {
            Issue.record("There is nothing to leave by.")
            return
        }
        host.press(at: place)
        host.host.send(.pointer(PointerEvent(.up, at: place, time: host.time)))
        host.advance(by: 1.0 / 60)
    }

    @Test("A page is left while what is on it comes and goes")
    func pages() {
        struct Page: View {
            @State private var isShown = true
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                VStack {
                    Text("Toggle").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                    Text("Leave")
                        .onTapGesture {
                            withAnimation(.linear(duration: 1)) { isShown.toggle() }
                            dismiss()
                        }
                    ForEach(0..<4, id: \.self) { _ in Card(isShown: isShown) }
                }
            }
        }
        struct Pages: View {
            var body: some View {
                NavigationView { NavigationLink("Open") { Page() } }
            }
        }
        let host = TestHost(Pages(), size: CGSize(width: 200, height: 400))
        for delay in [0, 0.02, 0.1, 0.2, 0.3, 0.5] {
            host.tap(text: "Open")
            host.advance(by: 0.6)
            host.tap(text: "Toggle")
            host.advance(by: delay)
            leave(host)
            host.advance(by: delay)
            host.tap(at: CGPoint(x: 100, y: 200))
            host.advance(by: 1.5)
            #expect(host.text.contains("Open"))
            #expect(!host.text.contains("Leave"))
        }
    }

    @Test("A view has come, or gone, in the same moment in which what it stands in is gone")
    func sameMoment() {
        struct Nested: View {
            @State private var isOuterShown = true
            @State private var isInnerShown = false
            var body: some View {
                VStack {
                    Text("Inner").onTapGesture { withAnimation(.linear(duration: 1)) { isInnerShown.toggle() } }
                    Text("Outer").onTapGesture { withAnimation(.linear(duration: 0.5)) { isOuterShown.toggle() } }
                    if isOuterShown {
                        VStack {
                            if isInnerShown { Color.red.transition(.scale) }
                            if !isInnerShown { Color.blue.transition(.scale(scale: 0.5).combined(with: .opacity)) }
                        }
                        .rotation3DEffect(.degrees(10), axis: (0, 1, 0))
                        .transition(.opacity)
                    }
                }
            }
        }
        for step in 0..<8 {
            let host = TestHost(Nested(), size: CGSize(width: 200, height: 200))
            host.tap(text: "Inner")
            // The second tap takes a twentieth of a second.
            host.advance(by: 0.45 + Double(step - 4) / 120)
            host.tap(text: "Outer")
            host.advance(by: 2)
            #expect(host.text == ["Inner", "Outer"])
            #expect(host.displayList.count <= 4)
        }
    }
}

import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct HitTestTests {
    struct Overflowing: View {
        @State private var hits: [String] = []
        @State private var isFar = false
        var body: some View {
            VStack(spacing: 60) {
                Text(verbatim: hits.joined(separator: " "))
                Text(verbatim: "far").onTapGesture { isFar.toggle() }
                // Drawn outside of its frame, and to be hit there.
                Color.red.frame(width: 80, height: 80).onTapGesture { hits.append("wide") }.frame(width: 20, height: 20)
                HStack {
                    Color.blue.frame(width: 10, height: 10).onTapGesture { hits.append("moved") }
                        .offset(x: isFar ? 100 : 0)
                }
            }
        }
    }

    @Test func whatReachesBeyondItsFrameIsHitThere() {
        let host = TestHost(Overflowing(), size: CGSize(width: 400, height: 400))
        let red = host.findAll(kind: "Color")[0].frame
        host.tap(at: CGPoint(x: red.minX + 2, y: red.midY))
        #expect(host.text[0] == "wide")
        host.tap(text: "far")
        let blue = host.findAll(kind: "Color")[1].frame
        host.tap(at: CGPoint(x: blue.midX, y: blue.midY))
        #expect(host.text[0] == "wide moved")
        host.tap(at: CGPoint(x: blue.midX - 100, y: blue.midY))
        #expect(host.text[0] == "wide moved", "Where it was, nothing is hit any more.")
    }
}

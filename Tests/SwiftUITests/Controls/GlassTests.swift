import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Glass, and what toolbars have beside it.
@MainActor
@Suite("Glass")
struct GlassTests {
    private func blurs<V: View>(_ view: V) -> Int {
        let host = TestHost(view, size: CGSize(width: 200, height: 100))
        return host.layers.components(separatedBy: "backdrop").count - 1
    }

    @Test("Glass is a material behind the view that takes no room; identity is none")
    func looks() {
        #expect(blurs(Text("a")) == 0)
        #expect(blurs(Text("a").glassEffect()) == 1)
        #expect(blurs(Text("a").glassEffect(.clear, in: .rect(cornerRadius: 8))) == 1)
        #expect(blurs(Text("a").glassEffect(.identity)) == 0)
        #expect(
            blurs(
                GlassEffectContainer(spacing: 8) {
                    Text("a").glassEffect()
                    Text("b").glassEffect()
                }) == 2)
        let plain = TestHost(Text("a").padding(), size: CGSize(width: 200, height: 100))
        let glass = TestHost(
            Text("a").padding().glassEffect(.regular.tint(.red)), size: CGSize(width: 200, height: 100))
        #expect(plain.find(text: "a")!.frame == glass.find(text: "a")!.frame)
    }

    @Test("Kinds of glass differ by color and reaction")
    func kinds() {
        #expect(Glass.regular == .regular && Glass.regular != .clear)
        #expect(Glass.regular.tint(.red) != .regular && Glass.regular.tint(.red).tint(nil) == .regular)
        #expect(Glass.regular.interactive() != .regular && Glass.regular.interactive().interactive(false) == .regular)
    }

    @Test("Only what the app asks for is reported to have no effect")
    func warnings() {
        let quiet = TestHost.warnings {
            _ = Text("a").backgroundExtensionEffect(isEnabled: false).scrollEdgeEffectStyle(.automatic, for: .top)
                .scrollEdgeEffectHidden(false).tabBarMinimizeBehavior(.never)
        }
        #expect(quiet.isEmpty)
    }

    @Test("A flexible space of a bottom bar parts its items; a shared background leaves them as they are")
    func spaces() {
        func positions(_ sizing: SpacerSizing) -> [CGFloat] {
            let host = TestHost(
                NavigationStack {
                    Color.clear.toolbar {
                        ToolbarItem(placement: .bottomBar) { Text("One") }
                        ToolbarSpacer(sizing, placement: .bottomBar)
                        ToolbarItem(placement: .bottomBar) { Text("Two") }.sharedBackgroundVisibility(.hidden)
                    }
                }, size: CGSize(width: 400, height: 300))
            return ["One", "Two"].map { host.find(text: $0)!.frame.midX }
        }
        let (parted, near) = (positions(.flexible), positions(.fixed))
        #expect(parted[0] < 100 && parted[1] > 300)
        #expect(near[0] < near[1])
    }

    @Test("A flexible space among the items of a title bar takes the room that the title and the middle leave")
    func flexibleSpace() throws {
        let bar = TestHost(
            BarLayout {
                Text("Title")
                Text("Middle")
                HStack {
                    Text("One")
                    Spacer()
                    Text("Two")
                }
            }.frame(height: 44), size: CGSize(width: 400, height: 44))
        let frames = try ["Title", "Middle", "One", "Two"].map { try #require(bar.find(text: $0)).frame }
        #expect(abs(frames[1].midX - 200) < 1 && frames[3].maxX == 400)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
        let empty = TestHost(
            BarLayout {
                Text("Title")
                ZStack {}
                HStack {
                    Text("One")
                    Spacer()
                    Text("Two")
                }
            }.frame(height: 44), size: CGSize(width: 400, height: 44))
        #expect(try #require(empty.find(text: "Title")).frame.maxX < #require(empty.find(text: "One")).frame.minX)
    }
}

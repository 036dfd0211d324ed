import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Priorities of a toolbar's items")
struct ToolbarPriorityTests {
    private struct Sample: View {
        var body: some View {
            NavigationStack {
                Text("content")
                    .toolbar {
                        ToolbarItem { Button("rarely used one") {} }.visibilityPriority(.low)
                        ToolbarItem { Button("the usual other") {} }
                        ToolbarItem { Button("the important one") {} }.visibilityPriority(.high)
                        ToolbarItem(placement: .topBarPinnedTrailing) { Button("pinned") {} }
                        ToolbarOverflowMenu { Button("in the menu") {} }
                    }
            }
        }
    }

    private func shown(_ width: CGFloat) -> [String] {
        TestHost(Sample(), size: CGSize(width: width, height: 400)).text.filter { $0 != "content" }
    }

    @Test("Items of low priority go into the menu first, those of high priority last, and pinned ones stay")
    func order() {
        #expect(shown(900) == ["rarely used one", "the usual other", "the important one", "pinned"])
        #expect(shown(500) == ["the usual other", "the important one", "pinned"])
        #expect(shown(350) == ["the important one", "pinned"])
        #expect(shown(180) == ["pinned"])
        let host = TestHost(Sample(), size: CGSize(width: 350, height: 400))
        host.tap(label: "More")
        #expect(host.text.contains("rarely used one") && host.text.contains("in the menu"))
    }

    @Test("Priorities are between those of the system")
    func values() {
        let above = ToolbarItemVisibilityPriority(higherThan: .automatic)
        #expect(.automatic < above && above < .high)
        #expect(above == ToolbarItemVisibilityPriority(higherThan: .automatic))
        #expect(ToolbarItemVisibilityPriority(lowerThan: .automatic) > .low)
    }
}

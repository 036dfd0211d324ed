import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Accessibility modifiers of iOS 13")
struct AccessibilityOf2020Tests {
    @Test("They say what those that replaced them say")
    func same() throws {
        let old = TestHost(
            VStack {
                Text("a").accessibility(label: Text("label")).accessibility(value: Text("value"))
                    .accessibility(hint: Text("hint")).accessibility(identifier: "id")
                Text("b").accessibility(hidden: true)
                Text("c").accessibility(addTraits: .isHeader).accessibility(sortPriority: 2)
                Text("d").accessibility(addTraits: [.isHeader, .isButton]).accessibility(removeTraits: .isHeader)
            }, size: CGSize(width: 200, height: 200))
        let new = TestHost(
            VStack {
                Text("a").accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint")
                    .accessibilityIdentifier("id")
                Text("b").accessibilityHidden(true)
                Text("c").accessibilityAddTraits(.isHeader).accessibilitySortPriority(2)
                Text("d").accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isHeader)
            }, size: CGSize(width: 200, height: 200))
        func said(_ host: TestHost) -> [[String]] {
            host.accessibility.map { [$0.label, $0.value, $0.hint, $0.identifier, "\($0.role)"] }
        }
        #expect(said(old) == said(new))
        #expect(old.accessibility.map(\.label) == ["c", "label", "d"])
    }
}

import SwiftUI
import SwiftUITesting
import Testing
import Translation

/// The panel in the place of a translation.
@MainActor
@Suite("Panels of translations")
struct TranslationPanelTests {
    private func warnings(_ view: () -> some View) -> Int {
        TestHost.warnings { _ = TestHost(view(), size: CGSize(width: 300, height: 300)) }.count
    }

    @Test("An action that replaces the text, or another edge, has no effect, and says so")
    func replacing() {
        let text = Text("Guten Tag")
        #expect(warnings { text.translationPresentation(isPresented: .constant(false), text: "a") } == 0)
        #expect(
            warnings {
                text.translationPresentation(isPresented: .constant(false), text: "a", replacementAction: { _ in })
            } == 1)
        #expect(
            warnings { text.translationPresentation(isPresented: .constant(false), text: "a", arrowEdge: .bottom) } == 1
        )
        #expect(
            warnings { text.translationPresentation(isPresented: .constant(false), text: "a", arrowEdge: .top) } == 0)
    }

    @Test("The panel says that there is no translation, and is hidden while the value is false")
    func panel() {
        func panel(_ text: String, isShown: Bool = true) -> TestHost {
            TestHost(
                Text("Page").translationPresentation(isPresented: .constant(isShown), text: text),
                size: CGSize(width: 600, height: 600))
        }
        #expect(panel("Eins").text.contains("Texts cannot be translated on this system."))
        #expect(!panel("Eins", isShown: false).text.contains("Eins"))
    }
}

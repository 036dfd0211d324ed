import SwiftUI
import SwiftUITesting
import Testing

/// The color schemes that the pages of a stack want their window to have.
@MainActor
@Suite("Color schemes of pages")
struct PageSchemeTests {
    private struct SchemeName: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    private struct Stack: View {
        @State private var path: [Int] = []
        @State private var root: ColorScheme? = .dark
        /// The wish of the second page, which the first one leads to.
        let second: ColorScheme?
        var body: some View {
            NavigationStack(path: $path) {
                Button("push") { path.append(1) }
                    .navigationDestination(for: Int.self) { page in
                        VStack {
                            SchemeName()
                            Button("deeper") { path.append(2) }
                            Button("back") { path = [] }
                            Button("change") { root = nil }
                        }
                        .preferredColorScheme(page == 1 ? nil : second)
                    }
                    .preferredColorScheme(root)
            }
        }
    }

    private func host(_ second: ColorScheme?) -> TestHost {
        TestHost(Stack(second: second), size: CGSize(width: 390, height: 600))
    }

    @Test("A page that is covered keeps the scheme of the window")
    func covered() {
        let host = host(nil)
        #expect(host.host.prefersDark == true)
        host.tap(text: "push")
        #expect(host.host.prefersDark == true && host.find(text: "dark") != nil)
        host.tap(text: "deeper")
        #expect(host.host.prefersDark == true)
        // The covered page's wish may change.
        host.tap(text: "change")
        #expect(host.host.prefersDark == nil && host.find(text: "light") != nil)
    }

    @Test("A page above wants another scheme, until it is left")
    func above() {
        let host = host(.light)
        host.tap(text: "push")
        host.tap(text: "deeper")
        #expect(host.host.prefersDark == false && host.find(text: "light") != nil)
        host.tap(text: "back")
        #expect(host.host.prefersDark == true)
        host.tap(text: "push")
        #expect(host.host.prefersDark == true)
    }
}

import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Swipe actions outside of lists")
struct FreeSwipeTests {
    private struct Sample: View {
        var isContainer = true
        @State private var log: [String] = []
        var body: some View {
            VStack {
                if isContainer { rows.swipeActionsContainer() } else { rows }
                Text(log.joined(separator: " "))
            }
        }

        private var rows: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(["One", "Two"], id: \.self) { row in
                        Text(row).frame(maxWidth: .infinity, minHeight: 60)
                            .swipeActions {
                                Button("Flag \(row)") { log.append("flag") }
                            } onPresentationChanged: {
                                log.append("\(row) \($0)")
                            }
                    }
                }
            }
        }
    }

    private func pull(_ host: TestHost, _ text: String) {
        let start = CGPoint(x: 200, y: host.find(text: text)!.center.y)
        host.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), duration: 1)
        host.advance(by: 1)
    }

    @Test("A view in a container shows its buttons; another one that is pulled hides them")
    func container() {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        pull(host, "One")
        #expect(host.text.last == "One true")
        pull(host, "Two")
        #expect(host.text.last == "One true One false Two true" || host.text.last == "One true Two true One false")
        // The button beside the row is pressed where the row was.
        host.tap(at: CGPoint(x: 380, y: host.find(text: "Two")!.center.y))
        host.advance(by: 1)
        #expect(host.text.last?.contains("flag") == true && host.text.last?.hasSuffix("Two false") == true)
    }

    @Test("Assistive technology offers the buttons as actions")
    func assistive() throws {
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        let item = try #require(host.accessibility.first { $0.label == "One" })
        #expect(item.actions.contains(.named("Flag One")))
    }

    @Test("Outside of a container nothing is shown")
    func alone() {
        let host = TestHost(Sample(isContainer: false), size: CGSize(width: 400, height: 400))
        pull(host, "One")
        #expect(host.text == ["One", "Two", ""])
    }
}

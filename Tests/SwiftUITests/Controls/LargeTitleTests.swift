import SwiftUI
import SwiftUITesting
import Testing

/// The title in large letters, which goes out of sight with the content.
@MainActor @Suite struct LargeTitleTests {
    private func titles(_ host: TestHost) -> [String] {
        host.layersDescription.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("text “Big”") }.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    }

    @Test("The large title is there until it is out of sight, and the small one from then on")
    func scrolling() {
        let view = NavigationStack {
            List(0..<60, id: \.self) { Text("row \($0)") }.navigationTitle("Big")
        }
        let host = TestHost(view, size: CGSize(width: 320, height: 400))
        #expect(titles(host) == ["text “Big” 34"])
        host.scroll(at: CGPoint(x: 160, y: 250), by: CGSize(width: 0, height: 20))
        host.advance(by: 1)
        #expect(titles(host).contains("text “Big” 34"))
        host.scroll(at: CGPoint(x: 160, y: 250), by: CGSize(width: 0, height: 300))
        host.advance(by: 1)
        #expect(titles(host) == ["text “Big” 17"])
        host.scroll(at: CGPoint(x: 160, y: 250), by: CGSize(width: 0, height: -400))
        host.advance(by: 1)
        #expect(titles(host) == ["text “Big” 34"])
    }
}

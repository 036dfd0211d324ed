import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("Sizes of hosting controllers") struct HostingSizeTests {
    @Test("A controller and its view have the size of the content, also while a body asks for it")
    func fixed() {
        var found: [CGSize] = []
        let host = TestHost(
            Probe {
                let controller = UIHostingController(rootView: Color.red.frame(width: 30.5, height: 20))
                let huge = CGFloat.greatestFiniteMagnitude
                found = [
                    controller.sizeThatFits(in: CGSize(width: huge, height: huge)),
                    controller.sizeThatFits(in: .zero), controller.view.intrinsicContentSize,
                    controller.view.sizeThatFits(CGSize(width: 5, height: 5)),
                ]
            }, size: CGSize(width: 200, height: 200))
        #expect(found == Array(repeating: CGSize(width: 31, height: 20), count: 4))
        #expect(host.text == ["Done"])
    }

    @Test("Texts take what they need of the room, and what is flexible takes all of it")
    func room() {
        let host = TestHost(Text("Shown"), size: CGSize(width: 200, height: 200))
        let shown = host.find(text: "Shown")?.frame.size ?? .zero
        var sizes: [CGSize] = []
        let probe = TestHost(
            Probe {
                let text = UIHostingController(rootView: Text("Shown"))
                sizes.append(text.sizeThatFits(in: CGSize(width: 1_000_000, height: 1_000_000)))
                sizes.append(UIHostingController(rootView: Color.red).sizeThatFits(in: CGSize(width: 70, height: 50)))
                sizes.append(UIHostingController(rootView: EmptyView()).sizeThatFits(in: CGSize(width: 70, height: 50)))
            }, size: CGSize(width: 200, height: 200))
        #expect(probe.text == ["Done"])
        #expect(sizes[0] == CGSize(width: shown.width.rounded(.up), height: shown.height.rounded(.up)))
        #expect(shown.width > 20 && sizes[1] == CGSize(width: 70, height: 50))
        #expect(sizes[2] == .zero)
    }

    /// Does something while its body is made.
    private struct Probe: View {
        let action: () -> Void
        var body: some View {
            action()
            return Text("Done")
        }
    }

    @Test("A rectangle is made smaller by distances from its edges")
    func insets() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 102, height: 46))
    }
}

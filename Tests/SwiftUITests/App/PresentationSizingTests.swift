import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@testable import SwiftUI

/// The sizes of sheets.
@MainActor
@Suite("Sizes of sheets")
struct PresentationSizingTests {
    /// The content of a sheet: as large as may be, or as it likes.
    private struct Sample<S: PresentationSizing>: View {
        let sizing: S?
        @State private var height: CGFloat = 100
        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                VStack {
                    Color.red.frame(width: 200, height: height).onTapGesture { height = height == 100 ? 300 : 50 }
                }
                .modifier(Sizing(sizing: sizing))
            }
        }
    }

    private struct Sizing<S: PresentationSizing>: ViewModifier {
        let sizing: S?
        func body(content: Content) -> some View {
            if let sizing { content.presentationSizing(sizing) } else { content }
        }
    }

    /// Twice as wide as the content, and 400 points high.
    private struct Twice: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            ProposedViewSize(width: 2 * root.sizeThatFits(.unspecified).width, height: 400)
        }
    }

    private func host<S: PresentationSizing>(
        _ sizing: S?, _ size: CGSize = CGSize(width: 1200, height: 1000)
    ) -> TestHost {
        let host = TestHost(Sample(sizing: sizing), size: size)
        host.advance(by: 1)
        return host
    }

    /// The size of the sheet: of the clipped card.
    private func sheet(_ host: TestHost) -> CGSize {
        let frame = host.findAll(kind: "clip").first?.frame ?? .zero
        return frame.size
    }

    @Test("Forms and pages have a size of their own, as far as there is room")
    func fixed() {
        #expect(sheet(host(FormPresentationSizing())) == CGSize(width: 540, height: 620))
        #expect(sheet(host(PagePresentationSizing())) == CGSize(width: 704, height: 850))
        let small = sheet(host(PagePresentationSizing(), CGSize(width: 800, height: 500)))
        #expect(small.width == 704 && small.height == 452)
    }

    @Test("A fitted sheet is as large as its content, and follows it")
    func fitted() {
        let host = host(FittedPresentationSizing())
        #expect(sheet(host) == CGSize(width: 200, height: 100))
        host.tap(at: CGPoint(x: 600, y: 500))
        host.advance(by: 1)
        #expect(sheet(host) == CGSize(width: 200, height: 300))
        host.tap(at: CGPoint(x: 600, y: 500))
        host.advance(by: 1)
        #expect(sheet(host) == CGSize(width: 200, height: 50))
    }

    @Test("On the Mac a sheet is as large as its content, also in a narrow window")
    func mac() {
        let family = DeviceFamily.current
        defer { DeviceFamily.current = family }
        DeviceFamily.current = .mac
        #expect(sheet(host(Optional<Twice>.none)) == CGSize(width: 200, height: 100))
        #expect(sheet(host(Optional<Twice>.none, CGSize(width: 400, height: 600))) == CGSize(width: 200, height: 100))
        #expect(sheet(host(FormPresentationSizing())) == CGSize(width: 540, height: 620))
        #expect(
            DeviceFamily(information: ["LSMinimumSystemVersion": "13.0"]) == .mac && DeviceFamily.mac.windowSize == nil)
        #expect(DeviceFamily(information: ["LSMinimumSystemVersion": "13.0", "UIDeviceFamily": [1]]) == .phone)
    }

    @Test("A sizing can be fitted in one direction, and keep the greatest length in another")
    func modified() {
        #expect(sheet(host(FormPresentationSizing().fitted(horizontal: false, vertical: true))).height == 100)
        #expect(sheet(host(FormPresentationSizing().fitted(horizontal: false, vertical: true))).width == 540)
        let sticky = host(FittedPresentationSizing().sticky(horizontal: false, vertical: true))
        sticky.tap(at: CGPoint(x: 600, y: 500))
        sticky.advance(by: 1)
        #expect(sheet(sticky).height == 300)
        sticky.tap(at: CGPoint(x: 600, y: 500))
        sticky.advance(by: 1)
        #expect(sheet(sticky) == CGSize(width: 200, height: 300))
    }

    @Test("A sizing of the app's own asks the content for its size")
    func own() {
        #expect(sheet(host(Twice())) == CGSize(width: 400, height: 400))
    }

    @Test("In a narrow window a sheet has the window's width")
    func narrow() {
        let narrow = sheet(host(FittedPresentationSizing(), CGSize(width: 400, height: 800)))
        #expect(narrow.width == 400)
        #expect(sheet(host(AutomaticPresentationSizing())).width == 560)
        #expect(sheet(host(AutomaticPresentationSizing?.none)).width == 560)
    }
}

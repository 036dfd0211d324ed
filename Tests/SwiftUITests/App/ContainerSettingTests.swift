import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Backgrounds of containers, views with lines between them, and settings for all views in a container.
@MainActor
@Suite("Settings of containers")
struct ContainerSettingTests {
    @Test("A view on a stack fills all of its page, below the bar as well; the page before keeps its own")
    func containerBackground() {
        struct Sample: View {
            let isFilled: Bool
            var body: some View {
                NavigationStack {
                    NavigationLink("on") {
                        Text("page").navigationTitle("Page").modifier(Filled(isFilled: isFilled))
                    }
                }
            }
        }
        struct Filled: ViewModifier {
            let isFilled: Bool
            func body(content: Content) -> some View {
                if isFilled {
                    content.containerBackground(for: .navigation, alignment: .top) { Text("ground") }
                } else {
                    content.containerBackground(.red, for: .navigation)
                }
            }
        }
        let host = TestHost(Sample(isFilled: true))
        #expect(host.find(text: "ground") == nil)
        host.tap(text: "on")
        host.advance(by: 1)
        // At the top of the window, where the bar is.
        #expect(host.find(text: "ground")?.frame.minY == 0)
        #expect(host.find(text: "page")!.frame.midY > 422)
        let red = TestHost(Sample(isFilled: false))
        red.tap(text: "on")
        #expect(red.find(text: "ground") == nil && red.layers != host.layers)
    }

    private func names(_ host: TestHost) -> [CGFloat] {
        ["a", "b"].map { host.find(text: $0)?.frame.midX ?? .nan }
    }

    @Test("Panes share the width, and a line between them can be dragged as far as they allow")
    func panes() {
        let view = HSplitView {
            Text("a").frame(minWidth: 50, maxWidth: .infinity, maxHeight: .infinity)
            Text("b").frame(minWidth: 100, maxWidth: .infinity, maxHeight: .infinity)
        }
        let host = TestHost(view, size: CGSize(width: 407, height: 100))
        // The line takes seven points.
        #expect(names(host) == [100, 307])
        host.drag(from: CGPoint(x: 203.5, y: 50), to: CGPoint(x: 253.5, y: 50))
        #expect(names(host) == [125, 332])
        host.drag(from: CGPoint(x: 253.5, y: 50), to: CGPoint(x: 400, y: 50))
        #expect(names(host) == [150, 357])
    }

    @Test("A pane of one width leaves the rest to the others; panes above each other share the height")
    func fixedPanes() {
        let view = VSplitView {
            Text("a").frame(height: 30)
            Text("b").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        let host = TestHost(view, size: CGSize(width: 200, height: 137))
        #expect(host.find(text: "a")?.frame.midY == 15)
        #expect(host.find(text: "b")?.frame.midY == 87)
        #expect(TestHost(HSplitView {}, size: CGSize(width: 200, height: 100)).text.isEmpty)
    }

    @Test("A help link performs its action, and is called Help")
    func helpLink() {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    HelpLink { count += 1 }
                    Text("\(count)")
                }
            }
        }
        let host = TestHost(Sample())
        let button = host.accessible("Help")!
        host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        #expect(host.text == ["1"])
    }

    @Test("A view is mirrored in the direction that it names")
    func mirrored() {
        func left(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> String {
            let view = Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
            return TestHost(view, size: CGSize(width: 100, height: 50)).layers
        }
        #expect(left(.mirrors(in: .leftToRight), .leftToRight) != left(.fixed, .leftToRight))
        #expect(left(.mirrors(in: .leftToRight), .rightToLeft) == left(.fixed, .rightToLeft))
        #expect(left(.mirrors, .rightToLeft) != left(.fixed, .rightToLeft))
    }

    @Test("Labels, values and hints count where their condition is true")
    func conditions() {
        let view = VStack {
            Text("a").accessibilityLabel("A", isEnabled: true).accessibilityValue(Text("1"), isEnabled: true)
                .accessibilityHint("h", isEnabled: true)
            Text("b").accessibilityLabel(Text("B"), isEnabled: false).accessibilityValue("2", isEnabled: false)
                .accessibilityHint(Text("h"), isEnabled: false)
        }
        let host = TestHost(view)
        #expect(host.accessible("A")?.value == "1" && host.accessible("A")?.hint == "h")
        #expect(host.accessible("B") == nil && host.accessible("b")?.hint.isEmpty ?? true)
    }

    @Test("UIKit's names of sizes and schemes become SwiftUI's and back")
    func names() {
        #expect(DynamicTypeSize(UIContentSizeCategory.extraExtraLarge) == .xxLarge)
        #expect(UIContentSizeCategory(.accessibility3) == .accessibilityExtraLarge)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil && UIContentSizeCategory(nil) == .unspecified)
        for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
        #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(UIUserInterfaceStyle(ColorScheme.light) == .light && UIUserInterfaceStyle(nil) == .unspecified)
    }

    @Test("An activity is the user's current one while its view is shown and active")
    func activity() {
        struct Sample: View {
            @State private var page = 1
            @State private var isActive = true
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown {
                        Text("page").userActivity("org.example.page", isActive: isActive) { [page] in
                            $0.title = "Page \(page)"
                        }
                    }
                    Button("turn") { page += 1 }
                    Button("stop") { isActive.toggle() }
                    Button("hide") { isShown = false }
                }
            }
        }
        let host = TestHost(Sample())
        var title: String? { NSUserActivity.current?.title }
        #expect(title == "Page 1")
        host.tap(text: "turn")
        #expect(title == "Page 2")
        host.tap(text: "stop")
        #expect(title == nil)
        host.tap(text: "stop")
        #expect(title == "Page 2")
        host.tap(text: "hide")
        #expect(title == nil)
    }
}

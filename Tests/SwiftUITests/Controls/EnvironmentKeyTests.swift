import Combine
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Environment keys")
struct EnvironmentKeyTests {
    private struct Value<V: Equatable>: View {
        @Environment private var value: V
        init(_ path: KeyPath<EnvironmentValues, V>) { _value = Environment(path) }
        var body: some View { Text(verbatim: "\(value)") }
    }

    private func text(_ view: some View) -> [String] { TestHost(view, size: CGSize(width: 300, height: 300)).text }

    @Test("What modifiers set is read by the views inside")
    func set() {
        struct Sample: View {
            @Environment(\.verticalScrollIndicatorVisibility) private var vertical
            @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
            @Environment(\.verticalScrollBounceBehavior) private var bounce
            @Environment(\.horizontalScrollBounceBehavior) private var otherBounce
            @Environment(\.scrollDismissesKeyboardMode) private var mode
            @Environment(\.badgeProminence) private var badge
            @Environment(\.buttonRepeatBehavior) private var repeats
            @Environment(\.menuOrder) private var order
            @Environment(\.menuIndicatorVisibility) private var indicator
            @Environment(\.headerProminence) private var header
            var body: some View {
                let checks = [
                    vertical == .hidden, horizontal == .automatic, bounce == .basedOnSize, otherBounce == .automatic,
                    mode == .immediately, badge == .increased, repeats == .disabled, order == .fixed,
                    indicator == .hidden, header == .increased,
                ]
                Text(verbatim: checks.map { $0 ? "1" : "0" }.joined())
            }
        }
        #expect(text(Sample()) == ["0101000000"])
        let view = Sample().scrollIndicators(.hidden, axes: .vertical).scrollBounceBehavior(.basedOnSize)
            .scrollDismissesKeyboard(.immediately).badgeProminence(.increased).buttonRepeatBehavior(.disabled)
            .menuOrder(.fixed).menuIndicator(.hidden).headerProminence(.increased)
        #expect(text(view) == ["1111111111"])
    }

    @Test("Keys that nothing on this desktop sets have their defaults, and can be set above")
    func defaults() {
        #expect(text(Value(\.isLuminanceReduced)) == ["false"])
        #expect(text(Value(\.isLuminanceReduced).environment(\.isLuminanceReduced, true)) == ["true"])
        #expect(text(Value(\.sidebarRowSize)) == ["medium"])
        #expect(text(Value(\.sidebarRowSize).environment(\.sidebarRowSize, .large)) == ["large"])
        #expect(text(Value(\.isSceneCaptured)) == ["false"])
        #expect(text(Value(\.isHoverEffectEnabled)) == ["true"])
        #expect(text(Value(\.accessibilityQuickActionsEnabled)) == ["false"])
        #expect(EnvironmentValues().searchSuggestionsPlacement == .menu)
        #expect(EnvironmentValues().backgroundProminence == .standard)
        #expect(EnvironmentValues().springLoadingBehavior == .automatic)
        #expect(EnvironmentValues().allowedDynamicRange == nil)
    }

    @Test("Views know whether the nearest focusable view around them has the keyboard")
    func isFocused() {
        struct Place: View {
            let name: String
            @Environment(\.isFocused) private var isFocused
            var body: some View { Text(verbatim: "\(name) \(isFocused)") }
        }
        let host = TestHost(
            VStack {
                Place(name: "a").focusable()
                VStack {
                    Place(name: "b")
                    Place(name: "c").focusable()
                }
                .focusable()
            }, size: CGSize(width: 300, height: 300))
        #expect(host.text == ["a false", "b false", "c false"])
        host.press(.tab)
        #expect(host.text == ["a true", "b false", "c false"])
        host.press(.tab)
        #expect(host.text == ["a false", "b true", "c false"])
        host.press(.tab)
        #expect(host.text == ["a false", "b false", "c true"])
    }

    @Test("A control's label knows its shortcut")
    func shortcut() {
        struct Hint: View {
            @Environment(\.keyboardShortcut) private var shortcut
            var body: some View { Text(verbatim: shortcut.map { "\($0.key.character)" } ?? "none") }
        }
        let view = VStack {
            Button {
            } label: {
                Hint()
            }
            .keyboardShortcut("k")
            Hint()
        }
        #expect(text(view) == ["k", "none"])
    }

    @Test("Badges of each prominence look different")
    func badges() {
        func layers(_ prominence: BadgeProminence) -> String {
            let list = List { Text("row").badge(3) }.badgeProminence(prominence)
            return TestHost(list, size: CGSize(width: 300, height: 200)).layersDescription
        }
        let looks = Set([layers(.standard), layers(.increased), layers(.decreased)])
        #expect(looks.count == 3)
    }

    @Test("Something is drawn behind the dots of pages where that is wanted")
    func pages() {
        func layers(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> String {
            let pages = TabView {
                Text("1")
                Text("2")
            }
            .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
            return TestHost(pages, size: CGSize(width: 300, height: 200)).layers
        }
        #expect(layers(.always) != layers(.never) && layers(.automatic) == layers(.never))
    }

    @Test("A container's shape is that of relative shapes inside")
    func containerShape() {
        func layers(_ view: some View) -> String { TestHost(view, size: CGSize(width: 100, height: 100)).layers }
        let square = ContainerRelativeShape().fill(.red).frame(width: 50, height: 50)
        let circle = Circle().fill(.red).frame(width: 50, height: 50)
        #expect(layers(square.containerShape(Circle())) == layers(circle))
        #expect(layers(square) != layers(circle))
    }

    @Test("A view that does something whenever a publisher publishes")
    func subscription() {
        let numbers = PassthroughSubject<Int, Never>()
        struct Sample: View {
            let numbers: PassthroughSubject<Int, Never>
            @State private var sum = 0
            var body: some View {
                SubscriptionView(content: Text("\(sum)"), publisher: numbers) { sum += $0 }
            }
        }
        let host = TestHost(Sample(numbers: numbers), size: CGSize(width: 100, height: 100))
        numbers.send(3)
        numbers.send(4)
        host.update()
        #expect(host.text == ["7"])
    }
}

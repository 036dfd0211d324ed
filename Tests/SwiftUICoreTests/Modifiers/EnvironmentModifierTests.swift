import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Styles, schemes and redaction")
struct EnvironmentModifierTests {
    /// Notes a value of the environment.
    struct Reader<Value>: View {
        @Environment private var value: Value
        let note: (Value) -> Void
        init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ note: @escaping (Value) -> Void) {
            _value = Environment(keyPath)
            self.note = note
        }
        var body: some View {
            let _ = note(value)
            Block()
        }
    }

    private func colors(@ViewBuilder _ view: () -> some View) -> [String] {
        let host = ModifierHost(content: view)
        return host.graph.displayList.allContents.filter { $0 != .none }.map(\.summary)
    }

    @Test func foregroundStylesPaintShapesByLevel() {
        let rectangle = Rectangle().frame(width: 10, height: 10)
        let (red, green, blue) = (
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)
        )
        #expect(colors { rectangle.foregroundStyle(red) } == ["color #ff0000"])
        #expect(colors { rectangle.foregroundColor(green).foregroundStyle(red) } == ["color #00ff00"])
        let levels = HStack {
            rectangle
            Rectangle().fill(.secondary).frame(width: 10, height: 10)
            Rectangle().fill(.tertiary).frame(width: 10, height: 10)
        }
        #expect(
            colors { levels.foregroundStyle(red, green, blue) } == [
                "color #ff0000", "color #00ff00", "color #0000ff",
            ])
        #expect(
            colors { levels.foregroundStyle(red, green) } == [
                "color #ff0000", "color #00ff00", "color #00ff00/0.5",
            ])
        #expect(
            colors { Rectangle().fill(.tint).frame(width: 10, height: 10).tint(blue) } == ["color #0000ff"])
        #expect(
            colors { Rectangle().fill(.tint).frame(width: 10, height: 10).accentColor(green) } == ["color #00ff00"])
    }

    @Test func redactionReasonsAddUpAndEnd() {
        var seen: [RedactionReasons] = []
        let host = ModifierHost {
            VStack {
                Reader(\.redactionReasons) { seen.append($0) }
                Reader(\.redactionReasons) { seen.append($0) }.redacted(reason: .privacy)
                Reader(\.redactionReasons) { seen.append($0) }.unredacted()
            }
            .redacted(reason: .placeholder)
        }
        #expect(seen == [.placeholder, [.placeholder, .privacy], []])
        #expect(host.graph.counters.bodies == 3)
    }

    @Test func aViewsPreferredSchemeIsTheWindows() {
        let host = ModifierHost {
            VStack {
                Block()
                Block().preferredColorScheme(.dark)
                Block().preferredColorScheme(.light)
            }
        }
        #expect(host.graph.preferredColorScheme == .dark)
        #expect(host.graph.preferredDark == true)
        #expect(ModifierHost { Block() }.graph.preferredColorScheme == nil)
        var seen: [ColorScheme] = []
        let inner = ModifierHost { Reader(\.colorScheme) { seen.append($0) }.colorScheme(.dark) }
        #expect(seen == [.dark])
        #expect(inner.graph.preferredColorScheme == nil)
    }

    @Test func whatIsWithoutEffectSaysSo() {
        var warnings: [String] = []
        RuntimeWarning.observing {
            warnings.append($0)
        } during: {
            let host = ModifierHost { Block().statusBarHidden().defersSystemGestures(on: .top) }
            #expect(host.node(ofKind: "Block") != nil)
        }
        #expect(
            warnings == [
                "statusBarHidden(_:) has no effect here: see CompatibilityGaps.md.",
                "defersSystemGestures(on:) has no effect here: see CompatibilityGaps.md.",
            ])
    }
}

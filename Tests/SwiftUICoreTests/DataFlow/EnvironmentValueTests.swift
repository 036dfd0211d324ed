import Foundation
import Observation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// The values of the environment: their defaults, and that they keep the values that are set.
@MainActor struct EnvironmentValueTests {
    /// Whether a value is Apple's default at first, and then the one that was set.
    private func keeps<V: Equatable>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ standard: V, _ other: V
    ) -> Bool {
        var values = EnvironmentValues()
        guard values[keyPath: keyPath] == standard else { return false }
        values[keyPath: keyPath] = other
        let copy = values
        values[keyPath: keyPath] = standard
        return copy[keyPath: keyPath] == other && values[keyPath: keyPath] == standard && standard != other
    }

    @Test("Values of texts") func texts() {
        #expect(
            [keeps(\.font, nil, .title), keeps(\.lineLimit, nil, 3), keeps(\.minimumScaleFactor, 1, 0.5)] == [
                true, true, true,
            ])
        #expect(
            [keeps(\.truncationMode, .tail, .middle), keeps(\.multilineTextAlignment, .leading, .center)] == [
                true, true,
            ])
        #expect([keeps(\.lineSpacing, 0, 4), keeps(\.allowsTightening, false, true)] == [true, true])
        #expect(
            [keeps(\.textCase, nil, .uppercase), keeps(\.dynamicTypeSize, .large, .accessibility1)] == [true, true])
        #expect([keeps(\.legibilityWeight, nil, .bold)] == [true])
    }

    @Test("Values of language and place") func places() {
        var calendar = Calendar(identifier: .hebrew)
        calendar.firstWeekday = 3
        #expect(
            [keeps(\.locale, .current, Locale(identifier: "eo")), keeps(\.calendar, .current, calendar)] == [
                true, true,
            ])
        #expect([keeps(\.timeZone, .current, TimeZone(secondsFromGMT: 12_345)!)] == [true])
        #expect([keeps(\.layoutDirection, .leftToRight, .rightToLeft)] == [true])
    }

    @Test("Wishes that no desktop tells of are those of somebody who asked for nothing") func accessibility() {
        struct Wishes: View {
            @Environment(\.accessibilityDifferentiateWithoutColor) var withoutColor
            @Environment(\.accessibilityInvertColors) var inverts
            @Environment(\.accessibilityReduceTransparency) var opaque
            @Environment(\.accessibilityDimFlashingLights) var dims
            @Environment(\.accessibilityPlayAnimatedImages) var plays
            @Environment(\.accessibilityShowButtonShapes) var shapes
            @Environment(\.accessibilityLargeContentViewerEnabled) var large
            @Environment(\.accessibilityVoiceOverEnabled) var isRead
            @Environment(\.accessibilitySwitchControlEnabled) var isSwitched
            @Environment(\.accessibilityAssistiveAccessEnabled) var isSimple
            var told: ([Bool]) -> Void
            var body: some View {
                told([withoutColor, inverts, opaque, dims, plays, shapes, large, isRead, isSwitched, isSimple])
                return EmptyView()
            }
        }
        var wishes: [Bool] = []
        _ = TestHost(Wishes { wishes = $0 }, size: CGSize(width: 100, height: 100))
        #expect(wishes == [false, false, false, false, true, false, false, false, false, false])
        #expect([keeps(\.accessibilityEnabled, false, true)] == [true])
    }

    @Test("Values of windows and motion") func windows() {
        #expect([keeps(\.isEnabled, true, false), keeps(\.accessibilityReduceMotion, false, true)] == [true, true])
        #expect(
            [keeps(\.horizontalSizeClass, .regular, .compact), keeps(\.verticalSizeClass, .regular, .compact)] == [
                true, true,
            ])
        #expect([keeps(\.contentTransition, .identity, .opacity)] == [true])
        #expect(
            [keeps(\.contentTransitionAddsDrawingGroup, false, true), keeps(\.isScrollEnabled, true, false)] == [
                true, true,
            ])
        #expect(EnvironmentValues().undoManager == nil)
    }

    @Test("Where nothing is said a text inherits nothing") func inheritance() {
        let values = EnvironmentValues()
        #expect(values[LineLimitKey.self] == LineLimits() && values[FontScaleKey.self] == 1)
        #expect(values[FontWeightKey.self] == .inherit && values[FontWidthKey.self] == .inherit)
        #expect(values[UnderlineKey.self] == .inherit && values[StrikethroughKey.self] == .inherit)
        #expect(values[FontDesignKey.self] == nil && values[ItalicKey.self] == nil && values[MonospacedKey.self] == nil)
        #expect(values[MonospacedDigitKey.self] == nil && values[TextScaleKey.self] == nil)
        #expect(
            values[KerningKey.self] == nil && values[TrackingKey.self] == nil && values[BaselineOffsetKey.self] == nil)
        let locale = LocaleContext(values)
        #expect(locale.locale == .current && locale.calendar == .current && locale.timeZone == .current)
        #expect(locale.explicitLocale == nil && locale.explicitCalendar == nil && locale.explicitTimeZone == nil)
    }

    @Test("An environment tells what is set in it") func description() {
        var values = EnvironmentValues()
        #expect(values.description == "[]")
        values.lineSpacing = 3
        values.isEnabled = false
        #expect(
            values.description
                == "[EnvironmentPropertyKey<EnabledKey> = false, EnvironmentPropertyKey<LineSpacingKey> = 3.0]")
        values.lineSpacing = 4
        #expect(values.description.components(separatedBy: "LineSpacingKey").count == 2)
    }

    @Test("Size classes follow the window") func sizeClasses() {
        var values = EnvironmentValues()
        values.setSizeClasses(SizeClasses(CGSize(width: 599, height: 450)))
        #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
        values.setSizeClasses(SizeClasses(CGSize(width: 600, height: 449)))
        #expect(values.horizontalSizeClass == .regular && values.verticalSizeClass == .compact)
    }

    @Observable final class Model {
        var name: String
        init(_ name: String) { self.name = name }
    }

    private struct Reader: View {
        @Environment(Model.self) private var model: Model?
        var body: some View { Text(verbatim: model?.name ?? "none") }
    }

    private struct SureReader: View {
        @Environment(Model.self) private var model
        var body: some View { Text(verbatim: model.name) }
    }

    @Test("An observable object is found by its type, or is nil where that is allowed") func objects() {
        let (outer, inner) = (Model("outer"), Model("inner"))
        let host = TestHost(
            VStack {
                Reader().environment(nil as Model?)
                Reader()
                SureReader()
                VStack { SureReader().environment(inner) }
            }.environment(outer), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["none", "outer", "outer", "inner"])
        host.resetCounters()
        outer.name = "changed"
        host.update()
        #expect(host.text == ["none", "changed", "changed", "inner"])
        #expect(host.bodyCount(of: SureReader.self) == 1 && host.bodyCount(of: Reader.self) == 1)
        let empty = TestHost(Reader(), size: CGSize(width: 100, height: 100))
        #expect(empty.text == ["none"])
    }

    private struct Limited: View {
        @Environment(\.lineLimit) private var limit
        var body: some View { Text(verbatim: limit.map { "\($0)" } ?? "-") }
    }

    @Test("Outside a view a value is the default") func outside() {
        #expect(Environment(\.lineLimit).wrappedValue == nil && Environment(\.isEnabled).wrappedValue)
        #expect(Environment<Model?>(Model.self).wrappedValue == nil)
        let host = TestHost(
            VStack {
                Limited()
                Limited().lineLimit(2).transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 5 }
                Limited().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 5 }.lineLimit(2)
            }, size: CGSize(width: 100, height: 100))
        #expect(host.text == ["-", "2", "7"])
    }

    final class Store: ObservableObject {
        @Published var count = 1
    }

    private struct Counter: View {
        @EnvironmentObject private var store: Store
        var body: some View {
            Stepping(count: $store.count)
            Text(verbatim: "\(store.count)")
        }
    }

    private struct Stepping: View {
        @Binding var count: Int
        var body: some View { Button("more") { count += 1 } }
    }

    @Test("An environment object gives bindings to its properties") func bindings() {
        let store = Store()
        let host = TestHost(VStack { Counter() }.environmentObject(store), size: CGSize(width: 100, height: 100))
        host.tap(text: "more")
        #expect(store.count == 2 && host.text == ["more", "2"])
    }
}

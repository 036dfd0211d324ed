import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) struct TextForegroundTests {
    private func paint(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [Paint] {
        var values = EnvironmentValues()
        change(&values)
        return text.resolve(in: values).runs.map(\.style.paint)
    }

    private let red = Paint.color(Color.red.rgba(in: EnvironmentValues()))

    @Test func textHasItsOwnColorOrTheEnvironments() {
        #expect(paint(Text("a").foregroundColor(.red)) == [red])
        #expect(paint(Text("a").foregroundStyle(.red)) == [red])
        #expect(paint(Text("a")) { $0._foregroundStyle = AnyShapeStyle(Color.red) } == [red])
        #expect(paint(Text("a").foregroundColor(nil)) == paint(Text("a")))
        #expect(paint(Text("a").foregroundStyle(.secondary)) != paint(Text("a")))
    }

    @Test func linksHaveTheTintAndKeepTheirDestination() {
        let paints = paint(Text("go [there](https://a.b)").foregroundColor(.black))
        #expect(paints[1] == TintShapeStyle()._paint(_PaintRequest(environment: EnvironmentValues(), bounds: .zero)))
        #expect(paints[0] != paints[1])
    }

    @Test func linesHaveTheirColors() {
        let style = Text("a").underline(color: .red).strikethrough(pattern: .dot).resolve(in: EnvironmentValues()).first
            .style
        #expect(style.decoration.underline == .init(color: Color.red.rgba(in: EnvironmentValues())))
        #expect(style.decoration.strikethrough == .init(pattern: .dot))
        let off = Text("a").underline(false)
        var values = EnvironmentValues()
        values[UnderlineKey.self] = .set(.single)
        #expect(off.resolve(in: values).first.style.decoration.underline == nil)
        #expect(Text("a").resolve(in: values).first.style.decoration.underline != nil)
    }

    @Test func attributedColorsCountMore() {
        var string = AttributedString("a")
        string.foregroundColor = .red
        string.backgroundColor = .blue
        let style = Text(string).foregroundColor(.green).resolve(in: EnvironmentValues()).first.style
        #expect(style.paint == red)
        #expect(style.decoration.background == Color.blue.rgba(in: EnvironmentValues()))
    }

    @Test func aChangedColorDrawsButDoesNotMeasure() {
        struct Colored: View {
            let color: Color
            var body: some View {
                Text("abc").modifier(_EnvironmentWritingModifier(ForegroundStyleKey.self, AnyShapeStyle(color)))
            }
        }
        let host = HostedView(Colored(color: .red))
        #expect(host.texts[0].first.style.paint == red)
        let measured = host.system.measurements
        host.update(Colored(color: .blue))
        #expect(host.texts[0].first.style.paint == .color(Color.blue.rgba(in: EnvironmentValues())))
        #expect(host.system.measurements == measured)
    }

    @Test func gradientsReferToTheTextsOwnRectangle() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let host = HostedView(Text("abcd").foregroundStyle(gradient).font(.system(size: 20)))
        guard case .linear(_, let start, let end) = host.texts[0].first.style.paint else {
            Issue.record("The text has no gradient.")
            return
        }
        #expect(start == CGPoint(x: 0, y: 10))
        #expect(end == CGPoint(x: 40, y: 10))
    }

    @Test func modifiersOfViewsReachTheTextsBelow() {
        let host = HostedView(
            VStack {
                Text("a")
                Text("b").bold(false)
            }
            .bold().italic().underline().kerning(2).font(.title).textCase(.uppercase).lineLimit(2, reservesSpace: true))
        let texts = host.texts
        #expect(texts.map(\.string) == ["A", "B"])
        #expect(texts.map(\.first.style.font.weight) == [700, 400])
        #expect(texts[0].first.style.font.isItalic && texts[0].first.style.font.size == 28)
        #expect(texts[0].first.style.decoration.kerning == 2)
        #expect(texts[0].first.style.decoration.underline != nil)
        #expect(texts[0].paragraph.lineLimit == 2 && texts[0].paragraph.reservedLines == 2)
        #expect(texts[0].paragraph === texts[1].paragraph)
    }

    @Test func typeSizesCanBeLimited() {
        let host = HostedView(
            Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge).environment(\.dynamicTypeSize, .accessibility5))
        #expect(host.texts[0].first.style.font.size == 19)
    }
}

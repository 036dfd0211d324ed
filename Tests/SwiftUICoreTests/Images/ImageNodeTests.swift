import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) struct ImageNodeTests {
    /// An image of 2 × 1 pixels: red and half-transparent blue.
    private let pixels = CGImage(width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 128, 128])!

    @Test func anImageHasItsOwnSize() {
        let host = HostedView(Image(decorative: pixels, scale: 1))
        #expect(host.frames.map(\.size) == [CGSize(width: 2, height: 1)])
        #expect(host.images[0].tint == nil)
    }

    @Test("Nothing is drawn for the empty name, which is said once") func emptySymbolName() {
        var warnings: [String] = []
        RuntimeWarning.observing {
            warnings.append($0)
        } during: {
            let host = HostedView(Image(systemName: ""))
            #expect(host.images.isEmpty && host.frames.isEmpty)
        }
        #expect(warnings.first == "No symbol named '' found in system symbol set")
    }

    @Test func scaleAndOrientationCount() {
        let host = HostedView(Image(decorative: pixels, scale: 0.5, orientation: .right))
        #expect(host.frames.map(\.size) == [CGSize(width: 2, height: 4)])
        guard case .bitmap(let bitmap) = host.images[0].source else {
            Issue.record("The image is not a bitmap.")
            return
        }
        #expect(bitmap.width == 1 && bitmap.height == 2)
        #expect(Array(bitmap.pixels.prefix(4)) == [255, 0, 0, 255])
    }

    nonisolated private static let orientations: [(Image.Orientation, [UInt8])] = [
        (.up, [1, 2, 3, 4]), (.upMirrored, [2, 1, 4, 3]), (.down, [4, 3, 2, 1]), (.downMirrored, [3, 4, 1, 2]),
        (.left, [2, 4, 1, 3]), (.leftMirrored, [1, 3, 2, 4]), (.right, [3, 1, 4, 2]), (.rightMirrored, [4, 2, 3, 1]),
    ]

    @Test(arguments: orientations)
    func picturesAreTurnedUpright(orientation: Image.Orientation, expected: [UInt8]) {
        var pixels: [UInt8] = []
        for value in UInt8(1)...4 { pixels += [value, value, value, 255] }
        let upright = Bitmap(width: 2, height: 2, pixels: pixels).upright(orientation, scale: 1)
        let values: [UInt8] = [0, 4, 8, 12].map { (index: Int) in upright.pixels[index] }
        #expect(values == expected)
    }

    @Test func aResizableImageTakesTheProposal() {
        let image = Image(decorative: pixels, scale: 1).resizable(
            capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile
        ).interpolation(.none)
        let host = HostedView(image, size: CGSize(width: 100, height: 50))
        #expect(host.frames == [CGRect(x: 0, y: 0, width: 100, height: 50)])
        #expect(host.images[0].isTiled && host.images[0].interpolation == .none)
        #expect(host.images[0].capInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
        let ideal = ImageKind.shared.measure(host.graph.root.firstElement!, .unspecified)
        #expect(ideal == CGSize(width: 2, height: 1))
    }

    @Test func symbolsFollowFontScaleAndForeground() {
        let host = HostedView(
            Image(systemName: "star").font(.system(size: 20, weight: .bold)).imageScale(.large)
                .environment(\._foregroundStyle, AnyShapeStyle(Color.red)))
        let image = host.images[0]
        #expect(image.source == .symbol(name: "star", variableValue: nil))
        #expect(image.symbolFont?.size == 20 * 1.28 && image.symbolFont?.weight == 700)
        #expect(image.tint == .color(Color.red.rgba(in: EnvironmentValues())))
    }

    @Test func aSymbolStandsOnTheLine() {
        let host = HostedView(Image(systemName: "star").font(.system(size: 20)))
        let dimensions = ViewDimensions(
            size: ViewSize(CGSize(width: 20, height: 20), ProposedViewSize(width: 20, height: 20)),
            element: host.graph.root.firstElement)
        #expect(dimensions[.firstTextBaseline] == 17)
    }

    @Test func renderingModesDecideTheTint() {
        #expect(HostedView(Image(decorative: pixels, scale: 1).renderingMode(.template)).images[0].tint != nil)
        #expect(HostedView(Image(decorative: pixels, scale: 1).renderingMode(.original)).images[0].tint == nil)
    }

    @Test func variantsChangeTheNameWhereTheSetHasIt() {
        #expect(SymbolVariants.fill.circle.names(for: "heart") == ["heart.circle.fill", "heart.circle", "heart"])
        #expect(SymbolVariants.slash.names(for: "bell.fill") == ["bell.slash.fill", "bell.slash", "bell.fill"])
        #expect(SymbolVariants.none.names(for: "a") == ["a"])
        #expect(SymbolVariants.fill.circle.contains(.fill) && !SymbolVariants.fill.contains(.circle))
        let host = HostedView(Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle))
        #expect(host.images[0].source == .symbol(name: "heart.circle.fill", variableValue: nil))
    }

    @Test func aMissingImageIsNamedOnce() {
        var warnings: [String] = []
        let host = RuntimeWarning.observing {
            warnings.append($0)
        } during: {
            HostedView(Image("no-such-image"))
        }
        #expect(host.images.isEmpty)
        #expect(
            warnings.count == 1 && warnings[0].hasPrefix("No image named 'no-such-image' found in asset catalog for"))
    }

    @Test func anImageCanStandInText() {
        let content = Text("a \(Image(systemName: "star")) b").bold().foregroundColor(.red).resolve(
            in: EnvironmentValues())
        #expect(content.string == "a \u{fffc} b")
        let attachment = content.runs[1].style.attachment
        #expect(attachment?.source == .symbol(name: "star", variableValue: nil))
        #expect(attachment?.symbolFont?.weight == 700)
        #expect(attachment?.tint == .color(Color.red.rgba(in: EnvironmentValues())))
        #expect(Text(Image("a")) == Text(Image("a")) && Text(Image("a")) != Text(Image("b")))
    }

    @Test func aChangedForegroundDrawsButDoesNotPlace() {
        struct Colored: View {
            let color: Color
            var body: some View { Image(systemName: "star").environment(\._foregroundStyle, AnyShapeStyle(color)) }
        }
        let host = HostedView(Colored(color: .red))
        let placed = host.graph.counters.placed
        host.update(Colored(color: .blue))
        #expect(host.images[0].tint == .color(Color.blue.rgba(in: EnvironmentValues())))
        #expect(host.graph.counters.placed == placed)
    }
}

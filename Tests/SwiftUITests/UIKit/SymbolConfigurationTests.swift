import SwiftUI
import SwiftUITesting
import Testing

/// Symbols in configurations, as UIKit makes them.
@MainActor
@Suite("Configurations of symbols")
struct SymbolConfigurationTests {
    private func height(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
        let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        let host = TestHost(Image(uiImage: image), size: CGSize(width: 200, height: 200))
        return try #require(host.findAll(kind: "Image").first).frame.height
    }

    @Test("A symbol has the size and scale of its configuration")
    func sizes() throws {
        let plain = try height(.init(pointSize: 20))
        #expect(try abs(height(.init(pointSize: 40)) / plain - 2) < 0.01)
        #expect(try height(.init(pointSize: 20, weight: .bold, scale: .large)) > plain)
        #expect(try height(.init(pointSize: 20, weight: .bold, scale: .small)) < plain)
        #expect(try height(.init(font: .systemFont(ofSize: 20))) == plain)
        #expect(try height(.unspecified) == height(nil))
        for size in [0, -1, CGFloat.nan] { #expect(try height(.init(pointSize: size)).isFinite, "\(size)") }
    }

    @Test("A symbol's image has the size that it is shown in")
    func imageSizes() throws {
        for configuration in [nil, UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)] {
            let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
            let host = TestHost(
                Image(uiImage: image).font(.system(size: 17)), size: CGSize(width: 200, height: 200), text: .system)
            let frame = try #require(host.findAll(kind: "Image").first).frame
            #expect(abs(image.size.width - frame.width) < 1 && abs(image.size.height - frame.height) < 1)
        }
        #expect(UIImage().size == .zero)
    }

    @Test("Colors of a configuration are colors of the symbol's levels, or paler ones of one, or its own")
    func colors() throws {
        func picture(_ configuration: UIImage.SymbolConfiguration?) throws -> Data {
            let image = UIImage(systemName: "person.crop.circle.badge.plus", withConfiguration: configuration)
            let view = Image(uiImage: try #require(image)).font(.system(size: 40)).foregroundStyle(.red)
            return try TestHost(view, size: CGSize(width: 80, height: 80)).png(scale: 1)
        }
        let pictures = try [
            nil, .init(hierarchicalColor: .red), .init(paletteColors: [.red, .blue]),
            .init(paletteColors: [.red, .blue, .green]), .preferringMulticolor(), .init(paletteColors: [.blue]),
        ].map(picture)
        // The symbol has two levels, so that a third color changes nothing.
        #expect(pictures[2] == pictures[3] && Set(pictures).count == 5)
        #expect(try picture(.init(paletteColors: [.blue, .blue, .blue])) == pictures[5])
    }

    @Test("One configuration in place of another sets what it has, and equal ones are equal")
    func applying() throws {
        let both = UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(both != UIImage.SymbolConfiguration(pointSize: 20))
        #expect(both.applying(nil) == both)
        #expect(both.applying(UIImage.SymbolConfiguration(pointSize: 30)) == .init(pointSize: 30, weight: .bold))
        let text = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        #expect(try height(UIImage.SymbolConfiguration(pointSize: 9).applying(text)) == height(text))
    }
}

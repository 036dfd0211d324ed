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

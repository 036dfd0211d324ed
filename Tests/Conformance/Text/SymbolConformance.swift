import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

/// The names and the colors of symbols.
@MainActor @Suite("Symbols") struct SymbolConformance {
    private func image<V: View>(_ view: V) -> ImageContent? {
        // The layers are the host's: it must live while they are read.
        let host = TestHost(view, size: CGSize(width: 200, height: 100))
        let list = host.displayList
        func find(_ id: LayerID) -> ImageContent? {
            if case .image(let image) = list[id].content { return image }
            return list.children(of: id).lazy.compactMap(find).first
        }
        return withExtendedLifetime(host) { find(.root) }
    }

    @Test("T10: an unknown symbol has a placeholder, UIImage none; several styles are a palette")
    func symbols() throws {
        #expect(UIImage(systemName: "star") != nil && UIImage(systemName: "no.such.symbol") == nil)
        let star = Image(systemName: "star")
        let plain = try #require(image(star.foregroundStyle(.red)))
        #expect(plain.levelTints.isEmpty && !plain.isMulticolor)
        let several = try #require(image(star.foregroundStyle(.red, .green, .blue)))
        #expect(several.levelTints.count == 2 && several.tint == plain.tint)
        #expect(
            try #require(image(star.symbolRenderingMode(.hierarchical).foregroundStyle(.red))).levelTints.count == 2)
        #expect(try #require(image(star.renderingMode(.original))).isMulticolor)
        let original = try #require(image(star.renderingMode(.original).symbolRenderingMode(.monochrome)))
        #expect(!original.isMulticolor)
    }
}

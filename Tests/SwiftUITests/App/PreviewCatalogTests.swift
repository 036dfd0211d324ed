import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

#Preview("Cataloged", traits: .fixedLayout(width: 120, height: 60)) { Text("cataloged") }
#Preview("Cataloged, on its side", traits: .landscapeLeft) { Text("side") }
#Preview("Cataloged, as it fits", traits: .sizeThatFitsLayout) { Text("fits") }

struct Cataloged_Previews: PreviewProvider {
    static var previews: some View { Text("provided") }
}

struct GenericCataloged<Content: View>: PreviewProvider {
    static var previews: some View { Text("never") }
}

/// The previews of a program, as `oriel preview` finds them.
@MainActor @Suite struct PreviewCatalogTests {
    private let previews = CatalogedPreview.all().filter {
        $0.title.hasPrefix("Cataloged") || $0.title.hasPrefix("Generic")
    }

    @Test func previewsAreFoundInTheirOrder() {
        #expect(
            previews.map(\.title)
                == ["Cataloged", "Cataloged, on its side", "Cataloged, as it fits", "Cataloged_Previews"])
        #expect(previews.map(\.line) == [7, 8, 9, 0])
        #expect(previews[0].file == "SwiftUITests/PreviewCatalogTests.swift")
    }

    @Test func traitsGiveTheSize() {
        #expect(previews.map(\.size) == [CGSize(width: 120, height: 60), nil, .zero, nil])
        #expect(previews.map(\.isLandscape) == [false, true, false, false])
        #expect(
            previews.map(_PreviewGallery.line) == [
                "Cataloged\t120x60\tSwiftUITests/PreviewCatalogTests.swift:7",
                "Cataloged, on its side\t844x390\tSwiftUITests/PreviewCatalogTests.swift:8",
                "Cataloged, as it fits\t0x0\tSwiftUITests/PreviewCatalogTests.swift:9", "Cataloged_Previews\t390x844\t",
            ])
    }

    @Test func previewsAreMade() async throws {
        var texts: [String] = []
        for preview in previews {
            let host = TestHost(try await preview.make())
            texts += ["cataloged", "side", "fits", "provided"].filter { host.find(text: $0) != nil }
        }
        #expect(texts == ["cataloged", "side", "fits", "provided"])
    }

    @Test func protocolsThatNobodyConformsToHaveNoTypes() {
        #expect(ConformanceRecords.types(conformingTo: "NobodyConformsToThis").isEmpty)
    }
}

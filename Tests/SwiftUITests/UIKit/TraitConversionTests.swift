import Testing

@testable import SwiftUI

/// SwiftUI's traits and UIKit's, each made of the other.
@MainActor @Suite struct TraitConversionTests {
    @Test("Weights of text")
    func weights() {
        #expect([.unspecified, .regular, .bold].map { LegibilityWeight($0) } == [nil, .regular, .bold])
        #expect([nil, .regular, .bold].map { UILegibilityWeight($0) } == [.unspecified, .regular, .bold])
        #expect([UILegibilityWeight.unspecified, .regular, .bold].map(\.rawValue) == [-1, 0, 1])
    }

    @Test("Contrasts")
    func contrasts() {
        #expect([.unspecified, .normal, .high].map { ColorSchemeContrast($0) } == [nil, .standard, .increased])
        #expect([nil, .standard, .increased].map { UIAccessibilityContrast($0) } == [.unspecified, .normal, .high])
        #expect([UIAccessibilityContrast.unspecified, .normal, .high].map(\.rawValue) == [-1, 0, 1])
    }

    @Test("Directions")
    func directions() {
        #expect(
            [.unspecified, .leftToRight, .rightToLeft].map { LayoutDirection($0) } == [nil, .leftToRight, .rightToLeft])
        #expect(
            [.leftToRight, .rightToLeft].map { UITraitEnvironmentLayoutDirection($0) } == [.leftToRight, .rightToLeft])
        #expect(
            [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    }

    @Test("Size classes")
    func sizes() {
        #expect([.unspecified, .compact, .regular].map { UserInterfaceSizeClass($0) } == [nil, .compact, .regular])
        #expect([nil, .compact, .regular].map { UIUserInterfaceSizeClass($0) } == [.unspecified, .compact, .regular])
        #expect([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
    }
}

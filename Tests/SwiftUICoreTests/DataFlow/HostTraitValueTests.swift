import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Values of the environment that follow the desktop")
struct HostTraitValueTests {
    private func values(_ change: (inout HostTraits) -> Void) -> EnvironmentValues {
        var (traits, values) = (HostTraits(), EnvironmentValues())
        values.locale = Locale(identifier: "fr_FR")
        change(&traits)
        values.setHostTraits(traits)
        return values
    }

    @Test("A factor for text that is not above 0 is none")
    func fontScales() {
        for (scale, wanted) in [(1.5, 1.5), (0.5, 0.5), (0, 1), (-2, 1), (.nan, 1)] as [(CGFloat, CGFloat)] {
            #expect(values { $0.fontScale = scale }._fontScale == wanted, "\(scale)")
        }
    }

    @Test("Pages move where the desktop says so, and does not want motion kept small")
    func pages() {
        for (moves, reduces) in [(false, false), (false, true), (true, false), (true, true)] {
            let values = values { ($0.movesPages, $0.reducesMotion) = (moves, reduces) }
            #expect(values.movesPages == (moves && !reduces) && values.accessibilityReduceMotion == reduces)
        }
    }

    @Test("Scheme, contrast, scale, language and kind are the desktop's")
    func others() {
        let usual = values { _ in }
        #expect(usual.colorScheme == .light && usual._colorSchemeContrast == .standard && usual.displayScale == 1)
        #expect(usual.locale.identifier == "fr_FR" && usual.hostKind == .window && usual.scenePhase == .active)
        let other = values {
            ($0.isDark, $0.increasesContrast, $0.displayScale, $0.kind) = (true, true, 3, .terminal)
            ($0.localeIdentifier, $0.isActive) = ("de_AT", false)
        }
        #expect(other.colorScheme == .dark && other._colorSchemeContrast == .increased && other.displayScale == 3)
        #expect(other.locale.identifier == "de_AT" && other.hostKind == .terminal && other.scenePhase == .inactive)
        #expect(values { $0.isVisible = false }.scenePhase == .background)
    }
}

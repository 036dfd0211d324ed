import CPangoCairo
import DisplayList
import Testing

@testable import CairoPainting

@Suite("Symbols as pixels")
struct SymbolRasterTests {
    private func key(_ size: Double) -> SymbolRasters.Key {
        SymbolRasters.Key(name: "star", weight: 400, width: size, height: size, resolution: 1, value: nil)
    }

    private func surface(_ side: Int) -> Surface? { Surface(CAIRO_FORMAT_A8, width: side, height: side) }

    @Test("Symbols of ever new sizes go, and one that is drawn all the time stays")
    func sizes() {
        let rasters = SymbolRasters()
        var made = 0
        for step in 0..<1000 {
            _ = rasters.surface(key(20)) {
                made += 1
                return surface(20)
            }
            _ = rasters.surface(key(100 + Double(step))) { surface(200) }
        }
        // Of 40 kB each, those of the last two megabytes.
        #expect(made == 1 && rasters.count < 60)
    }
}

import DisplayList
import Foundation
import ImageFrontend
import Testing

/// The content behind a drawing, seen through it.
@MainActor @Suite struct BackdropTests {
    @Test("Stripes behind a material melt into one colour, of which the tint has its part")
    func glass() throws {
        func picture(_ glass: Backdrop?) throws -> Picture {
            try Picture(120, 120) {
                for stripe in 0..<30 { $0.add(.color(.black), CGFloat(stripe) * 4, 0, 2, 120) }
                guard let glass else { return }
                let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
                $0.add(.fill(Path(storage: .rect(bounds)), .backdrop(glass), FillStyle()), 30, 30, 60, 60)
            }
        }
        let plain = try picture(nil)
        let clear = try picture(Backdrop(radius: 8, saturation: 1, tint: .clear))
        let tinted = try picture(Backdrop(radius: 8, saturation: 1, tint: RGBA(1, 0, 0, 0.5)))
        let faint = try picture(Backdrop(radius: 8, saturation: 1, tint: .clear, opacity: 0.5))
        for x in 31..<89 {
            #expect(abs(Int(clear[x, 60][0]) - 127) <= 3, "\(clear[x, 60])")
            #expect(abs(Int(tinted[x, 60][0]) - 191) <= 3 && abs(Int(tinted[x, 60][1]) - 64) <= 3)
            #expect(abs(Int(faint[x, 60][0]) - (plain[x, 60] == white ? 191 : 64)) <= 3)
        }
        #expect(clear.part(0, 0, 120, 30) == plain.part(0, 0, 120, 30))
        #expect(clear.part(90, 30, 30, 60) == plain.part(90, 30, 30, 60))
    }

    @Test("A material makes colours stronger, and shows what lies behind a group that fades with it")
    func saturation() throws {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        func picture(_ saturation: Double, _ effects: [LayerEffect]) throws -> Picture {
            try Picture(20, 20) {
                $0.add(.color(RGBA(0.6, 0.4, 0.4)))
                let group = $0.add(effects: effects)
                let glass = Backdrop(radius: 3, saturation: saturation, tint: .clear)
                $0.add(.fill(Path(storage: .rect(bounds)), .backdrop(glass), FillStyle()), in: group)
            }
        }
        let (same, strong) = (try picture(1, []), try picture(2, []))
        #expect(same[10, 10] == [153, 102, 102, 255])
        #expect(strong[10, 10][0] > 180 && strong[10, 10][1] < 100)
        let (half, grouped) = (try picture(2, [.opacity(0.5)]), try picture(2, [.group]))
        #expect(grouped[10, 10] == strong[10, 10])
        #expect(abs(Int(half[10, 10][0]) - (Int(strong[10, 10][0]) + 153) / 2) <= 1)
    }
}

import CairoPainting
import DisplayList
import Foundation
import SymbolArtwork
import Testing

@MainActor @Suite struct SymbolTests {
    @Test func everyDrawingCanBeReadAndFilled() {
        #expect(SymbolLibrary.names.count > 1600)
        for name in SymbolLibrary.names {
            for variant in [name, name + ".fill", name + ".circle", name + ".circle.fill", name + ".slash"] {
                #expect(SymbolLibrary.contains(variant), "\(variant)")
                #expect(!SymbolLibrary.path(for: variant).isEmpty, "\(variant)")
            }
        }
    }

    @Test(arguments: [
        "plus", "minus.circle", "pencil", "arrow.circlepath", "paintpalette", "plus.circle", "pause",
        "doc.on.clipboard", "text.insert", "slider.vertical.3", "camera", "arrow.uturn.backward",
        "arrow.uturn.backward.circle", "arrow.uturn.forward", "hourglass", "photo", "arrow.uturn.forward.circle",
        "ellipsis.circle", "keyboard", "globe", "square.and.arrow.down", "trash", "trash.fill", "car",
        "delete.backward.fill", "gearshape.fill", "list.bullet.rectangle.portrait", "menucard",
        "pencil.and.outline", "return", "shuffle", "slider.horizontal.3", "xmark.circle",
        "arrow.counterclockwise", "arrow.triangle.2.circlepath.doc.on.clipboard",
        "arrow.trianglehead.counterclockwise", "arrow.uturn.left.square", "car.circle", "carrot",
        "checkmark.circle", "circle", "delete.left", "f.circle.fill", "fuelpump.circle.fill", "gamecontroller",
        "gear", "hare", "line.horizontal.3", "minus", "minus.circle.fill", "questionmark.circle",
        "rectangle.3.offgrid", "rectangle.portrait.badge.plus.fill", "rectangle.portrait.rotate",
        "rectangle.stack.badge.plus", "restart", "smiley.fill", "sparkles", "square.and.arrow.up", "textbox",
        "trophy.fill", "xmark", "person", "1.circle", "50.circle", "z.square.fill", "eye.slash.fill",
        "person.crop.circle.badge.checkmark", "exclamationmark.triangle.fill", "chevron.right.circle",
    ])
    func namesThatAppsUseAreKnown(name: String) {
        #expect(SymbolLibrary.contains(name))
    }

    @Test(
        "Nothing is drawn for unknown names", arguments: ["no.such.symbol", "", ".fill", "no.such.symbol.circle.fill"])
    func unknownNames(name: String) {
        #expect(!SymbolLibrary.contains(name))
        #expect(SymbolLibrary.path(for: name, size: 20).isEmpty)
        #expect(SymbolLibrary.size(for: name, size: 20) == .zero)
        let image = ImageContent(source: .symbol(name: name, variableValue: nil))
        #expect(PangoTextSystem().size(of: image) == nil)
    }

    @Test func sizesFollowTheFont() {
        let small = SymbolLibrary.size(for: "circle", size: 17)
        let large = SymbolLibrary.size(for: "circle", size: 34)
        #expect(abs(small.height - 17 * 1.17) < 0.01 && abs(large.width - 2 * small.width) < 0.01)
        #expect(SymbolLibrary.size(for: "chevron.right").width < SymbolLibrary.size(for: "circle").width)
        #expect(SymbolLibrary.size(for: "circle", size: .nan) == .zero)
    }

    @Test func drawingsStayWithinTheirSize() throws {
        for name in SymbolLibrary.names {
            let size = SymbolLibrary.size(for: name, weight: 900, size: 34)
            let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -2.5, dy: -2.5)
            for step in SymbolLibrary.path(for: name, weight: 900, size: 34) where !step.erases {
                guard case .elements(let elements) = step.path.storage else { continue }
                for case .line(let point) in elements { #expect(bounds.contains(point), "\(name): \(point)") }
            }
        }
    }

    @Test func heavierWeightsDrawMore() throws {
        func ink(_ weight: Int) throws -> Int {
            var image = ImageContent(source: .symbol(name: "circle", variableValue: nil), tint: .color(.black))
            image.symbolFont = FontDescription(size: 34, weight: weight)
            let picture = try Picture(50, 50) { $0.add(.image(image), 5, 5, 40, 40) }
            return picture.all.reduce(0) { $0 + 255 - Int($1[0]) }
        }
        #expect(try ink(200) < ink(400) && ink(400) < ink(600) && ink(600) < ink(900))
    }

    @Test func filledEnclosuresCutTheirSymbolOut() throws {
        func pixel(_ name: String) throws -> [UInt8] {
            var image = ImageContent(source: .symbol(name: name, variableValue: nil), tint: .color(RGBA(1, 0, 0)))
            image.symbolFont = FontDescription(size: 40)
            return try Picture(60, 60) { list in
                let size = SymbolLibrary.size(for: name, size: 40)
                list.add(.image(image), 30 - size.width / 2, 30 - size.height / 2, size.width, size.height)
            }[30, 30]
        }
        #expect(try pixel("plus.circle") == red && pixel("plus.circle.fill") == white)
    }

    @Test func valuesReachTheirShareOfTheSteps() {
        func faded(_ value: Double?) -> Int {
            SymbolLibrary.path(for: "speaker.wave.3", value: value).filter { $0.opacity < 1 }.count
        }
        #expect([nil, 1, 0.5, 0.3, 0].map(faded) == [0, 0, 1, 2, 3])
        #expect(SymbolLibrary.path(for: "heart", value: 0).allSatisfy { $0.opacity == 1 })
    }

    @Test func bitmapsAndOutlinesAgree() throws {
        // A turned symbol is drawn as outlines, an upright one from its kept pixels.
        var image = ImageContent(source: .symbol(name: "star.fill", variableValue: nil), tint: .color(.black))
        image.symbolFont = FontDescription(size: 40)
        let size = SymbolLibrary.size(for: "star.fill", size: 40)
        let upright = try Picture(60, 60) { $0.add(.image(image), 5, 5, size.width, size.height) }
        let none = ProjectionTransform(CGAffineTransform(a: 1, b: 1e-7, c: 0, d: 1, tx: 0, ty: 0))
        let turned = try Picture(60, 60) {
            $0.add(.image(image), 5, 5, size.width, size.height, effects: [.transform(none)])
        }
        let ink = { (picture: Picture) in picture.all.reduce(0) { $0 + 255 - Int($1[0]) } }
        #expect(abs(ink(upright) - ink(turned)) < ink(upright) / 50)
    }
}

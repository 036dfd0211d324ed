import CairoPainting
import DisplayList
import Foundation
import ImageFrontend
import Testing

/// Exact pixels of effects on rectangles at whole pixels.
@MainActor @Suite struct EffectTests {
    private let solid = LayerContent.color(RGBA(1, 0, 0))

    private func near(_ a: [UInt8], _ b: [UInt8], _ tolerance: Int = 2) -> Bool {
        zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }

    @Test func opacityFadesTheWholeNotTheParts() throws {
        let picture = try Picture { list in
            let group = list.add(.none, effects: [.opacity(0.5)])
            list.add(.color(.black), 0, 0, 10, 10, in: group)
            list.add(solid, 5, 5, 10, 10, in: group)
        }
        // Where the two overlap, black does not shine through.
        #expect(near(picture[7, 7], [255, 127, 127, 255]))
        #expect(near(picture[2, 2], [127, 127, 127, 255]))
        #expect(picture[18, 18] == white)
    }

    @Test func opacityOfZeroAndOne() throws {
        let none = try Picture { $0.add(solid, effects: [.opacity(0)]) }
        let full = try Picture { $0.add(solid, effects: [.opacity(1)]) }
        let plain = try Picture { $0.add(solid) }
        #expect(none.marks.isNull && full == plain)
    }

    @Test func transformsApplyAboutTheLayersCorner() throws {
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 2))
        let moved = try Picture { $0.add(solid, 4, 5, 6, 7, effects: [.transform(move)]) }
        let placed = try Picture { $0.add(solid, 7, 7, 6, 7) }
        #expect(moved == placed)
        let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let scaled = try Picture { $0.add(solid, 4, 5, 3, 4, effects: [.transform(double)]) }
        #expect(scaled.marks == CGRect(x: 4, y: 5, width: 6, height: 8))
        let quarter = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let turned = try Picture { $0.add(solid, 12, 3, 8, 5, effects: [.transform(quarter)]) }
        #expect(turned.marks == CGRect(x: 7, y: 3, width: 5, height: 8))
    }

    @Test func effectsApplyInOrder() throws {
        let clip = LayerEffect.clip(ClipShape(path: Path(storage: .rect(CGRect(x: 0, y: 0, width: 4, height: 4)))))
        let move = LayerEffect.transform(ProjectionTransform(CGAffineTransform(translationX: 2, y: 0)))
        let clippedFirst = try Picture { $0.add(solid, 5, 5, 8, 8, effects: [clip, move]) }
        let movedFirst = try Picture { $0.add(solid, 5, 5, 8, 8, effects: [move, clip]) }
        #expect(clippedFirst.marks == CGRect(x: 7, y: 5, width: 4, height: 4))
        #expect(movedFirst.marks == CGRect(x: 7, y: 5, width: 2, height: 4))
    }

    @Test func turningByAFullTurnOfManyPartsChangesLittle() throws {
        func card(_ list: DisplayList, _ effects: [LayerEffect]) {
            let group = list.add(.none, 4, 4, 12, 12, effects: effects)
            list.add(solid, 0, 0, 12, 12, in: group)
            list.add(.color(.black), 4, 4, 4, 4, in: group)
        }
        let half = CGAffineTransform(translationX: 6, y: 6).rotated(by: .pi).translatedBy(x: -6, y: -6)
        let turned = try Picture { card($0, [.transform(ProjectionTransform(half))]) }
        let plain = try Picture { card($0, []) }
        #expect(near(turned[10, 10], plain[10, 10]) && near(turned[6, 6], plain[6, 6]))
        #expect(near(turned[2, 10], white) && near(turned[17, 10], white))
    }

    @Test func aMaskKeepsWhatItsFirstChildCovers() throws {
        let picture = try Picture { list in
            let layer = list.add(.none, effects: [.mask])
            list.add(.color(.black), 3, 3, 6, 6, in: layer)
            list.add(solid, 0, 0, 20, 20, in: layer)
        }
        #expect(picture.marks == CGRect(x: 3, y: 3, width: 6, height: 6) && picture[4, 4] == red)
        let half = try Picture { list in
            let layer = list.add(.none, effects: [.mask])
            list.add(.color(RGBA(0, 0, 0, 0.5)), 0, 0, 20, 20, in: layer)
            list.add(solid, 0, 0, 20, 20, in: layer)
        }
        #expect(near(half[10, 10], [255, 127, 127, 255]))
    }

    @Test func aSharpShadowIsAMovedSilhouette() throws {
        let shadow = LayerEffect.shadow(RGBA(0, 0, 1), radius: 0, offset: CGSize(width: 4, height: 3))
        let picture = try Picture { $0.add(solid, 4, 4, 6, 6, effects: [shadow]) }
        #expect(picture.marks == CGRect(x: 4, y: 4, width: 10, height: 9))
        #expect(picture[5, 5] == red && picture[12, 11] == [0, 0, 255, 255])
    }

    @Test("A shadow that is scaled is that of the smaller picture", arguments: [0.8, 0.55, 1.3] as [CGFloat])
    func scaledShadows(scale: CGFloat) throws {
        func shadow(_ factor: CGFloat) -> LayerEffect {
            .shadow(
                RGBA(0.2, 0, 0.6, 0.7), radius: 4 * factor, offset: CGSize(width: 30 * factor, height: 21 * factor))
        }
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let scaled = try Picture(110, 100) {
            let size = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
            let group = $0.add(.none, 10.3, 9.6, 80, 80, effects: [.transform(size)])
            let path = Path(storage: .ellipse(bounds))
            $0.add(.fill(path, .color(.black), FillStyle()), 0, 0, 20, 20, effects: [shadow(1)], in: group)
        }
        let small = try Picture(110, 100) {
            let path = Path(storage: .ellipse(bounds.applying(CGAffineTransform(scaleX: scale, y: scale))))
            $0.add(
                .fill(path, .color(.black), FillStyle()), 10.3, 9.6, 20 * scale, 20 * scale, effects: [shadow(scale)])
        }
        // Without the ellipses themselves, which lie on whole pixels in one of them alone.
        let x = Int(12 + 24 * scale), y = Int(11 + 16 * scale)
        let (a, b) = (scaled.part(x, y, 105 - x, 95 - y), small.part(x, y, 105 - x, 95 - y))
        #expect(a != Array(repeating: white, count: a.count))
        let worst = zip(a, b).map { p, q in zip(p, q).map { abs(Int($0) - Int($1)) }.max()! }.max()!
        #expect(worst <= 14, "\(worst)")
    }

    @Test func blurKeepsTheSumAndSpreads() throws {
        let picture = try Picture(60, 60, background: nil) {
            $0.add(.color(.black), 25, 25, 10, 10, effects: [.blur(radius: 4, opaque: false)])
        }
        let sum = stride(from: 3, to: picture.bitmap.pixels.count, by: 4)
            .reduce(0) { $0 + Int(picture.bitmap.pixels[$1]) }
        #expect(abs(sum - 100 * 255) < 600, "Blurring loses nothing: \(sum)")
        #expect(picture[30, 30][3] > picture[36, 30][3] && picture[36, 30][3] > picture[40, 30][3])
        #expect(picture[30, 24] == picture[30, 35] && picture[24, 30] == picture[30, 24])
        #expect(picture[2, 2][3] == 0)
    }

    @Test(
        arguments: [
            (ColorFilter.invert, [0, 255, 255]), (.grayscale(1), [54, 54, 54]), (.saturation(0), [54, 54, 54]),
            (.brightness(0.5), [255, 128, 128]), (.contrast(0), [128, 128, 128]), (.contrast(1), [255, 0, 0]),
            (.hueRotation(0), [255, 0, 0]), (.multiply(RGBA(0.5, 1, 1)), [128, 0, 0]),
        ] as [(ColorFilter, [UInt8])])
    func filtersChangeColors(filter: ColorFilter, expected: [UInt8]) throws {
        let picture = try Picture { $0.add(solid, effects: [.filter(filter)]) }
        #expect(near(picture[10, 10], expected + [255]), "\(filter): \(picture[10, 10])")
    }

    @Test func aFilterInThePlaceOfAShadowKeepsTheColours() throws {
        // Kept pictures are found again by layer and place among its effects: lists begin with the same layers.
        for radius in [1.0, 2, 3] {
            _ = try Picture { $0.add(solid, effects: [.shadow(.black, radius: radius, offset: .zero)]) }
        }
        for amount in [1.0, 0.5, 1] {
            let picture = try Picture { $0.add(solid, effects: [.filter(.contrast(amount))]) }
            #expect(near(picture[10, 10], amount == 1 ? [255, 0, 0, 255] : [191, 64, 64, 255]), "\(picture[10, 10])")
        }
    }

    @Test func luminanceBecomesOpacity() throws {
        let picture = try Picture(background: nil) {
            $0.add(.color(.white), 0, 0, 10, 20, effects: [.filter(.luminanceToAlpha)])
            $0.add(.color(.black), 10, 0, 10, 20, effects: [.filter(.luminanceToAlpha)])
        }
        #expect(picture[5, 5] == black && picture[15, 5] == [0, 0, 0, 0])
    }

    @Test func perspectiveNarrowsWhatIsFar() throws {
        var tilt = ProjectionTransform(CGAffineTransform(translationX: -20, y: -20))
        var away = ProjectionTransform()
        away.m13 = 0.01
        tilt = tilt.concatenating(away).concatenating(ProjectionTransform(CGAffineTransform(translationX: 20, y: 20)))
        let picture = try Picture(60, 60) { $0.add(solid, 10, 10, 40, 40, effects: [.transform(tilt)]) }
        func height(_ x: Int) -> Int { (0..<60).filter { picture[x, $0] == red }.count }
        // x' = 20 / 1.2 right of the middle, 20 / 0.8 left of it.
        #expect(abs(picture.marks.minX - 5) <= 1 && abs(picture.marks.maxX - 46.7) <= 1.5)
        #expect(height(7) > height(25) && height(25) > height(44))
        #expect(picture[30, 30] == red)
    }

    @Test func effectsStayTheSameWhenKept() throws {
        // The second picture is painted from kept pixels where there are any.
        let list = DisplayList()
        let turn = CGAffineTransform(translationX: 10, y: 10).rotated(by: 0.4).translatedBy(x: -10, y: -10)
        let group = list.add(
            .none, 10, 10, 20, 20,
            effects: [.shadow(.black, radius: 2, offset: .zero), .transform(ProjectionTransform(turn))])
        list.add(solid, 0, 0, 20, 20, in: group)
        list.add(.text(text("A👻", size: 12)), 0, 0, 30, 20, in: group)
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let first = try ImageWriter.bitmap(
            list, size: CGSize(width: 40, height: 40), background: .white, painter: painter)
        let second = try ImageWriter.bitmap(
            list, size: CGSize(width: 40, height: 40), background: .white, painter: painter)
        #expect(first == second)
        let fresh = try ImageWriter.bitmap(
            list, size: CGSize(width: 40, height: 40), background: .white,
            painter: CairoPainter(textSystem: PangoTextSystem()))
        #expect(first == fresh)
        list.setContent(list.children(of: group)[0], .color(RGBA(0, 1, 0)))
        let changed = try ImageWriter.bitmap(
            list, size: CGSize(width: 40, height: 40), background: .white, painter: painter)
        let afresh = try ImageWriter.bitmap(
            list, size: CGSize(width: 40, height: 40), background: .white,
            painter: CairoPainter(textSystem: PangoTextSystem()))
        #expect(changed == afresh && changed != first)
    }

    @Test("What is kept of a layer is made anew where the layer lies elsewhere within a pixel")
    func keptPicturesKnowTheirPlaceWithinAPixel() throws {
        let list = DisplayList()
        let layer = list.add(.color(.black), 10, 10, 20, 20, effects: [.blur(radius: 1, opaque: false)])
        let size = CGSize(width: 40, height: 40)
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let first = try ImageWriter.bitmap(list, size: size, background: .white, painter: painter)
        for x in [10.5, 11, 11.25] as [CGFloat] {
            list.setFrame(layer, position: CGPoint(x: x, y: 10), size: CGSize(width: 20, height: 20))
            let moved = try ImageWriter.bitmap(list, size: size, background: .white, painter: painter)
            let fresh = try ImageWriter.bitmap(
                list, size: size, background: .white, painter: CairoPainter(textSystem: PangoTextSystem()))
            #expect(moved == fresh && moved != first, "at \(x)")
        }
    }

    @Test("What comes into sight is drawn, however many layers hold it", arguments: 1...4)
    func layersComeIntoSight(depth: Int) throws {
        let list = DisplayList()
        var holder = LayerID.root
        for _ in 0..<depth { holder = list.add(.none, 0, 0, 1, 1, in: holder) }
        let leaf = list.add(.color(.black), -90, -90, 20, 20, in: holder)
        let size = CGSize(width: 40, height: 40)
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let first = try ImageWriter.bitmap(list, size: size, background: .white, painter: painter)
        var reader = DisplayListReader(list)
        _ = reader.read()
        list.setFrame(leaf, position: CGPoint(x: 10, y: 10), size: CGSize(width: 20, height: 20))
        let shown = try ImageWriter.bitmap(list, size: size, background: .white, painter: painter)
        let fresh = try ImageWriter.bitmap(
            list, size: size, background: .white, painter: CairoPainter(textSystem: PangoTextSystem()))
        #expect(shown == fresh && shown != first)
    }

    /// A turned picture of several drawings, below other layers and effects.
    private func turned(
        _ list: DisplayList, _ outer: [LayerEffect] = [], angle: CGFloat = 0.4, _ color: RGBA = RGBA(1, 0, 0)
    ) {
        let turn = CGAffineTransform(translationX: 15, y: 10).rotated(by: angle).translatedBy(x: -15, y: -10)
        list.add(.color(RGBA(0, 0, 1)), 0, 0, 20, 60)
        let holder = list.add(.none, 5, 10, 40, 40, effects: outer)
        let card = list.add(.none, 5, 10, 30, 20, effects: [.transform(ProjectionTransform(turn))], in: holder)
        list.add(.color(color), 0, 0, 30, 20, in: card)
        list.add(.color(RGBA(0, 1, 0, 0.5)), 5, 5, 10, 10, in: card)
    }

    @Test func turnedPicturesAreTheSameOnPixelsOfTheirOwn() throws {
        // The first is written onto the window's pixels, the second goes through a group's, the third is clipped by more
        // than a rectangle, so that Cairo puts it down.
        let plain = try Picture(60, 60) { turned($0) }
        let grouped = try Picture(60, 60) { turned($0, [.group, .opacity(0.999_999)]) }
        let circle = Path(ellipseIn: CGRect(x: -30, y: -30, width: 100, height: 100))
        let clipped = try Picture(60, 60) { turned($0, [.clip(ClipShape(path: circle))]) }
        #expect(plain.difference(grouped) <= 1)
        #expect(plain.difference(clipped) <= 1)
        #expect(plain[24, 22] == [255, 0, 0, 255] || plain[26, 34] == [255, 0, 0, 255])
        #expect(plain != (try Picture(60, 60) { turned($0, angle: 0.5) }))
    }

    @Test func translucentPixelsOfATurnedPictureMixWithWhatIsBelow() throws {
        let half = RGBA(1, 0, 0, 0.5)
        let straight = try Picture(60, 60) { turned($0, angle: 0, half) }
        let around = try Picture(60, 60) { turned($0, angle: .pi, half) }
        // Turned by half, the card lies where it was; only the spot in it is elsewhere.
        #expect(straight[12, 24] == around[12, 24] && straight[36, 24] == around[36, 24])
        #expect(straight[12, 24] == [127, 0, 128, 255] || straight[12, 24] == [128, 0, 127, 255])
    }

    @Test func eachMaskHasAChildOfItsOwn() throws {
        let picture = try Picture {
            let masked = $0.add(solid, effects: [.mask, .mask])
            $0.add(.color(.black), 0, 0, 10, 20, in: masked)
            $0.add(.color(.black), 0, 0, 20, 10, in: masked)
        }
        #expect(picture.marks == CGRect(x: 0, y: 0, width: 10, height: 10) || picture[5, 5] == red)
        #expect(picture[15, 5] == white && picture[5, 15] == white && picture[15, 15] == white)
    }
}

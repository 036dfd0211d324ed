import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import SpriteKit

/// Particles, filters, searches, the picture in the place of a missing one, and property lists in binary form.
@MainActor
@Suite("Parts of sprites and their files")
struct SpritePartTests {
    private func particle(lifetime: Double = 4) -> Particle {
        Particle(
            place: CGPoint(x: 10, y: 20), velocity: CGVector(dx: 3, dy: -6), rotation: 0.5, rotationSpeed: 2,
            scale: 0.5,
            alpha: 0.8, colorShare: 0, color: RGBA(1, 0, 0), lifetime: lifetime)
    }

    @Test("A particle flies by its speed and the accelerations, turns and ages")
    func motion() {
        var particle = particle()
        particle.move(0.5, 8, -16)
        #expect(particle.place == CGPoint(x: 12.5, y: 15) && particle.velocity == CGVector(dx: 7, dy: -14))
        #expect(particle.rotation == 1.5 && particle.age == 0.5)
        particle.enter(CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 100, ty: 200))
        #expect(particle.place == CGPoint(x: 55, y: 225) && particle.velocity == CGVector(dx: 42, dy: 14))
    }

    @Test("A particle is drawn at its place, with what its action has changed")
    func drawing() throws {
        let emitter = SKEmitterNode()
        (emitter.particleSize, emitter.particleTexture) = (CGSize(width: 4, height: 6), nil)
        (emitter.particleScaleSpeed, emitter.particleAlphaSpeed) = (0.25, -0.1)
        var particle = particle()
        particle.age = 2
        let acting = SKNode()
        (acting.position, acting.zRotation, acting.alpha) = (CGPoint(x: 7, y: 8), 0.25, 0.5)
        (acting.xScale, acting.yScale) = (2, 3)
        particle.acting = acting
        var bounds = CGRect.null
        guard
            case .group(let commands, let group)? = ParticleDrawing.command(particle, emitter, &bounds),
            case .fill(let path, .color(let color), _)? = commands.first
        else {
            Issue.record("No square was drawn.")
            return
        }
        // The scale is 0.5 + 0.25 · 2: the square is 4 · 2 wide and 6 · 3 high.
        #expect(path.boundingRect == CGRect(x: -4, y: -9, width: 8, height: 18))
        let turned = group.transform
        #expect(abs(turned.a - cos(0.75)) < 1e-9 && abs(turned.b - sin(0.75)) < 1e-9)
        #expect(turned.tx == 17 && turned.ty == 28)
        #expect(abs(Double(color.opacity) - 0.3) < 1e-6)
        let reach = (64.0 + 324).squareRoot()
        #expect(abs(bounds.midX - 17) < 1e-9 && abs(bounds.midY - 28) < 1e-9 && abs(bounds.width - reach) < 1e-9)
    }

    @Test("A particle without a size or opacity is not drawn")
    func invisible() {
        let emitter = SKEmitterNode()
        emitter.particleTexture = nil
        var bounds = CGRect.null
        func isDrawn(_ change: (inout Particle) -> Void) -> Bool {
            var particle = particle()
            change(&particle)
            return ParticleDrawing.command(particle, emitter, &bounds) != nil
        }
        #expect(
            isDrawn { _ in } && !isDrawn { $0.scale = 0 } && !isDrawn { $0.alpha = 0 } && !isDrawn { $0.scale = 1e5 })
    }

    @Test("Filters of Core Image become effects of drawings")
    func filters() throws {
        func effects(_ name: String, _ values: [String: Double] = [:]) throws -> [LayerEffect] {
            let filter = try #require(CIFilter(name: name))
            for (key, value) in values { filter.setValue(value, forKey: key) }
            return SpriteFilters.effects(of: filter)
        }
        func sepia(_ share: Double) throws -> [[Float]] {
            guard case .filter(.matrix(let matrix))? = try effects("CISepiaTone", [kCIInputIntensityKey: share]).first
            else { return [] }
            return matrix.rows
        }
        func isNear(_ a: [[Float]], _ b: [[Float]]) -> Bool {
            a.count == b.count && zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) < 1e-5 }
        }
        let full: [[Float]] = [
            [0.393, 0.769, 0.189, 0, 0], [0.349, 0.686, 0.168, 0, 0], [0.272, 0.534, 0.131, 0, 0], [0, 0, 0, 1, 0],
        ]
        let half: [[Float]] = [
            [0.6965, 0.3845, 0.0945, 0, 0], [0.1745, 0.843, 0.084, 0, 0], [0.136, 0.267, 0.5655, 0, 0],
            [0, 0, 0, 1, 0],
        ]
        let none: [[Float]] = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]]
        #expect(isNear(try sepia(1), full))
        #expect(isNear(try sepia(7), full))
        #expect(isNear(try sepia(0.5), half))
        #expect(isNear(try sepia(0), none))
        #expect(isNear(try sepia(-1), none))
        #expect(try effects("CIColorInvert") == [.filter(.invert)])
        #expect(try effects("CIPhotoEffectNoir") == [.filter(.grayscale(1))])
        #expect(try effects("CIHueAdjust", [kCIInputAngleKey: 1.5]) == [.filter(.hueRotation(1.5))])
        #expect(try effects("CIGaussianBlur", [kCIInputRadiusKey: 3]) == [.blur(radius: 3, opaque: false)])
        #expect(try effects("CIGaussianBlur", [kCIInputRadiusKey: 300]) == [.blur(radius: 100, opaque: false)])
        #expect(try effects("CIGaussianBlur", [kCIInputRadiusKey: -3]) == [.blur(radius: 0, opaque: false)])
        let controls = [kCIInputSaturationKey: 0.5, kCIInputBrightnessKey: 0.25, kCIInputContrastKey: 2]
        #expect(
            try effects("CIColorControls", controls) == [
                .filter(.saturation(0.5)), .filter(.brightness(0.25)), .filter(.contrast(2)),
            ])
    }

    @Test("A search finds nodes at any depth, in the order of the tree")
    func searches() {
        func node(_ name: String, _ children: SKNode...) -> SKNode {
            let node = SKNode()
            node.name = name
            for child in children { node.addChild(child) }
            return node
        }
        let root = node(
            "root", node("a", node("b", node("c", node("leaf1")), node("leaf2")), node("leaf3")),
            node("d", node("leaf4")))
        #expect(root["//leaf*"].map(\.name) == ["leaf3", "leaf2", "leaf1", "leaf4"])
        #expect(root["//leaf1"].count == 1 && root["a//leaf1"].count == 1 && root["d//leaf1"].isEmpty)
        #expect(root.childNode(withName: "//c/leaf1")?.parent?.name == "c" && root["./a"].count == 1)
        #expect(root["a/b/../leaf3"].count == 1 && root["leaf1"].isEmpty)
    }

    @Test("The picture in the place of a missing one is a red cross on white")
    func missing() throws {
        let image = try #require(MissingTexture.image.cgImage)
        #expect(image.width == 32 && image.height == 32)
        let data = try #require(image.dataProvider?.data as Data?)
        func isRed(_ x: Int, _ y: Int) -> Bool { data[(y * 32 + x) * 4 + 1] == 0 && data[(y * 32 + x) * 4] == 255 }
        #expect(isRed(0, 0) && isRed(2, 0) && !isRed(3, 0) && isRed(0, 2) && !isRed(0, 3) && isRed(31, 31))
        #expect(isRed(31, 0) && isRed(29, 0) && !isRed(28, 0) && isRed(0, 29) && !isRed(0, 28) && isRed(0, 31))
        #expect(isRed(15, 16) && !isRed(4, 16) && isRed(31, 2) && !isRed(31, 3))
    }

    /// A property list of bytes up to its table of offsets, without a check of what they mean.
    private func entries(_ body: [UInt8], _ offsets: [UInt8]) -> [PropertyTable.Entry] {
        var bytes = Array("bplist00".utf8) + body
        let table = UInt8(bytes.count)
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(offsets.count)]
        bytes += [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, table]
        return BinaryPropertyReader(bytes)?.table().entries ?? []
    }
    private func size(_ entry: PropertyTable.Entry) -> Int? {
        if case .data(let data) = entry { data.count } else { nil }
    }

    @Test("Values that overlap have no more bytes than the file all together")
    func overlaps() {
        // 101 bytes: the first value has 53, so that the second one may have 48, and a third one none but an empty one.
        var body = [UInt8](repeating: 0, count: 56)
        body.replaceSubrange(0..<3, with: [0x4F, 0x10, 53])
        body.replaceSubrange(4..<7, with: [0x4F, 0x10, 48])
        (body[12], body[22]) = (0x41, 0x40)
        // The last byte of the file is the number of the table's place, 64: a value of no bytes at the very end.
        #expect(entries(body, [8, 12, 20, 30, 100]).map(size) == [53, 48, nil, 0, 0])
        body[6] = 49
        #expect(entries(body, [8, 12, 20, 30, 101]).map(size) == [53, nil, 1, 0, nil])
    }

    @Test("A value may end with the file, and not beyond it")
    func ends() {
        // The value's bytes begin 33 before the end.
        for (count, expected) in [(33, 33), (34, nil)] as [(UInt8, Int?)] {
            #expect(entries([0x4F, 0x10, count], [8]).map(size) == [expected])
        }
    }
}

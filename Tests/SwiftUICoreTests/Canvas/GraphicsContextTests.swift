import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
private let green = GraphicsContext.Shading.color(red: 0, green: 1, blue: 0)
private let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)
private let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
private let middle = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

/// Returns the pixels that a function draws onto 20 × 20 points.
@MainActor
private func drawn(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Pixels {
    try Pixels(Canvas { context, _ in draw(&context) })
}

@MainActor @Suite struct GraphicsContextTests {
    @Test func copiesHaveAStateOfTheirOwn() {
        _ = TestHost(
            Canvas { context, _ in
                var copy = context
                copy.translateBy(x: 3, y: 4)
                copy.opacity = 0.5
                copy.blendMode = .multiply
                copy.clip(to: middle)
                copy.addFilter(.blur(radius: 2))
                #expect(context.transform == .identity)
                #expect(context.opacity == 1)
                #expect(context.blendMode == .normal)
                #expect(context.clipBoundingRect.width == 20)
                #expect(copy.clipBoundingRect == CGRect(x: 5, y: 5, width: 10, height: 10))
                #expect(context.filters.isEmpty && copy.filters.count == 1)
            }, size: CGSize(width: 20, height: 20))
    }

    @Test(.needsPictures) func transformsApplyToWhatFollowsTheInnermostFirst() throws {
        _ = TestHost(
            Canvas { context, _ in
                context.translateBy(x: 10, y: 0)
                context.scaleBy(x: 2, y: 2)
                context.rotate(by: .degrees(90))
                let point = CGPoint(x: 1, y: 0).applying(context.transform)
                #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 2) < 1e-9)
            }, size: CGSize(width: 20, height: 20))
        let pixels = try drawn { context in
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 5, y: 2)
            context.fill(Path(CGRect(x: -1, y: -1, width: 2, height: 2)), with: red)
        }
        #expect(pixels[5, 8] == "FF0000FF" && pixels[14, 11] == "FF0000FF")
        #expect(pixels[4, 8] == "00000000" && pixels[10, 12] == "00000000")
    }

    @Test(.needsPictures) func opacityFadesEachDrawingOnly() throws {
        let pixels = try drawn { context in
            context.opacity = 0.5
            context.fill(left, with: red)
            context.fill(middle, with: red)
        }
        #expect(pixels[2, 2].hasSuffix("80") || pixels[2, 2].hasSuffix("7F"))
        // Two half-opaque drawings on each other are three quarters opaque.
        #expect(["BF", "C0"].contains(pixels[7, 10].suffix(2)))
    }

    @Test(.needsPictures) func aLayerFadesAsOne() throws {
        let pixels = try drawn { context in
            context.opacity = 0.5
            context.drawLayer { layer in
                #expect(layer.opacity == 1)
                layer.fill(left, with: red)
                layer.fill(middle, with: red)
            }
        }
        #expect(pixels[2, 2] == pixels[7, 10])
        #expect(["80", "7F"].contains(pixels[7, 10].suffix(2)))
    }

    @Test(.needsPictures) func clipsIntersect() throws {
        let pixels = try drawn { context in
            context.clip(to: left)
            context.clip(to: middle)
            context.fill(all, with: red)
        }
        #expect(pixels[7, 7] == "FF0000FF" && pixels[2, 7] == "00000000" && pixels[12, 7] == "00000000")
    }

    @Test(.needsPictures) func inverseClipsLeaveOut() throws {
        let pixels = try drawn { context in
            context.clip(to: middle, options: .inverse)
            context.fill(all, with: red)
        }
        #expect(pixels[7, 7] == "00000000" && pixels[2, 7] == "FF0000FF")
    }

    @Test(.needsPictures) func layersClipByTheirOpacity() throws {
        let pixels = try drawn { context in
            context.clipToLayer(opacity: 0.5) { $0.fill(left, with: green) }
            context.fill(all, with: red)
        }
        let inverse = try drawn { context in
            context.clipToLayer(options: .inverse) { $0.fill(left, with: green) }
            context.fill(all, with: red)
        }
        #expect(["80", "7F"].contains(pixels[5, 5].suffix(2)) && pixels[15, 5] == "00000000")
        #expect(inverse[5, 5] == "00000000" && inverse[15, 5] == "FF0000FF")
    }

    @Test(.needsPictures) func blendModesMixWithinTheCanvasOnly() throws {
        let canvas = Canvas { context, _ in
            context.fill(all, with: green)
            context.blendMode = .destinationOut
            context.fill(middle, with: red)
        }
        let pixels = try Pixels(canvas.background(Color(red: 0, green: 0, blue: 1)))
        #expect(pixels[2, 2] == "00FF00FF")
        #expect(pixels[10, 10] == "0000FFFF")
    }

    @Test(
        .needsPictures,
        arguments: [
            (GraphicsContext.BlendMode.clear, "00000000", "00FF00FF"),
            (.copy, "FF0000FF", "00FF00FF"), (.sourceIn, "FF0000FF", "00FF00FF"), (.sourceOut, "00000000", "00FF00FF"),
            (.destinationIn, "00FF00FF", "00FF00FF"), (.destinationAtop, "00FF00FF", "00FF00FF"),
            (.xor, "00000000", "00FF00FF"), (.plusLighter, "FFFF00FF", "00FF00FF"), (.multiply, "000000FF", "00FF00FF"),
            (.destinationOver, "00FF00FF", "00FF00FF"), (.difference, "FFFF00FF", "00FF00FF"),
        ])
    func modesWorkWithinTheOutline(mode: GraphicsContext.BlendMode, inside: String, outside: String) throws {
        let pixels = try drawn { context in
            context.fill(all, with: green)
            context.blendMode = mode
            context.fill(middle, with: red)
        }
        #expect(pixels[10, 10] == inside)
        #expect(pixels[2, 2] == outside)
    }

    @Test(.needsPictures) func aLayerMasksWhatLiesBelowEverywhere() throws {
        let pixels = try drawn { context in
            context.fill(all, with: green)
            context.blendMode = .destinationIn
            context.drawLayer { $0.fill(middle, with: red) }
        }
        #expect(pixels[10, 10] == "00FF00FF" && pixels[2, 2] == "00000000")
    }

    @Test func drawingsWithinOneClipAreOneGroup() {
        let host = TestHost(
            Canvas { context, _ in
                context.clip(to: left)
                for _ in 0..<50 { context.fill(middle, with: red) }
            }, size: CGSize(width: 20, height: 20))
        guard case .commands(let commands)? = host.canvasContent, case .group(let inner, _)? = commands.first,
            case .group(let clipped, _)? = inner.first
        else {
            Issue.record("The canvas has no clipped drawing.")
            return
        }
        #expect(inner.count == 1 && clipped.count == 50)
    }
}

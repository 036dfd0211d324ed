import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Gradients, layers and paths of Core Graphics' contexts, onto 20 × 20 points.
@MainActor @Suite("CGContext: gradients and layers", .needsPictures)
struct CGGradientTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func drawn(_ draw: @escaping (CGContext) -> Void) throws -> Pixels {
        try Pixels(Canvas { context, _ in context.withCGContext { draw($0) } })
    }

    private func gradient(_ locations: [CGFloat]? = nil) throws -> CGGradient {
        try #require(
            CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: locations))
    }

    @Test("A linear gradient fills the band between its ends, and beyond them only with the options for that")
    func linear() throws {
        let gradient = try gradient()
        let (start, end) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
        let band = try drawn { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
        #expect(band[2, 10] == "00000000" && band[17, 10] == "00000000")
        #expect(band[5, 10].hasPrefix("F") && band[14, 10].hasSuffix("FF") && band[14, 10].hasPrefix("0"))
        let before = try drawn {
            $0.drawLinearGradient(gradient, start: start, end: end, options: .drawsBeforeStartLocation)
        }
        #expect(before[2, 19] == "FF0000FF" && before[17, 10] == "00000000")
        let after = try drawn {
            $0.drawLinearGradient(gradient, start: start, end: end, options: .drawsAfterEndLocation)
        }
        #expect(after[2, 10] == "00000000" && after[17, 0] == "0000FFFF")
        let nothing = try drawn { $0.drawLinearGradient(gradient, start: start, end: start, options: []) }
        #expect(nothing[5, 10] == "00000000")
    }

    @Test("A radial gradient fills the ring between its circles, in either direction")
    func radial() throws {
        let gradient = try gradient()
        let center = CGPoint(x: 10, y: 10)
        let ring = try drawn {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 3, endCenter: center, endRadius: 8, options: [])
        }
        #expect(ring[10, 10] == "00000000" && ring[1, 1] == "00000000" && ring[10, 4] != "00000000")
        let inward = try drawn {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 8, endCenter: center, endRadius: 3,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(inward[10, 10] == "0000FFFF" && inward[0, 0] == "FF0000FF")
    }

    @Test("Gradients are made of colors or of components; places are bounded, and no colors make none")
    func making() throws {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        let components: [CGFloat] = [0, 1, 1, 0.5]
        let grays = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: [-1, .nan], count: 2
            ))
        #expect(grays.gradient.stops.map(\.location) == [0, 0])
        #expect(grays.gradient.stops.last?.color == Color(cgColor: CGColor(gray: 1, alpha: 0.5)))
        #expect(try gradient([1, 0]).gradient.stops.map(\.location) == [0, 1])
        #expect(try gradient([1, 0]).gradient.stops.first?.color == Color(cgColor: blue))
    }

    @Test("A layer is composited as one, with the opacity of its beginning; what is begun last ends first")
    func layers() throws {
        let pixels = try drawn { [red, blue] context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 10, height: 10), auxiliaryInfo: nil)
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        #expect(pixels[15, 15] == "80000080" && pixels[5, 5] == "00008080")
    }

    @Test("The path is known in the present space, and can become the outline of its line")
    func paths() throws {
        let pixels = try drawn { [red] context in
            #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
            context.scaleBy(x: 2, y: 2)
            context.move(to: CGPoint(x: 1, y: 5))
            context.addLine(to: CGPoint(x: 9, y: 5))
            #expect(context.currentPointOfPath == CGPoint(x: 9, y: 5) && !context.isPathEmpty)
            #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 5, width: 8, height: 0))
            context.setLineWidth(4)
            #expect(context.pathContains(CGPoint(x: 5, y: 6), mode: .stroke))
            #expect(!context.pathContains(CGPoint(x: 5, y: 6), mode: .fill))
            context.replacePathWithStrokedPath()
            context.setFillColor(red)
            context.fillPath()
        }
        #expect(pixels[10, 12] == "FF0000FF" && pixels[10, 15] == "00000000")
    }

    @Test("An image's opacity is a mask")
    func masks() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let mask = try #require(context.makeImage())
        let pixels = try drawn { [red] context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(pixels[2, 10] == "FF0000FF" && pixels[18, 10] == "00000000")
    }
}

import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 20))
private let stripes = Gradient(stops: [
    .init(color: Color(red: 1, green: 0, blue: 0), location: 0),
    .init(color: Color(red: 1, green: 0, blue: 0), location: 0.5),
    .init(color: Color(red: 0, green: 0, blue: 1), location: 0.5),
    .init(color: Color(red: 0, green: 0, blue: 1), location: 1),
])

@MainActor
private func filled(_ shading: GraphicsContext.Shading) throws -> Pixels {
    try Pixels(
        Canvas { context, _ in context.fill(all, with: shading) }.foregroundStyle(Color(red: 0, green: 1, blue: 0)), 40)
}

@MainActor @Suite struct ShadingTests {
    @Test(.needsPictures) func plainShadingsFill() throws {
        let gray = try filled(.color(white: 1))
        let foreground = try filled(.foreground)
        let style = try filled(.style(.foreground))
        let palette = try filled(.palette([.color(.black), .foreground]))
        #expect(gray[5, 5] == "FFFFFFFF")
        #expect(foreground[5, 5] == "00FF00FF")
        #expect(style[5, 5] == "00FF00FF")
        #expect(palette[5, 5] == "000000FF")
    }

    @Test(.needsPictures) func linearGradientsRepeatAndMirror() throws {
        func gradient(_ options: GraphicsContext.GradientOptions) throws -> Pixels {
            try filled(
                .linearGradient(
                    stripes, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0), options: options))
        }
        let plain = try gradient([])
        let repeated = try gradient(.repeat)
        let mirrored = try gradient(.mirror)
        func row(_ pixels: Pixels) -> String {
            [2, 7, 12, 17, 22, 27, 32, 37].map { pixels[$0, 5].hasPrefix("FF") ? "r" : "b" }.joined()
        }
        #expect(row(plain) == "rrrbbbbb")
        #expect(row(repeated) == "rbrbrbrb")
        #expect(row(mirrored) == "brrbbrrb")
    }

    @Test(.needsPictures) func radialGradientsRepeatOutwards() throws {
        let shading = GraphicsContext.Shading.radialGradient(
            stripes, center: CGPoint(x: 0, y: 10), startRadius: 0, endRadius: 10, options: .repeat)
        let pixels = try filled(shading)
        #expect(pixels[2, 10].hasPrefix("FF") && pixels[8, 10].hasSuffix("FFFF"))
        #expect(pixels[12, 10].hasPrefix("FF") && pixels[18, 10].hasSuffix("FFFF") && pixels[32, 10].hasPrefix("FF"))
    }

    @Test(.needsPictures) func radialGradientsRepeatInwards() throws {
        let shading = GraphicsContext.Shading.radialGradient(
            stripes, center: CGPoint(x: 0, y: 10), startRadius: 15, endRadius: 25, options: .repeat)
        let pixels = try filled(shading)
        // Turns begin at 15 − 20 = −5, 5, 15 …: from the center on it is the second half, blue.
        #expect(pixels[2, 10] == "0000FFFF" && pixels[7, 10] == "FF0000FF" && pixels[12, 10] == "0000FFFF")
        #expect(pixels[17, 10] == "FF0000FF")
    }

    @Test(.needsPictures) func conicGradientsTurnFromTheirAngle() throws {
        let shading = GraphicsContext.Shading.conicGradient(
            stripes, center: CGPoint(x: 20, y: 10), angle: .degrees(0))
        let pixels = try filled(shading)
        #expect(pixels[20, 18] == "FF0000FF" && pixels[20, 2] == "0000FFFF")
    }

    @Test(.needsPictures) func tilesRepeatAPartOfAnImage() throws {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let image = Image(decorative: CGImage(width: 2, height: 1, premultipliedRGBA: bytes)!, scale: 1)
            .interpolation(.none)
        let whole = try filled(.tiledImage(image, scale: 4))
        let part = try filled(.tiledImage(image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 4))
        let moved = try filled(.tiledImage(image, origin: CGPoint(x: 4, y: 0), scale: 4))
        #expect(whole[1, 1] == "FF0000FF" && whole[5, 1] == "0000FFFF" && whole[9, 9] == "FF0000FF")
        #expect(part[1, 1] == "0000FFFF" && part[5, 1] == "0000FFFF")
        #expect(moved[1, 1] == "0000FFFF" && moved[5, 1] == "FF0000FF")
    }

    @Test(.needsPictures) func theBackdropIsTinted() throws {
        let canvas = Canvas { context, _ in
            context.fill(all, with: .color(red: 1, green: 1, blue: 0))
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .backdrop(Color(red: 0, green: 1, blue: 1)))
        }
        let pixels = try Pixels(canvas, 40)
        #expect(pixels[5, 5] == "00FF00FF" && pixels[15, 5] == "FFFF00FF")
    }

    @Test(.needsPictures) func linearColorMixesByLight() throws {
        let gradient = Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)])
        func middle(_ options: GraphicsContext.GradientOptions) throws -> Int {
            let shading = GraphicsContext.Shading.linearGradient(
                gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: options)
            return try #require(Int(filled(shading)[20, 5].prefix(2), radix: 16))
        }
        let device = try middle([])
        let light = try middle(.linearColor)
        #expect(abs(device - 129) < 4)
        #expect(abs(light - 188) < 5)
    }

    @Test func aResolvedShadingKeepsItsEnvironment() {
        var isKept = false
        _ = TestHost(
            Canvas { context, _ in
                let shading = context.resolve(.foreground)
                let dark = EnvironmentValues()
                isKept = shading.paint(in: .zero, dark) == .color(RGBA(0, 1, 0))
            }
            .foregroundStyle(Color(red: 0, green: 1, blue: 0)))
        #expect(isKept)
    }
}

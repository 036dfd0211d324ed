import GameController
import MetalKit
import Testing

/// Numbers that files and devices have, as they are published.
@Suite("Numbers of keys and of pixels")
struct KeyNumberTests {
    @Test("Keys have the numbers of USB's tables")
    func keys() {
        let letters: [GCKeyCode] = [
            .keyA, .keyB, .keyC, .keyD, .keyE, .keyF, .keyG, .keyH, .keyI, .keyJ, .keyK, .keyL, .keyM, .keyN, .keyO,
            .keyP, .keyQ, .keyR, .keyS, .keyT, .keyU, .keyV, .keyW, .keyX, .keyY, .keyZ,
        ]
        #expect(letters.map(\.rawValue) == Array(4...29))
        let digits: [GCKeyCode] = [.one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .zero]
        #expect(digits.map(\.rawValue) == Array(30...39))
        let signs: [GCKeyCode] = [
            .returnOrEnter, .escape, .deleteOrBackspace, .tab, .spacebar, .hyphen, .equalSign, .openBracket,
            .closeBracket, .backslash,
        ]
        #expect(signs.map(\.rawValue) == Array(40...49))
        let more: [GCKeyCode] = [.semicolon, .quote, .graveAccentAndTilde, .comma, .period, .slash, .capsLock]
        #expect(more.map(\.rawValue) == Array(51...57))
        let functions: [GCKeyCode] = [.F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12]
        #expect(functions.map(\.rawValue) == Array(58...69))
        let places: [GCKeyCode] = [
            .home, .pageUp, .deleteForward, .end, .pageDown, .rightArrow, .leftArrow, .downArrow, .upArrow,
        ]
        #expect(places.map(\.rawValue) == Array(74...82))
        let modifiers: [GCKeyCode] = [
            .leftControl, .leftShift, .leftAlt, .leftGUI, .rightControl, .rightShift, .rightAlt, .rightGUI,
        ]
        #expect(modifiers.map(\.rawValue) == Array(224...231))
    }

    @Test("Formats of pixels and vertices have Metal's numbers")
    func formats() {
        let pixels: [(MTLPixelFormat, UInt)] = [
            (.invalid, 0), (.a8Unorm, 1), (.r8Unorm, 10), (.r8Uint, 13), (.r16Unorm, 20), (.r16Uint, 23),
            (.r16Float, 25), (.rg8Unorm, 30), (.r32Uint, 53), (.r32Float, 55), (.rg16Float, 65), (.rgba8Unorm, 70),
            (.rgba8Unorm_srgb, 71), (.rgba8Uint, 73), (.bgra8Unorm, 80), (.bgra8Unorm_srgb, 81), (.rgb10a2Unorm, 90),
            (.bgr10a2Unorm, 94), (.rg32Float, 105), (.rgba16Unorm, 110), (.rgba16Float, 115), (.rgba32Float, 125),
            (.depth16Unorm, 250), (.depth32Float, 252), (.stencil8, 253), (.depth24Unorm_stencil8, 255),
            (.depth32Float_stencil8, 260), (.bgra10_xr, 552), (.bgr10_xr, 554),
        ]
        for (format, number) in pixels { #expect(format.rawValue == number) }
        let vertices: [(MTLVertexFormat, UInt)] = [
            (.invalid, 0), (.uchar2, 1), (.uchar4, 3), (.char4, 6), (.uchar4Normalized, 9), (.ushort2, 13),
            (.short4, 18), (.half2, 25), (.half4, 27), (.float, 28), (.float2, 29), (.float3, 30), (.float4, 31),
            (.int, 32), (.int2, 33), (.int4, 35), (.uint, 36), (.uint2, 37), (.uint4, 39),
        ]
        for (format, number) in vertices { #expect(format.rawValue == number) }
    }
}

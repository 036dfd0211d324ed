import DisplayList
import Foundation

/// A drawing and an effect of each kind, with numbers that are hard to keep.
package enum EveryDrawing {
    private static let rect = CGRect(x: -0.1, y: 1e-9, width: 12.25, height: 1 / 3)
    private static let stops = [
        GradientStop(color: RGBA(0.1, 0.2, 0.3), location: -0.5), GradientStop(color: .white, location: 1e6),
    ]
    private static let image: ImageContent = {
        var image = ImageContent(
            source: .bitmap(Bitmap(width: 1, height: 2, scale: 3, pixels: [0, 10, 13, 32, 34, 92, 127, 255])),
            tint: .color(.black))
        image.interpolation = .high
        image.capInsets = Insets(top: 1, left: 2.5, bottom: -3, right: 4)
        image.isTiled = true
        return image
    }()

    /// Paints of all kinds.
    package static let paints: [Paint] = [
        .color(RGBA(-0.25, 2, 0.1)), .linear(stops: stops, start: .zero, end: CGPoint(x: -0.0, y: 7)),
        .radial(
            stops: [], center: CGPoint(x: 1, y: 2), startRadius: 0, endRadius: .infinity,
            scale: CGSize(width: 1, height: 0.5)),
        .angular(stops: stops, center: .zero, startAngle: -.pi, endAngle: .pi),
        .image(ImagePattern(image, origin: CGPoint(x: 3, y: 4), part: rect, scale: 0.5, opacity: 0.9)),
        .backdrop(Backdrop(radius: 2, saturation: 1.8, tint: RGBA(1, 1, 1, 0.4), opacity: 0.6)),
    ]

    /// Outlines of all kinds.
    package static let paths: [Path] = [
        Path(), Path(storage: .rect(rect)), Path(storage: .ellipse(rect)),
        Path(storage: .roundedRect(rect, cornerSize: CGSize(width: 3, height: 4), style: .continuous)),
        Path(storage: .roundedRect(rect, cornerSize: .zero, style: .circular)),
        Path(
            storage: .elements([
                .move(to: .zero), .line(to: CGPoint(x: 0.1 + 0.2, y: 1)),
                .quadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 1e300, y: -1e-300)),
                .curve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4)), .closeSubpath,
            ])),
    ]

    /// Texts of all kinds.
    package static let texts: [TextContent] = {
        var font = FontDescription(size: 17.3, weight: 650, design: .rounded, family: "A \"B\" \\ C")
        (font.isItalic, font.hasMonospacedDigits, font.width, font.leading) = (true, true, 75, -1)
        (font.lowercaseSmallCaps, font.uppercaseSmallCaps) = (true, false)
        var decoration = TextStyle.Decoration()
        decoration.underline = .init(color: .white, pattern: .dashDotDot)
        decoration.strikethrough = .init(pattern: .dot)
        (decoration.kerning, decoration.tracking, decoration.baselineOffset) = (1, 2, -3)
        (decoration.background, decoration.link) = (.black, "https://example.com/?a=1&b=\"2\"")
        let style = TextStyle(font: font, paint: paints[1], decoration: decoration)
        let symbol = ImageContent(source: .symbol(name: "star.fill", variableValue: 0.5))
        let attached = TextStyle(font: FontDescription(design: .serif), paint: paints[0], attachment: symbol)
        let paragraph = ParagraphStyle(
            alignment: .trailing, lineLimit: 3, reservedLines: 2, truncation: .middle, lineSpacing: 4,
            minimumScaleFactor: 0.5, allowsTightening: true, isRightToLeft: true)
        return [
            TextContent("", style: style),
            TextContent("line\nnext\r\nquote \" slash \\ tab \t 👨‍👩‍👧 שלום \u{0} end", style: style, paragraph: paragraph),
            TextContent(runs: [TextRun("\u{FFFC}", style: attached), TextRun("n", style: style)]),
        ]
    }()

    /// Drawings of all kinds.
    package static let contents: [LayerContent] = {
        var contents: [LayerContent] = [.none, .color(RGBA(0.1, 0.7, 1 / 3))]
        for path in paths { contents.append(.fill(path, paints[0], FillStyle(eoFill: true, antialiased: false))) }
        for paint in paints {
            let style = StrokeStyle(
                lineWidth: 0.1, lineCap: .square, lineJoin: .bevel, miterLimit: 3, dash: [1, 2.2], dashPhase: 0.7)
            contents.append(.stroke(paths[5], paint, style))
        }
        contents += texts.map { .text($0) }
        contents += [.image(image), .image(ImageContent(source: .file(path: "/a b/ü.png", scale: 2)))]
        var group = DrawingGroup()
        group.transform = CGAffineTransform(a: 1, b: 0.1, c: -0.2, d: 2, tx: 3, ty: 4)
        group.clips = paths.map { ClipShape(path: $0) }
        group.masks = [DrawingMask([.fill(paths[2], paints[2], FillStyle())], opacity: 0.3, isInverse: true)]
        group.effects = effects
        let inner: [DrawingCommand] = [
            .stroke(paths[1], paints[3], StrokeStyle()), .text(texts[1], in: rect), .image(image, in: rect),
        ]
        let modes: [CompositionMode?] = [
            nil, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor,
        ]
        for mode in modes {
            group.composition = mode
            contents.append(.commands([.group(inner, group), .group([], DrawingGroup())]))
        }
        return contents
    }()

    /// Effects of all kinds.
    package static let effects: [LayerEffect] = {
        let rows: [[Float]] = (0..<4).map { row in (0..<5).map { Float(row) / 3 - Float($0) } }
        let filters: [ColorFilter] = [
            .brightness(-0.1), .contrast(1.1), .saturation(0), .hueRotation(1), .grayscale(0.5), .invert,
            .multiply(RGBA(0.1, 0.2, 0.3, 0.4)), .luminanceToAlpha, .matrix(ColorFilterMatrix(rows: rows)),
            .alphaThreshold(min: 0.1, max: 0.9, .black),
        ]
        let modes: [BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]
        var bent = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
        bent.m13 = 0.001
        return [
            .opacity(0.1), .transform(bent), .clip(ClipShape(path: paths[4], style: FillStyle(eoFill: true))), .mask,
            .shadow(.black, radius: 3.3, offset: CGSize(width: -1, height: 2)), .blur(radius: 2, opaque: true), .group,
        ] + filters.map { .filter($0) } + modes.map { .blend($0) }
    }()
}

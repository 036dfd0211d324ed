import FrontEndKit

/// How a screen is made from the painted pixels.
struct CellRendering: Equatable {
    /// The colors of the terminal: with few, pale ones are the ground's.
    var depth = ColorDepth.trueColor
    /// Whether only ASCII characters are written.
    var isASCII = false
}

extension CellCanvas {
    /// Makes cells from the painted pixels.
    func screen(_ rendering: CellRendering) -> CellBuffer {
        let coarse = cells(rendering)
        if pictures.isEmpty { return coarse }
        let shown = uncoverPictures()
        if shown.isEmpty { return coarse }
        var buffer = cells(rendering)
        buffer.show(shown, inPlaceOf: coarse)
        return buffer
    }

    private func cells(_ rendering: CellRendering) -> CellBuffer {
        var buffer = CellBuffer(columns: columns, rows: rows)
        for link in links { _ = buffer.number(of: link) }
        for row in 0..<rows {
            for column in 0..<columns {
                let mark = marks[row * columns + column]
                if mark.kind == .rest { continue }
                draw(mark, column, row, rendering, &buffer)
            }
        }
        return buffer
    }

    private func draw(_ mark: Mark, _ column: Int, _ row: Int, _ rendering: CellRendering, _ buffer: inout CellBuffer) {
        // The edge of a shape says more than a line along it.
        if mark.kind == .none || mark.kind == .dots && isMixed(column, row) {
            drawGround(column, row, mark.isInverted, rendering, &buffer)
            return
        }
        var style = CellStyle()
        let ground = ground(of: column, row)
        style.background = color(ground, rendering)
        style.attributes = mark.attributes
        style.link = mark.link
        // With few colors a pale letter is a pale one of the terminal's.
        var ink = ground
        ink.blend(mark.color, mark.color.opacity)
        let isPale = rendering.depth < .palette && ground.isPlain && ink.isGray
        if isPale {
            if mark.color.opacity < 0.75 { style.attributes.insert(.dim) }
        } else if !(mark.isPlain && ground.isPlain) {
            style.foreground = .rgb(ink.red, ink.green, ink.blue)
            if rendering.depth == .ansi, ink.distance(to: ground) > 60,
                rendering.depth.nearest(to: style.foreground) == rendering.depth.nearest(to: style.background)
            {
                style.foreground = ground.isLight ? .palette(0) : .palette(15)
            }
        }
        if rendering.depth == .none, !ground.isPlain, isMarked(ground) {
            style.attributes.formSymmetricDifference(.reverse)
        }
        if mark.isInverted { invert(&style, ground: ground, ink: ink) }
        var character = mark.character
        switch mark.kind {
        case .line: character = mark.lines.character(isASCII: rendering.isASCII)
        case .dots: character = rendering.isASCII ? "." : Self.dots(mark.dots)
        case .letter where rendering.isASCII && !character.isASCII: character = SymbolLetters.ascii(character)
        default: break
        }
        if buffer.put(character, at: column, row, style: style) == 0 { buffer.put("?", at: column, row, style: style) }
    }

    /// Letter and ground exchanged; what belongs to the terminal is exchanged by it.
    private func invert(_ style: inout CellStyle, ground: Pixel, ink: Pixel) {
        // One block with the cells beside it, where no letters are.
        if ground.isPlain { style.foreground = .standard }
        style.attributes.formSymmetricDifference(.reverse)
    }

    // MARK: Ground

    private static let quarters: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

    private func drawGround(
        _ column: Int, _ row: Int, _ isInverted: Bool, _ rendering: CellRendering, _ buffer: inout CellBuffer
    ) {
        let first = row * 4 * columns + column * 2
        let four = [pixels[first], pixels[first + 1], pixels[first + 2 * columns], pixels[first + 2 * columns + 1]]
        var style = CellStyle()
        if isInverted { style.attributes = .reverse }
        if four[0] == four[1], four[0] == four[2], four[0] == four[3] {
            style.background = color(four[0], rendering)
            if rendering.depth == .none, !four[0].isPlain, isMarked(four[0]) {
                style.attributes.formSymmetricDifference(.reverse)
            }
            if style != CellStyle() { buffer.put(" ", at: column, row, style: style) }
            return
        }
        // The two colors that are farthest apart stand for all four.
        var (low, high, most) = (0, 0, -1)
        for a in 0..<4 {
            for b in a + 1..<4 {
                let distance = four[a].distance(to: four[b]) + (four[a].isPlain != four[b].isPlain ? 1 : 0)
                if distance > most { (low, high, most) = (a, b, distance) }
            }
        }
        // The terminal's own background can only be behind the letter.
        if four[high].isPlain || color(four[high], rendering) == .standard { swap(&low, &high) }
        var shape = 0
        for place in 0..<4 where four[place].distance(to: four[high]) < four[place].distance(to: four[low]) {
            shape |= 1 << place
        }
        style.background = color(four[low], rendering)
        style.foreground = color(four[high], rendering)
        if style.background == style.foreground || (rendering.depth == .none && !isMarked(four[high])) {
            style.foreground = .standard
            if style != CellStyle() { buffer.put(" ", at: column, row, style: style) }
            return
        }
        let character: Character = rendering.isASCII ? (shape.nonzeroBitCount > 1 ? "#" : ".") : Self.quarters[shape]
        buffer.put(character, at: column, row, style: style)
    }

    /// A ground's color; the terminal's own for one that few colors cannot tell from it.
    private func color(_ pixel: Pixel, _ rendering: CellRendering) -> CellColor {
        if pixel.isPlain { return .standard }
        if rendering.depth < .palette, !isMarked(pixel) { return .standard }
        return .rgb(pixel.red, pixel.green, pixel.blue)
    }

    /// Whether a color is far from the ground's.
    private func isMarked(_ pixel: Pixel) -> Bool { pixel.distance(to: base) > 240 }

    private static func dots(_ bits: UInt8) -> Character {
        // Braille counts down the left column, then down the right one; the lowest row was added later.
        let places: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        var code: UInt32 = 0x2800
        for (bit, place) in places.enumerated() where bits & (1 << UInt8(bit)) != 0 { code |= place }
        return Unicode.Scalar(code).map(Character.init) ?? " "
    }
}

extension Pixel {
    /// Whether the color has no hue to speak of.
    fileprivate var isGray: Bool { Int(max(red, green, blue)) - Int(min(red, green, blue)) < 40 }
    /// Whether dark letters are read better on it.
    fileprivate var isLight: Bool { Int(red) * 2 + Int(green) * 3 + Int(blue) > 6 * 128 }
}

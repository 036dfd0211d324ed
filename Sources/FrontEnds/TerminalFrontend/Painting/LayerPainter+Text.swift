import Foundation
import FrontEndKit

extension LayerPainter {
    /// Writes a text, line by line as it was laid out.
    ///
    /// Letters have one size: the letters of a view that is made smaller vanish when it is less than half as wide or high.
    func write(_ text: TextContent, in rect: CGRect, _ space: PaintSpace) {
        let place = space.map(rect)
        guard place.minX.isFinite, place.minY.isFinite, place.maxX.isFinite, place.maxY.isFinite,
            space.shows(place.insetBy(dx: -4, dy: -8))
        else { return }
        let scale = space.scale
        if scale.width < 0.5 || scale.height < 0.5 { return }
        let lines = textSystem.lines(of: text, in: rect.size)
        var origin = space.map(CGRect(origin: rect.origin, size: .zero)).origin
        if !space.isMoved {
            // Around the same middle, in the letters' own size.
            origin = CGPoint(x: place.midX - rect.width / 2, y: place.midY - rect.height / 2)
        }
        for line in lines {
            let row = ((origin.y + line.frame.minY) / canvas.cell.height + 0.5).place
            guard row >= 0, row < canvas.rows else { continue }
            let middle = (CGFloat(row) + 0.5) * canvas.cell.height
            guard middle > space.clip.minY, middle < space.clip.maxY else { continue }
            for run in line.runs {
                let column = ((origin.x + run.x) / canvas.cell.width + 0.5).place
                write(run, at: column, row, origin: origin, in: space)
            }
        }
    }

    private func write(_ run: TextLine.Run, at start: Int, _ row: Int, origin: CGPoint, in space: PaintSpace) {
        let style = run.style
        var mark = CellCanvas.Mark()
        if style.font.weight >= 600 { mark.attributes.insert(.bold) }
        if style.font.isItalic { mark.attributes.insert(.italic) }
        if style.decoration.underline != nil { mark.attributes.insert(.underline) }
        if style.decoration.strikethrough != nil { mark.attributes.insert(.strikethrough) }
        if let link = style.decoration.link { mark.link = canvas.number(of: link) }
        var inverse: CGAffineTransform?
        if case .color(let color) = style.paint {
            mark.color = color.multiplyingOpacity(by: space.opacity)
            mark.isPlain = mark.color.isSame(as: canvas.ink)
        } else {
            inverse = space.transform.inverted()
        }
        let first = (space.clip.minX / canvas.cell.width).rounded(.up).place,
            end = (space.clip.maxX / canvas.cell.width).place
        var column = start
        func put(_ character: Character, _ width: Int) {
            defer { column += width }
            guard column >= first, column + width <= end else { return }
            if let inverse {
                let point = CGPoint(
                    x: (CGFloat(column) + 0.5) * canvas.cell.width, y: (CGFloat(row) + 0.5) * canvas.cell.height)
                mark.color = style.paint.color(at: point.applying(inverse)).multiplyingOpacity(by: space.opacity)
            }
            if let background = style.decoration.background { canvas.highlight(column, width, row, background) }
            canvas.put(character, width, at: column, row, mark)
        }
        if let image = style.attachment {
            for _ in run.string { draw(symbol: image, put) }
            return
        }
        let text = run.isRightToLeft ? String(run.string.reversed()) : run.string
        for character in text {
            let width = character.columns
            if width == 0 { continue }
            put(character.printable ?? " ", width)
        }
    }

    private func draw(symbol image: ImageContent, _ put: (Character, Int) -> Void) {
        var character: Character = "▪"
        if case .symbol(let name, _) = image.source { character = SymbolLetters.letter(for: name) }
        put(character, 1)
        put(" ", 1)
    }
}

extension CellCanvas {
    /// Paints the ground of a letter.
    func highlight(_ column: Int, _ width: Int, _ row: Int, _ color: RGBA) {
        guard row >= 0, row < rows, column >= 0, column + width <= columns else { return }
        for y in row * 2...row * 2 + 1 {
            for x in column * 2..<(column + width) * 2 { paint(x, y, color, color.opacity) }
        }
    }
}

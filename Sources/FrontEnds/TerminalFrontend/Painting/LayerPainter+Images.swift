import Foundation
import FrontEndKit

extension LayerPainter {
    /// Draws an image: a symbol as its character, a bitmap as pixels, another as a frame with its name.
    func draw(_ image: ImageContent, in rect: CGRect, _ space: PaintSpace) {
        let place = space.map(rect)
        guard place.minX.isFinite, place.maxX.isFinite, place.minY.isFinite, place.maxY.isFinite, space.shows(place)
        else {
            return
        }
        switch image.source {
        case .symbol(let name, _):
            if space.scale.width < 0.4 || space.scale.height < 0.4 { return }
            let color = image.tint?.color(at: CGPoint(x: rect.midX, y: rect.midY)) ?? canvas.ink
            // A symbol has two cells; its character is in the first.
            let middle = CGRect(x: place.midX - canvas.cell.width / 2, y: place.minY, width: 1, height: place.height)
            put(
                SymbolLetters.letter(for: name), color, at: place.width < canvas.cell.width * 1.5 ? place : middle,
                in: space)
        case .bitmap(let bitmap): draw(bitmap, image, in: rect, space)
        case .file(let path, _):
            if let bitmap = files?.bitmap(at: path) {
                draw(bitmap, image, in: rect, space)
            } else {
                draw(fileAt: path, in: place, space)
            }
        }
    }

    /// Draws a bitmap as quarters of cells.
    func draw(_ bitmap: Bitmap, tint: Paint?, in rect: CGRect, _ space: PaintSpace) {
        guard rect.width > 0, rect.height > 0, bitmap.width > 0, bitmap.height > 0 else { return }
        let area = area(of: space.map(rect), in: space)
        let inverse = space.transform.inverted()
        let (width, height) = (canvas.cell.width / 2, canvas.cell.height / 2)
        // A few samples of a pixel are enough where the image is larger than the screen.
        let samples = 3
        for y in area.y {
            for x in area.x {
                var (red, green, blue, opacity) = (Float(0), Float(0), Float(0), Float(0))
                for sample in 0..<samples * samples {
                    let point = CGPoint(
                        x: (CGFloat(x) + (CGFloat(sample % samples) + 0.5) / CGFloat(samples)) * width,
                        y: (CGFloat(y) + (CGFloat(sample / samples) + 0.5) / CGFloat(samples)) * height
                    ).applying(inverse)
                    guard rect.contains(point) else { continue }
                    let color = bitmap.color(
                        ((point.x - rect.minX) / rect.width * CGFloat(bitmap.width)).place,
                        ((point.y - rect.minY) / rect.height * CGFloat(bitmap.height)).place)
                    red += color.red * color.opacity
                    green += color.green * color.opacity
                    blue += color.blue * color.opacity
                    opacity += color.opacity
                }
                guard opacity > 0 else { continue }
                var color = RGBA(Double(red / opacity), Double(green / opacity), Double(blue / opacity))
                if let tint { color = tint.color(at: CGPoint(x: CGFloat(x) * width, y: CGFloat(y) * height)) }
                let amount = opacity / Float(samples * samples) * Float(space.opacity)
                canvas.paint(x, y, color, amount)
                if x & 1 == 1, y & 1 == 1 { canvas.cover(x / 2, y / 2, color, amount) }
            }
        }
    }

    private func draw(fileAt path: String, in place: CGRect, _ space: PaintSpace) {
        let gray = RGBA(0.5, 0.5, 0.5)
        var upright = space
        upright.transform = .identity
        stroke(Path(place), .color(gray), StrokeStyle(lineWidth: 1), in: upright)
        let name = (path as NSString).lastPathComponent
        let style = TextStyle(font: FontDescription(), paint: .color(gray))
        let paragraph = ParagraphStyle(alignment: .center, lineLimit: 1)
        let inner = place.insetBy(dx: canvas.cell.width, dy: canvas.cell.height)
        guard inner.width >= canvas.cell.width, !inner.isNull else { return }
        let row = CGRect(
            x: inner.minX, y: place.midY - canvas.cell.height / 2, width: inner.width, height: canvas.cell.height)
        write(TextContent(name, style: style, paragraph: paragraph), in: row, upright)
    }
}

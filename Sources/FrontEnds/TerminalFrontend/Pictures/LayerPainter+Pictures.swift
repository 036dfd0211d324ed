import Foundation
import FrontEndKit

extension LayerPainter {
    /// Draws a bitmap: as quarters of cells, and in the terminal's pixels where it can show them.
    func draw(_ bitmap: Bitmap, _ image: ImageContent, in rect: CGRect, _ space: PaintSpace) {
        guard let pixels = canvas.cellPixels, let rasters, space.isUpright, space.transform.a > 0,
            space.transform.d > 0, space.opacity > 0.98, image.capInsets == nil, !image.isTiled, hasPlainTint(image)
        else { return draw(bitmap, tint: image.tint, in: rect, space) }
        let (place, cell) = (space.map(rect), canvas.cell)
        // Whole cells, so that a picture that moves stays the same.
        let move = CGSize(
            width: (place.minX / cell.width).rounded() * cell.width - place.minX,
            height: (place.minY / cell.height).rounded() * cell.height - place.minY)
        let snapped = place.offsetBy(dx: move.width, dy: move.height)
        let shown = snapped.intersection(space.clip.offsetBy(dx: move.width, dy: move.height))
            .intersection(canvas.bounds)
        let columns = (shown.minX / cell.width).rounded(.down).place..<(shown.maxX / cell.width).rounded(.up).place
        // Sixels in the last row would move the screen up.
        let lastRow = canvas.rows - (canvas.keepsLastRow ? 1 : 0)
        let rows =
            (shown.minY / cell.height).rounded(.down)
            .place..<min(
                (shown.maxY / cell.height).rounded(.up).place,
                max(lastRow, (shown.minY / cell.height).rounded(.down).place))
        let (width, height) = (Int(CGFloat(columns.count) * pixels.width), Int(CGFloat(rows.count) * pixels.height))
        guard !shown.isNull, columns.count > 1, !rows.isEmpty, columns.upperBound <= canvas.columns,
            rows.upperBound <= canvas.rows, columns.lowerBound >= 0, rows.lowerBound >= 0,
            width * height <= RasterCache.mostPixels
        else { return draw(bitmap, tint: image.tint, in: rect, space) }
        let before = canvas.pixels(columns: columns, rows: rows)
        draw(bitmap, tint: image.tint, in: rect, space)
        let (scaleX, scaleY) = (pixels.width / cell.width, pixels.height / cell.height)
        func scaled(_ rect: CGRect) -> CGRect {
            CGRect(
                x: (rect.minX - CGFloat(columns.lowerBound) * cell.width) * scaleX,
                y: (rect.minY - CGFloat(rows.lowerBound) * cell.height) * scaleY, width: rect.width * scaleX,
                height: rect.height * scaleY)
        }
        let raster = rasters.raster(
            RasterCache.Key(
                bitmap: bitmap, tint: image.tint, isSmooth: image.interpolation != .none, place: scaled(snapped),
                width: width, height: height, clip: scaled(shown)))
        canvas.pictures.add(
            ScreenPicture(raster: raster, columns: columns, rows: rows), before: before, columns: canvas.columns,
            rows: canvas.rows)
    }

    private func hasPlainTint(_ image: ImageContent) -> Bool {
        switch image.tint {
        case nil, .color: true
        default: false
        }
    }
}

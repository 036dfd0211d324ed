import SwiftUI

/// Draws the tiles in sight; where one is not there yet, the part of a coarser one that is.
@MainActor
struct TileDrawing {
    let store: TileStore
    let viewport: MapViewport
    let size: CGSize

    /// The level whose tiles are nearest to 256 points.
    var level: Int {
        min(max(Int((viewport.zoom + MapViewport.finestLevel).rounded()), 0), TileStore.finest)
    }

    /// The columns and rows of tiles in sight; columns continue beyond the antimeridian.
    var tiles: (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        let visible = viewport.rect(in: size)
        let side = Mercator.side / exp2(Double(level))
        let most = (1 << level) - 1
        func number(_ value: Double) -> Int { Int((value / side).rounded(.down)) }
        let rows = min(max(number(visible.minY), 0), most)...min(max(number(visible.maxY), 0), most)
        let first = number(visible.minX)
        return (first...min(number(visible.maxX), first + 64), rows)
    }

    func draw(_ context: inout GraphicsContext) {
        let side = Mercator.side / exp2(Double(level))
        var turned = context
        if viewport.heading != 0 {
            turned.translateBy(x: size.width / 2, y: size.height / 2)
            turned.rotate(by: .degrees(-viewport.heading))
            turned.translateBy(x: -size.width / 2, y: -size.height / 2)
        }
        let length = side * viewport.scale
        let (columns, rows) = tiles
        for column in columns {
            for row in rows {
                let count = 1 << level
                let key = TileKey(z: level, x: ((column % count) + count) % count, y: row)
                let frame = CGRect(
                    x: size.width / 2 + (Double(column) * side - viewport.x) * viewport.scale,
                    y: size.height / 2 + (Double(row) * side - viewport.y) * viewport.scale, width: length,
                    height: length)
                draw(key, in: frame, turned)
            }
        }
    }

    private func draw(_ key: TileKey, in frame: CGRect, _ context: GraphicsContext) {
        if let image = store.image(for: key) { return context.draw(Image(uiImage: image), in: frame) }
        for levels in 1...4 where key.z >= levels {
            guard let image = store.image(for: key.parent(levels), loads: false) else { continue }
            let parts = CGFloat(1 << levels)
            let column = CGFloat(key.x % (1 << levels)), row = CGFloat(key.y % (1 << levels))
            var part = context
            part.clip(to: Path(frame))
            part.draw(
                Image(uiImage: image),
                in: CGRect(
                    x: frame.minX - column * frame.width, y: frame.minY - row * frame.height,
                    width: frame.width * parts,
                    height: frame.height * parts))
            return
        }
    }
}

/// Keeps the pixels of texts within a number of bytes: the pixels that have not been painted for the longest time are
/// removed first.
///
/// A layout is small and its pixels are not. Windows that change their size, and games that draw emoji as large as there is
/// room, make others all the time.
final class RasterBudget {
    private struct Holder { weak var layout: TextLayout? }

    /// How many bytes of pixels layouts have now.
    private(set) var bytes = 0
    private var holders: ContiguousArray<Holder> = []
    /// How many paints there were.
    private(set) var paintCount = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Begins a paint: the pixels that it uses stay, whatever their size, or each paint would make all of them again.
    func beginPaint() { paintCount += 1 }

    /// Returns a layout's pixels, noting that they are painted.
    func raster(of layout: TextLayout) -> TextRaster? {
        layout.lastPaint = paintCount
        return layout.raster
    }

    /// Sets a layout's pixels, and removes the pixels of others if there are too many.
    func keep(_ raster: TextRaster, for layout: TextLayout) {
        layout.lastPaint = paintCount
        if layout.raster == nil { holders.append(Holder(layout: layout)) }
        layout.raster = raster
        if bytes > limit || holders.count > 4_096 { clear() }
    }

    /// Notes that pixels came or went.
    func changed(by difference: Int) { bytes += difference }

    /// Some room more than is needed now, so that not each new text looks at all others.
    private func clear() {
        var living = holders.compactMap { holder in holder.layout.flatMap { $0.raster == nil ? nil : $0 } }
        living.sort { $0.lastPaint > $1.lastPaint }
        while let oldest = living.last, bytes > limit * 3 / 4, oldest.lastPaint < paintCount {
            oldest.raster = nil
            living.removeLast()
        }
        holders = ContiguousArray(living.map { Holder(layout: $0) })
    }
}

import CPangoCairo
import DisplayList
import Foundation

/// A text with its lines: broken, shrunk and cut as its proposal asked, but without colors.
///
/// Normally there is one Pango layout. A text of several paragraphs that is truncated has two: the paragraphs before
/// the truncated one, and that paragraph. A text whose paragraphs have forms has one for each.
final class TextLayout {
    /// A line, placed in points from the text's top left corner.
    struct Line {
        let pango: UnsafeMutablePointer<PangoLayoutLine>
        /// Where the part's text begins in the whole text, in bytes.
        let textOffset: Int
        var x: CGFloat
        let width: CGFloat
        let top: CGFloat
        let height: CGFloat
        let baseline: CGFloat
    }

    /// The Pango layouts, the topmost first.
    let parts: [OpaquePointer]
    /// All lines, top down.
    let lines: [Line]
    /// The parameters of layout.
    let metrics: TextMetrics
    /// The factor by which fonts were shrunk, 1 for not at all.
    let scale: CGFloat
    /// How many points a unit of length of the Pango layouts is.
    let magnification: CGFloat
    /// Whether some glyph brings its own colors.
    let hasColorGlyphs: Bool
    /// The byte ranges of the runs within the text.
    let runEnds: [Int]
    /// Whether paragraphs have forms of their own.
    let isFormed: Bool
    /// Whether a line may be too long, and is drawn only as far as the text's rectangle reaches.
    let isClipped: Bool
    /// The text's pixels, kept for painting it again; only ``RasterBudget`` gives and takes them.
    var raster: TextRaster? {
        didSet { budget.changed(by: (raster?.byteCount ?? 0) - (oldValue?.byteCount ?? 0)) }
    }
    /// In which paint the pixels were used last.
    var lastPaint = 0
    private let budget: RasterBudget

    init(
        budget: RasterBudget,
        parts: [OpaquePointer], lines: [Line], metrics: TextMetrics, scale: CGFloat, magnification: CGFloat,
        hasColorGlyphs: Bool, runEnds: [Int], isFormed: Bool = false, isClipped: Bool = false
    ) {
        self.budget = budget
        self.parts = parts
        self.lines = lines
        self.metrics = metrics
        self.scale = scale
        self.magnification = magnification
        self.hasColorGlyphs = hasColorGlyphs
        self.runEnds = runEnds
        self.isFormed = isFormed
        self.isClipped = isClipped
    }

    deinit {
        budget.changed(by: -(raster?.byteCount ?? 0))
        for part in parts { g_object_unref(UnsafeMutableRawPointer(part)) }
    }

    /// How many points one of Pango's units is.
    var unit: CGFloat { magnification / CGFloat(PANGO_SCALE) }

    /// The run to which a byte of the text belongs.
    func runIndex(atByte byte: Int) -> Int {
        runEnds.firstIndex { byte < $0 } ?? max(runEnds.count - 1, 0)
    }
}

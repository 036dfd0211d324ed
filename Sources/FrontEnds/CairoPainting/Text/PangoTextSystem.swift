import CPangoCairo
import DisplayList
import Foundation
import OrielBasics
import SymbolArtwork

/// Measures and lays out text with Pango, for the window and for pictures alike.
///
/// Points are pixels at scale 1: a 17-point font is 17 pixels high. Glyphs are not hinted, so that a text
/// has the same lines at every scale. Sizes and layouts are kept by content and proposal; asking again costs
/// a dictionary look-up. Use it on one thread.
public final class PangoTextSystem: TextMeasuring {
    /// The images and symbols that appear in lines.
    public let images: ImageStore
    /// One context for each base direction: changing it would lay out every text again.
    private var leftToRight: OpaquePointer, rightToLeft: OpaquePointer
    let fonts: FontChoice
    /// The pictures of emoji.
    private(set) var glyphPictures = GlyphPictures()
    /// The pixels of texts that are kept: at most 12 MB.
    let rasters: RasterBudget
    private var metrics = BoundedCache<TextKey, TextMetrics>(limit: 4_096)
    private var layouts = BoundedCache<TextKey, TextLayout>(limit: 1_024)

    /// Creates a text system.
    /// - Parameter sharesFonts: Whether fonts are loaded once for all text systems of the thread (and for GTK); a text
    ///   system that is used on several threads, one at a time, needs separate fonts.
    public convenience init(images: ImageStore = ImageStore(), sharesFonts: Bool = true) {
        self.init(images: images, sharesFonts: sharesFonts, rasterLimit: 12 << 20)
    }

    /// Creates a text system that keeps a number of bytes of texts' pixels.
    package init(images: ImageStore, sharesFonts: Bool, rasterLimit: Int) {
        self.images = images
        rasters = RasterBudget(limit: rasterLimit)
        let map = sharesFonts ? pango_cairo_font_map_get_default() : pango_cairo_font_map_new()
        defer { if !sharesFonts { g_object_unref(map) } }
        leftToRight = PangoTextSystem.makeContext(map, PANGO_DIRECTION_LTR)
        rightToLeft = PangoTextSystem.makeContext(map, PANGO_DIRECTION_RTL)
        fonts = FontChoice(map: map)
    }

    deinit { releaseContexts() }

    private func releaseContexts() {
        g_object_unref(UnsafeMutableRawPointer(leftToRight))
        g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    }

    /// How many sizes and kinds of fonts are asked for before the fonts are loaded again, to begin with.
    private static let leastFontLimit = 128
    /// How many sizes and kinds of fonts are asked for before the fonts are loaded again.
    package private(set) var fontLimit = leastFontLimit
    /// How often they were; for tests.
    package private(set) var fontGeneration = 0
    /// In which paint they were last.
    private var lastRenewal = 0

    /// Begins with fonts of our own, once very many sizes have been asked for.
    ///
    /// Pango keeps some 20 kB for each size that it has ever been asked for, and all that Cairo has made of it, for as long as
    /// there are these fonts. A text that is as large as there is room asks for another at each new size of its window, which
    /// would never end, and become slower the more there are.
    private func renewFonts() {
        releaseContexts()
        let map = pango_cairo_font_map_new()
        defer { g_object_unref(map) }
        leftToRight = PangoTextSystem.makeContext(map, PANGO_DIRECTION_LTR)
        rightToLeft = PangoTextSystem.makeContext(map, PANGO_DIRECTION_RTL)
        fonts.forgetDescriptions()
        glyphPictures = GlyphPictures()
        // The old fonts go with the last text that is laid out in them.
        layouts.removeAll()
        fontGeneration += 1
        // A window that shows very many sizes at once must not begin again in each paint.
        if rasters.paintCount - lastRenewal < 16 { fontLimit = min(2 * fontLimit, 2_048) }
        lastRenewal = rasters.paintCount
    }

    private static func makeContext(
        _ map: UnsafeMutablePointer<PangoFontMap>?, _ direction: PangoDirection
    ) -> OpaquePointer {
        let context = pango_font_map_create_context(map)!
        pango_cairo_context_set_resolution(context, 72)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        return context
    }

    /// The context for texts of a direction.
    func context(isRightToLeft: Bool) -> OpaquePointer { isRightToLeft ? rightToLeft : leftToRight }

    public func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        let ideal = cachedMetrics(TextKey(text, width: nil, height: nil))
        // Whatever has room for the ideal lines gets them, so all generous proposals share one entry.
        let fitsWidth = width.map { !($0 < ideal.size.width) && !text.fillsWidth } ?? true
        let fitsHeight = height.map { !($0 < ideal.size.height) } ?? true
        if fitsWidth && fitsHeight { return ideal }
        return cachedMetrics(TextKey(text, width: width, height: height))
    }

    public func size(of image: ImageContent) -> CGSize? {
        switch image.source {
        case .symbol(let name, _):
            guard SymbolLibrary.contains(name) else { return nil }
            let font = image.symbolFont ?? FontDescription()
            return SymbolLibrary.size(for: name, weight: font.weight, size: font.size)
        case .bitmap(let bitmap):
            let scale = bitmap.scale > 0 ? bitmap.scale : 1
            return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        case .file(let path, let scale):
            return images.size(ofFile: path, scale: scale)
        }
    }

    public func caretOffsets(in text: TextContent) -> [CGFloat] {
        layout(text, width: nil, height: nil).caretOffsets(in: text.string)
    }

    public func lines(of text: TextContent, in size: CGSize) -> [TextLine] {
        layout(text, width: size.width, height: size.height).textLines(of: text)
    }

    /// Returns the text laid out for a proposal; painting with the measured size finds its lines.
    func layout(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextLayout {
        let ideal = cachedMetrics(TextKey(text, width: nil, height: nil))
        let fitsWidth = width.map { !($0 < ideal.size.width) && !text.fillsWidth } ?? true
        let fitsHeight = height.map { !($0 < ideal.size.height) } ?? true
        let key =
            fitsWidth && fitsHeight
            ? TextKey(text, width: nil, height: nil) : TextKey(text, width: width, height: height)
        return cachedLayout(key)
    }

    /// Whether any font is installed.
    public var hasFonts: Bool { fonts.hasFonts }

    /// Removes all sizes and layouts, as when fonts were installed.
    public func removeAll() {
        metrics.removeAll()
        layouts.removeAll()
    }

    /// Removes sizes and layouts that were not asked for since the last call.
    ///
    /// Windows of ever new sizes and texts that say something else each time would fill the caches otherwise, however
    /// little of it is ever asked for again.
    public func removeUnused() {
        metrics.removeUnused()
        layouts.removeUnused()
        // That very many sizes were shown at once was long ago.
        fontLimit = Self.leastFontLimit
    }

    /// How many sizes and layouts are kept; for tests.
    package var keptCounts: (metrics: Int, layouts: Int) { (metrics.count, layouts.count) }

    private func cachedMetrics(_ key: TextKey) -> TextMetrics {
        if let known = metrics[key] { return known }
        let value = cachedLayout(key).metrics
        metrics[key] = value
        return value
    }

    private func cachedLayout(_ key: TextKey) -> TextLayout {
        if let known = layouts[key] { return known }
        if fonts.madeCount >= fontLimit { renewFonts() }
        let value = TextLayouter(system: self, key: key).layout()
        layouts[key] = value
        // A measured text is usually painted next, with the measured size.
        if key.width >= 0 || key.height >= 0 {
            let size = value.metrics.size
            layouts[TextKey(key.text, width: size.width, height: size.height)] = value
        }
        return value
    }
}

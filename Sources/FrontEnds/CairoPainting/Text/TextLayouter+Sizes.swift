import DisplayList

extension TextLayouter {
    /// The size of a text per size that its font is loaded in.
    ///
    /// Pango and Cairo keep a font, with its glyphs, for each size that they are asked for. Text that is as
    /// large as there is room would ask for another in each size of its window. Fonts are not hinted, so that a text in one
    /// size is the same as in another but for the factor: sizes between the common ones are drawn from a few.
    static func enlargement(of styles: [TextStyle], in string: String) -> Double {
        guard styles.count == 1, styles[0].attachment == nil else { return 1 }
        let size = Double(styles[0].font.size)
        guard size >= 1, size <= 4_096, size > 40 || size != size.rounded() else { return 1 }
        // Letters that are pictures are not outlines that are the same in any size; their fonts have whole sizes.
        if string.unicodeScalars.contains(where: { $0.value >= 0x2190 && $0.properties.isEmoji }) {
            return size / size.rounded()
        }
        // Families have other cuts for sizes from 20 on.
        if size < 20 { return size / 19 }
        var loaded = 40.0
        while loaded < size { loaded *= 2 }
        return size / loaded
    }
}

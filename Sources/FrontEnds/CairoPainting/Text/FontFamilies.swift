import CPangoCairo

/// The installed fonts.
public enum FontFamilies {
    /// The names of the families, in the order of their letters.
    public static var names: [String] { all { String(cString: pango_font_family_get_name($0)) }.sorted() }

    /// The names of a family's faces, such as “Bold Italic”; none for one that is not installed.
    public static func faces(of family: String) -> [String] {
        all { candidate -> [String] in
            guard String(cString: pango_font_family_get_name(candidate)) == family else { return [] }
            var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
            var count: Int32 = 0
            pango_font_family_list_faces(candidate, &faces, &count)
            defer { g_free(faces) }
            return (0..<Int(count)).compactMap { index in
                faces?[index].map { String(cString: pango_font_face_get_face_name($0)) }
            }
        }.flatMap { $0 }
    }

    private static func all<T>(_ read: (UnsafeMutablePointer<PangoFontFamily>) -> T) -> [T] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { index in families?[index].map(read) }
    }
}

import CPangoCairo
import OrielBasics

/// The pictures of letters in fonts that consist of pictures, such as emoji, unpacked from the font in the size that they have there.
///
/// Cairo would keep each of them for as long as the font exists, once for each size that it is asked for.
final class GlyphPictures {
    /// A picture, and the rectangle that it takes beside the letter's origin, in sizes of the font.
    struct Picture {
        let surface: Surface
        let x: Double, y: Double, width: Double, height: Double
    }

    private struct Key: Hashable {
        let face: OpaquePointer
        let glyph: PangoGlyph
    }

    /// As many as are often drawn one after the other; each takes some 70 kB, and its pixels are kept elsewhere.
    private var pictures = BoundedCache<Key, Picture>(limit: 24)
    /// The faces of the pictures, kept so that no other has their place.
    private var faces: [OpaquePointer: OpaquePointer] = [:]

    deinit {
        for (face, font) in faces {
            hb_font_destroy(font)
            hb_face_destroy(face)
        }
    }

    /// Whether a face's letters are pictures.
    static func has(_ face: OpaquePointer) -> Bool { hb_ot_color_has_png(face) != 0 }

    /// Returns the picture of a letter; nil where there is none that can be read.
    func picture(_ glyph: PangoGlyph, in face: OpaquePointer) -> Picture? {
        let key = Key(face: face, glyph: glyph)
        if let known = pictures[key] { return known }
        let font = font(of: face)
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0, extents.height < 0,
            let blob = hb_ot_color_glyph_reference_png(font, glyph)
        else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let surface = Self.surface(of: blob) else { return nil }
        let unit = 1 / Double(Self.scale)
        let picture = Picture(
            surface: surface, x: Double(extents.x_bearing) * unit, y: -Double(extents.y_bearing) * unit,
            width: Double(extents.width) * unit, height: -Double(extents.height) * unit)
        pictures[key] = picture
        return picture
    }

    /// How many units the size of a font has.
    private static let scale: Int32 = 1 << 14

    private func font(of face: OpaquePointer) -> OpaquePointer {
        if let font = faces[face] { return font }
        let font = hb_font_create(hb_face_reference(face))!
        hb_font_set_scale(font, Self.scale, Self.scale)
        faces[face] = font
        return font
    }

    private static func surface(of blob: OpaquePointer) -> Surface? {
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return nil }
        var rest = UnsafeRawBufferPointer(start: data, count: Int(length))
        let pointer = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { rest, bytes, count in
                    let rest = rest!.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
                    guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                    bytes?.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
                        UnsafeMutableRawBufferPointer(start: $0, count: Int(count))
                            .copyMemory(from: UnsafeRawBufferPointer(rebasing: rest.pointee.prefix(Int(count))))
                    }
                    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        guard let pointer else { return nil }
        let surface = Surface(pointer)
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS, surface.width > 0, surface.height > 0 else {
            return nil
        }
        return surface
    }
}

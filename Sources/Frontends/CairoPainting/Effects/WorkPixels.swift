import CPangoCairo
import Foundation

/// Memory for pixels that are put down at once and then needed no more: the same for each picture, so that it stays near
/// the processor and is not asked of the system for each.
final class WorkPixels {
    private var memory: UnsafeMutableRawPointer?
    private var capacity = 0

    /// Larger pictures get memory of their own.
    private static let largest = 16 << 20

    deinit { free(memory) }

    /// Returns clear pixels, which are good until the next call.
    func surface(width: Int, height: Int) -> Surface? {
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(clamping: width)))
        let size = stride * height
        guard width > 0, height > 0, stride > 0, size <= WorkPixels.largest else {
            return Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
        }
        if capacity < size {
            free(memory)
            memory = malloc(size)
            capacity = memory == nil ? 0 : size
        }
        guard let memory else { return nil }
        memset(memory, 0, size)
        guard
            let pointer = cairo_image_surface_create_for_data(
                memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(stride))
        else { return nil }
        let surface = Surface(pointer)
        return cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS ? surface : nil
    }
}

import DisplayList
import Foundation

/// The memory of a context that draws pixels.
///
/// Drawings are recorded, and painted onto the pixels when those are wanted: at once where the app has their address.
package final class BitmapMemory {
    /// Paints a list of a size in pixels, on any thread; set by the image front end.
    nonisolated(unsafe) package static var paint: ((DisplayList, CGSize) throws -> Bitmap)?

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: BitmapFormat
    let recorder: CanvasRecorder
    private let address: UnsafeMutableRawPointer
    private let isOwn: Bool
    /// Whether the app has the address, and may read the pixels at any time.
    private var isShared: Bool

    /// Adopts memory, or makes memory of its own, in which all is clear.
    init(
        _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, format: BitmapFormat,
        textSystem: any TextMeasuring
    ) {
        (self.width, self.height, self.bytesPerRow, self.format) = (width, height, bytesPerRow, format)
        recorder = CanvasRecorder(textSystem: textSystem)
        isOwn = memory == nil
        isShared = memory != nil
        if let memory {
            address = memory
        } else {
            address = .allocate(byteCount: bytesPerRow * height, alignment: 16)
            address.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        }
    }

    deinit { if isOwn { address.deallocate() } }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)) }

    /// The pixels' address, which the app may keep as long as the context exists.
    var data: UnsafeMutableRawPointer {
        paintRecorded()
        isShared = true
        return address
    }

    /// The pixels as an image.
    var image: CGImage {
        paintRecorded()
        return picture
    }

    private var picture: CGImage {
        CGImage(
            Bitmap(
                width: width, height: height,
                pixels: format.read(address, width: width, height: height, bytesPerRow: bytesPerRow)))
    }

    /// Called after each drawing.
    func changed() { if isShared { paintRecorded() } }

    /// Paints the recorded drawings onto the pixels.
    private func paintRecorded() {
        let recorded = recorder.takeCommands()
        guard !recorded.isEmpty, let paint = Self.paint else { return }
        // With the pixels below in one drawing, so that drawings can clear them and mix with them.
        let whole = CanvasRecorder(textSystem: recorder.textSystem)
        GraphicsContext(whole, bounds: bounds, environment: EnvironmentValues())
            .draw(Image(decorative: picture, scale: 1).interpolation(.none), in: bounds)
        whole.add(.commands(recorded))
        let list = DisplayList()
        let layer = list.insert(into: .root, after: .none, content: whole.content(bounds, isOpaque: false))
        list.setFrame(layer, position: .zero, size: bounds.size)
        do {
            format.write(try paint(list, bounds.size), to: address, bytesPerRow: bytesPerRow)
        } catch {
            RuntimeWarning.issue("A drawing of \(width) × \(height) pixels cannot be made: \(error)")
        }
    }
}

import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore
import WebKitShim

/// Which part of a page is drawn, and how large.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view, in points; the whole view by default.
    open var rect = CGRect.null
    /// The picture's width, in points; nil for that of the part.
    open var snapshotWidth: NSNumber?
    /// Whether the whole page is drawn, not the visible part alone.
    var isWhole = false
    /// Whether changes that are under way are waited for.
    open var afterScreenUpdates = true
    /// Creates a configuration of the whole view.
    public override init() {}
}

extension WKWebView {
    func standardTakeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let rect = snapshotConfiguration?.rect ?? .null
        let width = (snapshotConfiguration?.snapshotWidth).map { CGFloat($0.doubleValue) }
        picture(isWhole: snapshotConfiguration?.isWhole ?? false) { bitmap in
            guard let bitmap, let picture = bitmap.part(rect) else {
                return completionHandler(nil, WKError(.unknown, "The page has no picture."))
            }
            let scale = width.map { $0 > 0 && $0.isFinite ? CGFloat(picture.width) / $0 : 1 } ?? 1
            completionHandler(UIImage(page: picture, scale: scale), nil)
        }
    }

    func standardTakeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        nonisolated(unsafe) var result: (image: UIImage?, error: (any Error)?)
        await withCheckedContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                result = (image, error)
                continuation.resume()
            }
        }
        guard let image = result.image else { throw result.error ?? WKError(.unknown) }
        return image
    }

    /// Draws the visible part of the page, or all of it, in pixels; calls back with nil where there is nothing to draw.
    func picture(isWhole: Bool = false, _ completion: @escaping (Bitmap?) -> Void) {
        guard let page else { return completion(nil) }
        if bounds.width > 0, bounds.height > 0 { page.stage(bounds.size) }
        let context = Callback<Bitmap?>.context(completion)
        oriel_web_picture(
            page.widget, isWhole ? 1 : 0, isOpaque ? 0 : 1,
            { context, width, height, pixels in
                Callback<Bitmap?>.call(context, Bitmap(page: pixels, width: Int(width), height: Int(height)))
            }, context)
    }
}

extension Bitmap {
    /// The pixels of a page, whose bytes are in another order; nil where there are none.
    fileprivate convenience init?(page pixels: UnsafePointer<UInt8>?, width: Int, height: Int) {
        guard let pixels, width > 0, height > 0 else { return nil }
        let count = width * height * 4
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            for start in stride(from: 0, to: count, by: 4) {
                bytes[start] = pixels[start + 2]
                bytes[start + 1] = pixels[start + 1]
                bytes[start + 2] = pixels[start]
                bytes[start + 3] = pixels[start + 3]
            }
            filled = count
        }
        self.init(width: width, height: height, pixels: bytes)
    }

    /// A part, in points; the whole for none, and nil for one that is empty.
    fileprivate func part(_ rect: CGRect) -> Bitmap? {
        if rect.isNull { return self }
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = whole.intersection(rect.integral)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(part.width) * Int(part.height) * 4)
        for row in Int(part.minY)..<Int(part.maxY) {
            let start = (row * width + Int(part.minX)) * 4
            bytes += pixels[start..<start + Int(part.width) * 4]
        }
        return Bitmap(width: Int(part.width), height: Int(part.height), pixels: bytes)
    }
}

import AVFoundation
import SwiftUI

/// Reads pictures of the library.
///
/// Follows Apple's [PHImageManager](https://developer.apple.com/documentation/photos/phimagemanager).
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    private let lock = NSLock()
    private var last: PHImageRequestID = 0
    private var open: Set<PHImageRequestID> = []

    /// Creates a manager.
    public override init() {}
    /// The app's manager.
    open class func `default`() -> PHImageManager { manager }

    /// Reads a picture in a size in pixels, and calls a function with it on the main queue.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        perform(options?.isSynchronous == true, resultHandler) { self.image(asset, targetSize, contentMode) }
    }

    /// Returns a picture in a size; nil for a film, or a file that can't be read.
    func image(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) -> UIImage? {
        Self.read(asset, size, mode)
    }

    static func read(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) -> UIImage? {
        guard asset.mediaType == .image, let image = UIImage(contentsOfFile: asset.url.path) else { return nil }
        return scaled(image, to: size, mode)
    }

    /// Calls a function with a film on the main queue; nil, with an error, for a picture.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        perform(false, { resultHandler($0, nil, $1) }) { Self.film(asset) }
    }
    /// Calls a function with an item for a player on the main queue; nil, with an error, for a picture.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        perform(false, resultHandler) { Self.film(asset).map { AVPlayerItem(asset: $0) } }
    }
    /// Calls a function with an export of a film on the main queue; nil, with an error, for a picture.
    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        perform(false, resultHandler) {
            Self.film(asset).flatMap { AVAssetExportSession(asset: $0, presetName: exportPreset) }
        }
    }
    /// Calls a function with a picture that moves a little on the main queue; nil, with an error, because the library has none.
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        perform(false, resultHandler) { nil }
    }

    private static func film(_ asset: PHAsset) -> AVAsset? {
        asset.mediaType == .video && FileManager.default.isReadableFile(atPath: asset.url.path)
            ? AVURLAsset(url: asset.url) : nil
    }

    /// Reads the content of a picture's file, and calls a function with it, its kind and its orientation on the main queue.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let kind = UTType(filenameExtension: asset.url.pathExtension)?.identifier
        return perform(options?.isSynchronous == true, { resultHandler($0, kind, .up, $1) }) {
            try? Data(contentsOf: asset.url)
        }
    }

    /// Reads the content of a picture's file, and calls a function with it, its kind and its orientation on the main queue.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { resultHandler($0, $1, .up, $3) }
    }

    /// Cancels a request: its function is not called.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = lock.withLock { open.remove(requestID) } }

    private func perform<Value>(
        _ isSynchronous: Bool, _ result: @escaping (Value?, [AnyHashable: Any]?) -> Void,
        _ read: @escaping () -> Value?
    ) -> PHImageRequestID {
        let id = lock.withLock { () -> PHImageRequestID in
            last &+= 1
            open.insert(last)
            return last
        }
        let work = Work(read: { read().map { ($0, [PHImageResultIsDegradedKey: false]) } }) { [self] value in
            guard lock.withLock({ open.remove(id) }) != nil else { return }
            if let value {
                result(value.0, value.1)
            } else {
                result(nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)])
            }
        }
        if isSynchronous {
            work.deliver(work.read())
        } else {
            DispatchQueue.global().async {
                let value = Box(work.read())
                DispatchQueue.main.async { work.deliver(value.value) }
            }
        }
        return id
    }

    /// A request on its way between queues, on one of them at a time.
    private struct Work<Value>: @unchecked Sendable {
        let read: () -> Value?
        let deliver: (Value?) -> Void
    }
    private struct Box<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private static func scaled(_ image: UIImage, to size: CGSize, _ mode: PHImageContentMode) -> UIImage {
        guard size.width > 0, size.height > 0, image.size.width > 0, image.size.height > 0 else { return image }
        let (x, y) = (size.width / image.size.width, size.height / image.size.height)
        let scale = mode == .aspectFit ? min(x, y) : max(x, y)
        guard scale < 1 else { return image }
        let target = CGSize(width: max(image.size.width * scale, 1), height: max(image.size.height * scale, 1))
        return image.preparingThumbnail(of: target) ?? image
    }
}

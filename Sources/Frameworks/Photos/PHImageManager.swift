import SwiftUI

/// How a picture fits a size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// The whole picture in the size.
    public static let `default` = PHImageContentMode.aspectFit
}
/// How good a picture is, and how soon it comes.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How exactly a picture has the size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// The number of a request.
public typealias PHImageRequestID = Int32

/// How a picture is read.
///
/// Follows Apple's [PHImageRequestOptions](https://developer.apple.com/documentation/photos/phimagerequestoptions).
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the result comes before the request returns.
    open var isSynchronous = false
    /// Whether the picture may be fetched from iCloud; all are here.
    open var isNetworkAccessAllowed = false
    /// How good the picture is; it always comes once, and good.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exactly the picture has the size.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Creates options.
    public override init() {}
}

/// The key of whether a picture is a small one that comes before the good one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the error of a request.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether a request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

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
        perform(options, resultHandler) {
            guard asset.mediaType == .image, let image = UIImage(contentsOfFile: asset.url.path) else { return nil }
            return Self.scaled(image, to: targetSize, contentMode)
        }
    }

    /// Reads the content of a picture's file, and calls a function with it, its kind and its orientation on the main queue.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let kind = UTType(filenameExtension: asset.url.pathExtension)?.identifier
        return perform(options, { resultHandler($0, kind, .up, $1) }) { try? Data(contentsOf: asset.url) }
    }

    /// Cancels a request: its function is not called.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = lock.withLock { open.remove(requestID) } }

    private func perform<Value>(
        _ options: PHImageRequestOptions?, _ result: @escaping (Value?, [AnyHashable: Any]?) -> Void,
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
        if options?.isSynchronous == true {
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

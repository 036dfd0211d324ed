import SwiftUI

/// A file of a picture.
///
/// Follows Apple's [PHAssetResource](https://developer.apple.com/documentation/photos/phassetresource). Each picture has one.
public final class PHAssetResource: NSObject, @unchecked Sendable {
    /// The kind of the file.
    public let type: PHAssetResourceType
    /// The identifier of the picture.
    public let assetLocalIdentifier: String
    /// The file's name.
    public let originalFilename: String
    /// The identifier of the file's type.
    public let uniformTypeIdentifier: String
    /// The width in pixels.
    public let pixelWidth: Int
    /// The height in pixels.
    public let pixelHeight: Int
    let url: URL

    init(_ asset: PHAsset) {
        type = asset.mediaType == .video ? .video : .photo
        (assetLocalIdentifier, originalFilename) = (asset.localIdentifier, asset.url.lastPathComponent)
        uniformTypeIdentifier = UTType(filenameExtension: asset.url.pathExtension)?.identifier ?? "public.data"
        (pixelWidth, pixelHeight, url) = (asset.pixelWidth, asset.pixelHeight, asset.url)
    }

    /// The type of the file.
    public var contentType: UTType { UTType(uniformTypeIdentifier) ?? .data }
    /// Returns the files of a picture.
    public class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }
    /// Returns the files of a picture that moves a little: none.
    public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// The number of a request for a file's content.
public typealias PHAssetResourceDataRequestID = Int32
/// The number of no request.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// The options of a request for a file's content.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the file may be fetched from iCloud; all are here.
    open var isNetworkAccessAllowed = false
    /// Called with the progress of a download, from 0 to 1; never here.
    open var progressHandler: ((Double) -> Void)?
    /// Creates options.
    public override init() {}
}

/// Reads the files of pictures.
///
/// Follows Apple's [PHAssetResourceManager](https://developer.apple.com/documentation/photos/phassetresourcemanager).
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let manager = PHAssetResourceManager()
    private let lock = NSLock()
    private var last: PHAssetResourceDataRequestID = 0
    private var running: Set<PHAssetResourceDataRequestID> = []
    override init() {}

    /// The app's manager.
    open class func `default`() -> PHAssetResourceManager { manager }

    /// Reads a file, and calls a function with each part of its content, and another at the end.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        let id = lock.withLock {
            last &+= 1
            running.insert(last)
            return last
        }
        let url = resource.url
        DispatchQueue.global().async { [self] in
            do {
                let file = try FileHandle(forReadingFrom: url)
                defer { try? file.close() }
                while lock.withLock({ running.contains(id) }), let part = try file.read(upToCount: 1 << 20),
                    !part.isEmpty
                {
                    handler(part)
                }
                let isCanceled = lock.withLock { running.remove(id) == nil }
                completionHandler(isCanceled ? PHPhotosError(.userCancelled) : nil)
            } catch { completionHandler(error) }
        }
        return id
    }
    /// Copies a file's content to a file, and calls a function at the end.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let url = resource.url
        DispatchQueue.global().async {
            do {
                try FileManager.default.copyItem(at: url, to: fileURL)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }
    /// Copies a file's content to a file.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeData(for: resource, toFile: fileURL, options: options) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
    /// Ends a request.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
        _ = lock.withLock { running.remove(requestID) }
    }
}

/// A picture that moves a little: its still picture here.
///
/// Follows Apple's [PHLivePhoto](https://developer.apple.com/documentation/photos/phlivephoto).
public final class PHLivePhoto: NSObject, @unchecked Sendable {
    /// The size of the picture, in pixels.
    public let size: CGSize
    /// The still picture.
    package let still: UIImage
    init(_ still: UIImage) { (self.still, size) = (still, still.size) }

    /// Creates a picture of a still and a film, and calls a function with it on the main queue; nil if the still can't be read.
    @discardableResult
    public class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let still = fileURLs.lazy.compactMap { UIImage(contentsOfFile: $0.path) }.first
        let work = Delivery(result: still.map(PHLivePhoto.init), handler: resultHandler)
        DispatchQueue.main.async {
            work.handler(
                work.result,
                work.result == nil
                    ? [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)] : [PHLivePhotoInfoIsDegradedKey: false]
            )
        }
        return 1
    }
    /// Ends a request; its function is called all the same.
    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}

    private struct Delivery: @unchecked Sendable {
        let result: PHLivePhoto?
        let handler: (PHLivePhoto?, [AnyHashable: Any]) -> Void
    }
}

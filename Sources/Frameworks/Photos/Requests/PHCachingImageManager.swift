import SwiftUI

/// Reads pictures of the library, some of them before they are asked for.
///
/// Follows Apple's [PHCachingImageManager](https://developer.apple.com/documentation/photos/phcachingimagemanager). It keeps 500 pictures at
/// most.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    private struct Key: Hashable {
        let identifier: String
        let width: Double
        let height: Double
        let mode: PHImageContentMode
    }
    private let lock = NSLock()
    private var pictures: [Key: UIImage?] = [:]
    private let queue = DispatchQueue(label: "PHCachingImageManager", qos: .utility)
    private static let limit = 500

    /// Whether pictures are kept in the best quality; they always are.
    open var allowsCachingHighQualityImages = true

    /// Creates a manager.
    public override init() {}

    /// Begins to read pictures in a size in pixels.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        for asset in assets {
            let key = Self.key(asset, targetSize, contentMode)
            let isNew = lock.withLock { () -> Bool in
                guard pictures[key] == nil, pictures.count < Self.limit else { return false }
                pictures[key] = .some(nil)
                return true
            }
            guard isNew else { continue }
            queue.async { [weak self] in
                guard let self, self.lock.withLock({ self.pictures[key] != nil }) else { return }
                let image = Self.read(asset, targetSize, contentMode)
                self.lock.withLock { if self.pictures[key] != nil { self.pictures[key] = .some(image) } }
            }
        }
    }
    /// Releases pictures of a size.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        lock.withLock { for asset in assets { pictures[Self.key(asset, targetSize, contentMode)] = nil } }
    }
    /// Releases all pictures.
    open func stopCachingImagesForAllAssets() { lock.withLock { pictures = [:] } }

    private static func key(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) -> Key {
        Key(identifier: asset.localIdentifier, width: size.width, height: size.height, mode: mode)
    }

    override func image(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) -> UIImage? {
        let kept = lock.withLock { pictures[Self.key(asset, size, mode)] ?? nil }
        return kept ?? super.image(asset, size, mode)
    }

    /// Whether a picture is kept; for tests.
    func keeps(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) -> Bool {
        queue.sync {}
        return lock.withLock { (pictures[Self.key(asset, size, mode)] ?? nil) != nil }
    }
}

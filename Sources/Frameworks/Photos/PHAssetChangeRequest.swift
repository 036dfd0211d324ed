import SwiftUI

/// The kinds of a picture's files.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto,
        pairedVideo
}

/// How a file is added to a picture.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// The file's name; nil for one of the library's.
    open var originalFilename: String?
    /// The kind of the file; nil if it is not known.
    open var uniformTypeIdentifier: String?
    /// Whether the file is moved, not copied.
    open var shouldMoveFile = false
    /// Creates options.
    public override init() {}
}

/// Stands for a picture before it is in the library.
public final class PHObjectPlaceholder: NSObject, Sendable {
    /// A name; it is not the picture's, which is known when it is there.
    public let localIdentifier = UUID().uuidString
}

/// A request for changing a picture, in the function of `performChanges(_:)`.
///
/// Follows Apple's [PHAssetChangeRequest](https://developer.apple.com/documentation/photos/phassetchangerequest).
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    /// When the picture was made; the library takes the time at which it is added.
    open var creationDate: Date?
    /// Whether the user likes it; not kept.
    open var isFavorite = false
    /// Whether the user has hidden it; not kept.
    open var isHidden = false
    /// Stands for the picture until it is there.
    public let placeholderForCreatedAsset: PHObjectPlaceholder? = PHObjectPlaceholder()

    /// Creates a request for a new picture.
    public override init() {}

    /// Creates a request for changing a picture, whose file stays as it is.
    public init(for asset: PHAsset) {}

    /// Adds an image.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PHPhotoLibrary.shared().note { $0.added.append((.image(image), nil)) }
        return PHAssetChangeRequest()
    }
    /// Adds a file with a picture; nil if there is no such file.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { add(fileURL) }
    /// Adds a file with a film; nil if there is no such file.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { add(fileURL) }

    private class func add(_ url: URL) -> PHAssetChangeRequest? {
        guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        PHPhotoLibrary.shared().note { $0.added.append((.file(url, moves: false), url.lastPathComponent)) }
        return PHAssetChangeRequest()
    }

    /// Removes pictures: their files.
    open class func deleteAssets(_ assets: any Sequence<PHAsset>) {
        let urls = assets.map(\.url)
        PHPhotoLibrary.shared().note { $0.removed += urls }
    }
}

/// A request for a new picture of several files, of which the first is used.
///
/// Follows Apple's [PHAssetCreationRequest](https://developer.apple.com/documentation/photos/phassetcreationrequest).
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    private var hasFile = false

    /// Creates a request.
    open class func forAsset() -> Self { self.init() }
    public required override init() { super.init() }

    /// Adds a file's content.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        add(.data(data), options?.originalFilename)
    }
    /// Adds a file.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        add(
            .file(fileURL, moves: options?.shouldMoveFile ?? false),
            options?.originalFilename ?? fileURL.lastPathComponent)
    }

    private func add(_ content: PictureChanges.Content, _ name: String?) {
        guard !hasFile else {
            return RuntimeWarning.issue("PHAssetCreationRequest: pictures have one file here; the first one is used.")
        }
        hasFile = true
        PHPhotoLibrary.shared().note { $0.added.append((content, name)) }
    }
}

import CoreLocation
import SwiftUI

/// The kinds of a picture's files.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
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

/// A request for changing a picture, in the function of `performChanges(_:)`.
///
/// Follows Apple's [PHAssetChangeRequest](https://developer.apple.com/documentation/photos/phassetchangerequest).
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
    /// The date at which the picture was made; nil for the file's.
    open var creationDate: Date? {
        didSet {
            let date = creationDate
            set { $0.creationDate = date }
        }
    }
    /// The place at which the picture was made.
    open var location: CLLocation? {
        didSet {
            let place = location?.coordinate
            set { ($0.latitude, $0.longitude) = (place?.latitude, place?.longitude) }
        }
    }
    /// Whether the picture is a favorite.
    open var isFavorite = false {
        didSet {
            let value = isFavorite
            set { $0.isFavorite = value }
        }
    }
    /// Whether the picture is hidden.
    open var isHidden = false {
        didSet {
            let value = isHidden
            set { $0.isHidden = value }
        }
    }
    /// Stands for a new picture until it is there; nil for one that is changed.
    public let placeholderForCreatedAsset: PHObjectPlaceholder?
    private let identifier: String

    /// Creates a request for a new picture.
    public override init() {
        let placeholder = PHObjectPlaceholder()
        (placeholderForCreatedAsset, identifier) = (placeholder, placeholder.localIdentifier)
    }

    /// Creates a request for changing a picture, whose file stays as it is.
    public init(for asset: PHAsset) {
        (placeholderForCreatedAsset, identifier) = (nil, asset.localIdentifier)
        (creationDate, location) = (asset.creationDate, asset.location)
        (isFavorite, isHidden) = (asset.isFavorite, asset.isHidden)
    }

    private func set(_ body: @escaping (inout LibraryIndex.Facts) -> Void) {
        let identifier = identifier
        PHPhotoLibrary.shared().note { changes in
            changes.edits.append { index, resolve in
                body(&index.facts[resolve(identifier), default: LibraryIndex.Facts()])
            }
        }
    }

    /// Notes a file for the picture.
    func add(_ content: PictureChanges.Content, _ name: String?) {
        let identifier = identifier
        PHPhotoLibrary.shared().note { $0.added.append((content, name, identifier)) }
    }

    /// Adds an image.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest()
        request.add(.image(image), nil)
        return request
    }
    /// Adds a file with a picture; nil if there is no such file.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { add(fileURL) }
    /// Adds a file with a film; nil if there is no such file.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { add(fileURL) }

    private class func add(_ url: URL) -> PHAssetChangeRequest? {
        guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        let request = PHAssetChangeRequest()
        request.add(.file(url, moves: false), url.lastPathComponent)
        return request
    }

    /// Removes pictures: their files.
    open class func deleteAssets(_ assets: any Sequence) {
        let urls = identifiers(assets).map { URL(filePath: $0) }
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
    /// Returns whether a picture of files of kinds can be added: if there is one for a picture or a film.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { !types.isEmpty }
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

    override func add(_ content: PictureChanges.Content, _ name: String?) {
        guard !hasFile else {
            return RuntimeWarning.issue("PHAssetCreationRequest: pictures have one file here; the first one is used.")
        }
        hasFile = true
        super.add(content, name)
    }
}

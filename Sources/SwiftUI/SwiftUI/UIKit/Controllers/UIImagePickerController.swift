import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A controller for choosing an image or a movie from the files of the computer; a camera is not supported.
///
/// Follows Apple's
/// [UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
    /// The source of images.
    open var sourceType = SourceType.photoLibrary
    /// Whether the image can be edited; it cannot here.
    open var allowsEditing = false
    /// The types to choose from.
    open var mediaTypes = ["public.image"]
    /// The delegate, which receives the choice.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Which camera is used.
    open var cameraDevice = CameraDevice.rear
    /// How images come to the app; as their files here.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// How movies come to the app, as a name of `AVAssetExportSession`; as their files here.
    open var videoExportPreset = "AVAssetExportPresetPassthrough"
    /// The quality of movies; their files' own here.
    open var videoQuality = QualityType.typeMedium
    /// How long a movie of the camera may be, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// Whether the camera takes photographs or movies.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Whether the camera's light flashes.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether the camera has its controls.
    open var showsCameraControls = true
    /// A view above the camera's picture.
    open var cameraOverlayView: UIView?
    /// How the camera's picture is turned and scaled.
    open var cameraViewTransform = CGAffineTransform.identity

    /// Creates a picker.
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The source of images.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// Which camera is used.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// The form of images.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
    /// The quality of movies.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// Whether the camera takes photographs or movies.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// Whether the camera's light flashes.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

    /// The information about a choice.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the selected item.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited image.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The crop rectangle.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The image's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The movie's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The camera's notes about an image.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The image that moves.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The item of the photo library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Whether a source is available: files are, a camera is not.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// The types that there are.
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : ["public.image", "public.movie"]
    }
    /// The kinds of recordings of a camera; nil, as there is none.
    public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// Whether a camera has a light that flashes; there is none.
    public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Takes a picture; there is no camera.
    open func takePicture() { warnOfCamera() }
    /// Begins a movie; there is no camera.
    open func startVideoCapture() -> Bool {
        warnOfCamera()
        return false
    }
    /// Ends a movie; there is no camera.
    open func stopVideoCapture() { warnOfCamera() }
    private func warnOfCamera() { RuntimeWarning.issue("UIImagePickerController has no camera here.") }
    /// Whether there is a camera; there is none.
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        if sourceType == .camera { return AnyView(UIKitPlaceholder(name: "Camera")) }
        let types = mediaTypes.compactMap { UTType($0) }
        return AnyView(
            FilePanel(
                kind: .open(allowsSeveral: false), types: types.isEmpty ? [.image] : types,
                title: types.contains(.image) || types.isEmpty ? "Choose a Picture" : "Choose a Movie",
                answer: { [weak self] in self?.chose($0?.first) }))
    }

    func chose(_ file: URL?) {
        let type = file.flatMap { UTType(filenameExtension: $0.pathExtension) }
        if let file, let type, type.conforms(to: .movie) {
            delegate?.imagePickerController(
                self, didFinishPickingMediaWithInfo: [.mediaURL: file, .mediaType: "public.movie"])
            return
        }
        guard let file, let image = UIImage(contentsOf: file) else {
            delegate?.imagePickerControllerDidCancel(self)
            return
        }
        delegate?.imagePickerController(
            self,
            didFinishPickingMediaWithInfo: [.originalImage: image, .imageURL: file, .mediaType: "public.image"])
    }
}

/// Methods for reacting to a choice of an image.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when an image was selected.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the selection was canceled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

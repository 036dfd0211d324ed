import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A controller for choosing an image from the files of the computer; a camera is not supported.
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

    /// Creates a picker.
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The source of images.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// Which camera is used.
    public enum CameraDevice: Int, Sendable { case rear, front }

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
    }

    /// Whether a source is available: files are, a camera is not.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// The types that there are.
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : ["public.image"]
    }
    /// Whether there is a camera; there is none.
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        if sourceType == .camera { return AnyView(UIKitPlaceholder(name: "Camera")) }
        return AnyView(
            FilePanel(
                kind: .open(allowsSeveral: false), types: [.image], title: "Choose a Picture",
                answer: { [weak self] in self?.chose($0?.first) }))
    }

    private func chose(_ file: URL?) {
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

import SwiftUI

/// Methods that a picker of tracks calls.
///
/// Follows Apple's [MPMediaPickerControllerDelegate](https://developer.apple.com/documentation/mediaplayer/mpmediapickercontrollerdelegate).
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Called with the chosen tracks; never here.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Called when the user cancels.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A controller for choosing tracks of the media library, which is empty here: the user can cancel.
///
/// Follows Apple's [MPMediaPickerController](https://developer.apple.com/documentation/mediaplayer/mpmediapickercontroller).
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
    /// The kinds of tracks that can be chosen.
    public let mediaTypes: MPMediaType
    /// The delegate.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several tracks can be chosen.
    open var allowsPickingMultipleItems = false
    /// Whether tracks are shown that are in iCloud alone.
    open var showsCloudItems = true
    /// Whether tracks are shown that are protected.
    open var showsItemsWithProtectedAssets = true
    /// A text above the tracks.
    open var prompt: String?

    /// Creates a controller for kinds of tracks.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
        MPMediaLibrary.warn()
    }
    /// Creates a controller for all tracks.
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    public override var _swiftUIContent: AnyView {
        AnyView(
            VStack(spacing: 12) {
                if let prompt { Text(prompt) }
                Text("There is no media library.").foregroundStyle(.secondary)
                Button("Cancel") { [weak self] in
                    guard let self else { return }
                    delegate?.mediaPickerDidCancel(self)
                }
            }
            .padding()
        )
    }
}

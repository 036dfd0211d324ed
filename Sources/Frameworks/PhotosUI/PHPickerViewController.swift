import Photos
import SwiftUI

/// A controller for choosing pictures in UIKit's way: from the files of the computer.
///
/// Follows Apple's
/// [PHPickerViewController](https://developer.apple.com/documentation/photosui/phpickerviewcontroller).
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
    /// The configuration of the choice.
    public let configuration: PHPickerConfiguration
    /// The delegate, which receives the choice.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    public override var _swiftUIContent: AnyView {
        AnyView(
            PicturePanel(
                allowsSeveral: configuration.selectionLimit != 1, filter: configuration.filter,
                answer: { [weak self] files in
                    guard let self else { return }
                    let results = files.map { file in
                        PHPickerResult(
                            itemProvider: NSItemProvider(contentsOf: file) ?? NSItemProvider(),
                            assetIdentifier: file.path)
                    }
                    delegate?.picker(self, didFinishPicking: results)
                }))
    }
}

/// Methods for reacting to the chosen pictures.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the chosen pictures; empty if the choice was canceled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picture that was chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Provides the picture.
    public let itemProvider: NSItemProvider
    /// The picture's name in the library: the file's path.
    public let assetIdentifier: String?
}

/// The kinds of files that can be chosen.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// How many pictures can be chosen; 0 for any number.
    public var selectionLimit = 1
    /// The kinds of pictures; nil for all.
    public var filter: PHPickerFilter?
    /// How pictures are passed to the app; without conversion here.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Whether the order of the choice is kept.
    public var selection = Selection.default
    /// The names of pictures that are chosen from the beginning.
    public var preselectedAssetIdentifiers: [String] = []

    /// How pictures are passed to the app.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// Whether the order of a choice is kept.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    /// Creates a configuration for one picture.
    public init() {}
    /// Creates a configuration for one picture of a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// Kinds of pictures.
public struct PHPickerFilter: Hashable, Sendable {
    let types: [UTType]

    /// Still pictures.
    public static let images = PHPickerFilter(types: [.image])
    /// Films.
    public static let videos = PHPickerFilter(types: [.movie])
    /// Pictures that move a little.
    public static let livePhotos = PHPickerFilter(types: [.livePhoto, .image])
    /// Pictures of the screen.
    public static let screenshots = images
    /// Pictures with depth.
    public static let depthEffectPhotos = images
    /// Pictures of everything around.
    public static let panoramas = images
    /// Pictures in a row.
    public static let bursts = images

    /// Films of the screen.
    public static let screenRecordings = videos
    /// Films with depth.
    public static let cinematicVideos = videos
    /// Films in slow motion.
    public static let slomoVideos = videos
    /// Films in fast motion.
    public static let timelapseVideos = videos
    /// Pictures and films for a pair of eyes.
    public static let spatialMedia = PHPickerFilter(types: [.image, .movie])

    /// Pictures that are shown in a way.
    public static func playbackStyle(_ playbackStyle: PHAssetPlaybackStyle) -> PHPickerFilter {
        switch playbackStyle {
        case .image: images
        case .imageAnimated: PHPickerFilter(types: [.gif])
        case .livePhoto: livePhotos
        case .video, .videoLooping: videos
        case .unsupported: PHPickerFilter(types: [.image, .movie])
        }
    }

    /// Pictures of any of some kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }
    /// Pictures of all of some kinds.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { subfilters.first ?? images }
    /// Pictures not of a kind; all pictures, here.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(types: [.image, .movie]) }
}

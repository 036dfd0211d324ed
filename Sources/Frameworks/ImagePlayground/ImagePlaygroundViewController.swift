import SwiftUI

/// Lets users make a picture; a note says that this system cannot.
///
/// Follows Apple's
/// [ImagePlaygroundViewController](https://developer.apple.com/documentation/imageplayground/imageplaygroundviewcontroller).
@MainActor @preconcurrency
public final class ImagePlaygroundViewController: UIViewController {
    /// Whether pictures can be made; false.
    public static var isAvailable: Bool { false }
    /// Receives the picture.
    public weak var delegate: (any Delegate)?
    /// The concepts.
    public var concepts: [ImagePlaygroundConcept] = []
    /// The picture from which another is made; nil for none.
    public var sourceImage: UIImage?
    /// The styles of pictures.
    public var allowedGenerationStyles: [ImagePlaygroundStyle] = []
    /// The style that is chosen first; nil for the system's.
    public var selectedGenerationStyle: ImagePlaygroundStyle?
    /// The settings.
    public var options = ImagePlaygroundOptions()

    /// Receives the picture.
    @MainActor @preconcurrency
    public protocol Delegate: NSObjectProtocol {
        /// Called with the file of a picture.
        func imagePlaygroundViewController(
            _ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        /// Called when the user has canceled.
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }

    public override var _swiftUIContent: AnyView {
        AnyView(
            PlaygroundNote { [weak self] in
                guard let self else { return }
                delegate?.imagePlaygroundViewControllerDidCancel(self)
            })
    }
}

extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(
        _ imagePlaygroundViewController: ImagePlaygroundViewController
    ) {}
}

/// Says that pictures cannot be made.
struct PlaygroundNote: View {
    let cancel: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "photo").font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
            Text("Pictures are not made on this system.").font(.subheadline).foregroundStyle(.secondary)
            Button("Cancel") {
                cancel()
                dismiss()
            }
            .keyboardShortcut(.cancelAction)
        }
        .padding(24)
    }
}

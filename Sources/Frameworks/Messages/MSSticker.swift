import Foundation
import SwiftUI

/// A sticker: a picture in a file.
///
/// Follows Apple's [MSSticker](https://developer.apple.com/documentation/messages/mssticker).
open class MSSticker: NSObject, @unchecked Sendable {
    /// The file.
    public let imageFileURL: URL
    /// A text for assistive technology.
    public let localizedDescription: String
    /// Creates a sticker of a file; throws a ``MSMessageError`` where there is none.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard fileURL.isFileURL else { throw MSMessageError(.improperFileURL) }
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw MSMessageError(.fileNotFound) }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}

/// The size of stickers.
public enum MSStickerSize: Int, Sendable { case small, regular, large }

/// A view that shows a sticker.
///
/// Follows Apple's [MSStickerView](https://developer.apple.com/documentation/messages/msstickerview). Stickers are not dragged to other apps.
@MainActor @preconcurrency
open class MSStickerView: UIView {
    /// The sticker; nil for none.
    open var sticker: MSSticker? { didSet { setNeedsDisplay() } }
    /// Creates a view with a sticker.
    public convenience init(frame: CGRect, sticker: MSSticker?) {
        self.init(frame: frame)
        self.sticker = sticker
    }
    /// The length of an animated sticker, in seconds; 0, as stickers are shown still.
    open var animationDuration: TimeInterval { 0 }
    /// Begins the animation; without effect.
    open func startAnimating() {}
    /// Ends the animation.
    open func stopAnimating() {}
    /// Whether the sticker is animated; false.
    open func isAnimating() -> Bool { false }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        guard let image = sticker.flatMap({ UIImage(contentsOfFile: $0.imageFileURL.path) }) else {
            return AnyView(EmptyView())
        }
        return AnyView(
            Image(uiImage: image).resizable().scaledToFit()
                .accessibilityLabel(Text(verbatim: sticker?.localizedDescription ?? "")))
    }
}

/// Provides the stickers of a browser.
@MainActor @preconcurrency
public protocol MSStickerBrowserViewDataSource: AnyObject {
    /// Returns the number of stickers.
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    /// Returns a sticker.
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// A grid of stickers.
///
/// Follows Apple's [MSStickerBrowserView](https://developer.apple.com/documentation/messages/msstickerbrowserview).
@MainActor @preconcurrency
open class MSStickerBrowserView: UIView {
    /// The size of the stickers.
    public private(set) var stickerSize = MSStickerSize.regular
    /// Provides the stickers.
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    /// Creates a grid.
    public convenience init(frame: CGRect, stickerSize: MSStickerSize) {
        self.init(frame: frame)
        self.stickerSize = stickerSize
    }
    /// Asks for the stickers again.
    open func reloadData() { setNeedsDisplay() }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        let stickers = (0..<(dataSource?.numberOfStickers(in: self) ?? 0)).compactMap { index in
            dataSource?.stickerBrowserView(self, stickerAt: index)
        }
        let width: CGFloat = stickerSize == .small ? 80 : stickerSize == .regular ? 120 : 180
        return AnyView(StickerGrid(stickers: stickers, width: width))
    }
}

/// Stickers in lines.
private struct StickerGrid: View {
    let stickers: [MSSticker]
    let width: CGFloat

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width))]) {
                ForEach(Array(stickers.enumerated()), id: \.offset) { _, sticker in
                    if let image = UIImage(contentsOfFile: sticker.imageFileURL.path) {
                        Image(uiImage: image).resizable().scaledToFit().frame(width: width, height: width)
                            .accessibilityLabel(Text(verbatim: sticker.localizedDescription))
                    }
                }
            }
        }
    }
}

/// A controller with a grid of stickers.
///
/// Follows Apple's [MSStickerBrowserViewController](https://developer.apple.com/documentation/messages/msstickerbrowserviewcontroller).
@MainActor @preconcurrency
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    /// The size of the stickers.
    public let stickerSize: MSStickerSize
    /// The grid.
    open private(set) lazy var stickerBrowserView: MSStickerBrowserView = {
        let view = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
        view.dataSource = self
        return view
    }()
    /// Creates a controller for stickers of a size.
    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        preconditionFailure("A subclass of MSStickerBrowserViewController returns its stickers.")
    }
    open override var _swiftUIContent: AnyView { stickerBrowserView._swiftUIContent }
}

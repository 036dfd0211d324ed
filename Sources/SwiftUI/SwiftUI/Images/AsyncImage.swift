import Foundation
import SwiftUICore

/// The state of an image being loaded.
///
/// Follows Apple's [AsyncImagePhase](https://developer.apple.com/documentation/swiftui/asyncimagephase).
public enum AsyncImagePhase {
    /// Nothing is loaded.
    case empty
    /// The image is there.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The image; nil if there is none.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error; nil for none.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded from an address.
///
/// The image is loaded when the view appears, and again when its address changes; loading ends when it disappears. Without
/// `content` the image is shown at its own size, and the placeholder is gray.
///
/// ```swift
/// AsyncImage(url: URL(string: "https://example.com/card.png")) { phase in
///     switch phase {
///     case .success(let image): image.resizable().scaledToFit()
///     case .failure: Image(systemName: "wifi.slash")
///     default: ProgressView()
///     }
/// }
/// ```
///
/// Follows Apple's [AsyncImage](https://developer.apple.com/documentation/swiftui/asyncimage).
public struct AsyncImage<Content: View> {
    /// Where the image is; nil for none.
    let source: AsyncImageSource?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.asyncImageLoader) private var loader

    /// Shows an image, and a gray area until it is there.
    /// - Parameters:
    ///   - url: The address; nil for none.
    ///   - scale: Pixels per point.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
    }

    /// Shows a view of an image, and another until it is there.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Shows a view for the state of the image.
    /// - Parameters:
    ///   - url: The address; nil for none.
    ///   - scale: Pixels per point.
    ///   - transaction: How changes are shown.
    ///   - content: The view.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url.map { AsyncImageSource(url: $0) }, scale, transaction, content)
    }

    nonisolated init(
        _ source: AsyncImageSource?, _ scale: CGFloat, _ transaction: Transaction,
        _ content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.source = source
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @ViewBuilder @MainActor public var body: some View {
        content(phase).task(id: source) { await load() }
    }

    @MainActor private func load() async {
        guard let source else { return show(.empty) }
        if case .success = phase { show(.empty) }
        do {
            let data = try await source.data(loader, limit: _AsyncImageContent.limit)
            let (scale, room) = (scale, Self.room)
            // Reading a large picture takes longer than a frame.
            let image = await Task.detached {
                let image = UIImage(data: data, scale: scale)
                image?.prepare(for: room)
                return image
            }.value
            try Task.checkCancellation()
            guard let image else { throw CocoaError(.fileReadCorruptFile) }
            show(.success(Image(uiImage: image)))
        } catch is CancellationError {
            // The view was removed, or shows another address.
        } catch {
            show(.failure(error))
        }
    }

    /// The maximum number of visible pixels: the window's.
    @MainActor private static var room: CGSize {
        let window = ViewHost.current
        let size = window?.size ?? .zero
        let scale = max(window?.pixelsPerPoint ?? 1, 1)
        return CGSize(width: max(size.width, 1) * scale, height: max(size.height, 1) * scale)
    }

    @MainActor private func show(_ new: AsyncImagePhase) {
        withTransaction(transaction) { phase = new }
    }
}

extension AsyncImage: View {}

/// An image, or a gray area as its placeholder.
public struct _AsyncImageContent {
    let image: Image?
    /// The maximum number of bytes loaded for an image: a larger response is refused.
    static let limit = 128 << 20

    @ViewBuilder @MainActor public var body: some View {
        if let image {
            image
        } else {
            Rectangle().fill(Color(UIColor.systemGray4)).opacity(0.6)
        }
    }
}

extension _AsyncImageContent: View {}

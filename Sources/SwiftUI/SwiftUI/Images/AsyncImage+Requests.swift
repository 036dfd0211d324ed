#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import OrielFoundation
import SwiftUICore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension AsyncImage {
    /// Shows the image that a request loads, and a gray area until it is there.
    /// - Parameters:
    ///   - request: The request, with its headers and cache policy; nil for none.
    ///   - scale: Pixels per point.
    public nonisolated init(request: URLRequest?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(request: request, scale: scale) { _AsyncImageContent(image: $0.image) }
    }

    /// Shows a view of the image that a request loads, and another until it is there.
    public nonisolated init<I: View, P: View>(
        request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(request: request, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Shows a view for the state of the image that a request loads.
    /// - Parameters:
    ///   - request: The request, with its headers and cache policy; nil for none.
    ///   - scale: Pixels per point.
    ///   - transaction: How changes are shown.
    ///   - content: The view.
    public nonisolated init(
        request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        let source = request.flatMap { request in
            request.url.map {
                AsyncImageSource(url: $0, request: AnyHashable(request), loader: AsyncImageLoader(URLSession.shared))
            }
        }
        self.init(source, scale, transaction, content)
    }
}

extension AsyncImageLoader {
    /// Loads images by a session, with its cache and settings.
    init(_ session: URLSession) {
        self.init(id: ObjectIdentifier(session)) { url, request in
            let (data, response) = try await session.data(for: request?.base as? URLRequest ?? URLRequest(url: url))
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                throw URLError(.badServerResponse)
            }
            return data
        }
    }
}

extension View {
    /// Sets the session by which images from addresses are loaded in the view, with its cache.
    public nonisolated func asyncImageURLSession(_ urlSession: URLSession) -> some View {
        environment(\.asyncImageLoader, AsyncImageLoader(urlSession))
    }
}
#endif

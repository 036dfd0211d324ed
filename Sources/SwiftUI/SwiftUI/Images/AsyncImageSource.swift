import Foundation
import OrielFoundation
import SwiftUICore

/// Where an image comes from.
struct AsyncImageSource: Hashable {
    let url: URL
    /// The request that loads it, a `URLRequest`; nil for a plain one.
    var request: AnyHashable?
    /// What loads it by its request where the environment has nothing for that.
    var loader: AsyncImageLoader?

    static func == (a: AsyncImageSource, b: AsyncImageSource) -> Bool { a.url == b.url && a.request == b.request }
    func hash(into hasher: inout Hasher) { hasher.combine(url) }

    /// Loads the image's file.
    /// - Parameter limit: The most bytes: more is an error.
    func data(_ environment: AsyncImageLoader?, limit: Int) async throws -> Data {
        guard let loader = environment ?? loader, !url.isFileURL else { return try await url.contents(limit: limit) }
        let data = try await loader.load(url, request)
        if data.count > limit { throw CocoaError(.fileReadTooLarge) }
        return data
    }
}

/// What loads images from servers.
struct AsyncImageLoader: @unchecked Sendable {
    /// The loader's identity.
    let id: ObjectIdentifier
    let load: (_ url: URL, _ request: AnyHashable?) async throws -> Data
}

private enum AsyncImageLoaderKey: EnvironmentKey { static var defaultValue: AsyncImageLoader? { nil } }

extension EnvironmentValues {
    /// What loads the images of the view; nil for the usual way.
    var asyncImageLoader: AsyncImageLoader? {
        get { self[AsyncImageLoaderKey.self] }
        set { self[AsyncImageLoaderKey.self] = newValue }
    }
}

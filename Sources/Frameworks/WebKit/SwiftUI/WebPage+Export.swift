import CoreTransferable
import Foundation
import SwiftUI
import UniformTypeIdentifiers

extension WebPage {
    /// The form in which a page is exported.
    ///
    /// Follows Apple's
    /// [ExportedContentConfiguration](https://developer.apple.com/documentation/webkit/webpage/exportedcontentconfiguration).
    public struct ExportedContentConfiguration: Sendable {
        /// A part of a page.
        public struct Region: Hashable, Sendable {
            let rect: CGRect?
            /// All content.
            public static let contents = Region(rect: nil)
            /// A rectangle of the view, in points.
            public static func rect(_ rect: CGRect) -> Region { Region(rect: rect) }
        }

        enum Form: Sendable {
            case image(Region, isTransparent: Bool, width: CGFloat?)
            case pdf(Region)
            case webArchive
        }

        let form: Form

        /// A picture, as a PNG file.
        /// - Parameters:
        ///   - allowTransparentBackground: Whether it is transparent where the page has no background.
        ///   - snapshotWidth: The picture's width, in points; nil for the region's.
        public static func image(
            region: Region = .contents, allowTransparentBackground: Bool = false, snapshotWidth: CGFloat? = nil,
            afterScreenUpdates: Bool = true
        ) -> ExportedContentConfiguration {
            .init(form: .image(region, isTransparent: allowTransparentBackground, width: snapshotWidth))
        }

        /// A PDF document of one page.
        public static func pdf(
            region: Region = .contents, allowTransparentBackground: Bool = false
        ) -> ExportedContentConfiguration { .init(form: .pdf(region)) }

        /// An archive of the page with all that it names; WebKitGTK makes none, and exporting fails.
        public static var webArchive: ExportedContentConfiguration { .init(form: .webArchive) }
    }

    /// Returns the page as a picture, a document or an archive.
    public func exported(as configuration: ExportedContentConfiguration) async throws -> Data {
        switch configuration.form {
        case .image(let region, let isTransparent, let width):
            let wasOpaque = view.isOpaque
            if isTransparent { view.isOpaque = false }
            defer { view.isOpaque = wasOpaque }
            let snapshot = WKSnapshotConfiguration()
            if let rect = region.rect { snapshot.rect = rect } else { snapshot.isWhole = true }
            snapshot.snapshotWidth = width.map { NSNumber(value: Double($0)) }
            let image = try await view.takeSnapshot(configuration: snapshot)
            guard let data = image.pngData() else { throw WKError(.unknown, "The page has no picture.") }
            return data
        case .pdf(let region):
            let part = WKPDFConfiguration()
            part.rect = region.rect
            return try await view.pdf(configuration: part)
        case .webArchive: return try await webArchiveData()
        }
    }

    /// Returns a picture of the visible part of the page.
    public func snapshot(_ configuration: WKSnapshotConfiguration? = nil) async throws -> Image {
        Image(uiImage: try await view.takeSnapshot(configuration: configuration))
    }

    /// Returns the page as a PDF document.
    public func pdf(configuration: WKPDFConfiguration? = nil) async throws -> Data {
        try await view.pdf(configuration: configuration)
    }

    /// Fails: WebKitGTK makes no archives of Apple's form.
    public func webArchiveData() async throws -> Data {
        throw WKError(.unknown, "Web pages do not become archives here.")
    }
}

extension WebPage: Transferable {
    public nonisolated static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .pdf) { try await $0.exported(as: .pdf()) }
        DataRepresentation(exportedContentType: .png) { try await $0.exported(as: .image()) }
        ProxyRepresentation { (page: WebPage) async throws -> URL in
            guard let url = await page.url else { throw WKError(.unknown, "The page has no address.") }
            return url
        }
    }
}

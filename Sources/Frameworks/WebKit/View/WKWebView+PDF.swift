import Foundation
import OrielFoundation
import SwiftUI
import WebKitShim

/// Which part of a page becomes a PDF document.
@MainActor @preconcurrency
open class WKPDFConfiguration: NSObject {
    /// The part of the page; the whole page by default, and always here, with a warning.
    open var rect: CGRect?
    /// Whether the document is transparent where the page has no background; it always is.
    open var allowTransparentBackground = false
    /// Creates a configuration of the whole page.
    nonisolated public override init() { super.init() }
}

extension WKWebView {
    func standardCreatePDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        Task {
            do { completionHandler(.success(try await pdf(configuration: configuration))) } catch {
                completionHandler(.failure(error))
            }
        }
    }

    func standardPdf(configuration: WKPDFConfiguration?) async throws -> Data {
        guard let page else { throw WKError(.webViewInvalidated, obstacle) }
        if configuration?.rect != nil {
            RuntimeWarning.issue("WKPDFConfiguration.rect has no effect here: see CompatibilityGaps.md.")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "page.pdf")
        let size = try await contentSize()
        let failure: String? = await withCheckedContinuation { continuation in
            let context = Callback<String?>.context { continuation.resume(returning: $0) }
            oriel_web_pdf(
                page.widget, Double(size.width), Double(size.height), file.absoluteString,
                { context, error in Callback<String?>.call(context, error.map { String(cString: $0) }) }, context)
        }
        if let failure { throw WKError(.unknown, failure) }
        return try Data(contentsOf: file)
    }

    /// The size of the page's content, in points; no larger than a PDF document's page may be.
    private func contentSize() async throws -> CGSize {
        let script = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        let size = try await evaluateJavaScript(script) as? [Double] ?? []
        guard size.count == 2 else { throw WKError(.unknown, "The page has no size.") }
        return CGSize(width: min(max(size[0], 1), 14_400), height: min(max(size[1], 1), 14_400))
    }
}

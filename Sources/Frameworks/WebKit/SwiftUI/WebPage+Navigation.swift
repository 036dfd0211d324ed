import Foundation
import FoundationNetworking

extension WebPage {
    /// The frame of a script: the main frame.
    @MainActor
    public struct FrameInfo {
        let info: WKFrameInfo
        /// Whether it is the main frame.
        public var isMainFrame: Bool { info.isMainFrame }
        /// The frame's request.
        public var request: URLRequest { info.request }
        /// Where the frame's content comes from.
        public var securityOrigin: WKSecurityOrigin { info.securityOrigin }
    }

    /// A navigation that is about to begin.
    @MainActor
    public struct NavigationAction {
        let action: WKNavigationAction
        /// The request.
        public var request: URLRequest { action.request }
        /// The cause.
        public var navigationType: WKNavigationType { action.navigationType }
        /// The frame that will show the page; nil for a new window.
        public var target: FrameInfo? { action.targetFrame.map { FrameInfo(info: $0) } }
        /// The frame that navigates.
        public var source: FrameInfo { FrameInfo(info: action.sourceFrame) }
        /// Whether the page asks for a download; not known here.
        public var shouldPerformDownload: Bool { action.shouldPerformDownload }
    }

    /// A response that is about to be shown.
    @MainActor
    public struct NavigationResponse {
        let answer: WKNavigationResponse
        /// The response.
        public var response: URLResponse { answer.response }
        /// Whether it is that of the page itself.
        public var isForMainFrame: Bool { answer.isForMainFrame }
        /// Whether it can be shown.
        public var canShowMimeType: Bool { answer.canShowMIMEType }
    }
}

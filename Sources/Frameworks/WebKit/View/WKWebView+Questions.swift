import Foundation
import WebKitShim

extension WKWebView {
    /// Asks the delegate about a navigation or a response.
    func decide(_ question: WebQuestion, _ decision: WebDecision) {
        let delegate = navigationDelegate
        if question.isResponse {
            let response = WKNavigationResponse(question)
            guard let delegate else {
                return decision.decide(response.canShowMIMEType ? OrielWebAllow : OrielWebCancel)
            }
            delegate.webView(self, decidePolicyFor: response) { [weak self] policy in
                if policy == .download { self?.wantDownload(of: question, .response(response)) }
                decision.decide(policy.webAnswer)
            }
            return
        }
        guard let delegate else { return decision.decide(OrielWebAllow) }
        let action = WKNavigationAction(question, in: self)
        let preferences = configuration.defaultWebpagePreferences.copied()
        delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, preferences in
            if policy == .download { self?.wantDownload(of: question, .action(action)) }
            // It never begins.
            if policy != .allow, !question.isNewWindow { self?.nextNavigation = nil }
            if policy == .allow, !question.isNewWindow, let self {
                set(
                    "enable-javascript-markup",
                    configuration.preferences.javaScriptEnabled && preferences.allowsContentJavaScript)
            }
            decision.decide(policy.webAnswer)
        }
    }

    /// Asks the delegate to show a script's dialog.
    func show(_ dialog: WebDialog, kind: Int, message: String, text: String?) {
        guard let delegate = uiDelegate else { return dialog.confirm(kind == 3) }
        let frame = WKFrameInfo(self)
        switch kind {
        case 0:
            delegate.webView(self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame) {
                dialog.confirm(true)
            }
        case 1:
            delegate.webView(self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame) {
                dialog.confirm($0)
            }
        case 2:
            delegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: message, defaultText: text, initiatedByFrame: frame
            ) { dialog.confirm($0 != nil, text: $0) }
        default: dialog.confirm(true)
        }
    }

    /// The widget of a view for a new window; nil for none.
    func makeWindow(_ question: WebQuestion) -> UnsafeMutableRawPointer? {
        guard let delegate = uiDelegate else { return nil }
        let configuration = configuration.copied()
        configuration.opener = self
        let view = delegate.webView(
            self, createWebViewWith: configuration, for: WKNavigationAction(question, in: self),
            windowFeatures: WKWindowFeatures())
        // Another page than one made with the configuration cannot be that of the window.
        return view?.configuration.opener === self ? view?.page?.widget : nil
    }

    /// Asks the delegate for files; returns false where it leaves that to WebKit's own panel.
    func chooseFiles(_ request: UnsafeMutableRawPointer, allowsSeveral: Bool) -> Bool {
        guard let delegate = uiDelegate else { return false }
        let choice = WebChoice(request)
        let parameters = WKOpenPanelParameters(allowsMultipleSelection: allowsSeveral)
        delegate.webView(self, runOpenPanelWith: parameters, initiatedByFrame: WKFrameInfo(self)) {
            choice.choose($0 ?? [])
        }
        if parameters.isLeftToWebKit { choice.answer { _ in } }
        return !parameters.isLeftToWebKit
    }

    func decidePermission(_ permission: WebPermission, audio: Bool, video: Bool) {
        guard let delegate = uiDelegate else { return permission.grant(false) }
        let frame = WKFrameInfo(self)
        let type = audio && video ? WKMediaCaptureType.cameraAndMicrophone : video ? .camera : .microphone
        delegate.webView(
            self, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame, type: type
        ) { permission.grant($0 == .grant) }
    }
}

extension WKNavigationActionPolicy {
    fileprivate var webAnswer: Int {
        switch self {
        case .cancel: OrielWebCancel
        case .allow: OrielWebAllow
        case .download: OrielWebDownload
        }
    }
}

extension WKNavigationResponsePolicy {
    fileprivate var webAnswer: Int {
        switch self {
        case .cancel: OrielWebCancel
        case .allow: OrielWebAllow
        case .download: OrielWebDownload
        }
    }
}

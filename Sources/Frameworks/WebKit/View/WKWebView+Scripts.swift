import Foundation
import WebKitShim

extension WKWebView {
    func standardEvaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)?
    ) {
        run(javaScriptString, isFunction: false, in: .page, completionHandler)
    }

    @discardableResult
    func standardEvaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await result { run(javaScriptString, isFunction: false, in: .page, $0) } ?? NSNull()
    }

    func standardEvaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo?, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)?
    ) {
        run(javaScript, isFunction: false, in: contentWorld) { value, error in
            completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
        }
    }

    func standardEvaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo?, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await result { run(javaScript, isFunction: false, in: contentWorld, $0) }
    }

    func standardCallAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo?,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await result { run(function(functionBody, arguments), isFunction: true, in: contentWorld, $0) }
    }

    func standardCallAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo?,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)?
    ) {
        run(function(functionBody, arguments), isFunction: true, in: contentWorld) { value, error in
            completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
        }
    }

    /// The body with its arguments as variables, on one line so that errors name the right one.
    private func function(_ body: String, _ arguments: [String: Any]) -> String {
        let variables = arguments.sorted { $0.key < $1.key }.map { name, value in
            "let \(name) = \(WebValue.json(value) ?? "undefined");"
        }
        return variables.joined() + body
    }

    private func result(_ start: (@escaping (Any?, (any Error)?) -> Void) -> Void) async throws -> sending Any? {
        nonisolated(unsafe) var outcome: Result<Any?, any Error> = .success(nil)
        await withCheckedContinuation { continuation in
            start { value, error in
                outcome = error.map { .failure($0) } ?? .success(value)
                continuation.resume()
            }
        }
        return try outcome.get()
    }

    private func run(
        _ script: String, isFunction: Bool, in world: WKContentWorld,
        _ completion: (@MainActor (Any?, (any Error)?) -> Void)?
    ) {
        guard let page else {
            completion?(nil, WKError(.webViewInvalidated, obstacle))
            return
        }
        typealias Outcome = (json: String?, failure: WebFailure?)
        let context = Callback<Outcome>.context { outcome in
            MainActor.assumeIsolated {
                completion?(WebValue.value(outcome.json), outcome.failure.map(WKError.init(script:)))
            }
        }
        oriel_web_run(
            page.widget, script, world.scriptName, isFunction ? 1 : 0,
            { context, json, domain, code, text in
                let failure = text.map {
                    WebFailure(domain: String(web: domain), code: Int(code), text: String(web: $0))
                }
                Callback<Outcome>.call(context, (json.map { String(cString: $0) }, failure))
            }, context)
    }
}

extension WKError {
    /// The error of a script.
    fileprivate init(script failure: WebFailure) {
        let isType = failure.domain == "oriel-type" || failure.code == 601
        self.init(isType ? .javaScriptResultTypeIsUnsupported : .javaScriptExceptionOccurred, failure.text)
    }
}

import Foundation
import WebKitShim

/// A world of scripts in a page: each has its own variables; all have the same page.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
    /// The world's name; nil for those of the page and of the app.
    public let name: String?
    /// The world of the page's own scripts.
    public static let page = WKContentWorld(name: nil, scriptName: nil)
    /// The app's world.
    public static let defaultClient = WKContentWorld(name: nil, scriptName: "oriel-app")
    private static var worlds: [String: WKContentWorld] = [:]
    /// The library's name for the world; nil for the page's.
    let scriptName: String?

    private init(name: String?, scriptName: String?) { (self.name, self.scriptName) = (name, scriptName) }

    /// Returns the world of a name.
    open class func world(name: String) -> WKContentWorld {
        if let known = worlds[name] { return known }
        let world = WKContentWorld(name: name, scriptName: name)
        worlds[name] = world
        return world
    }
}

/// When a script of the app runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of the app that runs in each page.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    /// The script.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the main frame alone.
    public let isForMainFrameOnly: Bool
    /// The world in which it runs.
    let world: WKContentWorld

    /// Creates a script.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld? = nil
    ) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        world = contentWorld ?? .page
    }
}

/// A message of a script to the app.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// The message: numbers, texts, dates as texts, arrays, dictionaries, or `NSNull`.
    public let body: Any
    /// The view of the page.
    public private(set) weak var webView: WKWebView?
    /// The frame of the script; the main frame is named.
    public let frameInfo: WKFrameInfo
    /// The name of the handler.
    public let name: String
    /// The world of the script.
    public let world: WKContentWorld

    init(_ body: Any, name: String, world: WKContentWorld, in view: WKWebView) {
        (self.body, self.name, self.world) = (body, name, world)
        webView = view
        frameInfo = WKFrameInfo(view)
    }
}

/// Receives messages of scripts.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Receives a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages of scripts, and answers them.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Receives a message.
    /// - Parameter replyHandler: Called with a value, or with an error's text, by which the script's promise is kept or broken.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    /// Receives a message, and returns a value, or an error's text.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}

/// The scripts, handlers of messages and rules of web views.
///
/// Follows Apple's [WKUserContentController](https://developer.apple.com/documentation/webkit/wkusercontentcontroller). It
/// keeps its handlers.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    struct Handler {
        let name: String
        let world: WKContentWorld
        let object: any NSObjectProtocol
        var replies: Bool { object is any WKScriptMessageHandlerWithReply && !(object is any WKScriptMessageHandler) }
    }

    /// The scripts of the app, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []
    private(set) var handlers: [Handler] = []
    private var rules: [WKContentRuleList] = []
    private var views: [Weak] = []

    private struct Weak { weak var view: WKWebView? }

    /// Creates a controller without scripts.
    public override init() {}

    /// Adds a script, for pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        forEachPage { add(userScript, to: $0) }
    }

    /// Removes all scripts.
    open func removeAllUserScripts() {
        userScripts = []
        forEachPage { oriel_web_remove_scripts($0) }
    }

    /// Adds a handler: scripts call `window.webkit.messageHandlers.NAME.postMessage(…)`.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        insert(Handler(name: name, world: .page, object: scriptMessageHandler))
    }

    /// Adds a handler for the scripts of a world.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) { insert(Handler(name: name, world: world, object: scriptMessageHandler)) }

    /// Adds a handler that answers, for the scripts of a world.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) { insert(Handler(name: name, world: contentWorld, object: scriptMessageHandlerWithReply)) }

    /// Removes the handler of a name.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Removes the handler of a name in a world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove { $0.name == name && $0.world === contentWorld }
    }

    /// Removes all handlers in a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { remove { $0.world === contentWorld } }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() { remove { _ in true } }

    /// Adds rules about what pages may load.
    open func add(_ contentRuleList: WKContentRuleList) {
        rules.append(contentRuleList)
        forEachPage { oriel_web_add_filter($0, contentRuleList.filter) }
    }

    /// Removes rules.
    open func remove(_ contentRuleList: WKContentRuleList) {
        rules.removeAll { $0 === contentRuleList }
        forEachPage { page in
            oriel_web_remove_filters(page)
            for list in rules { oriel_web_add_filter(page, list.filter) }
        }
    }

    /// Removes all rules.
    open func removeAllContentRuleLists() {
        rules = []
        forEachPage { oriel_web_remove_filters($0) }
    }

    /// Gives a new view all that is here.
    func attach(_ view: WKWebView) {
        views.removeAll { $0.view == nil }
        views.append(Weak(view: view))
        guard let page = view.page?.widget else { return }
        for script in userScripts { add(script, to: page) }
        for handler in handlers {
            oriel_web_add_handler(page, handler.name, handler.world.scriptName, handler.replies ? 1 : 0)
        }
        for list in rules { oriel_web_add_filter(page, list.filter) }
    }

    private func add(_ script: WKUserScript, to page: UnsafeMutableRawPointer) {
        oriel_web_add_script(
            page, script.source, script.injectionTime == .atDocumentStart ? 1 : 0, script.isForMainFrameOnly ? 1 : 0,
            script.world.scriptName)
    }

    private func insert(_ handler: Handler) {
        // As with Apple's, two handlers of a name are a mistake of the app; the later one wins here.
        remove { $0.name == handler.name && $0.world === handler.world }
        handlers.append(handler)
        forEachPage { oriel_web_add_handler($0, handler.name, handler.world.scriptName, handler.replies ? 1 : 0) }
    }

    private func remove(where isRemoved: (Handler) -> Bool) {
        for handler in handlers where isRemoved(handler) {
            forEachPage { oriel_web_remove_handler($0, handler.name, handler.world.scriptName) }
        }
        handlers.removeAll(where: isRemoved)
    }

    private func forEachPage(_ body: (UnsafeMutableRawPointer) -> Void) {
        for case let view? in views.map(\.view) { if let page = view.page { body(page.widget) } }
    }
}

extension WKWebView {
    /// Passes a script's message to its handler.
    func receive(_ json: String?, name: String, world: String?, reply: WebReply?) {
        let controller = configuration.userContentController
        let handler = controller.handlers.first { $0.name == name && $0.world.scriptName == world }
        guard let handler else { return }
        let body = WebValue.value(json) ?? NSNull()
        let message = WKScriptMessage(body, name: name, world: handler.world, in: self)
        if let reply, let object = handler.object as? any WKScriptMessageHandlerWithReply {
            object.userContentController(controller, didReceive: message) { reply.reply($0, $1) }
        } else if let object = handler.object as? any WKScriptMessageHandler {
            object.userContentController(controller, didReceive: message)
        }
    }
}

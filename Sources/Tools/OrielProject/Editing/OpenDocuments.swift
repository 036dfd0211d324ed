import Foundation
import Synchronization

/// The files that an editor has open, which sourcekit-lsp gets as the compiler reads them.
///
/// An adapted text has each line and nearly each column where the editor's has it, so that places need no translation.
final class OpenDocuments: Sendable {
    private let adapt: @Sendable (String, URL) -> String
    private let state = Mutex(State())

    private struct State: Sendable {
        var documents: [String: Document] = [:]
        /// The request whose result says how changes are sent.
        var initialize: MessageID?
    }

    private struct Document: Sendable {
        var version: Int
        var text: String
        var adapted: String
    }

    /// - Parameter adapt: Returns the text of a file as the compiler reads it.
    init(adapt: @escaping @Sendable (String, URL) -> String) { self.adapt = adapt }

    /// Returns the messages that go to sourcekit-lsp for one of the editor's.
    func forward(_ message: Data) -> [Data] {
        guard let head = try? JSONDecoder().decode(MessageHead.self, from: message), let method = head.method else {
            return [message]
        }
        switch method {
        case "initialize":
            state.withLock { $0.initialize = head.id }
            return [message]
        case "textDocument/didOpen": return [open(message) ?? message]
        case "textDocument/didChange": return [change(message) ?? message]
        case "textDocument/didClose":
            if let uri = Self.uri(of: message) { state.withLock { $0.documents[uri] = nil } }
            return [message]
        case "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/rangesFormatting",
            "textDocument/onTypeFormatting":
            return format(message)
        default: return [message]
        }
    }

    /// Returns a message of sourcekit-lsp's for the editor, which is asked to send whole texts.
    func reply(_ message: Data) -> Data {
        let id = state.withLock { $0.initialize }
        guard let id, let head = try? JSONDecoder().decode(MessageHead.self, from: message), head.id == id,
            head.method == nil, var object = Self.object(message), var result = object["result"] as? [String: Any],
            var capabilities = result["capabilities"] as? [String: Any]
        else { return message }
        state.withLock { $0.initialize = nil }
        var sync = capabilities["textDocumentSync"] as? [String: Any] ?? ["openClose": true]
        // 1 stands for the whole text, 2 for what has changed of it.
        sync["change"] = 1
        capabilities["textDocumentSync"] = sync
        result["capabilities"] = capabilities
        object["result"] = result
        return Self.data(object) ?? message
    }

    private func open(_ message: Data) -> Data? {
        guard var object = Self.object(message), var params = object["params"] as? [String: Any],
            var item = params["textDocument"] as? [String: Any], item["languageId"] as? String == "swift",
            let uri = item["uri"] as? String, let text = item["text"] as? String
        else { return nil }
        item["text"] = keep(text, of: uri, version: item["version"] as? Int ?? 0)
        params["textDocument"] = item
        object["params"] = params
        return Self.data(object)
    }

    /// A change of a whole text; parts of one are passed on, as their places are the same.
    private func change(_ message: Data) -> Data? {
        guard var object = Self.object(message), var params = object["params"] as? [String: Any],
            let item = params["textDocument"] as? [String: Any], let uri = item["uri"] as? String,
            state.withLock({ $0.documents[uri] }) != nil,
            let last = (params["contentChanges"] as? [[String: Any]])?.last, last["range"] == nil,
            let text = last["text"] as? String
        else { return nil }
        params["contentChanges"] = [["text": keep(text, of: uri, version: item["version"] as? Int ?? 0)]]
        object["params"] = params
        return Self.data(object)
    }

    /// Keeps a text, and returns it adapted.
    private func keep(_ text: String, of uri: String, version: Int) -> String {
        let adapted = URL(string: uri).map { adapt(text, URL(filePath: $0.path)) } ?? text
        state.withLock { $0.documents[uri] = Document(version: version, text: text, adapted: adapted) }
        return adapted
    }

    /// A file is formatted as the editor has it, and not as the compiler reads it.
    private func format(_ message: Data) -> [Data] {
        guard let uri = Self.uri(of: message), let document = state.withLock({ $0.documents[uri] }),
            document.text != document.adapted
        else { return [message] }
        func change(_ text: String) -> Data? {
            let item: [String: Any] = ["uri": uri, "version": document.version]
            let params: [String: Any] = ["textDocument": item, "contentChanges": [["text": text]]]
            return Self.data(["jsonrpc": "2.0", "method": "textDocument/didChange", "params": params])
        }
        guard let original = change(document.text), let adapted = change(document.adapted) else { return [message] }
        return [original, message, adapted]
    }

    private static func uri(of message: Data) -> String? {
        let params = object(message)?["params"] as? [String: Any]
        return (params?["textDocument"] as? [String: Any])?["uri"] as? String
    }

    private static func object(_ message: Data) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: message)) as? [String: Any]
    }

    private static func data(_ object: [String: Any]) -> Data? {
        try? JSONSerialization.data(withJSONObject: object, options: .withoutEscapingSlashes)
    }
}

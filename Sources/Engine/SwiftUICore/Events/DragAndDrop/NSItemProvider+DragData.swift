import DisplayList
import Foundation
import OrielFoundation
import UniformTypeIdentifiers

extension NSItemProvider {
    // MARK: From the desktop

    /// Makes providers for a drag from another program: one for each file or address, else one for all forms.
    package static func providers(of data: DragData) -> [NSItemProvider] {
        let isFiles = !data.addresses.isEmpty && data.addresses.allSatisfy(\.isFileURL)
        var providers = data.addresses.map { $0.isFileURL ? ofFile($0) : ofAddress($0) }
        if isFiles { return providers }
        let first = providers.first ?? NSItemProvider()
        for form in data.forms where form.type != DragData.addressList {
            guard let type = UTType(droppedAs: form.type) else { continue }
            if first.registeredTypeIdentifiers.contains(type.identifier) { continue }
            first.registerDataRepresentation(for: type) { handler in
                // Before the drop only the types are known.
                if form.data.isEmpty {
                    handler(nil, ErrorCode.itemUnavailableError)
                } else {
                    handler(form.data.droppingTerminator(ofText: type), nil)
                }
                return nil
            }
        }
        if providers.isEmpty, !first.registeredTypeIdentifiers.isEmpty { providers = [first] }
        return providers
    }

    private static func ofFile(_ url: URL) -> NSItemProvider {
        NSItemProvider(contentsOf: url) ?? NSItemProvider()
    }

    private static func ofAddress(_ url: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .url) { handler in
            handler(Data(url.absoluteString.utf8), nil)
            return nil
        }
        return provider
    }

    // MARK: To the desktop

    /// Makes providers encode their data in the forms that other programs know, and passes it to a function, on the
    /// main queue.
    ///
    /// Texts are joined by lines, addresses make one list; of other data there is the first provider's.
    package static func dragData(
        of providers: [NSItemProvider], then ready: @escaping @MainActor (DragData) -> Void
    ) {
        let collection = FormCollection(ready)
        for (place, provider) in providers.enumerated() {
            for identifier in provider.typeIdentifiersForOthers {
                guard let type = UTType(identifier), let form = type.dragForm, place == 0 || form.isJoined else {
                    continue
                }
                let number = collection.expect(form)
                provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
                    collection.take(data, number)
                }
            }
        }
        collection.begin()
    }
}

/// Collects forms that are made one by one.
private final class FormCollection: @unchecked Sendable {
    private var found: [(form: UTType.DragForm, data: Data?)] = []
    private var missing = 1
    private let ready: @MainActor (DragData) -> Void

    init(_ ready: @escaping @MainActor (DragData) -> Void) { self.ready = ready }

    func expect(_ form: UTType.DragForm) -> Int {
        missing += 1
        found.append((form, nil))
        return found.count - 1
    }

    func take(_ data: Data?, _ number: Int) {
        found[number].data = data
        finishOne()
    }

    func begin() { finishOne() }

    private func finishOne() {
        missing -= 1
        if missing > 0 { return }
        let result = result
        DispatchQueue.main.async { [ready] in MainActor.assumeIsolated { ready(result) } }
    }

    private var result: DragData {
        var result = DragData()
        var texts: [String] = []
        for (form, data) in found {
            guard let data else { continue }
            switch form {
            case .address:
                if let url = URL(dataRepresentation: data, relativeTo: nil), url.scheme != nil,
                    !result.addresses.contains(url)
                {
                    result.addresses.append(url)
                }
            case .text:
                let text = String(decoding: data, as: UTF8.self)
                if texts.last != text { texts.append(text) }
            case .other(let type):
                if result.data(of: type) == nil { result.forms.append(.init(type, data)) }
            }
        }
        if texts.isEmpty, !result.addresses.isEmpty { texts = result.addresses.map(\.absoluteString) }
        if !result.addresses.isEmpty {
            result.forms.append(.init(DragData.addressList, DragData.addressList(of: result.addresses)))
        }
        if !texts.isEmpty {
            let text = Data(texts.joined(separator: "\n").utf8)
            result.forms += ["text/plain;charset=utf-8", "text/plain"].map { .init($0, text) }
        }
        return result
    }
}

extension UTType {
    /// How data of a type is passed to other programs.
    fileprivate enum DragForm {
        /// As part of a list of addresses.
        case address
        /// As plain text.
        case text
        /// As it is, as a MIME type.
        case other(String)

        /// Whether several of them make one.
        var isJoined: Bool { if case .other = self { false } else { true } }
    }

    /// How data of the type is passed to other programs; nil if they do not know it.
    fileprivate var dragForm: DragForm? {
        if conforms(to: .url) { return .address }
        if self == .utf8PlainText || self == .plainText || self == .text { return .text }
        return preferredMIMEType.map { .other($0) }
    }

    /// The type of data with the given MIME type; nil if the MIME type is unknown.
    fileprivate init?(droppedAs mime: String) {
        let parts = mime.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard let name = parts.first, name.contains("/") else { return nil }
        if name == "text/plain" {
            // Without a word about it text is in UTF-8 on today's desktops.
            let charset = parts.first { $0.hasPrefix("charset=") }?.dropFirst("charset=".count) ?? "utf-8"
            guard ["utf-8", "utf8", "us-ascii"].contains(charset) else { return nil }
            self = .utf8PlainText
        } else if let type = UTType(mimeType: name), type.isDeclared {
            self = type
        } else {
            return nil
        }
    }
}

extension Data {
    /// Text without the zero at its end that some programs send.
    fileprivate func droppingTerminator(ofText type: UTType) -> Data {
        type.conforms(to: .text) && last == 0 ? Data(dropLast()) : self
    }
}

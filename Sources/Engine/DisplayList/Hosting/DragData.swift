import Foundation

/// Data dragged from program to program, in its available forms.
///
/// ```swift
/// let data = DragData([DragData.Form("text/plain", Data("Hello".utf8))])
/// #expect(data.data(of: "text/plain") == Data("Hello".utf8))
/// if window.dragMoved(to: CGPoint(x: 20, y: 30)) != .nothing { _ = window.drop(data, at: CGPoint(x: 20, y: 30)) }
/// ```
public struct DragData: Sendable {
    /// One form.
    public struct Form: Hashable, Sendable {
        /// The form's MIME type, such as `text/plain`.
        public var type: String
        /// The data; empty where only the type is known yet.
        public var data: Data

        /// Creates a form.
        public init(_ type: String, _ data: Data = Data()) {
            self.type = type
            self.data = data
        }
    }

    /// The forms, the best first.
    public var forms: [Form]
    /// The addresses of the dragged items, as in `text/uri-list`; known before the other forms.
    public var addresses: [URL]
    /// Whether the drag started in this program.
    public var isOwn: Bool

    /// Creates data.
    public init(_ forms: [Form] = [], addresses: [URL] = [], isOwn: Bool = false) {
        self.forms = forms
        self.addresses = addresses
        self.isOwn = isOwn
    }

    /// The data of a form; nil if there is none.
    public func data(of type: String) -> Data? { forms.first { $0.type == type && !$0.data.isEmpty }?.data }

    /// The MIME type of a list of addresses.
    public static let addressList = "text/uri-list"

    /// Reads a list of addresses: a line each, remarks begin with `#`.
    public static func addresses(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.isEmpty || line.hasPrefix("#") ? nil : URL(string: line)
        }
    }

    /// Writes a list of addresses.
    public static func addressList(of addresses: [URL]) -> Data {
        Data(addresses.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }
}

/// The operation of a drop at a point of the window.
///
/// ```swift
/// switch window.dragMoved(to: CGPoint(x: 20, y: 30)) {
/// case .nothing: print("The pointer forbids.")
/// case .copy, .move: print("The pointer invites.")
/// }
/// ```
public enum DropResponse: Hashable, Sendable { case nothing, copy, move }

import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Notes what happens, in order.
final class Log<Entry>: @unchecked Sendable {
    var entries: [Entry] = []

    func callAsFunction(_ entry: Entry) { entries.append(entry) }
}

extension Log where Entry == String {
    /// The entries, with a space between them.
    var text: String { entries.joined(separator: " ") }
}

/// A value that views show and tests change.
final class Lever<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

/// Shows content that depends on a lever's value.
struct Levered<Value, Content: View>: View {
    @ObservedObject var lever: Lever<Value>
    let content: (Value) -> Content

    init(_ lever: Lever<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.lever = lever
        self.content = content
    }

    var body: some View { content(lever.value) }
}

extension TestHost {
    /// A window of a size with a view in it.
    convenience init(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View) {
        self.init(view(), size: CGSize(width: width, height: height))
    }

    /// Sets a lever and applies the change.
    func set<Value>(_ lever: Lever<Value>, _ value: Value) {
        lever.value = value
        update()
    }

    /// The frame of a marked view, to a thousandth of a point; null if there is none.
    func frame(_ name: String) -> CGRect { find(identifier: name).map { rounded($0.frame) } ?? .null }

    /// The layers with a drawing in the order in which they are drawn: their content and frame.
    var drawn: [(what: String, frame: CGRect)] {
        let list = displayList
        var result: [(String, CGRect)] = []
        func visit(_ id: LayerID, _ origin: CGPoint) {
            let layer = list[id]
            let corner = CGPoint(x: origin.x + layer.position.x, y: origin.y + layer.position.y)
            if !layer.content.summary.isEmpty {
                result.append((layer.content.summary, CGRect(origin: corner, size: layer.size)))
            }
            for child in list.children(of: id) { visit(child, corner) }
        }
        visit(.root, .zero)
        return result
    }
}

import DisplayList
import Foundation

@testable import SwiftUICore
@testable import SwiftUITesting

/// The visible state of a layer.
struct SeenLayer {
    /// Where it is in the window, but for transforms.
    var frame: CGRect
    /// The product of all fades.
    var opacity: Double
    /// The transforms, the outermost first.
    var transforms: [ProjectionTransform]
    var content: LayerContent

    /// The text of the layer; nil for other content.
    var text: String? {
        if case .text(let text) = content { text.string } else { nil }
    }

    var color: RGBA? {
        switch content {
        case .color(let color), .fill(_, .color(let color), _): color
        default: nil
        }
    }
}

extension TestHost {
    /// The layers that draw something, in drawing order.
    var seen: [SeenLayer] {
        update()
        let list = host.graph.displayList
        var result: [SeenLayer] = []
        func visit(_ id: LayerID, _ origin: CGPoint, _ opacity: Double, _ transforms: [ProjectionTransform]) {
            let layer = list[id]
            let frame = CGRect(
                x: origin.x + layer.position.x, y: origin.y + layer.position.y, width: layer.size.width,
                height: layer.size.height)
            var (opacity, transforms) = (opacity, transforms)
            for effect in layer.effects.reversed() {
                switch effect {
                case .opacity(let value): opacity *= value
                case .transform(let transform): transforms.append(transform)
                default: break
                }
            }
            if case .none = layer.content {
            } else {
                result.append(SeenLayer(frame: frame, opacity: opacity, transforms: transforms, content: layer.content))
            }
            for child in list.children(of: id) { visit(child, frame.origin, opacity, transforms) }
        }
        visit(.root, .zero, 1, [])
        return result
    }

    /// The layer that shows a text; nil where none does.
    func seen(text: String) -> SeenLayer? { seen.first { $0.text == text } }

    /// The layers of one color.
    func seen(color: RGBA) -> [SeenLayer] { seen.filter { $0.color == color } }

    /// Whether nothing moves, and nothing waits for the time.
    var isIdle: Bool { host.graph.nextFrameTime == nil && host.graph.motion.count == 0 }

    /// The layers as text.
    var layerText: String {
        update()
        return host.graph.displayList.description
    }
}

/// A view around a state that a test changes.
struct Stage<Value, Content: View>: View {
    let remote: Remote<Value>
    let content: (Value) -> Content
    @State private var value: Value

    init(_ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.remote = remote
        self.content = content
        _value = State(initialValue: value)
    }

    var body: some View {
        let _ = remote.set = { value = $0 }
        content(value)
    }
}

/// Changes the state of a ``Stage``.
final class Remote<Value> {
    var set: (Value) -> Void = { _ in }
}

/// Whether two numbers are equal to some decimals.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-5) -> Bool { abs(a - b) < tolerance }

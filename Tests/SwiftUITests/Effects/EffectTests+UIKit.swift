import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    /// A view of UIKit in a larger one, before and after a change of a property.
    func add<V: UIView>(
        _ effects: inout Effects, _ name: String, _ make: () -> V, from base: (V) -> Void = { _ in },
        _ change: (V) -> Void
    ) {
        func shown(_ view: V) -> Shown {
            if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 20, width: 200, height: 100) }
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
            outer.addSubview(view)
            return Shown(view: outer)
        }
        let (first, second) = (make(), make())
        base(first)
        base(second)
        change(second)
        effects.add(name, shown(first)) { _ in shown(second) }
    }
}

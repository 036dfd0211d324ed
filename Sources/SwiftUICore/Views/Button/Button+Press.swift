/// A view that can tell what pressing it does, without being shown.
package protocol PressableView {
    /// What it is called and does; nil where there is no telling.
    var press: (name: String, action: @MainActor () -> Void)? { get }
}

extension Button: PressableView {
    package var press: (name: String, action: @MainActor () -> Void)? { label.plainTitle.map { ($0, action) } }
}

extension ModifiedContent: PressableView {
    package var press: (name: String, action: @MainActor () -> Void)? { (content as? any PressableView)?.press }
}

extension AnyView: PressableView {
    package var press: (name: String, action: @MainActor () -> Void)? { (box.view as? any PressableView)?.press }
}

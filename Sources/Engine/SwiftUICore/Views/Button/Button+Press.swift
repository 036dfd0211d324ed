/// A view whose action is known without showing it.
package protocol PressableView {
    /// Its title and action; nil where they are unknown.
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

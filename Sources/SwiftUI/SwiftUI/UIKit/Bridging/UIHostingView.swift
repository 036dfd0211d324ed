import Foundation
import SwiftUICore

/// A view of UIKit that shows a SwiftUI view, without a controller.
///
/// Its natural size is the SwiftUI view's.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
    /// The SwiftUI view.
    public var rootView: Content { didSet { invalidateIntrinsicContentSize() } }

    /// Shows a SwiftUI view.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) { fatalError("init(coder:) of _UIHostingView does not exist.") }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(rootView) }
}

import Foundation

/// A widget of the desktop's toolkit that is shown in the place of a view, such as a web page.
///
/// A front end with widgets of that toolkit draws it below the display list, which has a hole where the view is: what lies
/// above the view is drawn above the widget. All others ignore it.
///
/// ```swift
/// final class Page: NativeChild {
///     let widget: UnsafeMutableRawPointer
///     init(_ widget: UnsafeMutableRawPointer) { self.widget = widget }
///     func takeFocus() { print("The keys belong to the page now.") }
/// }
/// ```
@MainActor
public protocol NativeChild: AnyObject {
    /// The toolkit's object: a `GtkWidget` without a parent, or with that which a front end has given it.
    var widget: UnsafeMutableRawPointer { get }
    /// Called when the view has the focus: gives the widget the keys.
    func takeFocus()
}

/// A widget and its place in a window.
///
/// ```swift
/// for place in window.nativeChildren { print("A widget is at", place.frame) }
/// ```
@MainActor
public struct NativeChildPlace {
    /// The widget.
    public let child: any NativeChild
    /// The view's rectangle in the window as shown, in points.
    public let frame: CGRect

    /// Creates a place.
    public init(child: any NativeChild, frame: CGRect) {
        self.child = child
        self.frame = frame
    }
}

import Foundation
import SwiftUI

/// An element of a watch's storyboard.
///
/// Follows Apple's [WKInterfaceObject](https://developer.apple.com/documentation/watchkit/wkinterfaceobject). Storyboards of watches
/// are not shown here: an element keeps its values.
@MainActor @preconcurrency
open class WKInterfaceObject: NSObject {
    /// Whether the element is hidden.
    public private(set) var isHidden = false
    /// The opacity, from 0 to 1.
    public private(set) var alpha: CGFloat = 1
    /// The width in points; nil for one that fits the content.
    public private(set) var width: CGFloat?
    /// The height in points; nil for one that fits the content.
    public private(set) var height: CGFloat?
    /// The name of the property of the controller; empty here.
    open var interfaceProperty: String { "" }

    /// Hides or shows the element.
    open func setHidden(_ hidden: Bool) { isHidden = hidden }
    /// Sets the opacity, from 0 to 1.
    open func setAlpha(_ alpha: CGFloat) { self.alpha = min(max(alpha, 0), 1) }
    /// Sets the width in points; 0 for one that fits the content.
    open func setWidth(_ width: CGFloat) { self.width = width > 0 ? width : nil }
    /// Sets the height in points; 0 for one that fits the content.
    open func setHeight(_ height: CGFloat) { self.height = height > 0 ? height : nil }
    /// Has the width fit the content.
    open func sizeToFitWidth() { width = nil }
    /// Has the height fit the content.
    open func sizeToFitHeight() { height = nil }
}

/// A picture of a watch's storyboard, or several in turn.
///
/// Follows Apple's [WKInterfaceImage](https://developer.apple.com/documentation/watchkit/wkinterfaceimage).
@MainActor @preconcurrency
open class WKInterfaceImage: WKInterfaceObject {
    /// The picture that was set; nil for none.
    public private(set) var picture: UIImage?
    /// The color that symbols are drawn in; nil for their own.
    public private(set) var tint: UIColor?
    /// Whether pictures are shown in turn.
    public private(set) var isAnimating = false

    /// Sets the picture.
    open func setImage(_ image: UIImage?) { picture = image }
    /// Sets the picture of a file's content.
    open func setImageData(_ imageData: Data?) { picture = imageData.flatMap { UIImage(data: $0) } }
    /// Sets the picture of a name.
    open func setImageNamed(_ imageName: String?) { picture = imageName.flatMap { UIImage(named: $0) } }
    /// Sets the color that symbols are drawn in.
    open func setTintColor(_ tintColor: UIColor?) { tint = tintColor }
    /// Shows pictures in turn.
    open func startAnimating() { isAnimating = true }
    /// Shows pictures in turn.
    /// - Parameters:
    ///   - imageRange: The numbers of the pictures.
    ///   - duration: The time of one turn, in seconds.
    ///   - repeatCount: How often; 0 for without an end.
    open func startAnimatingWithImages(in imageRange: NSRange, duration: TimeInterval, repeatCount: Int) {
        isAnimating = true
    }
    /// Ends showing pictures in turn.
    open func stopAnimating() { isAnimating = false }
}

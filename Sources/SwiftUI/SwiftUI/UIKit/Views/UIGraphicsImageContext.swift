import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
#endif

/// An image that is being drawn between the functions that begin and end it.
@MainActor
private struct OpenPicture {
    let drawing: OpenDrawing
    let scale: CGFloat
    let isOpaque: Bool
    let context: UIGraphicsImageRendererContext
    /// The previous context.
    let outer: UIGraphicsImageRendererContext?

    static var all: [OpenPicture] = []
}

/// Begins an image of a size in points, with one pixel for each point.
///
/// Follows Apple's
/// [UIGraphicsBeginImageContext(_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)).
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image, which receives all drawing until it ends.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image has no transparency: it is black where nothing is drawn.
///   - scale: Pixels per point; 0 for the screen's.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    #if ORIEL_IMAGE
    let drawing = OpenDrawing(size: size, textSystem: PictureMaker.textSystem)
    let format = UIGraphicsImageRendererFormat()
    if scale > 0 { format.scale = scale }
    format.opaque = opaque
    let context = UIGraphicsImageRendererContext(
        cgContext: drawing.context, format: format, bounds: CGRect(origin: .zero, size: drawing.size))
    OpenPicture.all.append(
        OpenPicture(
            drawing: drawing, scale: format.scale, isOpaque: opaque, context: context,
            outer: UIGraphicsImageRendererContext.current))
    UIGraphicsImageRendererContext.current = context
    #else
    RuntimeWarning.issue("Drawing pictures needs the image front end, which this build does not have.")
    #endif
}

/// Returns the image that began last, as drawn so far; nil where none has begun.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let open = OpenPicture.all.last else { return nil }
    let renderer = ImageRenderer(content: open.drawing.picture.background(open.isOpaque ? Color.black : Color.clear))
    renderer.scale = open.scale
    renderer.isOpaque = open.isOpaque
    return renderer.uiImage
}

/// Ends the image that began last.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() {
    guard let open = OpenPicture.all.popLast() else { return }
    UIGraphicsImageRendererContext.current = open.outer
}

/// Draws into a context until it is popped.
@MainActor @preconcurrency
public func UIGraphicsPushContext(_ context: CGContext) {
    UIGraphicsImageRendererContext.pushed.append(UIGraphicsImageRendererContext.current)
    UIGraphicsImageRendererContext.current = UIGraphicsImageRendererContext(
        cgContext: context, format: UIGraphicsImageRendererFormat(), bounds: .zero)
}

/// Draws again into the context from before the last one was pushed.
@MainActor @preconcurrency
public func UIGraphicsPopContext() {
    guard let outer = UIGraphicsImageRendererContext.pushed.popLast() else { return }
    UIGraphicsImageRendererContext.current = outer
}

import Foundation
import OrielFoundation
import SwiftUI

/// The values of an image that AppKit alone has.
final class ImageFacts: @unchecked Sendable {
    var name: NSImage.Name?
    var words: String?
    var background: NSColor?
    var alignment: NSRect?
    var cacheMode = NSImage.CacheMode.default
    var locale: Locale?
    weak var delegate: (any NSImageDelegate)?
    nonisolated(unsafe) fileprivate static var key: UInt8 = 0
}

/// Methods that an image calls; never here.
public protocol NSImageDelegate: NSObjectProtocol {
    /// Returns the image to draw where one can't be.
    func imageDidNotDraw(_ sender: NSImage, in rect: NSRect) -> NSImage?
}

extension NSImageDelegate {
    public func imageDidNotDraw(_ sender: NSImage, in rect: NSRect) -> NSImage? { nil }
}

extension NSImage {
    var facts: ImageFacts {
        if let known = objc_getAssociatedObject(self, &ImageFacts.key) as? ImageFacts { return known }
        let made = ImageFacts()
        objc_setAssociatedObject(self, &ImageFacts.key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// The words for assistive technology; nil for none.
    ///
    /// They are kept; a view's own are read aloud.
    public var accessibilityDescription: String? {
        get { facts.words }
        set { facts.words = newValue }
    }
    /// The color below the image; clear by default, and not drawn.
    public var backgroundColor: NSColor {
        get { facts.background ?? .clear }
        set { facts.background = newValue }
    }
    /// The part of the image by which it is aligned; kept.
    public var alignmentRect: NSRect {
        get { facts.alignment ?? NSRect(origin: .zero, size: size) }
        set { facts.alignment = newValue }
    }
    /// When the image is drawn ahead; kept.
    public var cacheMode: CacheMode {
        get { facts.cacheMode }
        set { facts.cacheMode = newValue }
    }
    /// The delegate, which is not called here; nil for none.
    public weak var delegate: (any NSImageDelegate)? {
        get { facts.delegate }
        set { facts.delegate = newValue }
    }
    /// Whether the form with the most fitting colors is drawn; there is one form.
    public var prefersColorMatch: Bool {
        get { true }
        set {}
    }
    /// Whether forms with several pixels a point fit; there is one form.
    public var matchesOnMultipleResolution: Bool {
        get { false }
        set {}
    }
    /// Whether drawings are used where no pixels fit; there is one form.
    public var usesEPSOnResolutionMismatch: Bool {
        get { false }
        set {}
    }
    /// Whether the axis that fits best decides on the form; there is one form.
    public var matchesOnlyOnBestFittingAxis: Bool {
        get { false }
        set {}
    }
    /// The language of letters in a symbol; nil for the user's.
    public var locale: Locale? { facts.locale }
    /// Returns the image with letters of a language; symbols here have one form.
    public func withLocale(_ locale: Locale?) -> NSImage {
        let copy = NSImage()
        copy.adopt(self)
        copy.facts.locale = locale
        return copy
    }

    // MARK: Making

    /// Refers to a file, whose image is read at once here; it can't be shown where there is none.
    public convenience init(byReferencing url: URL) {
        self.init()
        if let read = NSImage(contentsOfFile: url.path) { adopt(read) }
    }
    /// Finds a file, whose image is read at once here; nil if there is none, or where it holds no image.
    public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
    /// Reads an image, and ignores how the camera was held; it is shown upright here.
    public convenience init?(dataIgnoringOrientation data: Data) { self.init(data: data) }
    /// Finds a symbol; its value from 0 to 1 changes nothing here.
    public convenience init?(
        systemSymbolName name: String, variableValue value: Double, accessibilityDescription: String?
    ) {
        self.init(systemSymbolName: name, accessibilityDescription: accessibilityDescription)
        facts.words = accessibilityDescription
    }
    /// Finds a symbol of the app's; its value from 0 to 1 changes nothing here.
    public convenience init?(symbolName name: String, variableValue value: Double) {
        self.init(symbolName: name, bundle: nil, variableValue: value)
    }
    /// Finds a symbol of a bundle's; its value from 0 to 1 changes nothing here.
    public convenience init?(symbolName name: String, bundle: Bundle?, variableValue value: Double) {
        self.init(named: name, in: bundle)
    }

    // MARK: Drawing

    /// Draws a part of the image at a point of the current context.
    @MainActor @preconcurrency
    public func draw(at point: NSPoint, from srcRect: NSRect, operation op: NSCompositingOperation, fraction: CGFloat) {
        let size = srcRect == .zero ? size : srcRect.size
        draw(in: NSRect(origin: point, size: size), from: srcRect, operation: op, fraction: fraction)
    }
    /// Draws a part of the image into a rectangle of the current context; upright in contexts whose y axis points down, too.
    @MainActor @preconcurrency
    public func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
        hints: [NSImageRep.HintKey: Any]?
    ) {
        draw(in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha)
    }
    /// Draws a form of the image into a rectangle of the current context; returns whether there is anything to draw.
    @MainActor @preconcurrency
    @discardableResult
    public func drawRepresentation(_ imageRep: NSImageRep, in rect: NSRect) -> Bool { imageRep.draw(in: rect) }
    /// Returns whether a rectangle of the image, drawn into another rectangle, has a visible pixel.
    @MainActor @preconcurrency
    public func hitTest(
        _ testRectDestSpace: NSRect, withDestinationRect imageRectDestSpace: NSRect, context: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?, flipped: Bool
    ) -> Bool {
        let part = testRectDestSpace.intersection(imageRectDestSpace)
        guard imageRectDestSpace.width > 0, imageRectDestSpace.height > 0, part.width.isFinite, part.height.isFinite,
            !part.isNull, let form = representations.first as? NSBitmapImageRep
        else { return false }
        func pixel(_ share: CGFloat, of count: Int) -> Int { min(max(Int(share * CGFloat(count)), 0), count - 1) }
        let (low, high) = (
            (part.minY - imageRectDestSpace.minY) / imageRectDestSpace.height,
            (part.maxY - imageRectDestSpace.minY) / imageRectDestSpace.height
        )
        let (top, bottom) = flipped ? (low, high) : (1 - high, 1 - low)
        let columns =
            pixel(
                (part.minX - imageRectDestSpace.minX) / imageRectDestSpace.width, of: form.pixelsWide)...pixel(
                (part.maxX - imageRectDestSpace.minX) / imageRectDestSpace.width, of: form.pixelsWide)
        for y in pixel(top, of: form.pixelsHigh)...pixel(bottom, of: form.pixelsHigh) {
            for x in columns where (form.colorAt(x: x, y: y)?.alphaComponent ?? 0) > 0 { return true }
        }
        return false
    }
    /// Returns the scale at which a layer shows the image: its own.
    public func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat {
        isSymbolImage ? preferredContentsScale : scale
    }
    /// Returns the content of a layer: the pixels.
    public func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { cgImage ?? self }
    /// Ends reading an image piece by piece; images are read at once here.
    public func cancelIncrementalLoad() {}

    /// The kinds of image files that are read.
    public class var imageTypes: [String] {
        ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "public.svg-image", "org.webmproject.webp"]
    }
    /// The kinds of image files that are read.
    public class var imageUnfilteredTypes: [String] { imageTypes }
    /// Returns whether there is an image on a clipboard.
    public class func canInit(with pasteboard: NSPasteboard) -> Bool {
        pasteboard.availableType(from: [.png, .tiff]) != nil
    }
}

extension NSImage {
    /// A house.
    public static var homeTemplateName: Name { "NSHomeTemplate" }
    /// Several documents.
    public static var multipleDocumentsName: Name { "NSMultipleDocuments" }
    /// A dash, for a menu's item.
    public static var menuMixedStateTemplateName: Name { "NSMenuMixedStateTemplate" }
    /// The panel for fonts.
    public static var fontPanelName: Name { "NSFontPanel" }
    /// A guest.
    public static var userGuestName: Name { "NSUserGuest" }
    /// The sign of Bluetooth.
    public static var bluetoothTemplateName: Name { "NSBluetoothTemplate" }
    /// A path.
    public static var pathTemplateName: Name { "NSPathTemplate" }
    /// A gear on something that fills itself.
    public static var smartBadgeTemplateName: Name { "NSSmartBadgeTemplate" }
    /// A magnifying glass, for the bar above the keyboard.
    public static var touchBarSearchTemplateName: Name { "NSTouchBarSearchTemplate" }
    /// A plus sign, for the bar above the keyboard.
    public static var touchBarAddTemplateName: Name { "NSTouchBarAddTemplate" }
    /// A triangle that plays, for the bar above the keyboard.
    public static var touchBarPlayTemplateName: Name { "NSTouchBarPlayTemplate" }
    /// Two bars that pause, for the bar above the keyboard.
    public static var touchBarPauseTemplateName: Name { "NSTouchBarPauseTemplate" }
    /// An arrow in a circle, for the bar above the keyboard.
    public static var touchBarRefreshTemplateName: Name { "NSTouchBarRefreshTemplate" }
    /// A box with an arrow, for the bar above the keyboard.
    public static var touchBarShareTemplateName: Name { "NSTouchBarShareTemplate" }
}

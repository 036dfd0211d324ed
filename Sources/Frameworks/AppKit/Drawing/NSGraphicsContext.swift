import Foundation
import SwiftUI

/// The context into which views draw.
///
/// Follows Apple's [NSGraphicsContext](https://developer.apple.com/documentation/appkit/nsgraphicscontext).
@MainActor @preconcurrency
open class NSGraphicsContext: NSObject {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    /// Whether the y axis points down.
    public let isFlipped: Bool
    /// How pixels of images are mixed; without effect.
    open var imageInterpolation = NSImageInterpolation.default
    /// Whether edges are smooth; always here.
    open var shouldAntialias = true
    /// How drawings are mixed with the pixels below.
    open var compositingOperation = NSCompositingOperation.sourceOver {
        didSet { cgContext.setBlendMode(compositingOperation.blendMode) }
    }
    /// The image whose pixels are drawn; nil for none.
    var bitmap: NSBitmapImageRep?
    private static var saved: [NSGraphicsContext?] = []
    private static var set: NSGraphicsContext?

    /// Creates a context for one of Core Graphics.
    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
        super.init()
    }
    /// Creates a context that draws into pixels; nil in a build without the image front end.
    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        guard let context = bitmapRep.context else { return nil }
        self.init(cgContext: context, flipped: false)
    }

    /// The context into which is drawn now; nil outside of drawing.
    open class var current: NSGraphicsContext? {
        get { set ?? UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: $0.ctm.d > 0) } }
        set {
            if set != nil { UIGraphicsPopContext() }
            set = newValue
            if let context = newValue { UIGraphicsPushContext(context.cgContext) }
        }
    }
    /// Keeps the context and its state until ``restoreGraphicsState()-swift.type.method``.
    open class func saveGraphicsState() {
        saved.append(set)
        current?.cgContext.saveGState()
    }
    /// Returns to the context and the state that were kept.
    open class func restoreGraphicsState() {
        guard let outer = saved.popLast() else { return }
        if let context = current { context.cgContext.restoreGState() }
        if outer !== set { current = outer }
    }
    /// Keeps the state.
    open func saveGraphicsState() { cgContext.saveGState() }
    /// Returns to the state that was kept.
    open func restoreGraphicsState() { cgContext.restoreGState() }
    /// Draws pending content; nothing is pending here.
    open func flushGraphics() {}
    /// Whether drawing goes to a screen.
    open class func currentContextDrawingToScreen() -> Bool { true }
}

/// How pixels of images are mixed.
public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium }

/// How drawings are mixed with the pixels below.
public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
        destinationAtop, xor, plusDarker
    case plusLighter = 13
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity

    var blendMode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceOver: .normal
        }
    }
}

/// Animations of changes of views.
///
/// Follows Apple's [NSAnimationContext](https://developer.apple.com/documentation/appkit/nsanimationcontext).
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
    /// How long animations take, in seconds; a quarter of a second by default.
    open var duration: TimeInterval = 0.25
    /// How animations run; nil for the usual way.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether changes of layers are animated, too; they are here.
    open var allowsImplicitAnimation = false
    /// Called at the end; nil for none.
    open var completionHandler: (() -> Void)?

    private static var stack: [NSAnimationContext] = []
    private static let outermost = NSAnimationContext()
    /// The context of the changes that are made now.
    open class var current: NSAnimationContext { stack.last ?? outermost }

    /// Calls a function whose changes of views are animated, and another at the end.
    ///
    /// The function sets the duration before it changes something; changes are made with the animation that it has set.
    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        let context = NSAnimationContext()
        stack.append(context)
        // The function both sets the duration and makes the changes: views take the animation from the transaction around.
        var transaction = Transaction()
        transaction.animation = .easeInOut(duration: context.duration)
        withTransaction(transaction) { changes(context) }
        stack.removeLast()
        guard let end = completionHandler ?? context.completionHandler else { return }
        nonisolated(unsafe) let call = end
        DispatchQueue.main.asyncAfter(deadline: .now() + max(context.duration, 0)) { call() }
    }
    /// Calls a function whose changes of views are animated.
    open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        runAnimationGroup(changes, completionHandler: nil)
        try? await Task.sleep(for: .seconds(max(current.duration, 0)))
    }
    /// Begins changes that are animated.
    open class func beginGrouping() { stack.append(NSAnimationContext()) }
    /// Ends changes that are animated.
    open class func endGrouping() { if !stack.isEmpty { stack.removeLast().completionHandler?() } }
}

/// An object whose changes can be animated.
@MainActor @preconcurrency
public protocol NSAnimatablePropertyContainer: AnyObject {}

extension NSAnimatablePropertyContainer {
    /// The object itself: its changes are animated within a group of animations.
    public func animator() -> Self { self }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}

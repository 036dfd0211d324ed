import Foundation
import SwiftUICore

/// A rectangle with an appearance, content, and sublayers: each view of UIKit is drawn with one.
///
/// Follows Apple's [CALayer](https://developer.apple.com/documentation/quartzcore/calayer). Layers are drawn with SwiftUI's means
/// where a representable shows their view; changes are shown at once, and animated as the animation around says.
open class CALayer: _LayerMembers, CAMediaTiming, @unchecked Sendable {
    // MARK: Geometry

    /// The layer's rectangle in its own space, in points.
    open var bounds = CGRect.zero { didSet { if bounds != oldValue { resized(from: oldValue.size) } } }
    /// The place of the anchor point in the layer around it, in points.
    open var position = CGPoint.zero { didSet { if position != oldValue { noteChange() } } }
    /// The height above other layers; higher ones are drawn later.
    open var zPosition: CGFloat = 0 { didSet { noteChange() } }
    /// The point that ``position`` places and about which the layer turns, in parts of its size; its middle by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { noteChange() } }
    /// The depth of the anchor point.
    open var anchorPointZ: CGFloat = 0 { didSet { noteChange() } }
    /// How the layer is turned and stretched, about its anchor point.
    open var transform = CATransform3DIdentity { didSet { if transform != oldValue { noteChange() } } }
    /// How the layers within are turned and stretched, about the anchor point: a perspective, say.
    open var sublayerTransform = CATransform3DIdentity { didSet { noteChange() } }

    /// The layer's rectangle in its superlayer, in points: the smallest one around the transformed bounds.
    open var frame: CGRect {
        get { geometry.frame }
        set {
            bounds.size = newValue.standardized.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    // MARK: Looks

    /// Whether the layer is hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { hidden() } } }
    /// The opacity, from 0 to 1.
    open var opacity: Float = 1 { didSet { if opacity != oldValue { noteChange() } } }
    /// Whether sublayers are clipped to the layer's rectangle and corners.
    open var masksToBounds = false { didSet { noteChange() } }
    /// The layer whose opacity masks this one's content; nil for none.
    open var mask: CALayer? {
        didSet {
            oldValue?.masked = nil
            mask?.masked = self
            noteChange()
        }
    }
    /// How round the corners of background and border are, in points.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { noteChange() } } }
    /// The form of round corners; circles by default.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { noteChange() } }
    /// Which corners are round; all by default.
    open var maskedCorners: CACornerMask = .all { didSet { noteChange() } }
    /// The width of the border within the layer's edge, in points.
    open var borderWidth: CGFloat = 0 { didSet { noteChange() } }
    /// The border's color; black by default.
    open var borderColor: CGColor? = .black { didSet { noteChange() } }
    /// The background color; nil for none.
    open var backgroundColor: CGColor? {
        get { background?.cgColor }
        set { background = newValue.map { UIColor(cgColor: $0) } }
    }
    /// The background color, which may depend on light and dark.
    var background: UIColor? { didSet { noteChange() } }
    /// The shadow's color; black by default.
    open var shadowColor: CGColor? = .black { didSet { noteChange() } }
    /// The shadow's opacity; 0, none, by default.
    open var shadowOpacity: Float = 0 { didSet { noteChange() } }
    /// How blurred the shadow is, in points; 3 by default.
    open var shadowRadius: CGFloat = 3 { didSet { noteChange() } }
    /// Where the shadow is, in points; 3 above by default.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { noteChange() } }
    /// The shadow's outline; nil for the layer's.
    open var shadowPath: CGPath? { didSet { noteChange() } }
    /// Whether the layer hides all behind it; without effect on the drawing.
    open var isOpaque = false
    /// Whether edges are smooth; always so here.
    open var allowsEdgeAntialiasing = true
    /// Whether the opacity applies to layer and sublayers together; always so here.
    open var allowsGroupOpacity = true
    /// Whether the layer is kept as pixels; the front end decides.
    open var shouldRasterize = false
    /// The scale of pixels that are kept.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer is drawn in the background; never here.
    open var drawsAsynchronously = false

    // MARK: Content

    /// The content: a `CGImage` or a `UIImage`; nil for none.
    open var contents: Any? { didSet { noteChange() } }
    /// Where the content is in a layer of another size.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { noteChange() } }
    /// Pixels per point of the content.
    open var contentsScale: CGFloat = 1 { didSet { noteChange() } }
    /// Returns the size that suits the content: the layer's own, where it has none.
    open func preferredFrameSize() -> CGSize { frame.size }
    /// The part of the content that is shown, in parts of its size; all of it here.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the content that is stretched, in parts of its size; all of it here.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How content is made smaller; the front end decides.
    open var minificationFilter = CALayerContentsFilter.linear
    /// How content is made larger; the front end decides.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// How early a coarser content is used; without effect here.
    open var minificationFilterBias: Float = 0
    /// The filter that mixes the layer with its background, which is not applied here; nil for none.
    open var compositingFilter: Any? {
        didSet {
            if compositingFilter != nil {
                RuntimeWarning.issue("CALayer.compositingFilter has no effect here: see CompatibilityGaps.md.")
            }
        }
    }
    /// The filters of the layer, which are not applied here; nil for none.
    open var filters: [Any]?
    /// The filters of the content behind the layer, which are not applied here; nil for none.
    open var backgroundFilters: [Any]?
    /// Whether the layer is shown from behind; always here.
    open var isDoubleSided = true
    /// Whether the origin is below; never here.
    open var isGeometryFlipped = false
    /// Whether content is drawn upside down, as this layer or one around it has its origin below; never here.
    open func contentsAreFlipped() -> Bool { false }
    /// The edges that are smooth; all of them here.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Values of the app's own, by their keys.
    var values: [String: Any] = [:]
    /// The layer's name; nil for none.
    open var name: String?
    /// Draws the content; nil for none.
    open weak var delegate: (any CALayerDelegate)?
    /// Actions by their events; here changes are animated by the animation around them.
    open var actions: [String: any CAAction]?
    /// The layers within, the lowest first; nil for none.
    open var sublayers: [CALayer]? {
        get { within.isEmpty ? nil : within }
        set { replaceSublayers(newValue ?? []) }
    }
    /// The layer around; nil for none.
    open internal(set) weak var superlayer: CALayer?
    var within: [CALayer] = []
    /// The layer whose mask this is; nil for none.
    weak var masked: CALayer?
    /// The view that the layer belongs to; nil for none.
    nonisolated(unsafe) weak var view: UIView?
    var running: [RunningAnimation] = []
    /// The values of the animations at the last frame, and the shares of all animations then.
    var animated: [(path: String, value: Any)] = []
    var shares: [Double] = []
    var isShowingAnimations = false
    /// Whether the player of animations knows the layer.
    var isFollowed = false
    private var wasDrawn = false
    private var mustDisplay = false
    /// Whether the layer or one within must update its content, so that ``displayAllIfNeeded()`` does not look in vain.
    private var hasDisplays = false

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0 { didSet { LayerPlayer.wake() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { LayerPlayer.wake() } }
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1 { didSet { LayerPlayer.wake() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Creates a layer.
    public override init() { super.init() }

    /// Creates a copy of a layer's looks and geometry.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { adopt(layer) }
    }

    /// Creates a layer from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        // Blocks of transactions don't wait for a layer that is gone.
        if !running.isEmpty { LayerPlayer.end(running.compactMap(\.group)) }
    }

    /// Adds a layer on top.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: within.count) }
    /// Removes the layer from the one around it.
    open func removeFromSuperlayer() {
        guard let around = superlayer else { return }
        around.within.removeAll { $0 === self }
        superlayer = nil
        around.noteChange()
    }
    /// Draws into a context; by default the delegate draws.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Requests a new drawing.
    open func setNeedsDisplay() {
        (wasDrawn, mustDisplay) = (true, true)
        noteDisplays()
        noteChange()
    }
    /// Requests a new drawing of a part; of all of the layer here.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Whether a new drawing was requested since the last one.
    open func needsDisplay() -> Bool { mustDisplay }
    /// Updates the content, as the delegate does by default; ``draw(in:)`` draws it.
    open func display() { delegate?.display(self) }
    /// Updates the content, if that was requested.
    open func displayIfNeeded() {
        guard mustDisplay else { return }
        mustDisplay = false
        showingAnimations { display() }
    }
    /// Updates the content of the layer and of those within that belong to no view, where that was requested.
    func displayAllIfNeeded() {
        guard hasDisplays else { return }
        hasDisplays = false
        displayIfNeeded()
        for layer in within where layer.view == nil { layer.displayAllIfNeeded() }
    }
    /// Notes for the layers around that this one may need to update its content.
    func noteDisplays() {
        guard mustDisplay || hasDisplays else { return }
        var next: CALayer? = self
        while let layer = next {
            layer.hasDisplays = true
            next = layer.superlayer
        }
    }
    /// Whether a change of a property requests a new drawing; not by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Whether ``draw(in:)`` was asked for.
    var isDrawn: Bool { wasDrawn }
    /// Requests a new layout of the layers within.
    open func setNeedsLayout() {
        needsLayout = true
        noteChange()
    }
    var needsLayout = false
    /// Places the layers within; as the delegate does by default.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Updates the layout of the layers within, if that was asked for.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSublayers()
        }
        for layer in within where layer.view == nil { layer.layoutIfNeeded() }
    }
    /// Returns the topmost layer at a point in the space of the layer around; nil for none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = superlayer.map { convert(p, from: $0) } ?? p
        guard !isHidden, contains(point) else { return nil }
        for layer in within.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return self
    }
    /// Whether a point is within the layer, in its own space.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The event's action; nil here.
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
    /// Adds an animation, which begins with the next frame.
    open func add(_ anim: CAAnimation, forKey key: String?) { play(anim, key) }
    /// The layer as it is shown: itself, which has the values of animations while it is displayed.
    open func presentation() -> Self? { self }
    /// The layer as it is set; itself here.
    open func model() -> Self { self }
}

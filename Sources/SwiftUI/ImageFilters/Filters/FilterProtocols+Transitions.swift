import Foundation

/// The values of a filter that goes over from a picture to another one in bars.
public protocol CIBarsSwipeTransition: CITransitionFilter {
    /// The direction of the bars, in radians; π by default.
    var angle: Float { get set }
    /// The width of a bar, in pixels; 30 by default.
    var width: Float { get set }
    /// How far bars are behind one another, in pixels; 10 by default.
    var barOffset: Float { get set }
}

/// The values of a filter that goes over from a picture to another one behind a strip of light.
public protocol CICopyMachineTransition: CITransitionFilter {
    /// The rectangle that the effect fills; all of the picture by default.
    var extent: CGRect { get set }
    /// The color of the light; a pale green by default.
    var color: CIColor { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The width of the light, in pixels; 200 by default.
    var width: Float { get set }
    /// The strength of the light; 1.3 by default.
    var opacity: Float { get set }
}

/// The values of a filter that goes over from a picture to another one in a flash.
public protocol CIFlashTransition: CITransitionFilter {
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The rectangle that the effect fills; all of the picture by default.
    var extent: CGRect { get set }
    /// The color of the light; a pale orange by default.
    var color: CIColor { get set }
    /// How far rays reach, in multiples of the light; 2.58 by default.
    var maxStriationRadius: Float { get set }
    /// How much rays differ in brightness; 0.5 by default.
    var striationStrength: Float { get set }
    /// How clearly rays are set apart.
    var striationContrast: Float { get set }
    /// When the flash begins to fade, from 0 to 1; 0.85 by default.
    var fadeThreshold: Float { get set }
}

/// The values of a filter that goes over from a picture to another one through holes that grow.
public protocol CIModTransition: CITransitionFilter {
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// How far the pattern of holes is turned, in radians; 2 by default.
    var angle: Float { get set }
    /// The size of the holes, in pixels; 150 by default.
    var radius: Float { get set }
    /// How far the holes keep their shape, in pixels; 300 by default.
    var compression: Float { get set }
}

/// The values of a filter that goes over from a picture to another one in a wave.
public protocol CIRippleTransition: CITransitionFilter {
    /// The picture of a lit ball, which gives slopes their light.
    var shadingImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The rectangle that the effect fills; all of the picture by default.
    var extent: CGRect { get set }
    /// The width of the wave, in pixels; 100 by default.
    var width: Float { get set }
    /// How far the wave moves pixels; 50 by default.
    var scale: Float { get set }
}

/// The values of a filter that goes over from a picture to another one at a soft edge.
public protocol CISwipeTransition: CITransitionFilter {
    /// The rectangle that the effect fills; all of the picture by default.
    var extent: CGRect { get set }
    /// The color of the edge; white by default.
    var color: CIColor { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The width of the edge, in pixels; 300 by default.
    var width: Float { get set }
    /// How much of the color is seen; 0 by default.
    var opacity: Float { get set }
}

/// The values of a filter that folds a picture away from another one.
public protocol CIAccordionFoldTransition: CITransitionFilter {
    /// The height of the part below that is not folded, in pixels; 0 by default.
    var bottomHeight: Float { get set }
    /// How many folds there are, from 1 to 50; 3 by default.
    var numberOfFolds: Float { get set }
    /// How dark folds are, from 0 to 1; 0.1 by default.
    var foldShadowAmount: Float { get set }
}

/// The values of a filter that goes over from a picture to another one from the dark parts of a mask to the bright
/// ones.
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
    /// The mask: where it is dark, the other picture comes first; the light of the picture by default.
    var maskImage: CIImage? { get set }
    /// How soft the shadow is, in pixels; 8 by default.
    var shadowRadius: Float { get set }
    /// How dark the shadow is, from 0 to 1; 0.65 by default.
    var shadowDensity: Float { get set }
    /// How far away the shadow falls, in pixels; (0, -10) by default.
    var shadowOffset: CGPoint { get set }
}

/// The values of a filter that turns a picture over as a page.
public protocol CIPageCurlTransition: CITransitionFilter {
    /// The back of the page; a pale copy of the picture by default.
    var backsideImage: CIImage? { get set }
    /// The picture of a lit ball, which gives slopes their light.
    var shadingImage: CIImage? { get set }
    /// The rectangle that the effect fills; all of the picture by default.
    var extent: CGRect { get set }
    /// The direction that the page is turned from, in radians; 0 by default.
    var angle: Float { get set }
    /// The radius of the curl, in pixels; 100 by default.
    var radius: Float { get set }
}

import Foundation
import SwiftUI

/// The effects of a camera, which are kept, and not drawn.
struct CameraEffects {
    var wantsExposureAdaptation = false
    var exposureAdaptationBrighteningSpeedFactor: CGFloat = 0.4
    var exposureAdaptationDarkeningSpeedFactor: CGFloat = 0.6
    var minimumExposure: CGFloat = -15
    var maximumExposure: CGFloat = 15
    var averageGray: CGFloat = 0.18
    var whitePoint: CGFloat = 1
    var bloomThreshold: CGFloat = 1
    var bloomBlurRadius: CGFloat = 4
    var bloomIterationCount = 1
    var bloomIterationSpread: CGFloat = 0
    var motionBlurIntensity: CGFloat = 0
    var saturation: CGFloat = 1
    var contrast: CGFloat = 0
    var colorFringeStrength: CGFloat = 0
    var colorFringeIntensity: CGFloat = 1
    var vignettingPower: CGFloat = 0
    var vignettingIntensity: CGFloat = 0
    var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
    var screenSpaceAmbientOcclusionRadius: CGFloat = 5
    var screenSpaceAmbientOcclusionBias: CGFloat = 0.03
    var screenSpaceAmbientOcclusionDepthThreshold: CGFloat = 0.2
    var screenSpaceAmbientOcclusionNormalThreshold: CGFloat = 0.3
    var apertureBladeCount = 6
    var focalBlurSampleCount = 25
    var grainIntensity: CGFloat = 0
    var grainScale: CGFloat = 1
    var grainIsColored = false
    var whiteBalanceTemperature: CGFloat = 0
    var whiteBalanceTint: CGFloat = 0
    let colorGrading = SCNMaterialProperty()
}

extension SCNCamera {
    /// Whether the exposure follows the scene; without effect.
    public var wantsExposureAdaptation: Bool {
        get { effects.wantsExposureAdaptation }
        set { effects.wantsExposureAdaptation = newValue }
    }
    /// How quickly the exposure grows; without effect.
    public var exposureAdaptationBrighteningSpeedFactor: CGFloat {
        get { effects.exposureAdaptationBrighteningSpeedFactor }
        set { effects.exposureAdaptationBrighteningSpeedFactor = newValue }
    }
    /// How quickly the exposure falls; without effect.
    public var exposureAdaptationDarkeningSpeedFactor: CGFloat {
        get { effects.exposureAdaptationDarkeningSpeedFactor }
        set { effects.exposureAdaptationDarkeningSpeedFactor = newValue }
    }
    /// The smallest exposure; without effect.
    public var minimumExposure: CGFloat {
        get { effects.minimumExposure }
        set { effects.minimumExposure = newValue }
    }
    /// The largest exposure; without effect.
    public var maximumExposure: CGFloat {
        get { effects.maximumExposure }
        set { effects.maximumExposure = newValue }
    }
    /// The middle brightness; without effect.
    public var averageGray: CGFloat {
        get { effects.averageGray }
        set { effects.averageGray = newValue }
    }
    /// The brightness of white; without effect.
    public var whitePoint: CGFloat {
        get { effects.whitePoint }
        set { effects.whitePoint = newValue }
    }
    /// The brightness at which things glow; without effect.
    public var bloomThreshold: CGFloat {
        get { effects.bloomThreshold }
        set { effects.bloomThreshold = newValue }
    }
    /// The radius of the glow; without effect.
    public var bloomBlurRadius: CGFloat {
        get { effects.bloomBlurRadius }
        set { effects.bloomBlurRadius = newValue }
    }
    /// The number of glows; without effect.
    public var bloomIterationCount: Int {
        get { effects.bloomIterationCount }
        set { effects.bloomIterationCount = newValue }
    }
    /// How glows differ; without effect.
    public var bloomIterationSpread: CGFloat {
        get { effects.bloomIterationSpread }
        set { effects.bloomIterationSpread = newValue }
    }
    /// How much movements are blurred; without effect.
    public var motionBlurIntensity: CGFloat {
        get { effects.motionBlurIntensity }
        set { effects.motionBlurIntensity = newValue }
    }
    /// The strength of colors; without effect.
    public var saturation: CGFloat {
        get { effects.saturation }
        set { effects.saturation = newValue }
    }
    /// The contrast; without effect.
    public var contrast: CGFloat {
        get { effects.contrast }
        set { effects.contrast = newValue }
    }
    /// The width of colored edges; without effect.
    public var colorFringeStrength: CGFloat {
        get { effects.colorFringeStrength }
        set { effects.colorFringeStrength = newValue }
    }
    /// The strength of colored edges; without effect.
    public var colorFringeIntensity: CGFloat {
        get { effects.colorFringeIntensity }
        set { effects.colorFringeIntensity = newValue }
    }
    /// The form of dark corners; without effect.
    public var vignettingPower: CGFloat {
        get { effects.vignettingPower }
        set { effects.vignettingPower = newValue }
    }
    /// How dark the corners are; without effect.
    public var vignettingIntensity: CGFloat {
        get { effects.vignettingIntensity }
        set { effects.vignettingIntensity = newValue }
    }
    /// The shade of corners; without effect.
    public var screenSpaceAmbientOcclusionIntensity: CGFloat {
        get { effects.screenSpaceAmbientOcclusionIntensity }
        set { effects.screenSpaceAmbientOcclusionIntensity = newValue }
    }
    /// The radius of the shade of corners; without effect.
    public var screenSpaceAmbientOcclusionRadius: CGFloat {
        get { effects.screenSpaceAmbientOcclusionRadius }
        set { effects.screenSpaceAmbientOcclusionRadius = newValue }
    }
    /// The gap of the shade of corners; without effect.
    public var screenSpaceAmbientOcclusionBias: CGFloat {
        get { effects.screenSpaceAmbientOcclusionBias }
        set { effects.screenSpaceAmbientOcclusionBias = newValue }
    }
    /// The depth of the shade of corners; without effect.
    public var screenSpaceAmbientOcclusionDepthThreshold: CGFloat {
        get { effects.screenSpaceAmbientOcclusionDepthThreshold }
        set { effects.screenSpaceAmbientOcclusionDepthThreshold = newValue }
    }
    /// The angle of the shade of corners; without effect.
    public var screenSpaceAmbientOcclusionNormalThreshold: CGFloat {
        get { effects.screenSpaceAmbientOcclusionNormalThreshold }
        set { effects.screenSpaceAmbientOcclusionNormalThreshold = newValue }
    }
    /// The corners of blurred lights; without effect.
    public var apertureBladeCount: Int {
        get { effects.apertureBladeCount }
        set { effects.apertureBladeCount = newValue }
    }
    /// The samples of blurred distances; without effect.
    public var focalBlurSampleCount: Int {
        get { effects.focalBlurSampleCount }
        set { effects.focalBlurSampleCount = newValue }
    }
    /// The strength of grain; without effect.
    public var grainIntensity: CGFloat {
        get { effects.grainIntensity }
        set { effects.grainIntensity = newValue }
    }
    /// The size of grain; without effect.
    public var grainScale: CGFloat {
        get { effects.grainScale }
        set { effects.grainScale = newValue }
    }
    /// Whether grain has colors; without effect.
    public var grainIsColored: Bool {
        get { effects.grainIsColored }
        set { effects.grainIsColored = newValue }
    }
    /// The warmth of white; without effect.
    public var whiteBalanceTemperature: CGFloat {
        get { effects.whiteBalanceTemperature }
        set { effects.whiteBalanceTemperature = newValue }
    }
    /// The tint of white; without effect.
    public var whiteBalanceTint: CGFloat {
        get { effects.whiteBalanceTint }
        set { effects.whiteBalanceTint = newValue }
    }
    /// A table of colors; without effect.
    public var colorGrading: SCNMaterialProperty { effects.colorGrading }
}

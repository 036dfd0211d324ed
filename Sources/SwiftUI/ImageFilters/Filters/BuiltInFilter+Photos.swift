import Foundation

extension BuiltInFilter:
    CIHexagonalPixellate, CIColorMatrix, CIColorThreshold, CIMaximumComponent, CIMinimumComponent,
    CISRGBToneCurveToLinear, CILinearToSRGBToneCurve, CITemperatureAndTint, CIHighlightShadowAdjust,
    CINoiseReduction, CIDither, CILineOverlay, CIEdgeWork, CIMorphologyMaximum, CIMorphologyMinimum,
    CILinearGradient, CIRadialGradient, CIGaussianGradient
{
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var threshold: Float {
        get { number("inputThreshold") }
        set { setValue(newValue, forKey: "inputThreshold") }
    }
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
    var noiseLevel: Float {
        get { number("inputNoiseLevel") }
        set { setValue(newValue, forKey: "inputNoiseLevel") }
    }
    var nrNoiseLevel: Float {
        get { number("inputNRNoiseLevel") }
        set { setValue(newValue, forKey: "inputNRNoiseLevel") }
    }
    var nrSharpness: Float {
        get { number("inputNRSharpness") }
        set { setValue(newValue, forKey: "inputNRSharpness") }
    }
    var edgeIntensity: Float {
        get { number("inputEdgeIntensity") }
        set { setValue(newValue, forKey: "inputEdgeIntensity") }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
}

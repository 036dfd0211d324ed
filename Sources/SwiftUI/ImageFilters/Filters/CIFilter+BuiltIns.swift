import Foundation

extension CIFilter {
    /// Returns a filter that makes a picture brown, as old ones are.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter("CISepiaTone") }
    /// Returns a filter that turns each color into its opposite.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter("CIColorInvert") }
    /// Returns a filter that has shades of one color alone.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter("CIColorMonochrome") }
    /// Returns a filter that makes white another color, and all others with it.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltInFilter("CIWhitePointAdjust") }
    /// Returns a filter that shows light as heat.
    public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter("CIThermal") }
    /// Returns a filter that shows a picture as X-rays would.
    public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter("CIXRay") }
    /// Returns a filter that changes saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter("CIColorControls") }
    /// Returns a filter that makes a picture brighter or darker by stops.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter("CIExposureAdjust") }
    /// Returns a filter that changes the brightness of middle tones.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter("CIGammaAdjust") }
    /// Returns a filter that turns all colors around the wheel.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter("CIHueAdjust") }
    /// Returns a filter that makes pale colors stronger.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter("CIVibrance") }
    /// Returns a filter that has a few levels of each color.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter("CIColorPosterize") }
    /// Returns a filter that keeps the parts of colors within bounds.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter("CIColorClamp") }
    /// Returns a filter that is as opaque as the picture is bright.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter("CIMaskToAlpha") }
    /// Returns a filter that goes from one color in the dark to another in the light.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter("CIFalseColor") }
    /// Returns a filter that makes a picture gray.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectMono") }
    /// Returns a filter that makes a picture gray with much contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectNoir") }
    /// Returns a filter that makes a picture gray with little contrast.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectTonal") }
    /// Returns a filter that makes a picture with strong colors.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectChrome") }
    /// Returns a filter that makes a picture with faded colors.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectFade") }
    /// Returns a filter that makes a picture as an instant camera makes it.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectInstant") }
    /// Returns a filter that makes a picture with cool colors.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectProcess") }
    /// Returns a filter that makes a picture with warm colors.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectTransfer") }
    /// Returns a filter that blurs a picture.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter("CIGaussianBlur") }
    /// Returns a filter that averages the pixels around each.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter("CIBoxBlur") }
    /// Returns a filter that makes edges clearer.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter("CIUnsharpMask") }
    /// Returns a filter that makes details clearer.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltInFilter("CISharpenLuminance") }
    /// Returns a filter that lets bright parts glow.
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter("CIBloom") }
    /// Returns a filter that dims bright parts.
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter("CIGloom") }
    /// Returns a filter that shows edges alone.
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter("CIEdges") }
    /// Returns a filter that consists of squares.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter("CIPixellate") }
    /// Returns a filter that consists of areas as of crystals.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter("CICrystallize") }
    /// Returns a filter that consists of dots.
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter("CIPointillize") }
    /// Returns a filter that is darker at the corners.
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter("CIVignette") }
    /// Returns a filter that is darker away from a middle.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltInFilter("CIVignetteEffect") }
    /// Returns a filter that turns a picture around a middle.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltInFilter("CITwirlDistortion") }
    /// Returns a filter that makes a middle larger.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter("CIBumpDistortion") }
    /// Returns a filter that makes a middle smaller.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltInFilter("CIPinchDistortion") }
    /// Returns a filter that mirrors a slice of a picture around a middle.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltInFilter("CIKaleidoscope") }
    /// Returns a filter that makes a QR code of data.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter("CIQRCodeGenerator") }
    /// Returns a filter that makes a code of its words.
    public class func barcodeGenerator() -> any CIFilter & CIBarcodeGenerator { BuiltInFilter("CIBarcodeGenerator") }
    /// Returns a filter that makes a bar code of ASCII characters.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter("CICode128BarcodeGenerator")
    }
    /// Returns a filter that makes upright stripes of two colors.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltInFilter("CIStripesGenerator") }
    /// Returns a filter that makes squares of two colors, as of a chessboard.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltInFilter("CICheckerboardGenerator")
    }
    /// Returns a filter that prints a picture in black dots.
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltInFilter("CIDotScreen") }
    /// Returns a filter that prints a picture in black lines.
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltInFilter("CILineScreen") }
    /// Returns a filter that prints a picture in black lines that cross.
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltInFilter("CIHatchedScreen") }
    /// Returns a filter that prints a picture in black rings.
    public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltInFilter("CICircularScreen") }
    /// Returns a filter that prints a picture in dots of four inks.
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltInFilter("CICMYKHalftone") }
    /// Returns a filter that makes a picture as of a comic.
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter("CIComicEffect") }
    /// Returns a filter that blurs a picture in one direction.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter("CIMotionBlur") }
    /// Returns a filter that blurs a picture away from a middle.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltInFilter("CIZoomBlur") }
    /// Returns a filter that blurs a picture as a lens does.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter("CIDiscBlur") }
    /// Returns a filter that turns a picture around a middle many times.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltInFilter("CIVortexDistortion") }
    /// Returns a filter that has the mean of an area as its only pixel.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter("CIAreaAverage") }
    /// Returns a filter that has the largest parts of an area's colors as its only pixel.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltInFilter("CIAreaMaximum") }
    /// Returns a filter that has the least parts of an area's colors as its only pixel.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltInFilter("CIAreaMinimum") }
    /// Returns a filter that has the least and the largest parts of an area's colors as its two pixels.
    public class func areaMinMax() -> any CIFilter & CIAreaMinMax { BuiltInFilter("CIAreaMinMax") }
    /// Returns a filter that puts a picture above another one.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceOverCompositing")
    }
}

/// A filter whose values have names in Swift: it has all names, but only the values of its kind have an effect.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
    init(_ name: String) {
        // Every function above names one that there is.
        super.init(FilterKind.all[name] ?? FilterKind(name: name) { raster, _ in raster })
    }

    func number(_ key: String) -> Float { FilterValues([key: value(forKey: key) as Any]).number(key) }
    func vector(_ key: String) -> CIVector { FilterValues([key: value(forKey: key) as Any]).vector(key) }
    func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }

    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var count: Int {
        get { Int(number("inputCount")) }
        set { setValue(newValue, forKey: "inputCount") }
    }
    var extent: CGRect {
        get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var grayComponentReplacement: Float {
        get { number("inputGCR") }
        set { setValue(newValue, forKey: "inputGCR") }
    }
    var underColorRemoval: Float {
        get { number("inputUCR") }
        set { setValue(newValue, forKey: "inputUCR") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var maxComponents: CIVector {
        get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 1, y: 1, z: 1, w: 1) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var minComponents: CIVector {
        get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var barcodeDescriptor: CIBarcodeDescriptor {
        get {
            value(forKey: "inputBarcodeDescriptor") as? CIBarcodeDescriptor
                ?? CIBarcodeDescriptor(words: Data(), facts: [])
        }
        set { setValue(newValue, forKey: "inputBarcodeDescriptor") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var width: Float {
        get { number("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
}

extension BuiltInFilter:
    CISepiaTone, CIColorInvert, CIWhitePointAdjust, CIThermal, CIXRay, CIColorMonochrome, CIColorControls,
    CIExposureAdjust, CIGammaAdjust, CIHueAdjust,
    CIVibrance, CIColorPosterize, CIColorClamp, CIStripesGenerator, CICheckerboardGenerator, CIMaskToAlpha,
    CIFalseColor, CIPhotoEffect, CIGaussianBlur, CIBoxBlur, CIUnsharpMask,
    CISharpenLuminance, CIBloom, CIGloom, CIEdges, CIPixellate, CICrystallize, CIPointillize, CIVignette,
    CIVignetteEffect, CITwirlDistortion, CIBumpDistortion, CIPinchDistortion, CIKaleidoscope, CIQRCodeGenerator,
    CICode128BarcodeGenerator, CIBarcodeGenerator,
    CICompositeOperation, CIDotScreen, CILineScreen, CIHatchedScreen, CICircularScreen, CICMYKHalftone, CIComicEffect,
    CIMotionBlur, CIZoomBlur, CIDiscBlur, CIVortexDistortion, CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIAreaMinMax
{}

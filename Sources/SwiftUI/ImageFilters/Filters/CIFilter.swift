import Foundation
import OrielFoundation

/// The key of the picture that a filter works on.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of how far a filter reaches, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the size of a filter's pattern, in pixels.
public let kCIInputScaleKey = "inputScale"
/// The key of the width of a filter's stripes, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the middle of a filter's effect.
public let kCIInputCenterKey = "inputCenter"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the amount of color.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the amount of an effect.
public let kCIInputAmountKey = "inputAmount"
/// The key of the rectangle that a filter works on.
public let kCIInputExtentKey = "inputExtent"
/// The key of the picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the picture at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a filter's mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of how much of a transition is done, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of how pixels move.
public let kCIInputTransformKey = "inputTransform"
/// The key of a width compared to its height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of how much a filter bends light.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the picture of a lit ball.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the picture that a filter takes colors from.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of the weights of pixels.
public let kCIInputWeightsKey = "inputWeights"
/// The key of the amount that is added to colors.
public let kCIInputBiasKey = "inputBias"
/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"

/// Makes a picture of another one, or of data.
///
/// Follows Apple's [CIFilter](https://developer.apple.com/documentation/coreimage/cifilter-swift.class). CompatibilityGaps.md
/// lists the filters that there are.
open class CIFilter: NSObject, @unchecked Sendable {
    let kind: FilterKind
    private var values: [String: Any] = [:]

    init(_ kind: FilterKind) {
        self.kind = kind
        super.init()
        setDefaults()
    }

    /// Creates a filter by its name, such as `CISepiaTone`; nil if there is none.
    public convenience init?(name: String) {
        guard let kind = FilterKind.all[name] else {
            RuntimeWarning.issue("There is no filter \(name) here: see CompatibilityGaps.md.")
            return nil
        }
        self.init(kind)
    }

    /// Creates a filter by its name, with some of its values; nil if there is none.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The filter's name.
    open var name: String { kind.name }
    /// The keys of the filter's values.
    open var inputKeys: [String] {
        (kind.takesImage ? [kCIInputImageKey] : []) + (Array(kind.defaults.keys) + kind.others).sorted()
    }
    /// The keys of the filter's results.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The attributes of the filter: its name.
    open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

    /// The result; nil without a picture, or without what else the filter needs.
    open var outputImage: CIImage? {
        let image = values[kCIInputImageKey] as? CIImage
        if kind.takesImage, image == nil { return nil }
        return kind.make(image?.raster ?? Raster(in: .zero), FilterValues(values)).map { CIImage($0) }
    }

    /// Sets all values to the usual ones; the picture stays.
    open func setDefaults() {
        values = kind.defaults.merging(values.filter { $0.key == kCIInputImageKey }) { $1 }
    }

    /// Sets a value; one that the filter does not have is reported, and ignored.
    open func setValue(_ value: Any?, forKey key: String) {
        guard key == kCIInputImageKey || kind.defaults[key] != nil || kind.others.contains(key) else {
            RuntimeWarning.issue("The filter \(name) has no value named \(key).")
            return
        }
        values[key] = value
    }

    /// Sets a value; one that the filter does not have is reported, and ignored.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Returns a value; nil if there is none.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Returns a value; nil if there is none.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// Returns the names of all filters, whatever the category.
    open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }

    /// Returns the display name of a filter, in English; nil if there is no such filter.
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterKind.all[filterName] != nil else { return nil }
        if filterName == "CIQRCodeGenerator" { return "QR Code Generator" }
        return filterName.dropFirst(2).reduce(into: "") { name, letter in
            name += letter.isUppercase && !name.isEmpty ? " \(letter)" : "\(letter)"
        }
    }
}

/// The values of a filter, as numbers of any kind were put into them.
struct FilterValues {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    func number(_ key: String) -> Float {
        let number: Double? =
            switch values[key] {
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        guard let number, number.isFinite else { return 0 }
        return Float(min(max(number, -1e6), 1e6))
    }

    /// A place; the middle of a raster where none was set.
    func place(_ key: String, in raster: Raster) -> CGPoint {
        let place: CGPoint? =
            switch values[key] {
            case let vector as CIVector: vector.cgPointValue
            case let point as CGPoint: point
            default: nil
            }
        guard let place, place.x.isFinite, place.y.isFinite else {
            return CGPoint(x: raster.extent.midX, y: raster.extent.midY)
        }
        return place
    }

    /// A rectangle; nil where none was set that has numbers.
    func rectangle(_ key: String) -> CGRect? {
        let rect: CGRect? =
            switch values[key] {
            case let vector as CIVector: vector.cgRectValue
            case let rect as CGRect: rect
            default: nil
            }
        return rect.flatMap { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) ? $0 : nil }
    }

    func any(_ key: String) -> Any? { values[key] }
    func isTrue(_ key: String) -> Bool { values[key] as? Bool ?? false }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .white }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data } }
    func text(_ key: String) -> String {
        values[key] as? String ?? (values[key] as? NSString).map { $0 as String } ?? ""
    }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
}

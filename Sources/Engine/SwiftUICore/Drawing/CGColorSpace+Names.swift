extension CGColorSpace {
    /// The usual space of screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB with components proportional to light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// sRGB with components beyond 0 and 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB with components beyond 0 and 1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The wider space of newer screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The wider space of newer screens with components proportional to light.
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    /// The wider space of newer screens with components beyond 0 and 1.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// The wider space of newer screens, proportional to light, with components beyond 0 and 1.
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The wider space of newer screens with the curve of broadcasts in high dynamic range.
    public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
    /// The wider space of newer screens with the curve of films in high dynamic range.
    public static let displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
    /// The space of cinemas.
    public static let dcip3 = "kCGColorSpaceDCIP3"
    /// Adobe's RGB of 1998.
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    /// The space of photographers, which is wider than what people see.
    public static let rommrgb = "kCGColorSpaceROMMRGB"
    /// The space of effects for films, proportional to light.
    public static let acescgLinear = "kCGColorSpaceACESCGLinear"
    /// The space of high-definition video.
    public static let itur_709 = "kCGColorSpaceITUR_709"
    /// The space of high-definition video with the curve of films in high dynamic range.
    public static let itur_709_PQ = "kCGColorSpaceITUR_709_PQ"
    /// The space of high-definition video with the curve of broadcasts in high dynamic range.
    public static let itur_709_HLG = "kCGColorSpaceITUR_709_HLG"
    /// The space of high-definition video with Apple's curve.
    public static let coreMedia709 = "kCGColorSpaceCoreMedia709"
    /// The space of ultra-high-definition video.
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    /// The space of ultra-high-definition video, proportional to light.
    public static let linearITUR_2020 = "kCGColorSpaceLinearITUR_2020"
    /// The space of ultra-high-definition video with components beyond 0 and 1.
    public static let extendedITUR_2020 = "kCGColorSpaceExtendedITUR_2020"
    /// The space of ultra-high-definition video, proportional to light, with components beyond 0 and 1.
    public static let extendedLinearITUR_2020 = "kCGColorSpaceExtendedLinearITUR_2020"
    /// The space of ultra-high-definition video with the curve of sRGB.
    public static let itur_2020_sRGBGamma = "kCGColorSpaceITUR_2020_sRGBGamma"
    /// The space of broadcasts in high dynamic range.
    public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
    /// The space of films in high dynamic range.
    public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
    /// RGB without a definition.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// Grays with the gamma of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grays proportional to light.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// Grays beyond black and white.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    /// Grays proportional to light, beyond black and white.
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    /// The inks of printing.
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"
    /// The space of the eye's receptors.
    public static let genericXYZ = "kCGColorSpaceGenericXYZ"
    /// The space of differences that people see.
    public static let genericLab = "kCGColorSpaceGenericLab"

    static let models: [String: CGColorSpaceModel] = [
        sRGB: .rgb, linearSRGB: .rgb, extendedSRGB: .rgb, extendedLinearSRGB: .rgb, displayP3: .rgb,
        linearDisplayP3: .rgb, extendedDisplayP3: .rgb, extendedLinearDisplayP3: .rgb, displayP3_HLG: .rgb,
        displayP3_PQ: .rgb, dcip3: .rgb, adobeRGB1998: .rgb, rommrgb: .rgb, acescgLinear: .rgb, itur_709: .rgb,
        itur_709_PQ: .rgb, itur_709_HLG: .rgb, coreMedia709: .rgb, itur_2020: .rgb, linearITUR_2020: .rgb,
        extendedITUR_2020: .rgb, extendedLinearITUR_2020: .rgb, itur_2020_sRGBGamma: .rgb, itur_2100_HLG: .rgb,
        itur_2100_PQ: .rgb, genericRGBLinear: .rgb, genericGrayGamma2_2: .monochrome, linearGray: .monochrome,
        extendedGray: .monochrome, extendedLinearGray: .monochrome, genericCMYK: .cmyk, genericXYZ: .XYZ,
        genericLab: .lab,
    ]
}

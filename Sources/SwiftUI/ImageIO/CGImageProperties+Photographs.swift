import Foundation
import OrielFoundation

// Names of the properties of pictures. The ones of photographs are read from JPEG and TIFF files.

/// The number of pictures.
public let kCGImagePropertyImageCount: CFString = "ImageCount"
/// Pixels per inch in the width.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch in the height.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether components are numbers with a fraction.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether pixels are numbers of a table of colors.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether pixels have an opacity.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The kind of components.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grays.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Inks.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Lightness and two colors.
public let kCGImagePropertyColorModelLab: CFString = "Lab"
/// The name of the color profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The number of the main picture.
public let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"
/// The small pictures.
public let kCGImagePropertyThumbnailImages: CFString = "ThumbnailImages"
/// How a photograph was taken.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Further facts about how a photograph was taken.
public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
/// The facts that a TIFF file has.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Where a photograph was taken.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The facts that the press writes down.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The facts that a JPEG file has.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The facts of a raw photograph.
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
/// The facts of a raw photograph in Adobe's format.
public let kCGImagePropertyDNGDictionary: CFString = "{DNG}"
/// The facts of a raw photograph in Canon's format.
public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
/// The facts that Photoshop writes.
public let kCGImageProperty8BIMDictionary: CFString = "{8BIM}"
/// Apple's own facts about a photograph.
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// Canon's own facts about a photograph.
public let kCGImagePropertyMakerCanonDictionary: CFString = "{MakerCanon}"
/// Nikon's own facts about a photograph.
public let kCGImagePropertyMakerNikonDictionary: CFString = "{MakerNikon}"
/// The facts of a HEIF file.
public let kCGImagePropertyHEIFDictionary: CFString = "{HEIF}"
/// The facts of the file.
public let kCGImagePropertyFileContentsDictionary: CFString = "{FileContents}"
/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// How pixels are turned, from 1 to 8.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels per unit in the width.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels per unit in the height.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of the resolution: 2 for inches, 3 for centimeters.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The program that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the file was written.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The photographer.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The computer.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The owner of the rights.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The name of the document.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// A description.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// How pixels are compressed.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// The kind of colors.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The time of exposure in seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The aperture.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The program of exposure.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The sensitivities.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The version of the format.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// When the photograph was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the photograph became a file.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the file.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone of the photograph.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone of the scan.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The speed of the shutter, as a logarithm.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture, as a logarithm.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness, as a logarithm.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The correction of exposure, as a logarithm.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The greatest aperture, as a logarithm.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The distance of the subject in meters.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// How light was measured.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The kind of light.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Whether there was a flash.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length in millimeters.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The place of the subject.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// The maker's own facts.
public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// A comment.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The parts of a second of the file.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// The parts of a second of the photograph.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The parts of a second of the scan.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The space of colors: 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The kind of sensor.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The kind of scene.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// Whether the picture was processed in a special way.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// How exposure was chosen.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// How white was chosen.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// How far the picture was enlarged.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The focal length of a camera with film.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The kind of photograph.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// How far brightness was raised.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// The contrast.
public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// The saturation.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// The sharpness.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// A number that no other photograph has.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// The owner of the camera.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The number of the camera.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The ranges of the lens.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The maker of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The model of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The number of the lens.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The version of the format.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude in degrees, without a sign.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude in degrees, without a sign.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 0 above the sea, 1 below it.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The height in meters, without a sign.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time in Greenwich.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The day in Greenwich.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// The speed.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The unit of the speed: K, M or N.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The direction of the movement in degrees.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// T for true north, M for magnetic north.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The direction of the camera in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// T for true north, M for magnetic north.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The direction of the subject in degrees.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// T for true north, M for magnetic north.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The model of the earth.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The exactness.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The error of the place in meters.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
/// The keywords.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The caption.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// The title.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// The headline.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// The author.
public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// The provider.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// The owner.
public let kCGImagePropertyIPTCSource: CFString = "Source"
/// The notice about rights.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// The city.
public let kCGImagePropertyIPTCCity: CFString = "City"
/// The country.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
/// The day.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// The rating.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"
/// The description of a PNG.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The title of a PNG.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// The author of a PNG.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// The program that wrote a PNG.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// The owner of the rights to a PNG.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// Pixels per meter in the width of a PNG.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// Pixels per meter in the height of a PNG.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The gamma of a PNG.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// Whether a PNG is interlaced.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// Pixels per unit in the width of a JPEG.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Pixels per unit in the height of a JPEG.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The unit of the density of a JPEG.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether a JPEG appears step by step.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

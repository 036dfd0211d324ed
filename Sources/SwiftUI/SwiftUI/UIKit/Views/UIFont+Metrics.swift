import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
#endif

extension UIFont {
    /// The font's name; the family's name here.
    public var fontName: String { familyName }
    /// The height of a line in points, as common fonts have it.
    public var lineHeight: CGFloat { pointSize * 1.19 }
    /// The height of letters above the baseline in points, as common fonts have it.
    public var ascender: CGFloat { pointSize * 0.95 }
    /// The depth of letters below the baseline in points, negative, as common fonts have it.
    public var descender: CGFloat { -pointSize * 0.24 }
    /// The height of capital letters in points, as common fonts have it.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// The height of small letters in points, as common fonts have it.
    public var xHeight: CGFloat { pointSize * 0.52 }
    /// The room between lines, in points: none.
    public var leading: CGFloat { 0 }
}

extension UIFont {
    /// The names of the installed families of fonts; none in a build without the image front end.
    ///
    /// Follows Apple's [familyNames](https://developer.apple.com/documentation/uikit/uifont/familynames).
    @MainActor @preconcurrency public static var familyNames: [String] {
        #if ORIEL_IMAGE
        return PictureMaker.fontFamilies
        #else
        return []
        #endif
    }

    /// The names of a family's fonts, such as “Inter-Bold”; none for a family that is not installed.
    @MainActor @preconcurrency
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        #if ORIEL_IMAGE
        func joined(_ words: String) -> String { words.split(separator: " ").joined() }
        return PictureMaker.fontFaces(ofFamily: familyName).map { "\(joined(familyName))-\(joined($0))" }
        #else
        return []
        #endif
    }
}

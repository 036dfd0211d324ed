import Foundation
import SwiftUI

// The names of attributes: attributes that views draw have UIKit's names.

/// The attribute of the font.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute of the letters' color.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor.rawValue
/// The attribute of the color behind letters.
public let kCTBackgroundColorAttributeName: CFString = NSAttributedString.Key.backgroundColor.rawValue
/// The attribute of whether letters have the context's color; without effect.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The attribute of the room between letters.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute of the room between letters, which breaks ligatures; without effect.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The attribute of ligatures; without effect.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The attribute of the paragraph.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The attribute of the line below letters.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The attribute of that line's color; without effect.
public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
/// The attribute of outlines' width; without effect.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The attribute of outlines' color; without effect.
public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// The attribute of how far letters are raised; without effect.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The attribute of small raised or lowered letters; without effect.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The attribute of the forms for vertical lines; without effect.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The attribute of the language; without effect.
public let kCTLanguageAttributeName: CFString = "NSLanguage"
/// The attribute of a stretch's own measures; without effect.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The attribute of the direction in which a frame's lines follow each other; without effect.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The attribute of a font's name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The attribute of a font's family.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The attribute of a font's size.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The attribute of a font's traits.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"

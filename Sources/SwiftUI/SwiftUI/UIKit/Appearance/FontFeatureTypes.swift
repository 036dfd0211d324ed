// The numbers of the features of fonts, for `UIFontDescriptor.AttributeName.featureSettings`, as in Apple's list of font features.
//
// Monospaced digits and small capitals are shown; the other features have no effect here.

/// The feature: all typographic features.
public let kAllTypographicFeaturesType: Int = 0
/// The feature: ligatures.
public let kLigaturesType: Int = 1
/// The feature: cursive connection.
public let kCursiveConnectionType: Int = 2
/// The feature: letter case.
public let kLetterCaseType: Int = 3
/// The feature: vertical substitution.
public let kVerticalSubstitutionType: Int = 4
/// The feature: linguistic rearrangement.
public let kLinguisticRearrangementType: Int = 5
/// The feature: number spacing.
public let kNumberSpacingType: Int = 6
/// The feature: smart swash.
public let kSmartSwashType: Int = 8
/// The feature: diacritics.
public let kDiacriticsType: Int = 9
/// The feature: vertical position.
public let kVerticalPositionType: Int = 10
/// The feature: fractions.
public let kFractionsType: Int = 11
/// The feature: overlapping characters.
public let kOverlappingCharactersType: Int = 13
/// The feature: typographic extras.
public let kTypographicExtrasType: Int = 14
/// The feature: mathematical extras.
public let kMathematicalExtrasType: Int = 15
/// The feature: ornament sets.
public let kOrnamentSetsType: Int = 16
/// The feature: character alternatives.
public let kCharacterAlternativesType: Int = 17
/// The feature: design complexity.
public let kDesignComplexityType: Int = 18
/// The feature: style options.
public let kStyleOptionsType: Int = 19
/// The feature: character shape.
public let kCharacterShapeType: Int = 20
/// The feature: number case.
public let kNumberCaseType: Int = 21
/// The feature: text spacing.
public let kTextSpacingType: Int = 22
/// The feature: transliteration.
public let kTransliterationType: Int = 23
/// The feature: annotation.
public let kAnnotationType: Int = 24
/// The feature: kana spacing.
public let kKanaSpacingType: Int = 25
/// The feature: ideographic spacing.
public let kIdeographicSpacingType: Int = 26
/// The feature: unicode decomposition.
public let kUnicodeDecompositionType: Int = 27
/// The feature: ruby kana.
public let kRubyKanaType: Int = 28
/// The feature: CJK symbol alternatives.
public let kCJKSymbolAlternativesType: Int = 29
/// The feature: ideographic alternatives.
public let kIdeographicAlternativesType: Int = 30
/// The feature: CJK vertical Roman placement.
public let kCJKVerticalRomanPlacementType: Int = 31
/// The feature: italic CJK Roman.
public let kItalicCJKRomanType: Int = 32
/// The feature: case sensitive layout.
public let kCaseSensitiveLayoutType: Int = 33
/// The feature: alternate kana.
public let kAlternateKanaType: Int = 34
/// The feature: stylistic alternatives.
public let kStylisticAlternativesType: Int = 35
/// The feature: contextual alternates.
public let kContextualAlternatesType: Int = 36
/// The feature: lower case.
public let kLowerCaseType: Int = 37
/// The feature: upper case.
public let kUpperCaseType: Int = 38
/// The feature: language tag.
public let kLanguageTagType: Int = 39
/// The feature: CJK Roman spacing.
public let kCJKRomanSpacingType: Int = 103
/// The feature: last feature.
public let kLastFeatureType: Int = -1

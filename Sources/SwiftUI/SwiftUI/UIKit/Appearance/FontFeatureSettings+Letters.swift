// The settings of the features of fonts; FontFeatureTypes.swift has the features.

// MARK: Of typographic features

/// The setting: all type features on.
public let kAllTypeFeaturesOnSelector: Int = 0
/// The setting: all type features off.
public let kAllTypeFeaturesOffSelector: Int = 1

// MARK: Of ligatures

/// The setting: required ligatures on.
public let kRequiredLigaturesOnSelector: Int = 0
/// The setting: required ligatures off.
public let kRequiredLigaturesOffSelector: Int = 1
/// The setting: common ligatures on.
public let kCommonLigaturesOnSelector: Int = 2
/// The setting: common ligatures off.
public let kCommonLigaturesOffSelector: Int = 3
/// The setting: rare ligatures on.
public let kRareLigaturesOnSelector: Int = 4
/// The setting: rare ligatures off.
public let kRareLigaturesOffSelector: Int = 5
/// The setting: logos on.
public let kLogosOnSelector: Int = 6
/// The setting: logos off.
public let kLogosOffSelector: Int = 7
/// The setting: rebus pictures on.
public let kRebusPicturesOnSelector: Int = 8
/// The setting: rebus pictures off.
public let kRebusPicturesOffSelector: Int = 9
/// The setting: diphthong ligatures on.
public let kDiphthongLigaturesOnSelector: Int = 10
/// The setting: diphthong ligatures off.
public let kDiphthongLigaturesOffSelector: Int = 11
/// The setting: squared ligatures on.
public let kSquaredLigaturesOnSelector: Int = 12
/// The setting: squared ligatures off.
public let kSquaredLigaturesOffSelector: Int = 13
/// The setting: abbrev squared ligatures on.
public let kAbbrevSquaredLigaturesOnSelector: Int = 14
/// The setting: abbrev squared ligatures off.
public let kAbbrevSquaredLigaturesOffSelector: Int = 15
/// The setting: symbol ligatures on.
public let kSymbolLigaturesOnSelector: Int = 16
/// The setting: symbol ligatures off.
public let kSymbolLigaturesOffSelector: Int = 17
/// The setting: contextual ligatures on.
public let kContextualLigaturesOnSelector: Int = 18
/// The setting: contextual ligatures off.
public let kContextualLigaturesOffSelector: Int = 19
/// The setting: historical ligatures on.
public let kHistoricalLigaturesOnSelector: Int = 20
/// The setting: historical ligatures off.
public let kHistoricalLigaturesOffSelector: Int = 21

// MARK: Of connections of letters

/// The setting: unconnected.
public let kUnconnectedSelector: Int = 0
/// The setting: partially connected.
public let kPartiallyConnectedSelector: Int = 1
/// The setting: cursive.
public let kCursiveSelector: Int = 2

// MARK: Of cases of letters

/// The setting: upper and lower case.
public let kUpperAndLowerCaseSelector: Int = 0
/// The setting: all caps.
public let kAllCapsSelector: Int = 1
/// The setting: all lower case.
public let kAllLowerCaseSelector: Int = 2
/// The setting: small caps.
public let kSmallCapsSelector: Int = 3
/// The setting: initial caps.
public let kInitialCapsSelector: Int = 4
/// The setting: initial caps and small caps.
public let kInitialCapsAndSmallCapsSelector: Int = 5

// MARK: Of forms in vertical text

/// The setting: substitute vertical forms on.
public let kSubstituteVerticalFormsOnSelector: Int = 0
/// The setting: substitute vertical forms off.
public let kSubstituteVerticalFormsOffSelector: Int = 1

// MARK: Of the order of letters

/// The setting: linguistic rearrangement on.
public let kLinguisticRearrangementOnSelector: Int = 0
/// The setting: linguistic rearrangement off.
public let kLinguisticRearrangementOffSelector: Int = 1

// MARK: Of the widths of digits

/// The setting: monospaced numbers.
public let kMonospacedNumbersSelector: Int = 0
/// The setting: proportional numbers.
public let kProportionalNumbersSelector: Int = 1
/// The setting: third width numbers.
public let kThirdWidthNumbersSelector: Int = 2
/// The setting: quarter width numbers.
public let kQuarterWidthNumbersSelector: Int = 3

// MARK: Of swashes

/// The setting: word initial swashes on.
public let kWordInitialSwashesOnSelector: Int = 0
/// The setting: word initial swashes off.
public let kWordInitialSwashesOffSelector: Int = 1
/// The setting: word final swashes on.
public let kWordFinalSwashesOnSelector: Int = 2
/// The setting: word final swashes off.
public let kWordFinalSwashesOffSelector: Int = 3
/// The setting: line initial swashes on.
public let kLineInitialSwashesOnSelector: Int = 4
/// The setting: line initial swashes off.
public let kLineInitialSwashesOffSelector: Int = 5
/// The setting: line final swashes on.
public let kLineFinalSwashesOnSelector: Int = 6
/// The setting: line final swashes off.
public let kLineFinalSwashesOffSelector: Int = 7
/// The setting: non final swashes on.
public let kNonFinalSwashesOnSelector: Int = 8
/// The setting: non final swashes off.
public let kNonFinalSwashesOffSelector: Int = 9

// MARK: Of diacritics

/// The setting: show diacritics.
public let kShowDiacriticsSelector: Int = 0
/// The setting: hide diacritics.
public let kHideDiacriticsSelector: Int = 1
/// The setting: decompose diacritics.
public let kDecomposeDiacriticsSelector: Int = 2

// MARK: Of vertical positions

/// The setting: normal position.
public let kNormalPositionSelector: Int = 0
/// The setting: superiors.
public let kSuperiorsSelector: Int = 1
/// The setting: inferiors.
public let kInferiorsSelector: Int = 2
/// The setting: ordinals.
public let kOrdinalsSelector: Int = 3
/// The setting: scientific inferiors.
public let kScientificInferiorsSelector: Int = 4

// MARK: Of fractions

/// The setting: no fractions.
public let kNoFractionsSelector: Int = 0
/// The setting: vertical fractions.
public let kVerticalFractionsSelector: Int = 1
/// The setting: diagonal fractions.
public let kDiagonalFractionsSelector: Int = 2

// MARK: Of overlapping letters

/// The setting: prevent overlap on.
public let kPreventOverlapOnSelector: Int = 0
/// The setting: prevent overlap off.
public let kPreventOverlapOffSelector: Int = 1

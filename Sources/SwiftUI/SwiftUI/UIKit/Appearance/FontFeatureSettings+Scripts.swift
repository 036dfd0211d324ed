// The settings of the features of fonts; FontFeatureTypes.swift has the features.

// MARK: Of the widths of kana

/// The setting: full width kana.
public let kFullWidthKanaSelector: Int = 0
/// The setting: proportional kana.
public let kProportionalKanaSelector: Int = 1

// MARK: Of the widths of ideographs

/// The setting: full width ideographs.
public let kFullWidthIdeographsSelector: Int = 0
/// The setting: proportional ideographs.
public let kProportionalIdeographsSelector: Int = 1
/// The setting: half width ideographs.
public let kHalfWidthIdeographsSelector: Int = 2

// MARK: Of the decomposition of letters

/// The setting: canonical composition on.
public let kCanonicalCompositionOnSelector: Int = 0
/// The setting: canonical composition off.
public let kCanonicalCompositionOffSelector: Int = 1
/// The setting: compatibility composition on.
public let kCompatibilityCompositionOnSelector: Int = 2
/// The setting: compatibility composition off.
public let kCompatibilityCompositionOffSelector: Int = 3
/// The setting: transcoding composition on.
public let kTranscodingCompositionOnSelector: Int = 4
/// The setting: transcoding composition off.
public let kTranscodingCompositionOffSelector: Int = 5

// MARK: Of ruby kana

/// The setting: no ruby kana.
public let kNoRubyKanaSelector: Int = 0
/// The setting: ruby kana.
public let kRubyKanaSelector: Int = 1
/// The setting: ruby kana on.
public let kRubyKanaOnSelector: Int = 2
/// The setting: ruby kana off.
public let kRubyKanaOffSelector: Int = 3

// MARK: Of symbols of Chinese text

/// The setting: no CJK symbol alternatives.
public let kNoCJKSymbolAlternativesSelector: Int = 0
/// The setting: CJK symbol alt one.
public let kCJKSymbolAltOneSelector: Int = 1
/// The setting: CJK symbol alt two.
public let kCJKSymbolAltTwoSelector: Int = 2
/// The setting: CJK symbol alt three.
public let kCJKSymbolAltThreeSelector: Int = 3
/// The setting: CJK symbol alt four.
public let kCJKSymbolAltFourSelector: Int = 4
/// The setting: CJK symbol alt five.
public let kCJKSymbolAltFiveSelector: Int = 5

// MARK: Of alternative ideographs

/// The setting: no ideographic alternatives.
public let kNoIdeographicAlternativesSelector: Int = 0
/// The setting: ideographic alt one.
public let kIdeographicAltOneSelector: Int = 1
/// The setting: ideographic alt two.
public let kIdeographicAltTwoSelector: Int = 2
/// The setting: ideographic alt three.
public let kIdeographicAltThreeSelector: Int = 3
/// The setting: ideographic alt four.
public let kIdeographicAltFourSelector: Int = 4
/// The setting: ideographic alt five.
public let kIdeographicAltFiveSelector: Int = 5

// MARK: Of Roman letters in vertical text

/// The setting: CJK vertical Roman centered.
public let kCJKVerticalRomanCenteredSelector: Int = 0
/// The setting: CJK vertical Roman H baseline.
public let kCJKVerticalRomanHBaselineSelector: Int = 1

// MARK: Of italic Roman letters

/// The setting: no CJK italic Roman.
public let kNoCJKItalicRomanSelector: Int = 0
/// The setting: CJK italic Roman.
public let kCJKItalicRomanSelector: Int = 1
/// The setting: CJK italic Roman on.
public let kCJKItalicRomanOnSelector: Int = 2
/// The setting: CJK italic Roman off.
public let kCJKItalicRomanOffSelector: Int = 3

// MARK: Of layout by case

/// The setting: case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// The setting: case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// The setting: case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// The setting: case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector: Int = 3

// MARK: Of alternative kana

/// The setting: alternate horiz kana on.
public let kAlternateHorizKanaOnSelector: Int = 0
/// The setting: alternate horiz kana off.
public let kAlternateHorizKanaOffSelector: Int = 1
/// The setting: alternate vert kana on.
public let kAlternateVertKanaOnSelector: Int = 2
/// The setting: alternate vert kana off.
public let kAlternateVertKanaOffSelector: Int = 3

// MARK: Of stylistic alternatives

/// The setting: no stylistic alternates.
public let kNoStylisticAlternatesSelector: Int = 0
/// The setting: stylistic alt one on.
public let kStylisticAltOneOnSelector: Int = 2
/// The setting: stylistic alt one off.
public let kStylisticAltOneOffSelector: Int = 3
/// The setting: stylistic alt two on.
public let kStylisticAltTwoOnSelector: Int = 4
/// The setting: stylistic alt two off.
public let kStylisticAltTwoOffSelector: Int = 5
/// The setting: stylistic alt three on.
public let kStylisticAltThreeOnSelector: Int = 6
/// The setting: stylistic alt three off.
public let kStylisticAltThreeOffSelector: Int = 7
/// The setting: stylistic alt four on.
public let kStylisticAltFourOnSelector: Int = 8
/// The setting: stylistic alt four off.
public let kStylisticAltFourOffSelector: Int = 9
/// The setting: stylistic alt five on.
public let kStylisticAltFiveOnSelector: Int = 10
/// The setting: stylistic alt five off.
public let kStylisticAltFiveOffSelector: Int = 11
/// The setting: stylistic alt six on.
public let kStylisticAltSixOnSelector: Int = 12
/// The setting: stylistic alt six off.
public let kStylisticAltSixOffSelector: Int = 13
/// The setting: stylistic alt seven on.
public let kStylisticAltSevenOnSelector: Int = 14
/// The setting: stylistic alt seven off.
public let kStylisticAltSevenOffSelector: Int = 15
/// The setting: stylistic alt eight on.
public let kStylisticAltEightOnSelector: Int = 16
/// The setting: stylistic alt eight off.
public let kStylisticAltEightOffSelector: Int = 17
/// The setting: stylistic alt nine on.
public let kStylisticAltNineOnSelector: Int = 18
/// The setting: stylistic alt nine off.
public let kStylisticAltNineOffSelector: Int = 19
/// The setting: stylistic alt ten on.
public let kStylisticAltTenOnSelector: Int = 20
/// The setting: stylistic alt ten off.
public let kStylisticAltTenOffSelector: Int = 21
/// The setting: stylistic alt eleven on.
public let kStylisticAltElevenOnSelector: Int = 22
/// The setting: stylistic alt eleven off.
public let kStylisticAltElevenOffSelector: Int = 23
/// The setting: stylistic alt twelve on.
public let kStylisticAltTwelveOnSelector: Int = 24
/// The setting: stylistic alt twelve off.
public let kStylisticAltTwelveOffSelector: Int = 25
/// The setting: stylistic alt thirteen on.
public let kStylisticAltThirteenOnSelector: Int = 26
/// The setting: stylistic alt thirteen off.
public let kStylisticAltThirteenOffSelector: Int = 27
/// The setting: stylistic alt fourteen on.
public let kStylisticAltFourteenOnSelector: Int = 28
/// The setting: stylistic alt fourteen off.
public let kStylisticAltFourteenOffSelector: Int = 29
/// The setting: stylistic alt fifteen on.
public let kStylisticAltFifteenOnSelector: Int = 30
/// The setting: stylistic alt fifteen off.
public let kStylisticAltFifteenOffSelector: Int = 31
/// The setting: stylistic alt sixteen on.
public let kStylisticAltSixteenOnSelector: Int = 32
/// The setting: stylistic alt sixteen off.
public let kStylisticAltSixteenOffSelector: Int = 33
/// The setting: stylistic alt seventeen on.
public let kStylisticAltSeventeenOnSelector: Int = 34
/// The setting: stylistic alt seventeen off.
public let kStylisticAltSeventeenOffSelector: Int = 35
/// The setting: stylistic alt eighteen on.
public let kStylisticAltEighteenOnSelector: Int = 36
/// The setting: stylistic alt eighteen off.
public let kStylisticAltEighteenOffSelector: Int = 37
/// The setting: stylistic alt nineteen on.
public let kStylisticAltNineteenOnSelector: Int = 38
/// The setting: stylistic alt nineteen off.
public let kStylisticAltNineteenOffSelector: Int = 39
/// The setting: stylistic alt twenty on.
public let kStylisticAltTwentyOnSelector: Int = 40
/// The setting: stylistic alt twenty off.
public let kStylisticAltTwentyOffSelector: Int = 41

// MARK: Of alternatives by context

/// The setting: contextual alternates on.
public let kContextualAlternatesOnSelector: Int = 0
/// The setting: contextual alternates off.
public let kContextualAlternatesOffSelector: Int = 1
/// The setting: swash alternates on.
public let kSwashAlternatesOnSelector: Int = 2
/// The setting: swash alternates off.
public let kSwashAlternatesOffSelector: Int = 3
/// The setting: contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// The setting: contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector: Int = 5

// MARK: Of lowercase letters

/// The setting: default lower case.
public let kDefaultLowerCaseSelector: Int = 0
/// The setting: lower case small caps.
public let kLowerCaseSmallCapsSelector: Int = 1
/// The setting: lower case petite caps.
public let kLowerCasePetiteCapsSelector: Int = 2

// MARK: Of uppercase letters

/// The setting: default upper case.
public let kDefaultUpperCaseSelector: Int = 0
/// The setting: upper case small caps.
public let kUpperCaseSmallCapsSelector: Int = 1
/// The setting: upper case petite caps.
public let kUpperCasePetiteCapsSelector: Int = 2

// MARK: Of Roman letters among Chinese ones

/// The setting: half width CJK Roman.
public let kHalfWidthCJKRomanSelector: Int = 0
/// The setting: proportional CJK Roman.
public let kProportionalCJKRomanSelector: Int = 1
/// The setting: default CJK Roman.
public let kDefaultCJKRomanSelector: Int = 2
/// The setting: full width CJK Roman.
public let kFullWidthCJKRomanSelector: Int = 3

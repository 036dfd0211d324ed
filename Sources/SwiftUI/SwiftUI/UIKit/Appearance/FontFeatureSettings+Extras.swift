// The settings of the features of fonts; FontFeatureTypes.swift has the features.

// MARK: Of typographic extras

/// The setting: hyphens to em dash on.
public let kHyphensToEmDashOnSelector: Int = 0
/// The setting: hyphens to em dash off.
public let kHyphensToEmDashOffSelector: Int = 1
/// The setting: hyphen to en dash on.
public let kHyphenToEnDashOnSelector: Int = 2
/// The setting: hyphen to en dash off.
public let kHyphenToEnDashOffSelector: Int = 3
/// The setting: slashed zero on.
public let kSlashedZeroOnSelector: Int = 4
/// The setting: slashed zero off.
public let kSlashedZeroOffSelector: Int = 5
/// The setting: form interrobang on.
public let kFormInterrobangOnSelector: Int = 6
/// The setting: form interrobang off.
public let kFormInterrobangOffSelector: Int = 7
/// The setting: smart quotes on.
public let kSmartQuotesOnSelector: Int = 8
/// The setting: smart quotes off.
public let kSmartQuotesOffSelector: Int = 9
/// The setting: periods to ellipsis on.
public let kPeriodsToEllipsisOnSelector: Int = 10
/// The setting: periods to ellipsis off.
public let kPeriodsToEllipsisOffSelector: Int = 11

// MARK: Of mathematical extras

/// The setting: hyphen to minus on.
public let kHyphenToMinusOnSelector: Int = 0
/// The setting: hyphen to minus off.
public let kHyphenToMinusOffSelector: Int = 1
/// The setting: asterisk to multiply on.
public let kAsteriskToMultiplyOnSelector: Int = 2
/// The setting: asterisk to multiply off.
public let kAsteriskToMultiplyOffSelector: Int = 3
/// The setting: slash to divide on.
public let kSlashToDivideOnSelector: Int = 4
/// The setting: slash to divide off.
public let kSlashToDivideOffSelector: Int = 5
/// The setting: inequality ligatures on.
public let kInequalityLigaturesOnSelector: Int = 6
/// The setting: inequality ligatures off.
public let kInequalityLigaturesOffSelector: Int = 7
/// The setting: exponents on.
public let kExponentsOnSelector: Int = 8
/// The setting: exponents off.
public let kExponentsOffSelector: Int = 9
/// The setting: mathematical Greek on.
public let kMathematicalGreekOnSelector: Int = 10
/// The setting: mathematical Greek off.
public let kMathematicalGreekOffSelector: Int = 11

// MARK: Of ornaments

/// The setting: no ornaments.
public let kNoOrnamentsSelector: Int = 0
/// The setting: dingbats.
public let kDingbatsSelector: Int = 1
/// The setting: pi characters.
public let kPiCharactersSelector: Int = 2
/// The setting: fleurons.
public let kFleuronsSelector: Int = 3
/// The setting: decorative borders.
public let kDecorativeBordersSelector: Int = 4
/// The setting: international symbols.
public let kInternationalSymbolsSelector: Int = 5
/// The setting: math symbols.
public let kMathSymbolsSelector: Int = 6

// MARK: Of alternative letters

/// The setting: no alternates.
public let kNoAlternatesSelector: Int = 0

// MARK: Of the complexity of letters

/// The setting: design level1.
public let kDesignLevel1Selector: Int = 0
/// The setting: design level2.
public let kDesignLevel2Selector: Int = 1
/// The setting: design level3.
public let kDesignLevel3Selector: Int = 2
/// The setting: design level4.
public let kDesignLevel4Selector: Int = 3
/// The setting: design level5.
public let kDesignLevel5Selector: Int = 4

// MARK: Of styles

/// The setting: no style options.
public let kNoStyleOptionsSelector: Int = 0
/// The setting: display text.
public let kDisplayTextSelector: Int = 1
/// The setting: engraved text.
public let kEngravedTextSelector: Int = 2
/// The setting: illuminated caps.
public let kIlluminatedCapsSelector: Int = 3
/// The setting: titling caps.
public let kTitlingCapsSelector: Int = 4
/// The setting: tall caps.
public let kTallCapsSelector: Int = 5

// MARK: Of forms of Chinese letters

/// The setting: traditional characters.
public let kTraditionalCharactersSelector: Int = 0
/// The setting: simplified characters.
public let kSimplifiedCharactersSelector: Int = 1
/// The setting: JIS1978 characters.
public let kJIS1978CharactersSelector: Int = 2
/// The setting: JIS1983 characters.
public let kJIS1983CharactersSelector: Int = 3
/// The setting: JIS1990 characters.
public let kJIS1990CharactersSelector: Int = 4
/// The setting: traditional alt one.
public let kTraditionalAltOneSelector: Int = 5
/// The setting: traditional alt two.
public let kTraditionalAltTwoSelector: Int = 6
/// The setting: traditional alt three.
public let kTraditionalAltThreeSelector: Int = 7
/// The setting: traditional alt four.
public let kTraditionalAltFourSelector: Int = 8
/// The setting: traditional alt five.
public let kTraditionalAltFiveSelector: Int = 9
/// The setting: expert characters.
public let kExpertCharactersSelector: Int = 10
/// The setting: JIS2004 characters.
public let kJIS2004CharactersSelector: Int = 11
/// The setting: hojo characters.
public let kHojoCharactersSelector: Int = 12
/// The setting: NLC characters.
public let kNLCCharactersSelector: Int = 13
/// The setting: traditional names characters.
public let kTraditionalNamesCharactersSelector: Int = 14

// MARK: Of the forms of digits

/// The setting: lower case numbers.
public let kLowerCaseNumbersSelector: Int = 0
/// The setting: upper case numbers.
public let kUpperCaseNumbersSelector: Int = 1

// MARK: Of the room between letters

/// The setting: proportional text.
public let kProportionalTextSelector: Int = 0
/// The setting: monospaced text.
public let kMonospacedTextSelector: Int = 1
/// The setting: half width text.
public let kHalfWidthTextSelector: Int = 2
/// The setting: third width text.
public let kThirdWidthTextSelector: Int = 3
/// The setting: quarter width text.
public let kQuarterWidthTextSelector: Int = 4
/// The setting: alt proportional text.
public let kAltProportionalTextSelector: Int = 5
/// The setting: alt half width text.
public let kAltHalfWidthTextSelector: Int = 6

// MARK: Of other scripts

/// The setting: no transliteration.
public let kNoTransliterationSelector: Int = 0
/// The setting: hanja to Hangul.
public let kHanjaToHangulSelector: Int = 1
/// The setting: hiragana to katakana.
public let kHiraganaToKatakanaSelector: Int = 2
/// The setting: katakana to hiragana.
public let kKatakanaToHiraganaSelector: Int = 3
/// The setting: kana to romanization.
public let kKanaToRomanizationSelector: Int = 4
/// The setting: romanization to hiragana.
public let kRomanizationToHiraganaSelector: Int = 5
/// The setting: romanization to katakana.
public let kRomanizationToKatakanaSelector: Int = 6
/// The setting: hanja to Hangul alt one.
public let kHanjaToHangulAltOneSelector: Int = 7
/// The setting: hanja to Hangul alt two.
public let kHanjaToHangulAltTwoSelector: Int = 8
/// The setting: hanja to Hangul alt three.
public let kHanjaToHangulAltThreeSelector: Int = 9

// MARK: Of annotations

/// The setting: no annotation.
public let kNoAnnotationSelector: Int = 0
/// The setting: box annotation.
public let kBoxAnnotationSelector: Int = 1
/// The setting: rounded box annotation.
public let kRoundedBoxAnnotationSelector: Int = 2
/// The setting: circle annotation.
public let kCircleAnnotationSelector: Int = 3
/// The setting: inverted circle annotation.
public let kInvertedCircleAnnotationSelector: Int = 4
/// The setting: parenthesis annotation.
public let kParenthesisAnnotationSelector: Int = 5
/// The setting: period annotation.
public let kPeriodAnnotationSelector: Int = 6
/// The setting: Roman numeral annotation.
public let kRomanNumeralAnnotationSelector: Int = 7
/// The setting: diamond annotation.
public let kDiamondAnnotationSelector: Int = 8
/// The setting: inverted box annotation.
public let kInvertedBoxAnnotationSelector: Int = 9
/// The setting: inverted rounded box annotation.
public let kInvertedRoundedBoxAnnotationSelector: Int = 10

import Foundation

extension NSAccessibility {
    /// An action of an element.
    public struct Action: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name Cancel.
        public static let cancel = Action(rawValue: "AXCancel")
        /// The name Confirm.
        public static let confirm = Action(rawValue: "AXConfirm")
        /// The name Decrement.
        public static let decrement = Action(rawValue: "AXDecrement")
        /// The name Delete.
        public static let delete = Action(rawValue: "AXDelete")
        /// The name Increment.
        public static let increment = Action(rawValue: "AXIncrement")
        /// The name Pick.
        public static let pick = Action(rawValue: "AXPick")
        /// The name Press.
        public static let press = Action(rawValue: "AXPress")
        /// The name Raise.
        public static let raise = Action(rawValue: "AXRaise")
        /// The name ShowAlternateUI.
        public static let showAlternateUI = Action(rawValue: "AXShowAlternateUI")
        /// The name ShowDefaultUI.
        public static let showDefaultUI = Action(rawValue: "AXShowDefaultUI")
        /// The name ShowMenu.
        public static let showMenu = Action(rawValue: "AXShowMenu")
    }
    /// The name of a value with an argument.
    public struct ParameterizedAttribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name AttributedStringForRange.
        public static let attributedString = ParameterizedAttribute(rawValue: "AXAttributedStringForRange")
        /// The name BoundsForRange.
        public static let boundsForRange = ParameterizedAttribute(rawValue: "AXBoundsForRange")
        /// The name CellForColumnAndRow.
        public static let cellForColumnAndRow = ParameterizedAttribute(rawValue: "AXCellForColumnAndRow")
        /// The name LayoutPointForScreenPoint.
        public static let layoutPointForScreenPoint = ParameterizedAttribute(rawValue: "AXLayoutPointForScreenPoint")
        /// The name LayoutSizeForScreenSize.
        public static let layoutSizeForScreenSize = ParameterizedAttribute(rawValue: "AXLayoutSizeForScreenSize")
        /// The name LineForIndex.
        public static let lineForIndex = ParameterizedAttribute(rawValue: "AXLineForIndex")
        /// The name RangeForIndex.
        public static let rangeForIndex = ParameterizedAttribute(rawValue: "AXRangeForIndex")
        /// The name RangeForLine.
        public static let rangeForLine = ParameterizedAttribute(rawValue: "AXRangeForLine")
        /// The name RangeForPosition.
        public static let rangeForPosition = ParameterizedAttribute(rawValue: "AXRangeForPosition")
        /// The name RTFForRange.
        public static let rtfForRange = ParameterizedAttribute(rawValue: "AXRTFForRange")
        /// The name ScreenPointForLayoutPoint.
        public static let screenPointForLayoutPoint = ParameterizedAttribute(rawValue: "AXScreenPointForLayoutPoint")
        /// The name ScreenSizeForLayoutSize.
        public static let screenSizeForLayoutSize = ParameterizedAttribute(rawValue: "AXScreenSizeForLayoutSize")
        /// The name StringForRange.
        public static let stringForRange = ParameterizedAttribute(rawValue: "AXStringForRange")
        /// The name StyleRangeForIndex.
        public static let styleRangeForIndex = ParameterizedAttribute(rawValue: "AXStyleRangeForIndex")
    }
    /// A unit of a ruler.
    public struct RulerUnitValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name Centimeters.
        public static let centimeters = RulerUnitValue(rawValue: "AXCentimeters")
        /// The name Inches.
        public static let inches = RulerUnitValue(rawValue: "AXInches")
        /// The name Picas.
        public static let picas = RulerUnitValue(rawValue: "AXPicas")
        /// The name Points.
        public static let points = RulerUnitValue(rawValue: "AXPoints")
    }
    /// The order of rows.
    public struct SortDirectionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name AscendingSortDirection.
        public static let ascending = SortDirectionValue(rawValue: "AXAscendingSortDirection")
        /// The name DescendingSortDirection.
        public static let descending = SortDirectionValue(rawValue: "AXDescendingSortDirection")
        /// The name UnknownSortDirection.
        public static let unknown = SortDirectionValue(rawValue: "AXUnknownSortDirection")
    }
    /// The direction of an element.
    public struct OrientationValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name HorizontalOrientation.
        public static let horizontal = OrientationValue(rawValue: "AXHorizontalOrientation")
        /// The name VerticalOrientation.
        public static let vertical = OrientationValue(rawValue: "AXVerticalOrientation")
        /// The name UnknownOrientation.
        public static let unknown = OrientationValue(rawValue: "AXUnknownOrientation")
    }
    /// A kind of mark of a ruler.
    public struct RulerMarkerTypeValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name FirstLineIndentMarkerType.
        public static let indentFirstLine = RulerMarkerTypeValue(rawValue: "AXFirstLineIndentMarkerType")
        /// The name HeadIndentMarkerType.
        public static let indentHead = RulerMarkerTypeValue(rawValue: "AXHeadIndentMarkerType")
        /// The name TailIndentMarkerType.
        public static let indentTail = RulerMarkerTypeValue(rawValue: "AXTailIndentMarkerType")
        /// The name CenterTabStopMarkerType.
        public static let tabStopCenter = RulerMarkerTypeValue(rawValue: "AXCenterTabStopMarkerType")
        /// The name DecimalTabStopMarkerType.
        public static let tabStopDecimal = RulerMarkerTypeValue(rawValue: "AXDecimalTabStopMarkerType")
        /// The name LeftTabStopMarkerType.
        public static let tabStopLeft = RulerMarkerTypeValue(rawValue: "AXLeftTabStopMarkerType")
        /// The name RightTabStopMarkerType.
        public static let tabStopRight = RulerMarkerTypeValue(rawValue: "AXRightTabStopMarkerType")
        /// The name UnknownMarkerType.
        public static let unknown = RulerMarkerTypeValue(rawValue: "AXUnknownMarkerType")
    }
    /// A key of a note on a part of a text.
    public struct AnnotationAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name AnnotationElement.
        public static let element = AnnotationAttributeKey(rawValue: "AXAnnotationElement")
        /// The name AnnotationLabel.
        public static let label = AnnotationAttributeKey(rawValue: "AXAnnotationLabel")
        /// The name AnnotationLocation.
        public static let location = AnnotationAttributeKey(rawValue: "AXAnnotationLocation")
    }
    /// A key of a font.
    public struct FontAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name FontFamily.
        public static let fontFamily = FontAttributeKey(rawValue: "AXFontFamily")
        /// The name FontName.
        public static let fontName = FontAttributeKey(rawValue: "AXFontName")
        /// The name FontSize.
        public static let fontSize = FontAttributeKey(rawValue: "AXFontSize")
        /// The name VisibleName.
        public static let visibleName = FontAttributeKey(rawValue: "AXVisibleName")
    }
}

extension NSAccessibility.Action {
    /// Returns the action in words, as a screen reader speaks them; in English here.
    public func description() -> String? { NSAccessibility.words(of: rawValue) }
}

/// The direction of an element.
public enum NSAccessibilityOrientation: Int, Sendable { case unknown, vertical, horizontal }
/// The order of rows.
public enum NSAccessibilitySortDirection: Int, Sendable { case unknown, ascending, descending }
/// A unit of a ruler.
public enum NSAccessibilityUnits: Int, Sendable { case unknown, inches, centimeters, points, picas }
/// A kind of mark of a ruler.
public enum NSAccessibilityRulerMarkerType: Int, Sendable {
    case unknown, tabStopLeft, tabStopRight, tabStopCenter, tabStopDecimal, indentHead, indentTail, indentFirstLine
}

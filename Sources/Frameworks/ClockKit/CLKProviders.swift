import Foundation
import SwiftUI

/// A text of a complication.
///
/// Follows Apple's [CLKTextProvider](https://developer.apple.com/documentation/clockkit/clktextprovider).
open class CLKTextProvider: NSObject, @unchecked Sendable {
    override init() {}
    /// The color; nil for the watch's.
    open var tintColor: UIColor?
    /// A text for assistive technology; nil for the text.
    open var accessibilityLabel: String?
}
/// A text of the app.
open class CLKSimpleTextProvider: CLKTextProvider, @unchecked Sendable {
    /// The text.
    open var text: String
    /// The text where there is less room; nil for the text.
    open var shortText: String?
    /// Creates a text.
    public init(text: String, shortText: String? = nil) { (self.text, self.shortText) = (text, shortText) }
}
/// A date.
open class CLKDateTextProvider: CLKTextProvider, @unchecked Sendable {
    /// The date.
    open var date: Date
    /// The parts that are shown.
    open var calendarUnits: NSCalendar.Unit
    /// Creates a date.
    public init(date: Date, units calendarUnits: NSCalendar.Unit) {
        (self.date, self.calendarUnits) = (date, calendarUnits)
    }
}
/// A time of the day.
open class CLKTimeTextProvider: CLKTextProvider, @unchecked Sendable {
    /// The moment.
    open var date: Date
    /// Creates a time.
    public init(date: Date) { self.date = date }
}
/// A time before or after a moment.
open class CLKRelativeDateTextProvider: CLKTextProvider, @unchecked Sendable {
    /// The form of a time.
    public enum Style: Int, Sendable { case natural, offset, timer, naturalAbbreviated, offsetShort }
    /// The moment.
    open var date: Date
    /// The form.
    open var relativeDateStyle: Style
    /// The parts that are shown.
    open var calendarUnits: NSCalendar.Unit
    /// Creates a time.
    public init(date: Date, style: Style, units calendarUnits: NSCalendar.Unit) {
        (self.date, relativeDateStyle, self.calendarUnits) = (date, style, calendarUnits)
    }
}
/// An image in one color.
open class CLKImageProvider: NSObject, @unchecked Sendable {
    /// The image.
    open var onePieceImage: UIImage
    /// The color; nil for the watch's.
    open var tintColor: UIColor?
    /// Creates an image.
    public init(onePieceImage: UIImage) { self.onePieceImage = onePieceImage }
}
/// An image in its colors.
open class CLKFullColorImageProvider: NSObject, @unchecked Sendable {
    /// The image.
    open var image: UIImage
    /// Creates an image.
    public init(fullColorImage image: UIImage) { self.image = image }
}
/// A gauge.
open class CLKGaugeProvider: NSObject, @unchecked Sendable {
    /// The form of a gauge.
    public enum Style: Int, Sendable { case ring, fill }
    override init() {}
}
/// A gauge with a share from 0 to 1.
open class CLKSimpleGaugeProvider: CLKGaugeProvider, @unchecked Sendable {
    /// The form.
    public let style: Style
    /// The colors; nil for the watch's.
    public let gaugeColors: [UIColor]?
    /// The share, from 0 to 1.
    public let fillFraction: Float
    /// Creates a gauge.
    public init(style: Style, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, fillFraction: Float) {
        (self.style, self.gaugeColors, self.fillFraction) = (style, gaugeColors, fillFraction)
    }
    /// Creates a gauge with a color.
    public convenience init(style: Style, gaugeColor color: UIColor, fillFraction: Float) {
        self.init(style: style, gaugeColors: [color], gaugeColorLocations: nil, fillFraction: fillFraction)
    }
}

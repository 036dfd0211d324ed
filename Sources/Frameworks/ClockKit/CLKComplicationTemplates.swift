import Foundation
import SwiftUI

/// The form of a ring.
public enum CLKComplicationRingStyle: Int, Sendable { case closed, open }

/// The content of a complication; the superclass of its forms.
///
/// Follows Apple's [CLKComplicationTemplate](https://developer.apple.com/documentation/clockkit/clkcomplicationtemplate).
open class CLKComplicationTemplate: NSObject, @unchecked Sendable {
    override init() {}
    /// The color; nil for the watch's.
    open var tintColor: UIColor?
}

/// The form “modular small simple text”.
open class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// Creates a content.
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

/// The form “modular small simple image”.
open class CLKComplicationTemplateModularSmallSimpleImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The image.
    open var imageProvider: CLKImageProvider
    /// Creates a content.
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

/// The form “modular small stack text”.
open class CLKComplicationTemplateModularSmallStackText: CLKComplicationTemplate, @unchecked Sendable {
    /// The line1 text.
    open var line1TextProvider: CLKTextProvider
    /// The line2 text.
    open var line2TextProvider: CLKTextProvider
    /// Creates a content.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

/// The form “modular small stack image”.
open class CLKComplicationTemplateModularSmallStackImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The line1 image.
    open var line1ImageProvider: CLKImageProvider
    /// The line2 text.
    open var line2TextProvider: CLKTextProvider
    /// Creates a content.
    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
    }
}

/// The form “modular small ring text”.
open class CLKComplicationTemplateModularSmallRingText: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The fill fraction.
    open var fillFraction: Float
    /// The ring style.
    open var ringStyle: CLKComplicationRingStyle
    /// Creates a content.
    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.textProvider, self.fillFraction, self.ringStyle) = (textProvider, fillFraction, ringStyle)
    }
}

/// The form “modular large standard body”.
open class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate, @unchecked Sendable {
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// The body1 text.
    open var body1TextProvider: CLKTextProvider
    /// Creates a content.
    public init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider) {
        (self.headerTextProvider, self.body1TextProvider) = (headerTextProvider, body1TextProvider)
    }
}

/// The form “modular large tall body”.
open class CLKComplicationTemplateModularLargeTallBody: CLKComplicationTemplate, @unchecked Sendable {
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// The body text.
    open var bodyTextProvider: CLKTextProvider
    /// Creates a content.
    public init(headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider) {
        (self.headerTextProvider, self.bodyTextProvider) = (headerTextProvider, bodyTextProvider)
    }
}

/// The form “utilitarian small flat”.
open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// Creates a content.
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

/// The form “utilitarian small square”.
open class CLKComplicationTemplateUtilitarianSmallSquare: CLKComplicationTemplate, @unchecked Sendable {
    /// The image.
    open var imageProvider: CLKImageProvider
    /// Creates a content.
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

/// The form “utilitarian small ring text”.
open class CLKComplicationTemplateUtilitarianSmallRingText: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The fill fraction.
    open var fillFraction: Float
    /// The ring style.
    open var ringStyle: CLKComplicationRingStyle
    /// Creates a content.
    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.textProvider, self.fillFraction, self.ringStyle) = (textProvider, fillFraction, ringStyle)
    }
}

/// The form “utilitarian large flat”.
open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// Creates a content.
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

/// The form “circular small simple text”.
open class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// Creates a content.
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

/// The form “circular small simple image”.
open class CLKComplicationTemplateCircularSmallSimpleImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The image.
    open var imageProvider: CLKImageProvider
    /// Creates a content.
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

/// The form “circular small stack text”.
open class CLKComplicationTemplateCircularSmallStackText: CLKComplicationTemplate, @unchecked Sendable {
    /// The line1 text.
    open var line1TextProvider: CLKTextProvider
    /// The line2 text.
    open var line2TextProvider: CLKTextProvider
    /// Creates a content.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

/// The form “circular small ring text”.
open class CLKComplicationTemplateCircularSmallRingText: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The fill fraction.
    open var fillFraction: Float
    /// The ring style.
    open var ringStyle: CLKComplicationRingStyle
    /// Creates a content.
    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.textProvider, self.fillFraction, self.ringStyle) = (textProvider, fillFraction, ringStyle)
    }
}

/// The form “extra large simple text”.
open class CLKComplicationTemplateExtraLargeSimpleText: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// Creates a content.
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

/// The form “extra large simple image”.
open class CLKComplicationTemplateExtraLargeSimpleImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The image.
    open var imageProvider: CLKImageProvider
    /// Creates a content.
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

/// The form “extra large stack text”.
open class CLKComplicationTemplateExtraLargeStackText: CLKComplicationTemplate, @unchecked Sendable {
    /// The line1 text.
    open var line1TextProvider: CLKTextProvider
    /// The line2 text.
    open var line2TextProvider: CLKTextProvider
    /// Creates a content.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

/// The form “graphic corner stack text”.
open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate, @unchecked Sendable {
    /// The inner text.
    open var innerTextProvider: CLKTextProvider
    /// The outer text.
    open var outerTextProvider: CLKTextProvider
    /// Creates a content.
    public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) {
        (self.innerTextProvider, self.outerTextProvider) = (innerTextProvider, outerTextProvider)
    }
}

/// The form “graphic corner circular image”.
open class CLKComplicationTemplateGraphicCornerCircularImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The image.
    open var imageProvider: CLKFullColorImageProvider
    /// Creates a content.
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }
}

/// The form “graphic corner text image”.
open class CLKComplicationTemplateGraphicCornerTextImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The image.
    open var imageProvider: CLKFullColorImageProvider
    /// Creates a content.
    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
    }
}

/// The form “graphic corner gauge text”.
open class CLKComplicationTemplateGraphicCornerGaugeText: CLKComplicationTemplate, @unchecked Sendable {
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The outer text.
    open var outerTextProvider: CLKTextProvider
    /// Creates a content.
    public init(gaugeProvider: CLKGaugeProvider, outerTextProvider: CLKTextProvider) {
        (self.gaugeProvider, self.outerTextProvider) = (gaugeProvider, outerTextProvider)
    }
}

/// The form “graphic circular image”.
open class CLKComplicationTemplateGraphicCircularImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The image.
    open var imageProvider: CLKFullColorImageProvider
    /// Creates a content.
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }
}

/// The form “graphic circular stack text”.
open class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplate, @unchecked Sendable {
    /// The line1 text.
    open var line1TextProvider: CLKTextProvider
    /// The line2 text.
    open var line2TextProvider: CLKTextProvider
    /// Creates a content.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

/// The form “graphic circular closed gauge text”.
open class CLKComplicationTemplateGraphicCircularClosedGaugeText: CLKComplicationTemplate, @unchecked Sendable {
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The center text.
    open var centerTextProvider: CLKTextProvider
    /// Creates a content.
    public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) {
        (self.gaugeProvider, self.centerTextProvider) = (gaugeProvider, centerTextProvider)
    }
}

/// The form “graphic rectangular standard body”.
open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate, @unchecked Sendable {
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// The body1 text.
    open var body1TextProvider: CLKTextProvider
    /// Creates a content.
    public init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider) {
        (self.headerTextProvider, self.body1TextProvider) = (headerTextProvider, body1TextProvider)
    }
}

/// The form “graphic rectangular large image”.
open class CLKComplicationTemplateGraphicRectangularLargeImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The image.
    open var imageProvider: CLKFullColorImageProvider
    /// Creates a content.
    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
    }
}

/// The form “graphic extra large circular image”.
open class CLKComplicationTemplateGraphicExtraLargeCircularImage: CLKComplicationTemplate, @unchecked Sendable {
    /// The image.
    open var imageProvider: CLKFullColorImageProvider
    /// Creates a content.
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }
}

/// The form “graphic extra large circular stack text”.
open class CLKComplicationTemplateGraphicExtraLargeCircularStackText: CLKComplicationTemplate, @unchecked Sendable {
    /// The line1 text.
    open var line1TextProvider: CLKTextProvider
    /// The line2 text.
    open var line2TextProvider: CLKTextProvider
    /// Creates a content.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

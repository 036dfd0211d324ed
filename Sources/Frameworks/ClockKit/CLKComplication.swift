import Foundation
import SwiftUI

/// The form of a complication.
public enum CLKComplicationFamily: Int, Sendable {
    case modularSmall = 0, modularLarge = 1, utilitarianSmall = 2, utilitarianLarge = 3, circularSmall = 4
    case utilitarianSmallFlat = 6, extraLarge = 7, graphicCorner = 8, graphicBezel = 9, graphicCircular = 10
    case graphicRectangular = 11, graphicExtraLarge = 12
}
/// Whether a complication is shown on a locked watch.
public enum CLKComplicationPrivacyBehavior: UInt, Sendable { case showOnLockScreen, hideOnLockScreen }
/// Whether a complication has entries for later moments.
public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable { case never, grouped, always }

/// The default name of a complication.
public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"

/// A complication that users can choose.
///
/// Follows Apple's [CLKComplicationDescriptor](https://developer.apple.com/documentation/clockkit/clkcomplicationdescriptor).
open class CLKComplicationDescriptor: NSObject, @unchecked Sendable {
    /// The name.
    public let identifier: String
    /// The name for users.
    public let displayName: String
    /// The forms.
    public let supportedFamilies: [CLKComplicationFamily]
    /// The app's own values; nil for none.
    public let userInfo: [AnyHashable: Any]?
    /// Creates a complication.
    public init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {
        (self.identifier, self.displayName, self.supportedFamilies) = (identifier, displayName, supportedFamilies)
        userInfo = nil
    }
    /// Creates a complication with values.
    public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
        userInfo: [AnyHashable: Any]
    ) {
        (self.identifier, self.displayName, self.supportedFamilies) = (identifier, displayName, supportedFamilies)
        self.userInfo = userInfo
    }
}

/// A complication on a watch; there is no watch here.
///
/// Follows Apple's [CLKComplication](https://developer.apple.com/documentation/clockkit/clkcomplication).
open class CLKComplication: NSObject, @unchecked Sendable {
    /// The form.
    public let family: CLKComplicationFamily
    /// The name.
    public let identifier: String
    /// The app's own values; nil for none.
    public let userInfo: [AnyHashable: Any]?
    init(family: CLKComplicationFamily, identifier: String) {
        (self.family, self.identifier, userInfo) = (family, identifier, nil)
    }
}

/// The content of a complication from a moment on.
///
/// Follows Apple's [CLKComplicationTimelineEntry](https://developer.apple.com/documentation/clockkit/clkcomplicationtimelineentry).
open class CLKComplicationTimelineEntry: NSObject, @unchecked Sendable {
    /// The moment.
    open var date: Date
    /// The content.
    open var complicationTemplate: CLKComplicationTemplate
    /// The name of a group; nil for none.
    open var timelineAnimationGroup: String?
    /// Creates an entry.
    public init(date: Date, complicationTemplate: CLKComplicationTemplate, timelineAnimationGroup: String? = nil) {
        (self.date, self.complicationTemplate) = (date, complicationTemplate)
        self.timelineAnimationGroup = timelineAnimationGroup
    }
}

/// The complications of an app on a watch: none.
///
/// Follows Apple's [CLKComplicationServer](https://developer.apple.com/documentation/clockkit/clkcomplicationserver).
open class CLKComplicationServer: NSObject, @unchecked Sendable {
    private static let one = CLKComplicationServer()
    /// The server of the app.
    open class func sharedInstance() -> CLKComplicationServer { one }
    /// The complications that the user has chosen; none.
    open var activeComplications: [CLKComplication]? { nil }
    /// Asks for the entries again; there is no watch.
    open func reloadTimeline(for complication: CLKComplication) {}
    /// Asks for later entries; there is no watch.
    open func extendTimeline(for complication: CLKComplication) {}
    /// Asks for the list of complications again; there is no watch.
    open func reloadComplicationDescriptors() {}
}

/// Provides the contents of complications; no watch asks for them.
///
/// Follows Apple's [CLKComplicationDataSource](https://developer.apple.com/documentation/clockkit/clkcomplicationdatasource).
public protocol CLKComplicationDataSource: NSObjectProtocol {
    /// Called for the present content; the function receives it.
    func getCurrentTimelineEntry(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
    /// Called for the list of complications.
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
    /// Called for the last moment that has a content.
    func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
    /// Called for the contents after a moment.
    func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
    /// Called for whether the content is shown on a locked watch.
    func getPrivacyBehavior(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
    /// Called for a content that stands for others.
    func getLocalizableSampleTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
    /// Called with complications that were shared with the user.
    func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor])
}

extension CLKComplicationDataSource {
    public func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) { handler([]) }
    public func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void) {
        handler(nil)
    }
    public func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
    ) { handler(nil) }
    public func getPrivacyBehavior(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
    ) { handler(.showOnLockScreen) }
    public func getLocalizableSampleTemplate(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
    ) { handler(nil) }
    public func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor]) {}
}

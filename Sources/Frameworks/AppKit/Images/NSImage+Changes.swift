import Foundation
import SwiftUI
import SwiftUICore

/// Images between the calls that begin and end drawing into them.
@MainActor
private enum LockedImages {
    static var all: [NSImage] = []
}

extension NSImage {
    /// Creates an image without pixels, of a size in points, to be drawn into.
    public convenience init(size: NSSize) {
        self.init()
        self.size = size
    }

    /// Begins drawing into the image, until ``unlockFocus()``; its y axis points up.
    @MainActor @preconcurrency
    public func lockFocus() { lockFocusFlipped(false) }
    /// Begins drawing into the image, until ``unlockFocus()``; the y axis points down for true.
    @MainActor @preconcurrency
    public func lockFocusFlipped(_ flipped: Bool) {
        let bounds = NSRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        if cgImage.map({ $0.width > 0 && $0.height > 0 }) ?? false { draw(in: bounds, blendMode: .normal, alpha: 1) }
        if !flipped, let context = UIGraphicsGetCurrentContext() {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        LockedImages.all.append(self)
    }
    /// Ends drawing into the image, which then has the drawing.
    @MainActor @preconcurrency
    public func unlockFocus() {
        guard LockedImages.all.last === self else { return }
        LockedImages.all.removeLast()
        let drawn = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        if let drawn { adopt(drawn) }
    }

    /// Adds a form of the image: the image has its pixels then, where it has none yet.
    public func addRepresentation(_ imageRep: NSImageRep) {
        guard let pixels = (imageRep as? NSBitmapImageRep)?.cgImage, cgImage.map({ $0.width == 0 }) ?? true else {
            return
        }
        let wanted = size
        adopt(NSImage(cgImage: pixels))
        if wanted.width > 0, wanted.height > 0 { size = wanted }
    }
    /// Adds forms of the image.
    public func addRepresentations(_ imageReps: [NSImageRep]) { for form in imageReps { addRepresentation(form) } }
    /// Returns the form that fits a rectangle best; nil for none.
    @MainActor @preconcurrency
    public func bestRepresentation(
        for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> NSImageRep? { representations.first }
    /// Removes a form of the image; the pixels stay here, as they are its only form.
    public func removeRepresentation(_ imageRep: NSImageRep) {
        RuntimeWarning.issue(
            "NSImage.removeRepresentation(_:) has no effect: images have one form (see CompatibilityGaps.md).")
    }
    /// Sets the name of the image; `NSImage(named:)` finds images of catalogs and files alone.
    ///
    /// Returns false.
    @discardableResult
    public func setName(_ string: Name?) -> Bool {
        facts.name = string
        return false
    }
    /// Returns the name that was set; nil for none.
    public func name() -> Name? { facts.name }
    /// Notes that the pixels are to be made again; they are kept here.
    public func recache() {}
}

extension NSImage {
    /// A plus sign.
    public static var addTemplateName: Name { "NSAddTemplate" }
    /// A minus sign.
    public static var removeTemplateName: Name { "NSRemoveTemplate" }
    /// An arrow in a circle.
    public static var refreshTemplateName: Name { "NSRefreshTemplate" }
    /// A cross.
    public static var stopProgressTemplateName: Name { "NSStopProgressTemplate" }
    /// A gear.
    public static var actionTemplateName: Name { "NSActionTemplate" }
    /// An arrow to the right.
    public static var goRightTemplateName: Name { "NSGoRightTemplate" }
    /// An arrow to the left.
    public static var goLeftTemplateName: Name { "NSGoLeftTemplate" }
    /// An arrow forward.
    public static var goForwardTemplateName: Name { "NSGoForwardTemplate" }
    /// An arrow backward.
    public static var goBackTemplateName: Name { "NSGoBackTemplate" }
    /// A list.
    public static var listViewTemplateName: Name { "NSListViewTemplate" }
    /// Icons in a grid.
    public static var iconViewTemplateName: Name { "NSIconViewTemplate" }
    /// A closed lock.
    public static var lockLockedTemplateName: Name { "NSLockLockedTemplate" }
    /// An open lock.
    public static var lockUnlockedTemplateName: Name { "NSLockUnlockedTemplate" }
    /// A full circle, for something available.
    public static var statusAvailableName: Name { "NSStatusAvailable" }
    /// A half circle, for something partly available.
    public static var statusPartiallyAvailableName: Name { "NSStatusPartiallyAvailable" }
    /// A crossed circle, for something not available.
    public static var statusUnavailableName: Name { "NSStatusUnavailable" }
    /// An empty circle, for an unknown state.
    public static var statusNoneName: Name { "NSStatusNone" }
    /// A sign of warning.
    public static var cautionName: Name { "NSCaution" }
    /// A sign of information.
    public static var infoName: Name { "NSInfo" }
    /// The general settings.
    public static var preferencesGeneralName: Name { "NSPreferencesGeneral" }
    /// Further settings.
    public static var advancedName: Name { "NSAdvanced" }
    /// The users.
    public static var userAccountsName: Name { "NSUserAccounts" }
    /// A user.
    public static var userName: Name { "NSUser" }
    /// Several users.
    public static var userGroupName: Name { "NSUserGroup" }
    /// All users.
    public static var everyoneName: Name { "NSEveryone" }
    /// A computer.
    public static var computerName: Name { "NSComputer" }
    /// The network.
    public static var networkName: Name { "NSNetwork" }
    /// An empty bin.
    public static var trashEmptyName: Name { "NSTrashEmpty" }
    /// A full bin.
    public static var trashFullName: Name { "NSTrashFull" }
    /// A box with an arrow.
    public static var shareTemplateName: Name { "NSShareTemplate" }
    /// A book.
    public static var bookmarksTemplateName: Name { "NSBookmarksTemplate" }
    /// An eye.
    public static var quickLookTemplateName: Name { "NSQuickLookTemplate" }
    /// A check mark.
    public static var menuOnStateTemplateName: Name { "NSMenuOnStateTemplate" }
    /// The panel for colors.
    public static var colorPanelName: Name { "NSColorPanel" }
    /// A pencil, for the bar above the keyboard.
    public static var touchBarComposeTemplateName: Name { "NSTouchBarComposeTemplate" }
    /// A bin, for the bar above the keyboard.
    public static var touchBarDeleteTemplateName: Name { "NSTouchBarDeleteTemplate" }
    /// Arrows to the corners.
    public static var enterFullScreenTemplateName: Name { "NSEnterFullScreenTemplate" }
    /// Arrows from the corners.
    public static var exitFullScreenTemplateName: Name { "NSExitFullScreenTemplate" }
}

import Foundation
import SwiftUICore

/// A view of UIKit whose appearance can be set for the whole app.
///
/// The settings of `UINavigationBar`, `UITabBar`, `UITabBarItem`, `UIBarButtonItem`, `UISegmentedControl`, `UIPageControl` and
/// `UISwitch` show in SwiftUI's bars and controls as well as in UIKit's bars; settings of other classes, and of views within
/// views of a class, are stored without effect.
///
/// Follows Apple's [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance).
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// The appearance of all views of the class.
    static func appearance() -> Self
    /// The appearance of all views of the class within others.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The appearance of all views of the class that have traits.
    static func appearance(for trait: UITraitCollection) -> Self
}

/// A container in which views can have a separate appearance.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The appearance of all views of the class.
    public static func appearance() -> Self { Appearances.shared(for: self) }
    /// The appearance of all views of the class within others; without effect.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { Appearances.shared(for: self, within: containerTypes) }
    /// The appearance of all views of the class that have traits; without effect.
    public static func appearance(for trait: UITraitCollection) -> Self {
        Appearances.shared(for: self, within: [], name: "\(trait)")
    }
}

extension UIBarItem: UIAppearance, UIAppearanceContainer {
    /// The appearance of all entries of the class.
    public static func appearance() -> Self { Appearances.shared(for: self) }
    /// The appearance of all entries of the class within others; without effect.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { Appearances.shared(for: self, within: containerTypes) }
    /// The appearance of all entries of the class that have traits; without effect.
    public static func appearance(for trait: UITraitCollection) -> Self {
        Appearances.shared(for: self, within: [], name: "\(trait)")
    }
}

/// The objects that store the settings.
@MainActor
enum Appearances {
    /// The views or entries of a class, within views of others or anywhere.
    private struct Place: Hashable {
        let type: ObjectIdentifier
        var containers: [ObjectIdentifier] = []
        var name = ""
    }
    private static var objects: [Place: NSObject] = [:]

    /// The entry with the settings for a class; nil where the app sets none.
    static func existing<I: UIBarItem>(_ type: I.Type) -> I? {
        objects.isEmpty ? nil : objects[Place(type: ObjectIdentifier(type))] as? I
    }

    static func shared<I: UIBarItem>(
        for type: I.Type, within containers: [any UIAppearanceContainer.Type] = [], name: String = ""
    ) -> I { object(of: type, containers, name, make: { ObjectMaking.make(type) }, publish: { _ in publish(type) }) }

    static func shared<V: UIView>(
        for type: V.Type, within containers: [any UIAppearanceContainer.Type] = [], name: String = ""
    ) -> V {
        // Every view can be made from an archive; this one comes from none.
        object(of: type, containers, name, make: { type.init(coder: EmptyCoder()) }, publish: { publish($0) })
    }

    private static func object<Object: NSObject>(
        of type: Object.Type, _ containers: [any UIAppearanceContainer.Type], _ name: String,
        make: () -> Object?, publish: (Object) -> Bool
    ) -> Object {
        let place = Place(
            type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) }, name: name)
        if let object = objects[place] as? Object { return object }
        guard let object = make() else { preconditionFailure("\(type) cannot be made") }
        objects[place] = object
        if !containers.isEmpty || !name.isEmpty || !publish(object) { warn(type) }
        return object
    }

    /// Removes all settings, for tests.
    static func removeAll() {
        objects = [:]
        (BarLook.ofNavigationBars, BarLook.ofTabBars) = (nil, nil)
        (ControlAppearances.segments, ControlAppearances.pageDots, ControlAppearances.switchTint) = (nil, nil, nil)
    }

    private static func warn(_ type: Any.Type) {
        RuntimeWarning.issue("\(type).appearance() has no effect here: see CompatibilityGaps.md.")
    }
}

/// An archive of nothing.
private final class EmptyCoder: NSCoder {}

/// The attributes of a text, as UIKit's bars take them.
public typealias UITextAttributes = [NSAttributedString.Key: Any]

extension NSAttributedString.Key {
    /// A ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A ``UIColor`` of the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A ``UIColor`` of the background.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The room between letters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The style of the line below.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The style of the line across.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// An ``NSTextAttachment`` in the place of a letter.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The paragraph's style.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// An address, as a `URL` or a text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSShadow` behind the letters; not drawn.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The room between letters, in points, as newer systems name it.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// How letters are joined; the font decides.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The distance of the letters from the line, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The ``UIColor`` of the line below.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The ``UIColor`` of the line across.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The ``UIColor`` of the letters' outlines; not drawn.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the letters' outlines, in percent of the font's size; not drawn.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// How slanted letters are; not drawn.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How wide letters are; not drawn.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// An effect on letters; not drawn.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// Which way letters run; the text itself decides.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The pointer over the letters; without effect.
    public static let cursor = NSAttributedString.Key(rawValue: "NSCursor")
    /// The words that are shown while the pointer rests on the letters; without effect.
    public static let toolTip = NSAttributedString.Key(rawValue: "NSToolTip")
}

import Foundation
import SwiftUICore

// What SwiftUI's views use of UIKit's appearances.

extension TitleAppearance {
    /// The color and the font among a text's attributes.
    init(_ attributes: UITextAttributes?) {
        self.init(
            color: (attributes?[.foregroundColor] as? UIColor).map { Color($0) },
            font: (attributes?[.font] as? UIFont).map { Font($0) })
    }
}

@MainActor
extension UIBarAppearance {
    /// The background; nil for a clear one.
    var fill: AnyShapeStyle? {
        if let backgroundColor { return AnyShapeStyle(Color(backgroundColor)) }
        return backgroundEffect == nil ? nil : AnyShapeStyle(Material.bar)
    }
}

@MainActor
extension BarLook {
    /// Takes the background and the line of an appearance.
    mutating func adopt(_ appearance: UIBarAppearance) {
        // The default material is the bar's own.
        background = appearance.backgroundColor.map { AnyShapeStyle(Color($0)) }
        if appearance.fill == nil { visibility = .hidden }
        line = appearance.shadowColor.map { $0 === UIColor.separator ? nil : Color($0) } ?? .clear
    }
}

@MainActor
extension UISegmentedControl {
    /// The app's settings for the control.
    var look: SegmentsAppearance {
        SegmentsAppearance(
            background: backgroundColor.map { Color($0) }, selection: selectedSegmentTintColor.map { Color($0) },
            title: TitleAppearance(titleTextAttributes(for: .normal)),
            selectedTitle: TitleAppearance(titleTextAttributes(for: .selected)))
    }
}

@MainActor
extension Appearances {
    /// Shows an app's settings for a class in SwiftUI's views of the kind; false if no view uses them.
    static func publish(_ object: UIView) -> Bool {
        switch object {
        case let bar as UINavigationBar where type(of: object) == UINavigationBar.self:
            BarLook.ofNavigationBars = { bar.look(for: nil) }
        case let bar as UITabBar where type(of: object) == UITabBar.self:
            BarLook.ofTabBars = { bar.look }
        case let control as UISegmentedControl where type(of: object) == UISegmentedControl.self:
            ControlAppearances.segments = { control.look }
        case let control as UIPageControl where type(of: object) == UIPageControl.self:
            ControlAppearances.pageDots = {
                PageDotsAppearance(
                    current: control.currentPageIndicatorTintColor.map { Color($0) },
                    other: control.pageIndicatorTintColor.map { Color($0) })
            }
        case let control as UISwitch where type(of: object) == UISwitch.self:
            ControlAppearances.switchTint = { control.onTintColor.map { Color($0) } }
        default: return false
        }
        return true
    }

    /// Shows an app's settings for a class of entries in SwiftUI's bars, whose looks have them; false if none uses them.
    static func publish(_ type: UIBarItem.Type) -> Bool {
        if type == UITabBarItem.self {
            _ = shared(for: UITabBar.self)
        } else if type == UIBarButtonItem.self {
            _ = shared(for: UINavigationBar.self)
        } else {
            return false
        }
        return true
    }

    /// The look of the entries of tab bars, which an app sets for all entries.
    static var tabTitles: (normal: TitleAppearance, selected: TitleAppearance) {
        guard let item = existing(UITabBarItem.self) else { return (TitleAppearance(), TitleAppearance()) }
        return (
            TitleAppearance(item.titleTextAttributes(for: .normal)),
            TitleAppearance(item.titleTextAttributes(for: .selected))
        )
    }

    /// The look of the buttons of bars, which an app sets for all buttons.
    static var barButtons: TitleAppearance {
        existing(UIBarButtonItem.self).map { TitleAppearance($0.titleTextAttributes(for: .normal)) }
            ?? TitleAppearance()
    }

    /// The color of the buttons of bars, which an app sets for all buttons.
    static var barButtonTint: Color? {
        barButtons.color ?? existing(UIBarButtonItem.self)?.tintColor.map { Color($0) }
    }
}

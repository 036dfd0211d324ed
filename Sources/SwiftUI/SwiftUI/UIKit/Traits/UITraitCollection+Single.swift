import Foundation
import SwiftUICore

extension UITraitCollection {
    /// Creates traits that say how much room there is from side to side.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }
    /// Creates traits that say how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }
    /// Creates traits with a number of pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init(UITraitDisplayScale.self, value: scale) }
    /// Creates traits with a direction in which the interface reads.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }
    /// Creates traits with a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }
    /// Creates traits with a contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }
    /// Creates traits that say whether text is heavier.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }
    /// Creates traits with a kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: idiom)
    }
    /// Creates traits that say whether the screen feels how hard it is pressed.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: capability)
    }
    /// Creates traits with the colors that the screen can show.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }
    /// Creates traits that say whether the interface covers another.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }
    /// Creates traits that say whether the window is the one that the user works in.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }
    /// Creates traits that say how much brighter than white images may be.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }
    /// Creates traits that say whether the window's content is being recorded.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }
    /// Creates traits with the language by whose rules text is set.
    public convenience init(typesettingLanguage: Locale.Language) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }

    /// Whether these traits have each value that others set.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        if trait.userInterfaceStyle != .unspecified, trait.userInterfaceStyle != userInterfaceStyle { return false }
        return trait.others.allSatisfy { others[$0.key] == $0.value }
    }

    /// Runs a function with these traits as the current ones.
    @MainActor @preconcurrency public func performAsCurrent(_ actions: () -> Void) {
        let before = CurrentTraits.own
        CurrentTraits.own = self
        defer { CurrentTraits.own = before }
        actions()
    }

    /// The traits of the system's that colors depend on.
    public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
            UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    /// The traits of the system's that the names of images depend on.
    public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        ]
    }
}

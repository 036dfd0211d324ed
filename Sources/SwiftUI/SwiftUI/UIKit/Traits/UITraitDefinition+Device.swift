import Foundation
import SwiftUICore

/// Whether the screen feels how hard it is pressed; none does here.
public struct UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unavailable }
}

/// The colors that the screen can show: sRGB's.
public struct UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { .SRGB }
    public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface covers another.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .base }
    public static var affectsColorAppearance: Bool { true }
}

/// Whether the window is the one that the user works in.
public struct UITraitActiveAppearance: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .active }
    public static var affectsColorAppearance: Bool { true }
}

/// How much brighter than white images may be: no brighter here.
public struct UITraitImageDynamicRange: UITraitDefinition {
    public static var defaultValue: UIImage.DynamicRange { .standard }
}

/// Whether the window's content is being recorded; unknown here.
public struct UITraitSceneCaptureState: UITraitDefinition {
    public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The language by whose rules text is set; nil for each text's own.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    public static var defaultValue: Locale.Language? { nil }
}

/// The kind of list around.
public struct UITraitListEnvironment: UITraitDefinition {
    public static var defaultValue: UIListEnvironment { .unspecified }
}

extension UIMutableTraits {
    /// Whether the screen feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    /// The colors that the screen can show.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    /// Whether the interface covers another.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// Whether the window is the one that the user works in.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    /// How much brighter than white images may be.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// Whether the window's content is being recorded.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    /// The language by whose rules text is set; nil for each text's own.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    /// The kind of list around.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// Whether the screen feels how hard it is pressed: `unavailable` here.
    public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
    /// The colors that the screen can show: `SRGB` here.
    public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
    /// Whether the interface covers another.
    public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
    /// Whether the window is the one that the user works in.
    public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
    /// How much brighter than white images may be: `standard` here.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    /// Whether the window's content is being recorded: `unspecified` here.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    /// The language by whose rules text is set; nil for each text's own.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
    /// The kind of list around.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore

/// The user's settings. The desktop reports motion and contrast only, for the current window; on other threads than the main
/// one they are unknown.
extension UIAccessibility {
    /// Whether a screen reader is in use; always false, since the desktop does not report it.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether a switch steers the device; always false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether a menu replaces gestures; always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether text should be bold; always false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether films should have captions; always false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether colors should contrast more, as the desktop says.
    public static var isDarkerSystemColorsEnabled: Bool { setting(\.increasesContrast) }
    /// Whether the display shows grays only; always false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the device stays in one app; always false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the display's colors are inverted; always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether both ears hear the same; always false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether switches have marks for on and off; always false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether motion should be kept small, as the desktop says.
    public static var isReduceMotionEnabled: Bool { setting(\.reducesMotion) }
    /// Whether transparency should be reduced; always false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether shaking the device undoes; always false.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Whether the screen is read on request; always false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether selected text is read on request; always false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether films may start by themselves; always true.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether pages should fade rather than slide; always false.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether shapes and words should replace colors alone; always false.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether buttons should have a visible shape; always false.
    public static var buttonShapesEnabled: Bool { false }
    /// The ears with a hearing aid that is connected; none here.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// The ears of a hearing aid.
    public struct HearingDeviceEar: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 2)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 4)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    private static func setting(_ path: KeyPath<HostTraits, Bool>) -> Bool {
        guard MainQueue.isServed else { return false }
        return MainActor.assumeIsolated { ViewHost.current?.traits[keyPath: path] ?? false }
    }
}

// Names of notifications that are never posted here: SwiftUI's environment follows the desktop.

extension UIAccessibility {
    /// Posted when `isVoiceOverRunning` changed; never here.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when `isSwitchControlRunning` changed; never here.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when `isAssistiveTouchRunning` changed; never here.
    public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted when `isBoldTextEnabled` changed; never here.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when `buttonShapesEnabled` changed; never here.
    public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesStatusDidChangeNotification")
    /// Posted when `isClosedCaptioningEnabled` changed; never here.
    public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` changed; never here.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when `isGrayscaleEnabled` changed; never here.
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted when `isGuidedAccessEnabled` changed; never here.
    public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted when `isInvertColorsEnabled` changed; never here.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when `isMonoAudioEnabled` changed; never here.
    public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted when `isOnOffSwitchLabelsEnabled` changed; never here.
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsStatusDidChangeNotification")
    /// Posted when `isReduceMotionEnabled` changed; never here.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `isReduceTransparencyEnabled` changed; never here.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when `isShakeToUndoEnabled` changed; never here.
    public static let shakeToUndoDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShakeToUndoStatusDidChangeNotification")
    /// Posted when `isSpeakScreenEnabled` changed; never here.
    public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted when `isSpeakSelectionEnabled` changed; never here.
    public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted when `isVideoAutoplayEnabled` changed; never here.
    public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted when `prefersCrossFadeTransitions` changed; never here.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityCrossFadeStatusDidChangeNotification")
    /// Posted when `shouldDifferentiateWithoutColor` changed; never here.
    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDifferentiateWithoutColorStatusDidChangeNotification")
    /// Posted when a hearing aid was connected; never here.
    public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// Posted when an announcement was read; never here.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted when assistive technology has come to another element; never here.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The key of the text of an announcement that was read.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether an announcement was read to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The key of the element where assistive technology is.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that assistive technology has left.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the program that has moved.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

import Foundation
import SwiftUICore

// Some of these settings have no counterpart here. They compile, warn once, and are listed in CompatibilityGaps.md.

/// Whether the views behind a sheet can be used.
///
/// Follows Apple's
/// [PresentationBackgroundInteraction](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, enabled, disabled
        case enabledThrough(PresentationDetent)
    }

    let kind: Kind

    /// As the system has it: they cannot.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// They can.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// They cannot.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// They can, up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledThrough(detent))
    }

    /// Carries it up to the sheet.
    enum Key: PreferenceKey {
        static var defaultValue: PresentationBackgroundInteraction? { nil }
        static func reduce(
            value: inout PresentationBackgroundInteraction?, nextValue: () -> PresentationBackgroundInteraction?
        ) { value = value ?? nextValue() }
    }
}

extension PresentationBackgroundInteraction: Equatable {
    nonisolated public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
}

/// Whether dragging a sheet's content resizes the sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It does.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls the content.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How a presentation is shown where there is little room.
public struct PresentationAdaptation: Sendable {
    fileprivate let name: String
    /// As the system has it.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// As always.
    public static let none = PresentationAdaptation(name: "none")
    /// As a popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// As a sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// Over all of the window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

    /// Whether it asks for another presentation than the usual one.
    fileprivate var isAnother: Bool { name == "sheet" || name == "fullScreenCover" }
}

extension View {
    /// The view itself, with a warning once that a modifier does nothing here.
    /// - Parameter isAsked: Whether the app requests something other than the view's only behavior.
    nonisolated func withoutEffect(_ name: String, where isAsked: Bool = true) -> Self {
        if isAsked { RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.") }
        return self
    }

    /// Sets whether the views behind the sheet around the view can be used, in which case they are not dim.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { preference(key: PresentationBackgroundInteraction.Key.self, value: interaction) }
    /// Sets whether scrolling the content of a sheet resizes the sheet first: it scrolls, whatever the value.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { withoutEffect("presentationContentInteraction(.resizes)", where: behavior == .resizes) }
    /// Sets how a presentation is shown where there is little room: a popover stays one, and a sheet is at the bottom of
    /// the window, whatever the adaptation.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        withoutEffect("presentationCompactAdaptation(.\(adaptation.name))", where: adaptation.isAnother)
    }
    /// Sets how a presentation is shown where there is little room: a popover stays one, and a sheet is at the bottom of
    /// the window, whatever the adaptation.
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontal.isAnother ? horizontal : vertical) }
    /// Without effect: an app ends though a sheet is open.
    /// - Parameter prevents: Whether the sheet keeps the app from ending; nil for the usual behavior.
    public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
        withoutEffect("presentationPreventsAppTermination(_:)", where: prevents == true)
    }
}

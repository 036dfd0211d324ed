import Foundation
import SwiftUICore

// Sheets cover the views behind them and are shown in one way: these settings do not exist here. They compile, warn
// once, and are listed in CompatibilityGaps.md.

/// Whether the views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    private let isEnabled: Bool?
    /// As the system has it.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
    /// It can.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// It cannot.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
    /// It can, up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
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
    private let name: String
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
}

extension View {
    /// The view itself, with a warning once that a modifier does nothing here.
    /// - Parameter isAsked: Whether the app requests something other than the view's only behavior.
    nonisolated func withoutEffect(_ name: String, where isAsked: Bool = true) -> Self {
        if isAsked { RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.") }
        return self
    }

    /// Without effect: the views behind a sheet cannot be used.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { withoutEffect("presentationBackgroundInteraction(_:)") }
    /// Without effect: sheets are not resized.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { withoutEffect("presentationContentInteraction(_:)") }
    /// Without effect: presentations are shown in one way.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        withoutEffect("presentationCompactAdaptation(_:)")
    }
    /// Without effect: presentations are shown in one way.
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { withoutEffect("presentationCompactAdaptation(horizontal:vertical:)") }
    /// Without effect: an app ends though a sheet is open.
    /// - Parameter prevents: Whether the sheet keeps the app from ending; nil for the usual behavior.
    public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
        withoutEffect("presentationPreventsAppTermination(_:)", where: prevents == true)
    }
}

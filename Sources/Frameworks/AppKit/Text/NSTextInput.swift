import Foundation
import SwiftUI

/// The mark where text is inserted, for views that edit text by themselves; the engine draws its own.
///
/// Follows Apple's
/// [NSTextInsertionIndicator](https://developer.apple.com/documentation/appkit/nstextinsertionindicator).
@MainActor @preconcurrency
open class NSTextInsertionIndicator: NSView {
    /// When the mark is shown.
    public enum DisplayMode: Int, Sendable { case automatic, hidden, visible }
    /// When the mark is shown; automatic by default.
    open var displayMode = DisplayMode.automatic { didSet { changed() } }
    /// The color of the mark.
    open var color: NSColor = .controlAccentColor { didSet { changed() } }

    override var counterpart: AnyView? {
        AnyView(Color(color).opacity(displayMode == .hidden ? 0 : 1).frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}

/// The input method of a view; the desktop's own composes text here.
///
/// Follows Apple's [NSTextInputContext](https://developer.apple.com/documentation/appkit/nstextinputcontext).
@MainActor @preconcurrency
open class NSTextInputContext: NSObject {
    /// The context of the focused view; nil here.
    public static var current: NSTextInputContext? { nil }
    /// The names of the sources of input that can be chosen; none are known.
    open var keyboardInputSources: [String]? { nil }
    /// The chosen source of input; nil where it is not known.
    open var selectedKeyboardInputSource: String?
    /// Ends a composition.
    open func discardMarkedText() {}
    /// Handles an event; false here.
    open func handleEvent(_ event: NSEvent) -> Bool { false }
    /// Notes that the places of letters changed.
    open func invalidateCharacterCoordinates() {}
}

import Foundation
import SwiftUI

/// How views show the focus.
///
/// It is a protocol's property: extensions of apps can have their own, where a class's could not be overridden.
@MainActor @preconcurrency
public protocol _FocusRinged: NSView {}

extension _FocusRinged {
    /// How the focus is shown; the engine shows it.
    public var focusRingType: NSFocusRingType {
        get { ownFocusRing }
        set { ownFocusRing = newValue }
    }
}

extension NSView: _FocusRinged {}

/// How cells show the focus; a protocol's property, as the one of views.
@MainActor @preconcurrency
public protocol _FocusRingedCell: NSCell {}

extension _FocusRingedCell {
    /// How the focus is shown; the engine shows it.
    public var focusRingType: NSFocusRingType {
        get { ownFocusRing }
        set { ownFocusRing = newValue }
    }
}

extension NSCell: _FocusRingedCell {}

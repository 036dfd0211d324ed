import Foundation
import SwiftUI

/// A button for an action, beside which a menu has further actions.
///
/// Follows Apple's [NSComboButton](https://developer.apple.com/documentation/appkit/nscombobutton).
@MainActor @preconcurrency
open class NSComboButton: NSControl {
    /// How the menu is opened.
    public enum Style: Int, Sendable {
        /// By a part of its own, beside the button.
        case split
        /// By a long press of the button.
        case unified
    }

    /// How the menu is opened; by a part of its own, by default.
    open var style = Style.split { didSet { changed() } }
    /// The words.
    open var title = "" { didSet { retitled() } }
    /// The image; nil for none.
    open var image: NSImage? { didSet { retitled() } }
    /// How the image is fitted.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// The menu with the further actions; nil for none.
    open override var menu: NSMenu? { didSet { changed() } }

    /// Creates a button of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a button from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a button with words.
    public convenience init(title: String, menu: NSMenu?, target: AnyObject?, action: Selector?) {
        self.init(frame: .zero)
        (self.title, self.menu, self.target, self.action) = (title, menu, target, action)
    }
    /// Creates a button with an image.
    public convenience init(image: NSImage, menu: NSMenu?, target: AnyObject?, action: Selector?) {
        self.init(title: "", menu: menu, target: target, action: action)
        self.image = image
    }
    /// Creates a button with words and an image.
    public convenience init(title: String, image: NSImage, menu: NSMenu?, target: AnyObject?, action: Selector?) {
        self.init(title: title, menu: menu, target: target, action: action)
        self.image = image
    }

    private func retitled() {
        changed()
        invalidateIntrinsicContentSize()
    }

    override var counterpart: AnyView? { styled(ComboButtonCounterpart(button: self, revision: revision)) }
}

/// A button with a menu as two of SwiftUI's controls, or one.
private struct ComboButtonCounterpart: View {
    let button: NSComboButton
    let revision: Int

    var body: some View {
        if let menu = button.menu, button.style == .split {
            HStack(spacing: 1) {
                press
                Menu {
                    MenuContent(menu: menu)
                } label: {
                    Image(systemName: "chevron.down").imageScale(.small)
                }
                .menuIndicator(.hidden).fixedSize()
                .accessibilityLabel(Text(verbatim: "More"))
            }
        } else if let menu = button.menu {
            Menu {
                MenuContent(menu: menu)
            } label: {
                label
            } primaryAction: {
                button.performClick(nil)
            }
            .menuIndicator(.hidden)
        } else {
            press
        }
    }

    private var press: some View {
        Button {
            button.performClick(nil)
        } label: {
            label
        }
        .buttonStyle(.bordered)
    }

    private var label: some View {
        HStack(spacing: 4) {
            if let image = button.image { Image(nsImage: image) }
            if !button.title.isEmpty { Text(verbatim: button.title) }
        }
    }
}

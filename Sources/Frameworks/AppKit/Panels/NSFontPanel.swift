import Foundation
import SwiftUI

/// A panel for choosing a font.
///
/// Follows Apple's [NSFontPanel](https://developer.apple.com/documentation/appkit/nsfontpanel). It offers the installed families, bold and
/// slanted letters, and sizes.
@MainActor @preconcurrency
open class NSFontPanel: NSPanel {
    /// The parts of a panel.
    public struct ModeMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The faces.
        public static let face = ModeMask(rawValue: 1)
        /// The sizes.
        public static let size = ModeMask(rawValue: 2)
        /// The families.
        public static let collection = ModeMask(rawValue: 4)
        /// Lines below letters.
        public static let underlineEffect = ModeMask(rawValue: 1 << 8)
        /// Lines through letters.
        public static let strikethroughEffect = ModeMask(rawValue: 1 << 9)
        /// The color of letters.
        public static let textColorEffect = ModeMask(rawValue: 1 << 10)
        /// The color behind letters.
        public static let documentColorEffect = ModeMask(rawValue: 1 << 11)
        /// The shadow of letters.
        public static let shadowEffect = ModeMask(rawValue: 1 << 12)
        /// All effects; none is offered here.
        public static let allEffects = ModeMask(rawValue: 0xFFF00)
        /// The usual parts.
        public static let standardModes = ModeMask(rawValue: 0xFFFF)
        /// All parts.
        public static let allModes = ModeMask(rawValue: 0xFFFF_FFFF)
    }

    private(set) static var known: NSFontPanel?
    /// The one panel.
    open class var shared: NSFontPanel {
        if let known { return known }
        let panel = NSFontPanel(
            contentRect: NSRect(x: 0, y: 0, width: 280, height: 380), styleMask: [.titled, .closable, .resizable],
            backing: .buffered, defer: true)
        panel.title = "Fonts"
        panel.contentView = NSHostingView(rootView: FontPanelContent(model: panel.choice))
        known = panel
        return panel
    }
    /// Whether the panel was ever asked for.
    open class var sharedFontPanelExists: Bool { known != nil }
    /// The view below the fonts; nil for none, and not shown.
    open var accessoryView: NSView?
    /// Whether fonts can be chosen; true by default.
    open var isEnabled: Bool {
        get { NSFontManager.shared.isEnabled }
        set { NSFontManager.shared.isEnabled = newValue }
    }
    let choice = FontChoice()

    /// Shows a font in the panel.
    open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {
        NSFontManager.shared.setSelectedFont(fontObj, isMultiple: flag)
    }
    /// Returns a font with the user's choice.
    open func convert(_ fontObj: NSFont) -> NSFont { NSFontManager.shared.convert(fontObj) }
    /// Lists the installed families again.
    open func reloadDefaultFontFamilies() { choice.families = NSFontManager.shared.availableFontFamilies }

    func selectionChanged() {
        guard let font = NSFontManager.shared.selectedFont else { return }
        choice.show(font)
    }
    open override func makeKeyAndOrderFront(_ sender: Any?) {
        prepare()
        super.makeKeyAndOrderFront(sender)
    }
    open override func orderFront(_ sender: Any?) {
        prepare()
        super.orderFront(sender)
    }
    private func prepare() {
        if choice.families.isEmpty { reloadDefaultFontFamilies() }
        selectionChanged()
    }
}

/// An object that changes its font with the panel's.
///
/// Follows Apple's [NSFontChanging](https://developer.apple.com/documentation/appkit/nsfontchanging).
@MainActor @preconcurrency
public protocol NSFontChanging: NSObjectProtocol {
    /// Called when the user chooses a font; the sender converts fonts.
    func changeFont(_ sender: NSFontManager?)
    /// Returns the parts that a panel offers for the object.
    func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask
}

extension NSFontChanging {
    public func changeFont(_ sender: NSFontManager?) {}
    public func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask { .standardModes }
}

/// The font that the panel shows.
@MainActor
final class FontChoice: ObservableObject {
    @Published var families: [String] = []
    @Published private(set) var family = ""
    @Published private(set) var isBold = false
    @Published private(set) var isItalic = false
    @Published private(set) var size: CGFloat = 12

    func show(_ font: NSFont) {
        let traits = NSFontManager.shared.traits(of: font)
        (family, size) = (font.familyName ?? "", font.pointSize)
        (isBold, isItalic) = (traits.contains(.boldFontMask), traits.contains(.italicFontMask))
    }
    func choose(family: String) {
        self.family = family
        NSFontManager.shared.choose { NSFontManager.shared.convert($0, toFamily: family) }
    }
    func choose(bold: Bool) {
        isBold = bold
        NSFontManager.shared.choose {
            NSFontManager.shared.convert($0, toHaveTrait: bold ? .boldFontMask : .unboldFontMask)
        }
    }
    func choose(italic: Bool) {
        isItalic = italic
        NSFontManager.shared.choose {
            NSFontManager.shared.convert($0, toHaveTrait: italic ? .italicFontMask : .unitalicFontMask)
        }
    }
    func choose(size: CGFloat) {
        self.size = size
        NSFontManager.shared.choose { $0.withSize(size) }
    }
}

private struct FontPanelContent: View {
    @ObservedObject var model: FontChoice

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Toggle("Bold", isOn: Binding(get: { model.isBold }, set: { model.choose(bold: $0) }))
                Toggle("Italic", isOn: Binding(get: { model.isItalic }, set: { model.choose(italic: $0) }))
                Spacer()
                Stepper(
                    "\(Int(model.size))", value: Binding(get: { model.size }, set: { model.choose(size: $0) }),
                    in: 4...288)
            }
            .padding(8)
            Divider()
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(model.families, id: \.self) { family in
                        Button {
                            model.choose(family: family)
                        } label: {
                            HStack {
                                Text(verbatim: family).font(.custom(family, size: 14)).lineLimit(1)
                                Spacer()
                                if family == model.family { Image(systemName: "checkmark") }
                            }
                            .contentShape(Rectangle())
                        }
                        .buttonStyle(.plain).padding(.horizontal, 8).padding(.vertical, 3)
                    }
                }
            }
        }
    }
}

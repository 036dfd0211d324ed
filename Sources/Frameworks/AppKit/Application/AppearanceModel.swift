import Combine
import Foundation
import SwiftUI

/// The parts of the app that its windows show: the appearance and the menus.
@MainActor
final class AppearanceModel: ObservableObject {
    @Published var appearance: NSAppearance?
    @Published private(set) var menus = 0
    func menusChanged() { menus += 1 }
}

/// Shows a window's content in the app's appearance.
struct AppearanceRoot: View {
    let content: AnyView
    @ObservedObject var model: AppearanceModel
    @ObservedObject private var items = NSStatusBar.system.model

    var body: some View {
        Group {
            if StatusItemRow.belongs(above: ViewHost.current) {
                VStack(spacing: 0) {
                    StatusItemRow(bar: .system)
                    Divider()
                    content
                }
            } else {
                content
            }
        }
        .transformPreference(PreferredColorSchemeKey.self) { scheme in
            // As on the Mac, where a window's own appearance goes before the app's.
            scheme = scheme ?? model.appearance.map { $0.isDark ? .dark : .light }
        }
    }
}

/// Light or dark.
///
/// Follows Apple's [NSAppearance](https://developer.apple.com/documentation/appkit/nsappearance).
open class NSAppearance: NSObject, @unchecked Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Light.
        public static let aqua = Name("NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
        /// Light, in front of other things.
        public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        /// Dark, in front of other things.
        public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        /// Light, with more contrast.
        public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        /// Dark, with more contrast.
        public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")

        /// Light, in front of other things, with more contrast.
        public static let accessibilityHighContrastVibrantLight = Name("NSAppearanceNameAccessibilityVibrantLight")
        /// Dark, in front of other things, with more contrast.
        public static let accessibilityHighContrastVibrantDark = Name("NSAppearanceNameAccessibilityVibrantDark")

        fileprivate static let dark: Set<Name> = [
            .darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua, .accessibilityHighContrastVibrantDark,
        ]
        fileprivate static let all: Set<Name> = dark.union([
            .aqua, .vibrantLight, .accessibilityHighContrastAqua, .accessibilityHighContrastVibrantLight,
        ])
    }

    static let light = NSAppearance(.aqua)
    static let dark = NSAppearance(.darkAqua)

    /// The name.
    public let name: Name
    /// Whether colors in front of other things are mixed with these.
    open var allowsVibrancy: Bool { name == .vibrantLight || name == .vibrantDark }
    var isDark: Bool { Name.dark.contains(name) }

    init(_ name: Name) {
        self.name = name
        super.init()
    }
    /// Finds an appearance by its name; nil for none of that name.
    public convenience init?(named name: Name) {
        guard Name.all.contains(name) else { return nil }
        self.init(name)
    }

    /// Returns the name among some that is nearest to this appearance; nil where none is known.
    open func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        let same = appearances.first { Name.all.contains($0) && Name.dark.contains($0) == isDark }
        return same ?? appearances.first { Name.all.contains($0) }
    }
    /// Calls a function in which this is the appearance of drawing.
    @MainActor open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        let outer = Self.drawing
        Self.drawing = self
        block()
        Self.drawing = outer
    }
    /// The appearance of drawing: the app's outside of ``performAsCurrentDrawingAppearance(_:)``.
    @MainActor open class func currentDrawing() -> NSAppearance { drawing ?? NSApplication.shared.effectiveAppearance }
    /// The appearance of drawing, in an older form.
    @MainActor public static var current: NSAppearance! {
        get { currentDrawing() }
        set { drawing = newValue }
    }
    @MainActor private static var drawing: NSAppearance?
}

import CGtk
import DisplayList
import Foundation
import GtkShim

/// The desktop's preferences: dark or light, size of text, motion.
///
/// Follows GTK's settings and the settings
/// portal.
@MainActor
final class DesktopSettings {
    /// Called after a setting has changed.
    var onChange: (() -> Void)?

    private let settings: OpaquePointer?
    private var portal: SettingsPortal?
    /// Whether GTK's settings were dark before this app set the variant for itself.
    private var settingsPreferDark: Bool
    private var isSettingVariant = false

    /// Reads the preferences; the display must be open.
    init() {
        settings = gtk_settings_get_default()
        settingsPreferDark = oriel_object_get_boolean(raw(settings), "gtk-application-prefer-dark-theme") != 0
        portal = SettingsPortal { [weak self] in self?.onChange?() }
        let changed: NotifyHandler = { _, _, data in
            let settings = owner(data, DesktopSettings.self)
            MainActor.assumeIsolated { settings.settingsChanged() }
        }
        for name in [
            "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi", "gtk-enable-animations",
        ] {
            connect(raw(settings), "notify::" + name, to: self, changed)
        }
    }

    /// Whether dark colors are forced whatever the desktop's preference.
    var isDarkWanted = false

    /// Whether the desktop is dark.
    var isDark: Bool {
        if isDarkWanted { return true }
        if let portal, let scheme = portal.colorScheme, scheme != 0 { return scheme == 1 }
        return settingsPreferDark || isDarkThemeName(themeName)
    }

    /// How much larger than usual text should be.
    var fontScale: CGFloat {
        CGFloat(DesktopSettings.fontScale(dpi: Int(oriel_object_get_int(raw(settings), "gtk-xft-dpi"))))
    }

    /// Whether motion should be kept small.
    var reducesMotion: Bool { oriel_object_get_boolean(raw(settings), "gtk-enable-animations") == 0 }

    /// Whether colors should contrast more.
    var increasesContrast: Bool {
        portal?.contrast == 1 || themeName.hasPrefix("HighContrast") || themeName.hasSuffix("-hc")
    }

    /// Writes the preferences into traits.
    func apply(to traits: inout HostTraits) {
        traits.isDark = isDark
        traits.fontScale = fontScale
        traits.reducesMotion = reducesMotion
        traits.increasesContrast = increasesContrast
    }

    /// Draws title bars and menus dark or light.
    ///
    /// GTK knows one variant for all windows of a process.
    func setVariant(isDark: Bool) {
        let property = "gtk-application-prefer-dark-theme"
        guard (oriel_object_get_boolean(raw(settings), property) != 0) != isDark else { return }
        isSettingVariant = true
        oriel_object_set_boolean(raw(settings), property, isDark ? 1 : 0)
        isSettingVariant = false
    }

    /// The factor for a resolution in 1024ths of dots per inch, as GTK reports it; 1 where it is unset.
    nonisolated static func fontScale(dpi: Int) -> Double {
        dpi <= 0 ? 1 : min(max(Double(dpi) / (96 * 1024), 0.5), 5)
    }

    private static let forcedThemeName = ProcessInfo.processInfo.environment["GTK_THEME"].flatMap {
        $0.isEmpty ? nil : $0
    }

    private var themeName: String {
        if let forced = Self.forcedThemeName { return forced }
        guard let text = oriel_object_get_string(raw(settings), "gtk-theme-name") else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private func settingsChanged() {
        guard !isSettingVariant else { return }
        onChange?()
    }
}

/// Whether a GTK theme is dark by its name (`Yaru-dark`, `Adwaita:dark`).
func isDarkThemeName(_ name: String) -> Bool {
    let lowercase = name.lowercased()
    return lowercase.hasSuffix("-dark") || lowercase.hasSuffix(":dark")
}

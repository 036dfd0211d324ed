import DisplayList

/// The colors that the system defines, each with a light and a dark value.
enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear, primary, secondary
    case gray2, gray3, gray4, gray5, gray6
    case tertiaryLabel, quaternaryLabel, quinaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case lightText, selection
    case window

    /// The value for an appearance.
    func rgba(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> RGBA {
        if contrast == .increased, let accessible = accessibleValues {
            return scheme == .light ? accessible.light : accessible.dark
        }
        let values = DeviceFamily.isMac ? valuesOnMac ?? values : values
        return scheme == .light ? values.light : values.dark
    }

    private typealias Values = (light: RGBA, dark: RGBA)

    private func hex(_ light: Int, _ dark: Int, _ lightOpacity: Double = 1, _ darkOpacity: Double = 1) -> Values {
        (Self.color(light, lightOpacity), Self.color(dark, darkOpacity))
    }

    private static func color(_ hex: Int, _ opacity: Double) -> RGBA {
        RGBA(bytes: hex >> 16, hex >> 8 & 255, hex & 255, opacity: opacity)
    }

    private var values: Values {
        switch self {
        case .red: hex(0xFF3B30, 0xFF453A)
        case .orange: hex(0xFF9500, 0xFF9F0A)
        case .yellow: hex(0xFFCC00, 0xFFD60A)
        case .green: hex(0x34C759, 0x30D158)
        case .mint: hex(0x00C7BE, 0x63E6E2)
        case .teal: hex(0x30B0C7, 0x40C8E0)
        case .cyan: hex(0x32ADE6, 0x64D2FF)
        case .blue: hex(0x007AFF, 0x0A84FF)
        case .indigo: hex(0x5856D6, 0x5E5CE6)
        case .purple: hex(0xAF52DE, 0xBF5AF2)
        case .pink: hex(0xFF2D55, 0xFF375F)
        case .brown: hex(0xA2845E, 0xAC8E68)
        case .gray: hex(0x8E8E93, 0x8E8E93)
        case .white: hex(0xFFFFFF, 0xFFFFFF)
        case .black: hex(0x000000, 0x000000)
        case .clear: hex(0x000000, 0x000000, 0, 0)
        case .primary: hex(0x000000, 0xFFFFFF)
        case .secondary: hex(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
        case .tertiaryLabel, .placeholderText: hex(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
        case .quaternaryLabel: hex(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
        case .quinaryLabel: hex(0x3C3C43, 0xEBEBF5, 0.12, 0.1)
        case .gray2: hex(0xAEAEB2, 0x636366)
        case .gray3: hex(0xC7C7CC, 0x48484A)
        case .gray4: hex(0xD1D1D6, 0x3A3A3C)
        case .gray5: hex(0xE5E5EA, 0x2C2C2E)
        case .gray6: hex(0xF2F2F7, 0x1C1C1E)
        case .link: hex(0x007AFF, 0x0984FF)
        case .separator: hex(0x3C3C43, 0x545458, 0.29, 0.6)
        case .opaqueSeparator: hex(0xC6C6C8, 0x38383A)
        case .fill: hex(0x787880, 0x787880, 0.2, 0.36)
        case .secondaryFill: hex(0x787880, 0x787880, 0.16, 0.32)
        case .tertiaryFill: hex(0x767680, 0x767680, 0.12, 0.24)
        case .quaternaryFill: hex(0x747480, 0x767680, 0.08, 0.18)
        case .background: hex(0xFFFFFF, 0x000000)
        case .secondaryBackground: hex(0xF2F2F7, 0x1C1C1E)
        case .tertiaryBackground: hex(0xFFFFFF, 0x2C2C2E)
        case .groupedBackground: hex(0xF2F2F7, 0x000000)
        case .secondaryGroupedBackground: hex(0xFFFFFF, 0x1C1C1E)
        case .tertiaryGroupedBackground: hex(0xF2F2F7, 0x2C2C2E)
        case .lightText: hex(0xFFFFFF, 0xFFFFFF, 0.6, 0.6)
        case .selection: hex(0xD1D1D6, 0x3A3A3C)
        case .window: hex(0xFFFFFF, 0x000000)
        }
    }

    /// The values in apps for the Mac; nil if they are the same.
    private var valuesOnMac: Values? {
        switch self {
        case .primary: hex(0x000000, 0xFFFFFF, 0.85, 0.85)
        case .secondary: hex(0x000000, 0xFFFFFF, 0.5, 0.55)
        case .tertiaryLabel, .placeholderText: hex(0x000000, 0xFFFFFF, 0.26, 0.25)
        case .quaternaryLabel: hex(0x000000, 0xFFFFFF, 0.1, 0.1)
        case .separator: hex(0x000000, 0xFFFFFF, 0.1, 0.1)
        case .background: hex(0xFFFFFF, 0x1E1E1E)
        case .secondaryBackground: hex(0xF5F5F5, 0x292929)
        case .window, .groupedBackground: hex(0xECECEC, 0x323232)
        case .secondaryGroupedBackground: hex(0xF6F6F6, 0x3C3C3C)
        default: nil
        }
    }

    /// The values for increased contrast; nil if they are the same.
    private var accessibleValues: Values? {
        switch self {
        case .red: hex(0xD70015, 0xFF6961)
        case .orange: hex(0xC93400, 0xFFB340)
        case .yellow: hex(0xB25000, 0xFFD426)
        case .green: hex(0x248A3D, 0x30DB5B)
        case .mint: hex(0x0C817B, 0x66D4CF)
        case .teal: hex(0x008299, 0x5DE6FF)
        case .cyan: hex(0x0071A4, 0x70D7FF)
        case .blue: hex(0x0040DD, 0x409CFF)
        case .indigo: hex(0x3634A3, 0x7D7AFF)
        case .purple: hex(0x8944AB, 0xDA8FFF)
        case .pink: hex(0xD30F45, 0xFF6482)
        case .brown: hex(0x7F6545, 0xB59469)
        case .gray: hex(0x6C6C70, 0xAEAEB2)
        case .secondary: hex(0x3C3C43, 0xEBEBF5, 0.8, 0.7)
        default: nil
        }
    }
}

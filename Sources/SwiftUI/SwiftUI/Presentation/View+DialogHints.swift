import Foundation

/// How important an alert is.
///
/// Follows Apple's [DialogSeverity](https://developer.apple.com/documentation/swiftui/dialogseverity).
public struct DialogSeverity: Hashable, Sendable {
    private let level: UInt8
    /// As the system has it.
    public static let automatic = DialogSeverity(level: 0)
    /// An alert like others.
    public static let standard = DialogSeverity(level: 1)
    /// An alert before something that can't be undone.
    public static let critical = DialogSeverity(level: 2)
}

/// The content of a panel that chooses files.
///
/// Follows Apple's
/// [FileDialogBrowserOptions](https://developer.apple.com/documentation/swiftui/filedialogbrowseroptions).
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Packages can be opened as folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// File names are shown with their extensions.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

// Dialogs look one way, and file panels are the desktop's. These modifiers compile, warn once, and are listed in
// CompatibilityGaps.md.
extension View {
    /// Without effect: dialogs show no icon.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View {
        withoutEffect("dialogIcon(_:)", where: icon != nil)
    }

    /// Without effect: all dialogs look alike.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
        withoutEffect("dialogSeverity(_:)", where: severity == .critical)
    }

    /// Without effect: dialogs have no box to suppress them.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        withoutEffect("dialogSuppressionToggle(isSuppressed:)")
    }

    /// Without effect: dialogs have no box to suppress them.
    public nonisolated func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        withoutEffect("dialogSuppressionToggle(_:isSuppressed:)")
    }

    /// Without effect: dialogs have no box to suppress them.
    @_disfavoredOverload
    public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        withoutEffect("dialogSuppressionToggle(_:isSuppressed:)")
    }

    /// Without effect: dialogs have no box to suppress them.
    public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        withoutEffect("dialogSuppressionToggle(_:isSuppressed:)")
    }

    /// Without effect: the user sets the content of the desktop's file panels.
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        withoutEffect("fileDialogBrowserOptions(_:)", where: !options.isEmpty)
    }

    /// Without effect: the desktop keeps the settings of its file panels.
    public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
        withoutEffect("fileDialogCustomizationID(_:)")
    }

    /// Without effect: links are always followed.
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        withoutEffect("fileDialogImportsUnresolvedAliases(_:)", where: imports)
    }

    /// Without effect: files of all names can be chosen.
    public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        withoutEffect("fileDialogURLEnabled(_:)")
    }

    /// Without effect: the desktop's file panels name their own field.
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
        withoutEffect("fileExporterFilenameLabel(_:)", where: label != nil)
    }

    /// Without effect: the desktop's file panels name their own field.
    public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        withoutEffect("fileExporterFilenameLabel(_:)")
    }

    /// Without effect: the desktop's file panels name their own field.
    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        withoutEffect("fileExporterFilenameLabel(_:)")
    }
}

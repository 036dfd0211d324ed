import Foundation

/// An icon with a title.
///
/// Lists show the icon in a column of its own, toolbars the icon alone, menus both; `labelStyle(_:)` decides otherwise. An
/// assistive technology reads the title.
///
/// ```swift
/// VStack {
///     Label("Shuffle", systemImage: "shuffle")
///     Label("Shuffle", systemImage: "shuffle").labelStyle(.iconOnly)
/// }
/// ```
///
/// Follows Apple's [Label](https://developer.apple.com/documentation/swiftui/label). Its appearance is defined by the
/// nearest ``LabelStyle``; icon and title side by side by default.
public struct Label<Title, Icon> where Title: View, Icon: View {
    let title: Title
    private let icon: Icon
    @ControlStyle private var style: StyleSlot<LabelStyleConfiguration>
    @Environment(\._isRowLabel) private var isInRow

    /// Creates a label from its title and its icon.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label: View {
    public var body: some View {
        shown.controlAccessibility {
            let title = plainTitle
            $0.describe {
                $0.isLabel = true
                $0.title = title
            }
        }
    }

    @ViewBuilder @MainActor private var shown: some View {
        let style = style
        if !style.isIdentical(to: LabelStyleConfiguration.usual) {
            style.makeBody(
                LabelStyleConfiguration(title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
        } else if isInRow {
            RowLabel(title: title, icon: icon)
        } else {
            SideBySide(title: title, icon: icon)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a localized title and an image's name.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label from a localized title and a symbol's name.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label from a localized title and an image of an asset catalog.
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label from a localized title and an image's name.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label from a localized title and a symbol's name.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label from a localized title and an image of an asset catalog.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label from a title shown as it is and an image's name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label from a title shown as it is and a symbol's name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label from a title shown as it is and an image of an asset catalog.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label from a style's configuration, to change it further.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

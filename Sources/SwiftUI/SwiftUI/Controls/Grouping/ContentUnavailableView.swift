import SwiftUICore

/// A message that there is nothing to see, and why.
///
/// Follows Apple's
/// [ContentUnavailableView](https://developer.apple.com/documentation/swiftui/contentunavailableview).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    /// Creates a view.
    /// - Parameters:
    ///   - label: A description of the missing content.
    ///   - description: Why; nothing by default.
    ///   - actions: Actions for the user; none by default.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @ViewBuilder @MainActor public var body: some View {
        VStack(spacing: 12) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline)._usualForeground(.secondary)
            }
            VStack(spacing: 8) { actions }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView: View {}

/// The icon large and gray above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
            configuration.title.font(.title2).bold()
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title and a symbol.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a view with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a view with a title and a picture.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, image: name)
        } description: {
            description
        }
    }
}

/// The parts of a message that a search found nothing.
///
/// Follows Apple's
/// [SearchUnavailableContent](https://developer.apple.com/documentation/swiftui/searchunavailablecontent).
public struct SearchUnavailableContent {
    /// The title and the picture.
    public struct Label: View {
        let title: Text
        public var body: some View {
            SwiftUICore.Label {
                title
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
        nonisolated public static var _isUnary: Bool { true }
    }

    /// The suggestion.
    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
        nonisolated public static var _isUnary: Bool { true }
    }

    /// No actions.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A message that a search found nothing.
    public static var search: ContentUnavailableView<Label, Description, Actions> { found(Text("No Results")) }

    /// A message that a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        found(Text(verbatim: "No Results for “\(text)”"))
    }

    private static func found(_ title: Text) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(title: title)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

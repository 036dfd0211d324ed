import Foundation

/// Controls one below the other, in sections.
///
/// Controls get the form's appearance: labels in front of their values, rows in groups. The style is grouped by default, and
/// `.columns` in apps for the Mac: labels end where their controls begin.
///
/// ```swift
/// struct Settings: View {
///     @State private var name = ""
///     @State private var isLoud = true
///     var body: some View {
///         Form {
///             Section("Player") {
///                 TextField("Name", text: $name)
///                 Toggle("Sound", isOn: $isLoud)
///             }
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [Form](https://developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View> {
    private let content: Content
    @Environment(\.formStyle) private var style
    @Environment(\.hasMacControls) private var isMac

    /// Creates a form.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @ViewBuilder @MainActor public var body: some View {
        // Without a style the content keeps its type.
        if let style {
            style.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content))))
        } else if isMac {
            FormColumns(content: content)
        } else {
            FormCards(content: content)
        }
    }

    nonisolated public static var _isUnary: Bool { false }
}

extension Form: View {}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from a style's configuration, in the style further out.
    public nonisolated init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The sections of a form on cards.
struct FormCards<Content: View> {
    let content: Content
    @Environment(\.pickerStyleKind) private var pickerStyle
    @Environment(\.hasDisclosureStyle) private var hasDisclosureStyle
    @Environment(\.hasMacControls) private var isMac
    @State private var expanded: Set<AnyHashable> = []

    nonisolated init(content: Content) { self.content = content }

    @ViewBuilder @MainActor var body: some View {
        RowList(
            items: ListContext.items(
                of: content, pickerStyle, $expanded, hasDisclosureStyle: hasDisclosureStyle), style: .insetGrouped,
            selection: ListSelection<Never>.none, isLazy: false
        )
        .environment(\.showsFieldTitles, isMac)
    }
}

extension FormCards: View {}

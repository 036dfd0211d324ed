import Foundation

/// A part of a list, form or menu with a header and a footer.
///
/// A list or a form shows the header above its rows and the footer below; lazy stacks and grids can pin both. Other containers
/// show header, content and footer as they are. In a sidebar, a section with a binding can be collapsed.
///
/// ```swift
/// List {
///     Section {
///         Text("First")
///     } header: {
///         Text("Rows")
///     } footer: {
///         Text("Explains the rows above.")
///     }
/// }
/// ```
///
/// Follows Apple's [Section](https://developer.apple.com/documentation/swiftui/section). Elsewhere its parts are in the
/// container one after the other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: some View { SectionBody(section: self) }

    fileprivate var parts: some View {
        _SectionPart(.section) {
            _SectionPart(.header) { header }
            if isExpanded?.wrappedValue ?? true { content }
            _SectionPart(.footer) { footer }
        }
    }

    nonisolated public static var _isUnary: Bool { false }

    /// Creates a section with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
    }

    /// Creates a section with a header and a footer given as views.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer, isExpanded: nil)
    }
}

/// The parts one after the other; between lines in the menu bar.
private struct SectionBody<Parent: View, Content: View, Footer: View>: View {
    let section: Section<Parent, Content, Footer>
    @Environment(\.isInMenuBar) private var isInMenuBar

    var body: some View {
        if isInMenuBar {
            MenuPiece(.section) {
                MenuPiece(.title) { section.header }
                MenuPiece(.items) { section.content }
            }
        } else {
            section.parts
        }
    }
}

extension Section: ViewItemListing where Parent: View, Content: View, Footer: View {
    package func collectItems(_ collector: inout ViewItemCollector) {
        let (content, shows) = (content, isExpanded?.wrappedValue ?? true)
        let title = isExpanded.map { AnyView(SectionDisclosure(header: header, isExpanded: $0)) } ?? AnyView(header)
        collector.addSection(
            header: header is EmptyView ? nil : title, footer: footer is EmptyView ? nil : AnyView(footer)
        ) { if shows { $0.collect(content, at: "section") } }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
    }

    /// Creates a section with a footer given as a view.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section with a header given as a view.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section with a header whose content can be hidden.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder _ content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a header whose content can be hidden.
    @_disfavoredOverload
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section with a title whose content can be hidden.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder _ content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title whose content can be hidden.
    @_disfavoredOverload
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title whose content can be hidden.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

import Foundation

/// Controls one below the other, in sections.
///
/// Follows Apple's [Form](https://developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View> {
    private let content: Content
    @Environment(\.formStyleKind) private var style
    @Environment(\.pickerStyleKind) private var pickerStyle
    @Environment(\.hasDisclosureStyle) private var hasDisclosureStyle
    @State private var expanded: Set<AnyHashable> = []

    /// Creates a form.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @ViewBuilder @MainActor public var body: some View {
        if style == .columns {
            VStack(alignment: .leading, spacing: 10) { content }.padding()
        } else {
            RowList(
                items: ListContext.items(
                    of: content, pickerStyle, $expanded, hasDisclosureStyle: hasDisclosureStyle), style: .insetGrouped,
                selection: ListSelection<Never>.none, isLazy: false)
        }
    }

    nonisolated public static var _isUnary: Bool { false }
}

extension Form: View {}

/// The appearance of forms.
///
/// Follows Apple's [FormStyle](https://developer.apple.com/documentation/swiftui/formstyle).
public protocol FormStyle {
    /// Which of the styles it is.
    var _kind: _FormStyleKind { get }
}

/// The appearance of forms.
public enum _FormStyleKind: Hashable, Sendable { case grouped, columns }

private enum FormStyleKey: EnvironmentKey { static var defaultValue: _FormStyleKind { .grouped } }

extension EnvironmentValues {
    /// The style of forms.
    var formStyleKind: _FormStyleKind {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of forms.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyleKind, style._kind)
    }
}

/// The style that fits the place: sections on cards.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _FormStyleKind { .grouped }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _FormStyleKind { .grouped }
}

/// Controls one below the other without cards.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _FormStyleKind { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that fits the place.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections on cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Controls one below the other without cards.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

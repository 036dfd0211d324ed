import Foundation
import SwiftUICore

// These concern features that nothing has here: a panel that finds text, proxies of documents, tools that write. The
// modifiers compile, warn once, and are listed in CompatibilityGaps.md.

extension View {
    /// Without effect: editors have no panel to find text.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
        withoutEffect("findNavigator(isPresented:)")
    }

    /// Prevents finding text in editors, which have no panel for it here in any case.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("findDisabled(false)", where: !isDisabled)
    }

    /// Prevents replacing text that was found in editors, which have no panel for it here in any case.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("replaceDisabled(false)", where: !isDisabled)
    }

    /// Without effect: title bars show no proxy of the document.
    public nonisolated func navigationDocument(_ url: URL) -> some View { withoutEffect("navigationDocument(_:)") }

    /// Without effect: title bars show no proxy of the document.
    public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
        withoutEffect("navigationDocument(_:)")
    }

    /// Without effect: title bars show no proxy of the document.
    public nonisolated func navigationDocument<D: Transferable, I, J>(
        _ document: D, preview: SharePreview<I, J>
    ) -> some View {
        withoutEffect("navigationDocument(_:preview:)")
    }

    /// Sets how tools of the system help to write: there are none here.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        withoutEffect(
            "writingToolsBehavior(_:)", where: behavior == WritingToolsBehavior.complete || behavior == .limited)
    }

    /// Sets how fields for searching are dictated to: there is no dictation here.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        withoutEffect("searchDictationBehavior(_:)", where: dictationBehavior != .automatic)
    }

    /// Sets whether the title bar hides content while the user searches: it never does here.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        withoutEffect("searchPresentationToolbarBehavior(_:)", where: behavior != .automatic)
    }

    /// Sets the language whose rules break the lines of texts: they break by the rules of their letters here.
    public nonisolated func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        withoutEffect("typesettingLanguage(_:isEnabled:)", where: isEnabled)
    }

    /// Sets the language whose rules break the lines of texts: they break by the rules of their letters here.
    public nonisolated func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        withoutEffect("typesettingLanguage(_:isEnabled:)", where: isEnabled && language != .automatic)
    }
}

extension Text {
    /// Sets the language whose rules break the lines: they break by the rules of their letters here.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        withoutRules(isEnabled)
    }

    /// Sets the language whose rules break the lines: they break by the rules of their letters here.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        withoutRules(isEnabled && language != .automatic)
    }

    private func withoutRules(_ isAsked: Bool) -> Text {
        if isAsked {
            RuntimeWarning.issue("typesettingLanguage(_:isEnabled:) has no effect here: see CompatibilityGaps.md.")
        }
        return self
    }
}

/// How tools of the system help to write.
///
/// Follows Apple's [WritingToolsBehavior](https://developer.apple.com/documentation/swiftui/writingtoolsbehavior).
public struct WritingToolsBehavior: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// In the text itself.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// In a panel.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// Not at all.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Where dictation into a field begins.
///
/// Follows Apple's
/// [TextInputDictationActivation](https://developer.apple.com/documentation/swiftui/textinputdictationactivation).
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    /// When the user chooses the microphone.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    /// When the user looks at the field.
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// How one dictates into a field.
///
/// Follows Apple's
/// [TextInputDictationBehavior](https://developer.apple.com/documentation/swiftui/textinputdictationbehavior).
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let activation: TextInputDictationActivation?
    /// As the system has it.
    public static let automatic = TextInputDictationBehavior(activation: nil)
    /// By a microphone in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(activation: activation)
    }
}

/// Whether title bars hide content while the user searches.
///
/// Follows Apple's
/// [SearchPresentationToolbarBehavior](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior).
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
    private let name: String
    /// As the system has it: nothing is hidden.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// Nothing is hidden.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// The language whose rules break the lines of a text.
///
/// Follows Apple's [TypesettingLanguage](https://developer.apple.com/documentation/swiftui/typesettinglanguage).
public struct TypesettingLanguage: Equatable, Sendable {
    private let language: Locale.Language?
    /// The language of the text's letters.
    public static let automatic = TypesettingLanguage(language: nil)
    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

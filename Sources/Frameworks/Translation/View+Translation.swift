import SwiftUI

extension View {
    /// Presents the translation of a text while a value is true; here the panel says that there is none.
    /// - Parameters:
    ///   - attachmentAnchor: The part of the view beside which the panel is.
    ///   - arrowEdge: The edge of the panel's arrow, which is not shown.
    ///   - replacementAction: Called with a translation that takes the place of the text; never here.
    public nonisolated func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        if replacementAction != nil || arrowEdge != .top {
            RuntimeWarning.issue("translationPresentation: nothing translates texts here, so that none is replaced.")
        }
        return popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor) { NoTranslation(text: text) }
    }

    /// Calls a function with a session of translations when the view appears, and when the languages change.
    public nonisolated func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration) {
            if let configuration { await action(TranslationSession(configuration)) }
        }
    }

    /// Calls a function with a session of translations when the view appears, and when the languages change.
    public nonisolated func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
}

/// Says that there is no translation.
private struct NoTranslation: View {
    let text: String

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: text).lineLimit(6)
            Divider()
            Text("Texts cannot be translated on this system.").foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: 360, alignment: .leading)
    }
}

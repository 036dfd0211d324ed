import Foundation

/// A view whose title is known without showing it.
package protocol TitledView {
    /// The title; nil for none.
    var plainTitle: String? { get }
}

extension View {
    /// The view's title, if it is known without showing the view: of texts, labels, and views around one.
    package nonisolated var plainTitle: String? { (self as? any TitledView)?.plainTitle }
}

extension Text: TitledView {
    package var plainTitle: String? { plainString }
}

extension Image: TitledView {
    package var plainTitle: String? {
        if isDecorative { return nil }
        if let label { return label.plainString }
        if case .symbol(let name, _) = provider { return SymbolName.spoken(name) }
        return nil
    }
}

extension Label: TitledView {
    package var plainTitle: String? { (title as? any TitledView)?.plainTitle }
}

extension LabelStyleConfiguration.Title: TitledView {
    package var plainTitle: String? { view.plainTitle }
}

extension AnyView: TitledView {
    package var plainTitle: String? { (box.view as? any TitledView)?.plainTitle }
}

extension ModifiedContent: TitledView {
    package var plainTitle: String? { (content as? any TitledView)?.plainTitle }
}

import Foundation
import SwiftUICore

extension RowList.Keys {
    /// How many rows are made for a letter, in order to know their texts.
    private static var limit: Int { 300 }

    /// Goes to the next row that begins with what is typed, after the last one from the first; returns whether there is one.
    func find(_ letters: String, at time: Double) -> Bool {
        if letters.allSatisfy(\.isWhitespace), !chooser.typed.goesOn(at: time) { return false }
        let (prefix, isLonger) = chooser.typed.add(letters, at: time)
        let lead = chooser.lead.flatMap { id in rows.firstIndex { $0.id == id } } ?? current
        let start = lead.map { isLonger ? $0 : $0 + 1 } ?? 0
        var made = 0
        for offset in rows.indices {
            let index = (start + offset) % rows.count
            guard case .row(let item, _, _) = rows[index].kind else { continue }
            if selection.isOffered, value(at: index) == nil { continue }
            if made > Self.limit { return false }
            guard let text = text(of: item, rows[index].id, &made), TypedPrefix.begins(text, with: prefix) else {
                continue
            }
            if selection.isOffered {
                go(to: index, extends: false)
            } else {
                guard reader.focus(rows[index].id) else { continue }
                chooser.lead = rows[index].id
            }
            return true
        }
        return false
    }

    /// The text by which a row is found; nil for none.
    private func text(of item: ViewItem, _ id: AnyHashable, _ made: inout Int) -> String? {
        if let own = item.traits[TypeSelectKey.self] { return own.plainTitle }
        if let title = item.view.plainTitle { return title }
        made += 1
        return reader.firstText(of: id)
    }
}

/// The text by which a row is found; nil for its own.
enum TypeSelectKey: ViewItemTraitKey { static var defaultValue: Text? { nil } }

extension View {
    /// Sets the text by which typing finds a row of a list.
    ///
    /// Follows Apple's
    /// [typeSelectEquivalent(_:)](https://developer.apple.com/documentation/swiftui/view/typeselectequivalent(_:)).
    /// - Parameter text: The text; nil for the row's own, an empty one for a row that is not found.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(_ViewItemTraitModifier(TypeSelectKey.self) { $0 = text })
    }

    /// Sets the text by which typing finds a row of a list.
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the text by which typing finds a row of a list.
    @_disfavoredOverload
    public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}

import SwiftUI

/// A widget that shows its entries at their dates, and asks for new ones.
struct LiveWidget: View {
    let widget: WidgetDescription
    let family: WidgetFamily
    @State private var entries: WidgetEntries?
    @ObservedObject private var reloads = WidgetReloads.shared
    /// How often entries were asked for because the last had been shown.
    @State private var rounds = 0

    var body: some View {
        card.task(id: Round(reloads: reloads.count(of: widget.kind), rounds: rounds)) {
            let context = TimelineProviderContext(family: family, isPreview: false, displaySize: family.size)
            entries = await widget.provide(context)
        }
    }

    @ViewBuilder private var card: some View {
        if let entries {
            TimelineView(.explicit(dates(entries))) { context in
                WidgetCard(
                    family: family, hasMargins: widget.hasMargins,
                    content: entries.entry(at: context.date)?.view ?? AnyView(EmptyView())
                )
                .onChange(of: needsMore(entries, at: context.date)) { if $1 { rounds += 1 } }
            }
        } else {
            WidgetCard(family: family, content: AnyView(ProgressView()))
        }
    }

    private struct Round: Hashable {
        let reloads: Int
        let rounds: Int
    }

    /// The dates of entries, and when new ones are asked for.
    private func dates(_ entries: WidgetEntries) -> [Date] {
        var dates = entries.entries.map(\.date)
        if let end = end(of: entries) { dates.append(end) }
        return dates.isEmpty ? [.distantPast] : dates
    }

    /// When new entries are asked for; nil for never.
    ///
    /// Providers that would be asked without a pause are asked no more.
    private func end(of entries: WidgetEntries) -> Date? {
        if entries.policy.isNever { return nil }
        guard let last = entries.policy.date ?? entries.entries.last?.date else { return nil }
        return entries.entries.first.flatMap { last > $0.date ? last : nil }
    }

    private func needsMore(_ entries: WidgetEntries, at date: Date) -> Bool {
        end(of: entries).map { date >= $0 } ?? false
    }
}

/// How often the app asked for new entries.
@MainActor final class WidgetReloads: ObservableObject {
    static let shared = WidgetReloads()
    @Published private var counts: [String: Int] = [:]
    @Published private var all = 0
    /// Whether widgets are shown.
    var isShown = false

    func count(of kind: String) -> Int { all + counts[kind, default: 0] }

    func reload(_ kind: String?) {
        if let kind { counts[kind, default: 0] += 1 } else { all += 1 }
    }
}

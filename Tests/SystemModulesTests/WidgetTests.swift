import AppIntents
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import WidgetKit

/// Widgets, which are shown by the window of a program that is made of them.
@MainActor @Suite("Widgets", .serialized)
struct WidgetTests {
    private struct Score: TimelineEntry {
        let date: Date
        var score = 0
    }

    private struct Provider: TimelineProvider {
        var policy = TimelineReloadPolicy.never
        var start = Date.distantPast
        let asked: Asked
        func placeholder(in context: Context) -> Score { Score(date: .distantPast) }
        func getSnapshot(in context: Context, completion: @escaping (Score) -> Void) {
            completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Score>) -> Void) {
            asked.families.append(context.family)
            let entries = [Score(date: start.addingTimeInterval(60), score: 2), Score(date: start, score: 1)]
            completion(Timeline(entries: entries, policy: policy))
            completion(Timeline(entries: [], policy: .never))
        }
    }

    private final class Asked: @unchecked Sendable { var families: [WidgetFamily] = [] }

    private struct ScoreWidget: Widget {
        static let asked = Asked()
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "score", provider: Provider(asked: Self.asked)) { entry in
                ScoreView(score: entry.score).widgetURL(URL(string: "https://example.org"))
                    .containerBackground(for: .widget) { Text("ground") }
            }
            .configurationDisplayName("Scores").description("All of them")
            .supportedFamilies([.systemSmall, .accessoryInline]).contentMarginsDisabled()
        }
    }

    private struct ScoreView: View {
        let score: Int
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetContentMargins) private var margins
        var body: some View { Text("\(score) \(family.description) \(Int(margins.top))") }
    }

    private struct Bundle: WidgetBundle {
        var body: some Widget {
            ScoreWidget()
            if true { Controls() }
        }
    }

    private struct Press: AppIntent {
        static let title: LocalizedStringResource = "Press"
        static let log = Asked()
        func perform() async throws -> some IntentResult {
            await MainActor.run { Self.log.families.append(.systemLarge) }
            return .result()
        }
    }

    private struct Controls: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "control") { ControlWidgetButton("Press me", action: Press()) }
                .displayName("Presser")
        }
    }

    @Test("A bundle's widgets are described by their configurations")
    func descriptions() {
        let all = WidgetDescription.of(Bundle().body)
        #expect(all.map(\.kind) == ["score", "control"])
        #expect(all[0].families == [.systemSmall, .accessoryInline] && !all[0].hasMargins && all[0].control == nil)
        #expect(all[1].control != nil && all[1].families == WidgetFamily.allCases)
    }

    @Test("The gallery shows each widget in each of its sizes, and performs the actions of controls")
    func gallery() async {
        ScoreWidget.asked.families = []
        let host = TestHost(
            WidgetGallery(widgets: WidgetDescription.of(Bundle().body)), size: CGSize(width: 600, height: 900))
        await host.settle()
        #expect(host.text.contains("Scores") && host.text.contains("All of them") && host.text.contains("Presser"))
        #expect(host.text.contains("2 systemSmall 16") && host.text.contains("2 accessoryInline 0"))
        #expect(host.text.contains("ground") && Set(ScoreWidget.asked.families) == [.systemSmall, .accessoryInline])
        host.tap(text: "Press me")
        await host.settle()
        #expect(Press.log.families == [.systemLarge])
    }

    @Test("Entries are shown at their dates; the end of the last one, or a date, asks for more")
    func entries() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let two = [(day, AnyView(EmptyView())), (day + 60, AnyView(EmptyView()))]
        let atEnd = WidgetEntries(entries: two, policy: .atEnd)
        #expect(atEnd.entry(at: day - 5)?.date == day && atEnd.entry(at: day + 59)?.date == day)
        #expect(atEnd.entry(at: day + 60)?.date == day + 60)
        #expect(WidgetEntries(entries: [], policy: .atEnd).entry(at: day) == nil)
    }

    @Test("The app's wish for new entries reaches the widgets of its kind")
    func reloads() async {
        ScoreWidget.asked.families = []
        WidgetReloads.shared.isShown = true
        defer { WidgetReloads.shared.isShown = false }
        let widget = WidgetDescription.of(ScoreWidget())[0]
        let host = TestHost(LiveWidget(widget: widget, family: .systemSmall))
        await host.settle()
        #expect(ScoreWidget.asked.families.count == 1)
        WidgetCenter.shared.reloadTimelines(ofKind: "other")
        await host.settle()
        #expect(ScoreWidget.asked.families.count == 1)
        WidgetCenter.shared.reloadTimelines(ofKind: "score")
        await host.settle()
        #expect(ScoreWidget.asked.families.count == 2)
        WidgetCenter.shared.reloadAllTimelines()
        await host.settle()
        #expect(ScoreWidget.asked.families.count == 3)
    }

    @Test("Widgets asked to show something new are none")
    func widgets() async throws {
        let warnings = TestHost.warnings(during: {
            WidgetCenter.shared.reloadAllTimelines()
            WidgetCenter.shared.reloadTimelines(ofKind: "notes")
        })
        #expect(Set(warnings) == ["There are no widgets here: see CompatibilityGaps.md."])
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        struct Entry: TimelineEntry { let date: Date }
        let timeline = Timeline(entries: [Entry(date: .distantPast)], policy: .after(.distantFuture))
        #expect(timeline.entries.count == 1 && timeline.policy != .atEnd && timeline.entries[0].relevance == nil)
        #expect(WidgetFamily.allCases.count == 7 && "\(WidgetFamily.systemSmall)" == "systemSmall")
    }

    @Test("No desktop keeps widgets with configurations")
    func configurations() async throws {
        struct Choice: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Choice"
        }
        let info = WidgetInfo(kind: "score", family: .systemSmall)
        #expect(info.widgetConfigurationIntent(of: Choice.self) == nil)
        #expect(NSUserActivity(activityType: "open").widgetConfigurationIntent(of: Choice.self) == nil)
    }

    @Test("A preview shows a widget's entries in its size")
    func previews() async throws {
        let preview = Preview("Name", as: .systemMedium) {
            ScoreWidget()
        } timeline: {
            Score(date: .now, score: 7)
            Score(date: .now, score: 8)
        }
        let host = TestHost(try await preview._makeView())
        #expect(host.text.contains("7 systemMedium 16") && host.text.contains("8 systemMedium 16"))
        let card = TestHost(ScoreView(score: 5).previewContext(WidgetPreviewContext(family: .systemLarge)))
        #expect(card.text == ["5 systemLarge 0"])
    }
}

#Preview("Widget", as: .systemSmall) {
    PreviewedWidget()
} timeline: {
    PreviewedWidget.Moment(date: .now)
}

/// Has a preview of its own, whose macro is compiled with this file.
private struct PreviewedWidget: Widget {
    struct Moment: TimelineEntry { let date: Date }
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {}
    }
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "previewed", provider: Provider()) { _ in Text("A") }
    }
}

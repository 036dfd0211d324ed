import Foundation
import SwiftUI

/// The facts of a configuration that a host needs.
@MainActor struct WidgetDescription {
    /// The kind, by which the app asks for new entries.
    var kind: String
    /// The name for the user; nil for none.
    var name: Text?
    /// The purpose of the widget; nil for none.
    var summary: Text?
    /// The sizes in which the widget is offered.
    var families = WidgetFamily.allCases
    /// Whether there is space around the content.
    var hasMargins = true
    /// A control for the user; nil for a widget.
    var control: AnyView?
    /// Makes the view of an entry; nil for an entry of another widget.
    var view: (any TimelineEntry) -> AnyView? = { _ in nil }
    /// Makes the entries.
    var provide: (TimelineProviderContext) async -> WidgetEntries
}

/// The entries of a widget as views.
struct WidgetEntries: @unchecked Sendable {
    var entries: [(date: Date, view: AnyView)]
    var policy: TimelineReloadPolicy

    /// The entry that is shown at a date: the last that has begun, or else the first.
    func entry(at date: Date) -> (date: Date, view: AnyView)? {
        entries.last { $0.date <= date } ?? entries.first
    }
}

/// A configuration that a host can show.
@MainActor protocol DescribedConfiguration {
    var descriptions: [WidgetDescription] { get }
}

extension WidgetDescription {
    /// Returns the parts of a widget, or of a bundle's widgets.
    static func of(_ widget: any Widget) -> [WidgetDescription] {
        if let several = widget as? LimitedAvailabilityWidget { return several.widgets.flatMap(of) }
        return of(configuration: widget.body)
    }

    /// Returns the parts of a configuration.
    static func of(configuration: any WidgetConfiguration) -> [WidgetDescription] {
        if let described = configuration as? any DescribedConfiguration { return described.descriptions }
        if configuration is EmptyWidgetConfiguration || configuration is LimitedAvailabilityConfiguration { return [] }
        return of(configuration: configuration.body)
    }
}

/// A configuration with changes.
struct ModifiedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration, DescribedConfiguration {
    let base: Base
    let change: (inout WidgetDescription) -> Void

    var body: Base { base }
    var descriptions: [WidgetDescription] {
        WidgetDescription.of(configuration: base).map {
            var description = $0
            change(&description)
            return description
        }
    }
}

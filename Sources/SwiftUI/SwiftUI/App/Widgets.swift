import Foundation
import SwiftUICore

// Widgets are shown by systems that ask an app for pictures ahead of time; no desktop here does. A program of widgets shows them in a
// window of its own.

/// The configuration and content of a widget.
///
/// Follows Apple's [Widget](https://developer.apple.com/documentation/swiftui/widget).
@MainActor @preconcurrency
public protocol Widget {
    /// The type of the body, normally inferred.
    associatedtype Body: WidgetConfiguration
    /// The widget's configuration.
    @MainActor @preconcurrency var body: Self.Body { get }
    /// Creates the widget.
    @MainActor @preconcurrency init()
}

extension Widget {
    /// Shows the widget in all its sizes, in a window.
    public static func main() { WidgetProgram.start([Self()], of: "\(Self.self)") }
}

/// Several widgets of one program.
///
/// Follows Apple's [WidgetBundle](https://developer.apple.com/documentation/swiftui/widgetbundle).
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of the body, normally inferred.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Creates the bundle.
    @MainActor @preconcurrency init()
}

extension WidgetBundle {
    /// Shows the widgets in all their sizes, in a window.
    public static func main() { WidgetProgram.start([Self().body], of: "\(Self.self)") }
}

/// The kind of a widget, and its content.
///
/// Follows Apple's [WidgetConfiguration](https://developer.apple.com/documentation/swiftui/widgetconfiguration).
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the body, normally inferred.
    associatedtype Body: WidgetConfiguration
    /// The configuration that this one is made of.
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension WidgetConfiguration {
    /// Without effect: nothing starts or wakes apps in the background.
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration {
        RuntimeWarning.issue("backgroundTask(_:action:) has no effect here: see CompatibilityGaps.md.")
        return self
    }
}

extension Never: WidgetConfiguration {}

/// No configuration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Creates the configuration.
    public nonisolated init() {}
    public var body: Never { return fatalError("EmptyWidgetConfiguration has no body.") }
}

/// A configuration that exists in some versions of a system only.
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
    /// Creates the configuration.
    public nonisolated init() {}
    public var body: Never { return fatalError("LimitedAvailabilityConfiguration has no body.") }
}

/// Widgets that a builder put together, or that exist in some versions of a system only.
public struct LimitedAvailabilityWidget: Widget {
    /// The widgets, for a host that shows them.
    package let widgets: [any Widget]
    package init(_ widgets: [any Widget]) { self.widgets = widgets }
    /// Creates the widgets.
    public init() { widgets = [] }
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Puts widgets together.
///
/// Follows Apple's
/// [WidgetBundleBuilder](https://developer.apple.com/documentation/swiftui/widgetbundlebuilder).
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
    /// No widgets.
    public static func buildBlock() -> LimitedAvailabilityWidget { LimitedAvailabilityWidget() }
    /// Several widgets.
    public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> some Widget {
        var all: [any Widget] = []
        repeat all.append(each widgets)
        return LimitedAvailabilityWidget(all)
    }
    /// A widget while a condition holds.
    public static func buildOptional<W: Widget>(_ widget: W?) -> some Widget {
        LimitedAvailabilityWidget(widget.map { [$0] } ?? [])
    }
    /// A widget of some versions of a system.
    public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> some Widget {
        LimitedAvailabilityWidget([widget])
    }
}

/// Shows the widgets of a program that is made of them; WidgetKit has one.
@MainActor package protocol WidgetHost {
    /// Shows widgets until the user closes the window.
    static func show(_ widgets: [any Widget])
}

/// Finds the host of a program's widgets.
@MainActor private enum WidgetProgram {
    /// Shows widgets, or says that there is nothing that can.
    static func start(_ widgets: [any Widget], of name: String) {
        if let host = _typeByName("9WidgetKit0A11GalleryHostC") as? any WidgetHost.Type { return host.show(widgets) }
        RuntimeWarning.issue("\(name) is made of widgets, which WidgetKit shows: see CompatibilityGaps.md.")
    }
}

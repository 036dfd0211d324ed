import SwiftUICore

/// A configuration whose background reaches across the whole cell of a table, behind its mark.
@MainActor
protocol HostedCell {
    var cellContent: AnyView { get }
    var cellBackground: AnyView { get }
}

/// SwiftUI views as the content of a cell of UIKit.
///
/// Follows Apple's
/// [UIHostingConfiguration](https://developer.apple.com/documentation/swiftui/uihostingconfiguration).
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, HostedCell {
    private let content: Content
    private let background: Background
    private var insets: [(edges: Edge.Set, length: CGFloat?, all: EdgeInsets?)] = []
    private var minWidth: CGFloat?
    private var minHeight: CGFloat?

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    /// Sets the color or pattern behind the content.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        changed(_UIHostingConfigurationBackgroundView(style: style))
    }

    /// Sets the view behind the content.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        changed(content())
    }

    private func changed<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        var result = UIHostingConfiguration<Content, B>(content: content, background: background)
        (result.insets, result.minWidth, result.minHeight) = (insets, minWidth, minHeight)
        return result
    }

    /// Sets the distances of the content from edges of the cell, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.insets.append((edges, length, nil))
        return copy
    }

    /// Sets the distances of the content from edges of the cell, in points.
    public func margins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets
    ) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.insets.append((edges, nil, insets))
        return copy
    }

    /// Sets the least size of the cell, in points; nil for the table's.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        (copy.minWidth, copy.minHeight) = (width, height)
        return copy
    }

    /// Sets the least size of the cell to the table's.
    public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil, height: nil) }

    public func makeContentView() -> any UIView & UIContentView {
        ConfiguredView(self) { configuration in
            AnyView(configuration.view.background { configuration.background })
        }
    }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    var cellContent: AnyView { AnyView(view) }
    var cellBackground: AnyView { AnyView(background) }

    private var view: some View {
        content.padding(margins)
            .frame(
                minWidth: minWidth.map { $0.isFinite ? max($0, 0) : 0 }, maxWidth: .infinity,
                minHeight: minHeight.map { $0.isFinite ? max($0, 0) : 0 } ?? 44, alignment: .leading
            )
    }

    /// The distances from the edges, each by the last modifier that names the edge.
    private var margins: EdgeInsets {
        var result = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
        for (edges, length, all) in insets {
            if edges.contains(.top) { result.top = length ?? all?.top ?? 0 }
            if edges.contains(.leading) { result.leading = length ?? all?.leading ?? 0 }
            if edges.contains(.bottom) { result.bottom = length ?? all?.bottom ?? 0 }
            if edges.contains(.trailing) { result.trailing = length ?? all?.trailing ?? 0 }
        }
        return result
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Shows SwiftUI views in a cell.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// A color or pattern behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}

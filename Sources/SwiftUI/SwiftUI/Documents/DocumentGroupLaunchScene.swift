import Foundation

/// The window with which an app of documents begins, unless the command line names a file: a title, and buttons for a new
/// document and for opening one.
///
/// Follows Apple's
/// [DocumentGroupLaunchScene](https://developer.apple.com/documentation/swiftui/documentgrouplaunchscene). It closes when a
/// document is opened.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
    private let content: DocumentLaunchContent<Actions>

    private nonisolated init(
        title: Text?, actions: Actions, background: AnyView, back: @escaping (DocumentLaunchGeometryProxy) -> AnyView,
        front: @escaping (DocumentLaunchGeometryProxy) -> AnyView
    ) {
        content = DocumentLaunchContent(
            title: title, actions: actions, background: background, backAccessory: back, frontAccessory: front)
    }

    /// Creates the window with a title, buttons and a view behind them.
    /// - Parameters:
    ///   - title: The title; the name of the app where it is nil.
    ///   - actions: The buttons; one for a new document by default.
    ///   - background: The view behind everything.
    ///   - backgroundAccessoryView: The view behind the title, made with its place.
    ///   - overlayAccessoryView: The view in front of the title, made with its place.
    public nonisolated init<Background: View, Back: View, Front: View>(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
    ) {
        self.init(
            title: title, actions: actions(), background: AnyView(background()),
            back: { AnyView(backgroundAccessoryView($0)) },
            front: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates the window with a title, buttons and a style behind them.
    /// - Parameters:
    ///   - title: The title; the name of the app where it is nil.
    ///   - backgroundStyle: The style behind everything; the background of windows by default.
    ///   - actions: The buttons; one for a new document by default.
    ///   - backgroundAccessoryView: The view behind the title, made with its place.
    ///   - overlayAccessoryView: The view in front of the title, made with its place.
    public nonisolated init<Style: ShapeStyle, Back: View, Front: View>(
        _ title: Text? = nil, backgroundStyle: Style = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
    ) {
        self.init(
            title: title, actions: actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            back: { AnyView(backgroundAccessoryView($0)) }, front: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates the window with a title, buttons and a view behind them.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - actions: The buttons; one for a new document by default.
    ///   - background: The view behind everything.
    ///   - backgroundAccessoryView: The view behind the title, made with its place.
    ///   - overlayAccessoryView: The view in front of the title, made with its place.
    public nonisolated init<Background: View, Back: View, Front: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
    ) {
        self.init(
            title: Text(titleKey), actions: actions(), background: AnyView(background()),
            back: { AnyView(backgroundAccessoryView($0)) },
            front: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates the window with a title, buttons and a style behind them.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - backgroundStyle: The style behind everything; the background of windows by default.
    ///   - actions: The buttons; one for a new document by default.
    ///   - backgroundAccessoryView: The view behind the title, made with its place.
    ///   - overlayAccessoryView: The view in front of the title, made with its place.
    public nonisolated init<Style: ShapeStyle, Back: View, Front: View>(
        _ titleKey: LocalizedStringKey, backgroundStyle: Style = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
    ) {
        self.init(
            title: Text(titleKey), actions: actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            back: { AnyView(backgroundAccessoryView($0)) }, front: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates the window with a title, buttons and a view behind them.
    /// - Parameters:
    ///   - title: The title.
    ///   - actions: The buttons; one for a new document by default.
    ///   - background: The view behind everything.
    ///   - backgroundAccessoryView: The view behind the title, made with its place.
    ///   - overlayAccessoryView: The view in front of the title, made with its place.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Background: View, Back: View, Front: View>(
        _ title: S, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
    ) {
        self.init(
            title: Text(title), actions: actions(), background: AnyView(background()),
            back: { AnyView(backgroundAccessoryView($0)) },
            front: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates the window with a title, buttons and a style behind them.
    /// - Parameters:
    ///   - title: The title.
    ///   - backgroundStyle: The style behind everything; the background of windows by default.
    ///   - actions: The buttons; one for a new document by default.
    ///   - backgroundAccessoryView: The view behind the title, made with its place.
    ///   - overlayAccessoryView: The view in front of the title, made with its place.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Style: ShapeStyle, Back: View, Front: View>(
        _ title: S, backgroundStyle: Style = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
    ) {
        self.init(
            title: Text(title), actions: actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            back: { AnyView(backgroundAccessoryView($0)) }, front: { AnyView(overlayAccessoryView($0)) })
    }

    public var body: some Scene {
        _ModifiedScene(content: Window("Documents", id: "oriel.documents") { content }) {
            $0.isLaunchScene = { DocumentBox.fileToOpen == nil }
        }
    }
}

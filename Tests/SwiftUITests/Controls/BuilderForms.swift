import Foundation
import SwiftUI

/// The functions and initializers with builders that do not escape, each as an app's own function calls it.
@MainActor
enum BuilderForms {
    struct Failure: LocalizedError {
        var errorDescription: String? { "title" }
    }

    /// Makes a list of views.
    @resultBuilder
    enum Builder {
        static func buildExpression(_ view: some View) -> AnyView { AnyView(view) }
        static func buildBlock(_ views: AnyView...) -> [AnyView] { views }
    }

    static let key: LocalizedStringKey = "title"
    static let string = "title"
    static let text = Text("title")
    static let resource: LocalizedStringResource = "title"
    static let shown = Binding.constant(true)
    static let item = Binding<Int?>.constant(3)
    static let failure = Binding<Failure?>.constant(Failure())
    static let anyFailure = Binding<(any Error)?>.constant(Failure())

    @Builder static func menus(@ViewBuilder content: () -> some View) -> [AnyView] {
        let image = ImageResource(name: "none", bundle: .main)
        Menu(content: content, label: { text })
        Menu(key, content: content)
        Menu(string, content: content)
        Menu(key, systemImage: "star", content: content)
        Menu(string, systemImage: "star", content: content)
        Menu(key, image: image, content: content)
        Menu(string, image: image, content: content)
    }

    @Builder static func pressedMenus(@ViewBuilder content: () -> some View, action: @escaping () -> Void) -> [AnyView]
    {
        let image = ImageResource(name: "none", bundle: .main)
        Menu(content: content, label: { text }, primaryAction: action)
        Menu(key, content: content, primaryAction: action)
        Menu(string, content: content, primaryAction: action)
        Menu(key, systemImage: "star", content: content, primaryAction: action)
        Menu(string, systemImage: "star", content: content, primaryAction: action)
        Menu(key, image: image, content: content, primaryAction: action)
    }

    @Builder static func links(@ViewBuilder destination: () -> some View) -> [AnyView] {
        NavigationLink(destination: destination, label: { text })
        NavigationLink(key, destination: destination)
        NavigationLink(string, destination: destination)
    }

    @Builder static func activeLinks(@ViewBuilder destination: () -> some View) -> [AnyView] {
        NavigationLink(isActive: shown, destination: destination, label: { text })
        NavigationLink(key, isActive: shown, destination: destination)
        NavigationLink(string, isActive: shown, destination: destination)
        NavigationLink(tag: 3, selection: item, destination: destination, label: { text })
        NavigationLink(key, tag: 3, selection: item, destination: destination)
        NavigationLink(string, tag: 3, selection: item, destination: destination)
        text.navigationDestination(isPresented: shown, destination: destination)
    }

    @Builder static func contextMenus(@ViewBuilder items: () -> some View) -> [AnyView] {
        text.contextMenu(menuItems: items)
        text.contextMenu(menuItems: items, preview: items)
        text.contextMenu(ContextMenu(menuItems: items))
    }

    @Builder static func suggestions(@ViewBuilder _ content: () -> some View) -> [AnyView] {
        let (base, search) = (Text("base"), Binding.constant(""))
        base.searchable(text: search).searchSuggestions(content)
        base.searchable(text: search, suggestions: content)
        base.searchable(text: search, prompt: "Search", suggestions: content)
    }

    @Builder static func scopes(@ViewBuilder _ content: () -> some View) -> [AnyView] {
        let base = Text("base").searchable(text: .constant(""))
        base.searchScopes(.constant(1), scopes: content)
        base.searchScopes(.constant(1), activation: .onSearchPresentation, content)
    }

    static func inspector(@ViewBuilder content: () -> some View) -> some View {
        text.inspector(isPresented: shown, content: content)
    }

    @Builder static func drags(@ViewBuilder preview: () -> some View) -> [AnyView] {
        let base = Color.red
        base.onDrag({ NSItemProvider(object: "Pear" as NSString) }, preview: preview)
        base.draggable("Pear", preview: preview)
    }

    static func accessibilityAction(@ViewBuilder label: () -> some View) -> some View {
        text.accessibilityAction(action: {}, label: label)
    }
}

extension TableRowContent {
    /// Adds a menu, by a function of an app's own.
    func itemMenu(@ViewBuilder items: () -> some View) -> some TableRowContent<TableRowValue> {
        contextMenu(menuItems: items)
    }

    /// Adds a menu with a preview, by a function of an app's own.
    func itemMenu(
        @ViewBuilder items: () -> some View, @ViewBuilder preview: () -> some View
    )
        -> some TableRowContent<TableRowValue>
    {
        contextMenu(menuItems: items, preview: preview)
    }
}

extension TabContent {
    /// Adds a menu, by a function of an app's own.
    func itemMenu(@ViewBuilder items: () -> some View) -> some TabContent<TabValue> { contextMenu(menuItems: items) }
}

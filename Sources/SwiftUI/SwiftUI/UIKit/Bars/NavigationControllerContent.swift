import Foundation
import SwiftUICore

/// A navigation controller: its bar above the topmost controller.
struct NavigationControllerContent: View {
    let controller: UINavigationController
    @ObservedObject private var model = AppWindows.model
    @Environment(\.movesPages) private var movesPages

    init(controller: UINavigationController) { self.controller = controller }

    var body: some View {
        let top = controller.topViewController
        // Loading usually sets the title and the buttons.
        let _ = top?.loadViewIfNeeded()
        ZStack {
            page(top)
                .id(top.map { ObjectIdentifier($0) })
                .zIndex(Double(controller.viewControllers.count))
                .transition(transition)
        }
    }

    /// The topmost controller comes from the edge and covers the one before, or goes back there.
    private var transition: AnyTransition {
        guard movesPages else { return .identity }
        let (direction, place) = (controller.direction, ZoomPlaceID(container: controller))
        func effect(_ transition: PageTransition) -> AnyTransition {
            .modifier(
                active: _PageEffect(progress: 0, transition, page: place),
                identity: _PageEffect(progress: 1, transition, page: place))
        }
        return .asymmetric(insertion: effect(.entering(direction)), removal: effect(.leaving(direction)))
            .animation(PageTransition.animation)
    }

    private func page(_ top: UIViewController?) -> some View {
        VStack(spacing: 0) {
            if !controller.isNavigationBarHidden, let top {
                let look = controller.navigationBar.look(for: top.navigationItem).over(BarLook.ofNavigationBars?())
                bar(top, look)
                if !isLarge(top) {
                    Rectangle().fill(look.line ?? Color(UIColor.separator)).modifier(Hairline())
                }
            }
            (top?._swiftUIContent ?? AnyView(EmptyView())).frame(maxWidth: .infinity, maxHeight: .infinity)
            if !controller.isToolbarHidden, let items = top?.toolbarItems, !items.isEmpty {
                Divider()
                ToolbarRow(items: items, look: controller.toolbar.look)
            }
        }
        // A page on its way hides the one below.
        .background(movesPages ? Color(UIColor.systemBackground) : .clear)
    }

    @ViewBuilder private func bar(_ top: UIViewController, _ look: BarLook) -> some View {
        let item = top.navigationItem
        let title = item.title ?? top.title ?? ""
        VStack(alignment: .leading, spacing: 0) {
            if let prompt = item.prompt { Text(verbatim: prompt).font(.footnote).frame(maxWidth: .infinity) }
            BarRow(item: item, title: isLarge(top) ? nil : title, look: look) { leading(item) }
            if isLarge(top), !title.isEmpty {
                Text(verbatim: title)
                    .titleAppearance(look.largeTitle, font: .largeTitle.bold())
                    .lineLimit(1)
                    .padding(.bottom, 8)
                    .accessibilityAddTraits(.isHeader)
            }
            if let search = item.searchController {
                search.searchBar._swiftUIContent.padding(.horizontal, -8)
            }
        }
        .padding(.horizontal, 16)
        .barSurface(look)
    }

    /// The back button, and the buttons at the leading side.
    @ViewBuilder private func leading(_ item: UINavigationItem) -> some View {
        let items = item.leftBarButtonItems ?? []
        let below = controller.viewControllers.dropLast().last
        if let below, !item.hidesBackButton, items.isEmpty || item.leftItemsSupplementBackButton {
            let title =
                below.navigationItem.backButtonTitle ?? below.navigationItem.backBarButtonItem?.title
                ?? below.navigationItem.title ?? below.title
            BarBackButton(title: title) { controller.popViewController(animated: true) }
        }
        ForEach(BarEntry.all(items)) { BarButton(item: $0.item) }
    }

    private func isLarge(_ top: UIViewController) -> Bool {
        guard controller.navigationBar.prefersLargeTitles else { return false }
        switch top.navigationItem.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic: return controller.viewControllers.count == 1
        }
    }
}

/// A button of a bar by its identity.
struct BarEntry: Identifiable {
    let item: UIBarButtonItem
    var id: ObjectIdentifier { ObjectIdentifier(item) }

    @MainActor static func all(_ items: [UIBarButtonItem]?) -> [BarEntry] { (items ?? []).map { BarEntry(item: $0) } }
}

/// A button of a bar.
struct BarButton: View {
    let item: UIBarButtonItem
    /// Changes with the item's title and state.
    @ObservedObject private var model = AppWindows.model

    init(item: UIBarButtonItem) { self.item = item }

    var body: some View {
        if let view = item.customView {
            view._swiftUIContent.fixedSize()
        } else if item.systemItem == .flexibleSpace {
            Spacer(minLength: 0)
        } else if item.systemItem == .fixedSpace {
            Color.clear.frame(width: item.width.finite, height: 1)
        } else if let menu = item.menu, item.primaryAction == nil {
            Menu {
                MenuElements(elements: menu.children)
            } label: {
                label
            }
            .disabled(!item.isEnabled)
        } else {
            Button {
                item.press()
            } label: {
                label
            }
            .fontWeight(item.style == .plain ? nil : .semibold)
            .disabled(!item.isEnabled)
            .tint(item.tintColor.map { Color($0) })
        }
    }

    @ViewBuilder private var label: some View {
        if let image = item.image {
            Image(uiImage: image)
                .accessibilityLabel(Text(verbatim: item.accessibilityLabel ?? item.title ?? ""))
        } else if let title = item.title {
            let look = TitleAppearance(item.titleTextAttributes(for: .normal)).over(Appearances.barButtons)
            if look.color == nil, look.font == nil {
                Text(verbatim: title)
            } else {
                Text(verbatim: title).titleAppearance(look, font: .body)
            }
        } else if let title = item.systemItem?.title {
            Text(title)
        } else if let system = item.systemItem {
            Image(systemName: system.symbol).accessibilityLabel(Text(system.spoken))
        }
    }
}

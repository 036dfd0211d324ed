import DisplayList
import Foundation

/// Views that lie upon each other, the topmost shown with a title bar.
///
/// Follows Apple's [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack). The views
/// below keep their state.
public struct NavigationStack<Data, Root: View> {
    private let root: Root
    private let path: Binding<[AnyHashable]>?

    /// Creates a stack that keeps its own path.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a stack whose path of any values the app keeps.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding {
            path.wrappedValue.values
        } set: {
            path.wrappedValue = NavigationPath(values: $0)
        }
    }

    /// Creates a stack whose path of values of one type the app keeps.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        self.path = Binding {
            path.wrappedValue.map { AnyHashable($0) }
        } set: {
            path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element })
        }
    }

    @ViewBuilder @MainActor public var body: some View { NavigationPages(root: AnyView(root), path: path) }

    nonisolated public static var _isUnary: Bool { true }
}

extension NavigationStack: View {}

/// Views that lie upon each other, as they were described before iOS 16: the first column of those given.
///
/// Follows Apple's [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview).
public struct NavigationView<Content: View> {
    private let content: Content

    /// Creates a stack; of several views the first is shown, the others are the columns of wide screens elsewhere.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @ViewBuilder @MainActor public var body: some View {
        NavigationPages(root: ViewItem.items(of: content).first?.view ?? AnyView(EmptyView()), path: nil)
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension NavigationView: View {}

/// The views of a stack.
struct NavigationPages: View {
    let root: AnyView
    let path: Binding<[AnyHashable]>?
    @StateObject private var model = NavigationModel()
    @State private var editMode = EditMode.inactive

    var body: some View {
        let current = path?.wrappedValue
        model.pathChanged = path.map { path in { if path.wrappedValue != $0 { path.wrappedValue = $0 } } }
        return _Pages(shown: model.entries.count) {
            NavigationPage(content: root, back: nil)
            ForEach(model.entries) { entry in
                NavigationPage(content: view(entry), back: { model.pop() })
            }
        }
        .environment(\.navigation, model)
        .environment(\.editMode, $editMode)
        .environment(\.isInList, false)
        .onAppear { if let current { model.adopt(current) } }
        .onChange(of: current) { if let path { model.adopt(path.wrappedValue) } }
    }

    private func view(_ entry: NavigationEntry) -> AnyView {
        switch entry {
        case .value(let value, _): return model.view(for: value)
        case .view(_, let view, _): return view
        }
    }
}

/// A view of a stack under its title bar.
private struct NavigationPage: View {
    let content: AnyView
    let back: (() -> Void)?
    @State private var shape = NavigationBarShape()
    @Environment(\.dismiss) private var outerDismiss

    var body: some View {
        let isLarge = shape.isLarge(isRoot: back == nil)
        let isHidden = shape.isHidden
        ZStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .padding(.top, isHidden ? 0 : isLarge ? 96 : 44)
            .padding(.bottom, shape.hasBottomBar ? 44 : 0)
            .background(Color(shape.isGrouped ? UIColor.systemGroupedBackground : UIColor.systemBackground))
            .overlayPreferenceValue(NavigationBarKey.self, alignment: .top) { bar in
                if !isHidden { NavigationBar(bar: bar, isLarge: isLarge, back: back) }
            }
            .overlayPreferenceValue(NavigationBarKey.self, alignment: .bottom) { bar in
                if shape.hasBottomBar { BottomBar(items: bar.items.filter { $0.placement.kind == .bottom }) }
            }
            .onPreferenceChange(NavigationBarShape.Key.self) { shape = $0 }
            .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
            .transformPreference(NavigationBarShape.Key.self) { $0 = NavigationBarShape() }
            .environment(\.dismiss, back.map { DismissAction($0) } ?? outerDismiss)
    }
}

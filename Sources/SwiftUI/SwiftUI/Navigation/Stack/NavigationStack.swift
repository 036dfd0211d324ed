import DisplayList
import Foundation

/// Views on top of each other, the topmost shown with a title bar.
///
/// The path holds a value for each pushed view; `navigationDestination(for:destination:)` says which view shows a value. A
/// path without a binding is the stack's own. A value without a destination pushes a page that says so. The title and the
/// toolbar of the view on top are shown in the bar.
///
/// ```swift
/// struct Cities: View {
///     @State private var path: [String] = []
///     var body: some View {
///         NavigationStack(path: $path) {
///             List(["Rome", "Oslo"], id: \.self) { NavigationLink($0, value: $0) }
///                 .navigationTitle("Cities")
///                 .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack). The views
/// below keep their state.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View> {
    private nonisolated(unsafe) let root: Root
    private nonisolated(unsafe) let path: Binding<[AnyHashable]>?

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

/// Views on top of each other, as they were described before iOS 16: the first column of those given.
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

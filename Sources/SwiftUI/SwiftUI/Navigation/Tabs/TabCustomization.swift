import Foundation
import SwiftUICore

/// Whether people may change a tab.
///
/// Follows Apple's [TabCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior).
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// The default of the placement.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// The user may customize the tab, even if it was hidden before.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// The user may not customize the tab.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where the tabs of a tab view are.
///
/// Follows Apple's [AdaptableTabBarPlacement](https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement).
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// As the place has it.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// In the bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// In the sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is shown.
///
/// Follows Apple's [TabPlacement](https://developer.apple.com/documentation/swiftui/tabplacement).
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// As the place has it.
    public static let automatic = TabPlacement(name: "automatic")
    /// In the bar and the sidebar, always.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The user's changes of the tabs of a tab view: none, as tabs cannot be changed here.
///
/// Follows Apple's [TabViewCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization).
public struct TabViewCustomization: Hashable, Codable, Sendable, RawRepresentable {
    private struct Changes: Hashable, Codable {
        var shown: [String: Bool] = [:]
        var orders: [String: [String]] = [:]
    }

    private var changes = Changes()

    /// Creates a value without changes.
    public init() {}

    /// Reads a value that was written; nil for another text.
    public init?(rawValue: String) {
        guard let read = try? JSONDecoder().decode(Changes.self, from: Data(rawValue.utf8)) else { return nil }
        changes = read
    }

    /// The value as a text.
    public var rawValue: String {
        let encoder = JSONEncoder()
        // Equal values have equal texts.
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(changes)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    // Not by their texts, as raw values are compared otherwise.
    public static func == (a: TabViewCustomization, b: TabViewCustomization) -> Bool { a.changes == b.changes }
    public func hash(into hasher: inout Hasher) { hasher.combine(changes) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    public init(from decoder: any Decoder) throws {
        self = TabViewCustomization(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .init()
    }

    /// A tab, as it was changed.
    public struct Tab: Hashable, Sendable {
        var isShown: Bool?
        /// Whether the tab is in the sidebar.
        public var sidebarVisibility: Visibility {
            get { isShown.map { $0 ? .visible : .hidden } ?? .automatic }
            set { isShown = newValue == .automatic ? nil : newValue == .visible }
        }
        /// Whether the tab is in the bar.
        public var tabBarVisibility: Visibility {
            get { sidebarVisibility }
            set { sidebarVisibility = newValue }
        }
    }

    /// A tab by the name that `customizationID(_:)` gave it.
    public subscript(tab id: String) -> Tab {
        get { Tab(isShown: changes.shown[id]) }
        set { changes.shown[id] = newValue.isShown }
    }

    /// The names of a section's tabs in the order that they were given; nil if that was not changed.
    public subscript(sectionOrder id: String) -> [String]? {
        get { changes.orders[id] }
        set { changes.orders[id] = newValue }
    }

    /// Forgets which tabs are shown.
    public mutating func resetVisibility() { changes.shown = [:] }
    /// Forgets the order of the tabs.
    public mutating func resetSectionOrder() { changes.orders = [:] }
}

extension AppStorage where Value == TabViewCustomization {
    /// Keeps what people have changed of tabs under a name.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key, store: store)
    }
}

extension View {
    /// Keeps what people change of the tabs: nothing, here.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        withoutEffect("tabViewCustomization(_:)", where: customization != nil)
    }

    /// Adds a view above the tabs of a sidebar.
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.header = content }
    }

    /// Adds a view below the tabs of a sidebar.
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.footer = content }
    }

    /// Adds a view at the lower edge of a sidebar.
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = content }
    }

    /// Adds a view above the bar of a tab view.
    ///
    /// Follows Apple's
    /// [tabViewBottomAccessory(content:)](https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:)).
    public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return environment(\.tabAccessory, content)
    }

    /// Adds a view above the bar of a tab view, while that is wanted.
    public nonisolated func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = isEnabled ? AnyView(content()) : nil
        return environment(\.tabAccessory, content)
    }
}

private enum DefaultPlacementKey: EnvironmentKey { static var defaultValue: AdaptableTabBarPlacement { .automatic } }
private enum TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { .bottomBar } }
private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The view above the bar of a tab view; nil for none.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where the tabs are at first, in a tab view that may have them in a sidebar.
    var defaultTabBarPlacement: AdaptableTabBarPlacement {
        get { self[DefaultPlacementKey.self] }
        set { self[DefaultPlacementKey.self] = newValue }
    }

    /// Where the tabs are among which the view is: in the bar, or at the side.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// Where the accessory of a tab view is: above the bar.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}

/// Where the bar of a tab view is.
///
/// Follows Apple's [TabBarPlacement](https://developer.apple.com/documentation/swiftui/tabbarplacement).
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// At the lower edge.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// At the upper edge.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// At the side.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// In pages.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    /// In an ornament beside the window.
    public static let ornament = TabBarPlacement(name: "ornament")
}

/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Above the bar.
    case expanded
    /// Within the bar.
    case inline
}

/// The accessory of a tab view, above its bar: a capsule as wide as there is room.
struct TabAccessory: View {
    let content: AnyView
    /// The height of the accessory with the room around it, in points.
    static let height: CGFloat = 56

    var body: some View {
        content.environment(\.tabAccessory, nil)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height - 8)
            .background(.regularMaterial, in: Capsule())
            .padding(.horizontal, 16)
            .padding(.bottom, 8)
    }
}

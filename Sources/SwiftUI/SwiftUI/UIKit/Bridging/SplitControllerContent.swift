import SwiftUICore

/// The state of a split view controller that its content follows.
@MainActor
final class SplitState: ObservableObject {
    @Published var revision = 0
    @Published var visibility = NavigationSplitViewVisibility.automatic
    nonisolated init() {}
}

/// The columns of a split view controller in a split view of SwiftUI.
struct SplitControllerContent: View {
    let controller: UISplitViewController
    @ObservedObject var state: SplitState

    var body: some View {
        let visibility = Binding {
            state.visibility
        } set: {
            controller.noteVisibility($0)
        }
        if controller.style == .tripleColumn || controller.viewController(for: .supplementary) != nil {
            NavigationSplitView(columnVisibility: visibility) {
                primary
            } content: {
                content(of: .supplementary)
            } detail: {
                content(of: .secondary)
            }
        } else {
            NavigationSplitView(columnVisibility: visibility) {
                primary
            } detail: {
                content(of: .secondary)
            }
        }
    }

    @ViewBuilder private var primary: some View {
        if let width = Self.width(controller.preferredPrimaryColumnWidth) {
            content(of: .primary).navigationSplitViewColumnWidth(
                min: Self.width(controller.minimumPrimaryColumnWidth), ideal: width,
                max: Self.width(controller.maximumPrimaryColumnWidth))
        } else {
            content(of: .primary)
        }
    }

    /// A width in points; nil for the usual one.
    private static func width(_ width: CGFloat) -> CGFloat? { width.isFinite && width > 0 ? width : nil }

    @ViewBuilder private func content(of column: UISplitViewController.Column) -> some View {
        if let shown = controller.viewController(for: column) { shown._swiftUIContent }
    }
}

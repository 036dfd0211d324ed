import SwiftUICore

extension ViewItem {
    /// The item's view for a container that lists it.
    /// - Parameter action: Called with the traits that the view's own body sets, where these are known only while the view is
    ///   shown, and each time they change.
    @ViewBuilder func view(reportingTo action: @escaping (ReportedItemTraits.Report?) -> Void) -> some View {
        if traits[ReportedItemTraits.IsReported.self] {
            view
                .onPreferenceChange(ReportedItemTraits.Key.self) { action($0) }
                .transformPreference(ReportedItemTraits.Key.self) { $0 = nil }
        } else {
            view
        }
    }
}

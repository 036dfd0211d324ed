/// Chooses the view to show for files that have no app.
enum RootView {
    static func choose(among views: [String], named name: String?, in app: AppDescription) throws -> String {
        if let name {
            guard views.contains(name) else { throw Problem("There is no view “\(name)”. \(list(views))") }
            return name
        }
        if views.contains("ContentView") { return "ContentView" }
        if views.count == 1 { return views[0] }
        throw Problem(
            views.isEmpty
                ? "\(app.name) has no app (nothing is marked @main) and no view to show."
                : "\(app.name) has no app (nothing is marked @main); --view names the view to show. \(list(views))")
    }

    private static func list(_ views: [String]) -> String {
        views.isEmpty ? "There are none." : "There are: \(views.joined(separator: ", "))."
    }
}

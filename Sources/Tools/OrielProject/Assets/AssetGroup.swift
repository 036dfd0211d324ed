/// The assets of a catalog that lie in one group, and the groups in it that are namespaces.
final class AssetGroup {
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    var groups: [String: AssetGroup] = [:]
}

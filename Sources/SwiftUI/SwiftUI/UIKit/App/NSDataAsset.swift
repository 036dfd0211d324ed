import Foundation
import SwiftUICore

/// The name of data in an asset catalog.
public typealias NSDataAssetName = String

/// Data of any kind from an asset catalog, such as a list in JSON.
///
/// Follows Apple's [NSDataAsset](https://developer.apple.com/documentation/uikit/nsdataasset). Data for one kind of device
/// alone is found where the catalog has none for all.
open class NSDataAsset: NSObject {
    /// The name in the catalog, with the names of the groups that are namespaces: `Levels/First`.
    public let name: NSDataAssetName
    /// The bytes of the file.
    public let data: Data
    /// The identifier of the data's type, such as `public.json`; `public.data` where the catalog names none.
    public let typeIdentifier: String

    /// Reads data of the app's main bundle; nil if no catalog has data of the name, or its file can't be read.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads data of a bundle; nil if its catalogs have no data of the name, or the file can't be read.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let asset = AssetCatalog.data(named: name, in: bundle),
            let data = FileManager.default.contents(atPath: asset.path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = asset.type ?? "public.data"
    }
}

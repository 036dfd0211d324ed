import Foundation
import SwiftUI

/// A picture of a parameter.
///
/// Follows Apple's [INImage](https://developer.apple.com/documentation/intents/inimage).
public final class INImage: NSObject, Sendable {
    enum Source: Sendable { case name(String), data(Data), place(URL), image(UIImage) }
    let source: Source

    private init(_ source: Source) { self.source = source }

    /// Creates a picture of the app's catalog.
    public convenience init(named name: String) { self.init(.name(name)) }
    /// Creates a picture of data.
    public convenience init(imageData: Data) { self.init(.data(imageData)) }
    /// Creates a picture of a file.
    public convenience init?(url: URL) { self.init(.place(url)) }
    /// Creates a picture of a file, with a size in points.
    public convenience init?(url: URL, width: Double, height: Double) { self.init(.place(url)) }
    /// Creates a picture of an image.
    public convenience init(uiImage: UIImage) { self.init(.image(uiImage)) }
    /// Creates a picture of a symbol.
    public class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(.name(systemImageName)) }
}

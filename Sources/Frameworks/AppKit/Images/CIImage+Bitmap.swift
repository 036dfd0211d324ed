import Foundation
import SwiftUI

extension CIImage {
    /// Creates a picture of the pixels of a representation; nil if it has none.
    ///
    /// Follows Apple's [init(bitmapImageRep:)](https://developer.apple.com/documentation/coreimage/ciimage/init(bitmapimagerep:)).
    public convenience init?(bitmapImageRep: NSBitmapImageRep) {
        guard let image = bitmapImageRep.cgImage else { return nil }
        self.init(cgImage: image)
    }
}

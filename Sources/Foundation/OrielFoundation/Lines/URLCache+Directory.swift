#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

extension URLCache {
    /// Creates a cache with limits in bytes, whose files are in a folder; in the usual one for nil.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
#endif

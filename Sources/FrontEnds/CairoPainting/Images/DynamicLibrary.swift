import Foundation
import Glibc

/// A shared library opened when it is first needed, so that it need not be installed.
struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Opens a library; logs a warning once if it can't.
    init?(_ name: String, neededFor purpose: String, package: String) {
        guard let handle = dlopen(name, RTLD_LAZY) else {
            Warnings.once("\(purpose) cannot be shown because \(name) is missing; install \(package).")
            return nil
        }
        self.handle = handle
    }

    /// Finds a function; nil where the library lacks it.
    func function<Signature>(_ name: String, as type: Signature.Type) -> Signature? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}

import Photos
import SwiftUI

extension PHPhotoLibrary {
    /// Lets the user choose the pictures that the app may see; it sees all, so that nothing is shown.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    /// Lets the user choose the pictures that the app may see; it sees all, so that the function receives none.
    @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void
    ) { DispatchQueue.main.async { completionHandler([]) } }
    /// Lets the user choose the pictures that the app may see; it sees all, so that the result is empty.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] { [] }
}

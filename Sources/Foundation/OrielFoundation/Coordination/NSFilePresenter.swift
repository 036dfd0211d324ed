import Foundation

/// An object that shows the contents of a file or folder, and is notified before others of the app read or write it.
///
/// All methods have defaults that do nothing but continue. They are called on the presenter's queue.
///
/// Follows Apple's [NSFilePresenter](https://developer.apple.com/documentation/foundation/nsfilepresenter).
public protocol NSFilePresenter: AnyObject, Sendable {
    /// The file or folder; nil before there is one.
    var presentedItemURL: URL? { get }
    /// The queue on which the methods are called.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Called before another object reads the file, with a function to call once that may happen.
    ///
    /// The reader calls the function that it receives when it is done.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Called before another object writes the file, with a function to call once that may happen.
    ///
    /// The writer calls the function that it receives when it is done.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Called before another object reads the file, to save unsaved changes; then call the function.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called before another object deletes the file; then call the function.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called when the file has another place.
    func presentedItemDidMove(to newURL: URL)
    /// Called when another object has written the file.
    func presentedItemDidChange()
    /// Called when another object has written a file in the folder.
    func presentedSubitemDidChange(at url: URL)
    /// Called when a file in the folder has another place.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    /// Called before another object deletes a file in the folder; then call the function.
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChange() {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    public func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
}

import SwiftUI

/// Whether an app may use the library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What an app may do with the library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The name of the errors of the library.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the library.
public struct PHPhotosError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, identifierNotFound = 3201
        case networkAccessRequired = 3164, networkError = 3169, multipleIdentifiersFound = 3202
        case switchingSystemPhotoLibrary = 3142, requestNotSupportedForAsset = 3306, missingResource = 3303
        case changeNotSupported = 3300, invalidResource = 3302, notEnoughSpace = 3305, accessUserDenied = 3311
        case accessRestricted = 3310, operationInterrupted = 3301, relinquishingLibraryBundleToWriter = 3143
        case limitExceeded = 3307, persistentChangeTokenExpired = 3105, persistentChangeDetailsUnavailable = 3210
    }
    /// The user has canceled.
    public static let userCancelled = Code.userCancelled
    /// There is no such thing.
    public static let identifierNotFound = Code.identifierNotFound
    /// The change is not supported.
    public static let changeNotSupported = Code.changeNotSupported
    /// A file is not valid.
    public static let invalidResource = Code.invalidResource
    /// There is too little room.
    public static let notEnoughSpace = Code.notEnoughSpace
    /// The user does not permit it.
    public static let accessUserDenied = Code.accessUserDenied
    /// The picture would come from a network.
    public static let networkAccessRequired = Code.networkAccessRequired
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { PHPhotosErrorDomain }
    public var errorDescription: String? {
        switch code {
        case .invalidResource: "The picture cannot be written."
        case .identifierNotFound: "There is no such picture."
        default: "The library could not be changed. (\(Self.errorDomain) error \(code.rawValue).)"
        }
    }
}

/// The user's pictures: the files of the folder for pictures.
///
/// Follows Apple's [PHPhotoLibrary](https://developer.apple.com/documentation/photos/phphotolibrary). A desktop lets each app of the user
/// read and write that folder, so that the app is always authorized.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// The folder; replaced in tests.
    var folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "Photos")
    private var changes: PictureChanges?
    private var observers: [WeakObserver] = []
    /// The identifiers of things for which placeholders stood.
    private var resolutions: [String: String] = [:]

    private struct WeakObserver { weak var object: (any PHPhotoLibraryChangeObserver)? }

    private override init() {}

    /// The facts that files don't hold.
    var index: LibraryIndex { LibraryIndex.read(in: folder) }
    /// Returns the identifier of the thing that a placeholder's stands for.
    func resolved(_ identifier: String) -> String { lock.withLock { resolutions[identifier] ?? identifier } }

    /// Notifies an object of the changes that this app makes.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {
        lock.withLock { observers.append(WeakObserver(object: observer)) }
    }
    /// Ends notifying an object.
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }
    /// Notifies an object when the library is no longer available; never here.
    public func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    /// Ends notifying an object.
    public func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    /// The reason why the library is not available; always nil.
    public var unavailabilityReason: (any Error)? { nil }

    /// The one library.
    public class func shared() -> PHPhotoLibrary { library }

    /// Returns whether the app may use the library: it may.
    public class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
    /// Returns whether the app may use the library: it may.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }
    /// Asks the user whether the app may use the library; it may.
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.authorized) }
    }
    /// Asks the user whether the app may use the library; it may.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    /// Asks the user whether the app may use the library; it may.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .authorized
    }

    /// Changes the library with the requests that a function makes, and calls another function with the result.
    public func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        queue.async { [self] in
            do {
                try perform(changeBlock)
                completionHandler?(true, nil)
            } catch { completionHandler?(false, error) }
        }
    }

    /// Changes the library with the requests that a function makes.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            queue.async { [self] in continuation.resume(with: Result { try perform(changeBlock) }) }
        }
    }

    /// Changes the library with the requests that a function makes, and waits for the end.
    public func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
        try queue.sync { try perform(changeBlock) }
    }

    private func perform(_ block: () -> Void) throws {
        let changes = PictureChanges()
        lock.withLock { self.changes = changes }
        block()
        lock.withLock { self.changes = nil }
        guard let folder else { throw PHPhotosError(.libraryVolumeOffline) }
        let before = index
        let resolved = try changes.apply(in: folder)
        lock.withLock { resolutions.merge(resolved) { $1 } }
        let after = index
        var touched = Set(changes.removed.map(\.path))
        for path in Set(before.facts.keys).union(after.facts.keys) where before.facts[path] != after.facts[path] {
            touched.insert(path)
        }
        let albums = [before, after].map { Dictionary($0.albums.map { ($0.identifier, $0) }) { $1 } }
        for name in Set(albums.flatMap(\.keys)) where albums[0][name] != albums[1][name] { touched.insert(name) }
        let change = PHChange(changed: touched)
        let objects = lock.withLock { observers.compactMap(\.object) }
        guard !objects.isEmpty else { return }
        queue.async { for observer in objects { observer.photoLibraryDidChange(change) } }
    }

    /// Notes a request of the function that makes changes; a warning outside of one.
    func note(_ change: (PictureChanges) -> Void) {
        guard let changes = lock.withLock({ changes }) else {
            return RuntimeWarning.issue("Photos: requests for changes are made in performChanges(_:).")
        }
        change(changes)
    }
}

import SwiftUI

/// Methods that a controller for sharing calls.
///
/// Follows Apple's [UICloudSharingControllerDelegate](https://developer.apple.com/documentation/uikit/uicloudsharingcontrollerdelegate).
@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    /// Called when a share can't be kept.
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    /// Returns the title of the content.
    func itemTitle(for csc: UICloudSharingController) -> String?
    /// Returns a small picture of the content.
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    /// Returns the type of the content.
    func itemType(for csc: UICloudSharingController) -> String?
    /// Called when a share was kept; never here.
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    /// Called when the content is no longer shared; never here.
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// A controller for sharing records with other users, which fails here and says so.
///
/// Follows Apple's [UICloudSharingController](https://developer.apple.com/documentation/uikit/uicloudsharingcontroller).
@MainActor @preconcurrency
open class UICloudSharingController: UIViewController {
    /// The permissions that the user can choose from.
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates permissions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The choices by default.
        public static let standard = PermissionOptions([])
        /// Everyone with the link.
        public static let allowPublic = PermissionOptions(rawValue: 1)
        /// Invited users.
        public static let allowPrivate = PermissionOptions(rawValue: 2)
        /// Reading.
        public static let allowReadOnly = PermissionOptions(rawValue: 4)
        /// Reading and writing.
        public static let allowReadWrite = PermissionOptions(rawValue: 8)
    }
    /// The delegate.
    open weak var delegate: (any UICloudSharingControllerDelegate)?
    /// The permissions that the user can choose from.
    open var availablePermissions = PermissionOptions.standard
    /// The share; nil as long as it is being prepared.
    public let share: CKShare?

    /// Creates a controller for a share.
    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller for a share that a function prepares; it is not called, because there is no account.
    public init(
        preparationHandler:
            @escaping (
                UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void
    ) {
        share = nil
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        share = nil
        super.init(coder: coder)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.cloudSharingController(self, failedToSaveShareWithError: CKError.noAccount())
    }
    public override var _swiftUIContent: AnyView {
        AnyView(
            VStack(spacing: 12) {
                Text(delegate?.itemTitle(for: self) ?? "").font(.headline)
                Text("There is no iCloud account on this system.").foregroundStyle(.secondary)
                Button("Close") { [weak self] in self?.dismiss(animated: true) }
            }
            .padding()
        )
    }
}

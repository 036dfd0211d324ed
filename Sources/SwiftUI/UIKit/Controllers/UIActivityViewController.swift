import Foundation
import SwiftUICore

/// Shares things: with the desktop's options, copying to the clipboard or saving to a file.
///
/// Follows Apple's
/// [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// Ways of sharing.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// To the clipboard.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// By mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// By message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// To paper.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// To the pictures.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// To devices nearby.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    }

    /// Called with the result of sharing.
    public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    /// Ways of sharing that are not offered.
    open var excludedActivityTypes: [ActivityType]?
    /// Called with the result of sharing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Shares things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        items = []
        super.init(coder: coder)
    }

    open override var _swiftUIContent: AnyView {
        AnyView(
            SharePanel(text: items.map { "\($0)" }.joined(separator: "\n")) { [weak self] copied in
                guard let self else { return }
                completionWithItemsHandler?(copied ? .copyToPasteboard : nil, copied, nil, nil)
                dismiss(animated: true)
            })
    }
}

/// A way of sharing that an app adds.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// Creates a way of sharing.
    public override init() { super.init() }
}

/// Shows the shared things, and offers to copy them.
struct SharePanel: View {
    let text: String
    let done: (_ copied: Bool) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text(verbatim: text).lineLimit(6).frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
                .background(RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.secondarySystemBackground)))
            HStack {
                Button("Cancel") { finish(false) }
                Spacer()
                Button("Copy") {
                    UIPasteboard.general.string = text
                    finish(true)
                }
                .buttonStyle(.borderedProminent)
            }
        }
        .padding(20)
    }

    private func finish(_ copied: Bool) {
        done(copied)
        dismiss()
    }
}

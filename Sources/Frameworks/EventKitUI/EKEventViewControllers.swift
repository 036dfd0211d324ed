import EventKit
import SwiftUI

/// What a user has made of an event that was edited.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// What a user has made of an event that was shown.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// Receives what a user has made of an event that was edited.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Called at the end. The controller must be dismissed.
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Receives what a user has made of an event that was shown.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// Called at the end. The controller must be dismissed.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Edits an event; as the app has no access to calendars, a note says so, and the delegate receives `canceled`.
///
/// Follows Apple's
/// [EKEventEditViewController](https://developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller).
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
    /// Receives the result.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// The store.
    open var eventStore: EKEventStore! = EKEventStore()
    /// The event; nil for a new one.
    open var event: EKEvent?

    /// Cancels editing.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

    open override var _swiftUIContent: AnyView {
        AnyView(
            EventNote(title: event?.title) { [weak self] in
                guard let self else { return }
                cancelEditing()
            })
    }
}

/// Shows an event.
///
/// Follows Apple's [EKEventViewController](https://developer.apple.com/documentation/eventkitui/ekeventviewcontroller).
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
    /// Receives the result.
    open weak var delegate: (any EKEventViewDelegate)?
    /// The event.
    open var event: EKEvent!
    /// Whether the user can edit it: not here.
    open var allowsEditing = false
    /// Whether the calendar is shown.
    open var allowsCalendarPreview = false

    open override var _swiftUIContent: AnyView {
        AnyView(
            EventNote(title: event?.title) { [weak self] in
                guard let self else { return }
                delegate?.eventViewController(self, didCompleteWith: .done)
            })
    }
}

/// Says that there are no calendars.
struct EventNote: View {
    let title: String?
    var button = "Done"
    let done: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "calendar").font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
            if let title, !title.isEmpty { Text(verbatim: title).font(.headline) }
            Text("The desktop's calendars are not available.").font(.subheadline).foregroundStyle(.secondary)
            Button(LocalizedStringKey(button)) {
                done()
                dismiss()
            }
            .keyboardShortcut(.cancelAction)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

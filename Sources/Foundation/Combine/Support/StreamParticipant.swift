/// The description of this library's subscribers and subscriptions in `print()`, mirrors and playgrounds.
protocol StreamParticipant: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// The children in a mirror.
    var mirrorChildren: [Mirror.Child] { get }
}

extension StreamParticipant {
    /// Nothing is shown of the inside.
    var mirrorChildren: [Mirror.Child] { [] }

    var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    var playgroundDescription: Any { description }
}

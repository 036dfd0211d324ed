/// What `print()`, mirrors and playgrounds show of a subscriber or subscription of this library.
protocol StreamParticipant: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What a mirror shows of the inside.
    var mirrorChildren: [Mirror.Child] { get }
}

extension StreamParticipant {
    /// Nothing is shown of the inside.
    var mirrorChildren: [Mirror.Child] { [] }

    var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    var playgroundDescription: Any { description }
}

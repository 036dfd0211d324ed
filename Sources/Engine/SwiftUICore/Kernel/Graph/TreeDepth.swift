import Foundation
import OrielBasics

/// How deep views may be nested.
///
/// Each pass over the tree recurses into descendants, and a stack overflow would end the process without a message. So
/// the depth has a bound, which follows from the size of the stack: some ten thousand nodes on the main thread.
enum TreeDepth {
    /// How much stack a node takes in the pass that takes most of it, in bytes: the painting of blurs within blurs, in a debug
    /// build.
    ///
    /// Release builds need less, and AddressSanitizer several times as much; views are not nested that deep on purpose
    /// in any of them.
    private static let bytesPerNode = dlsym(nil, "__asan_init") == nil ? 6_500 : 26_000
    /// The stack left to the program around the passes, in bytes.
    private static let reserve = 256 << 10

    /// How deep any app may nest its views, however small the stack.
    private static let least = 400

    /// The maximum depth of trees of this thread.
    static var most: UInt32 { UInt32(clamping: max((StackRoom.bytes - reserve) / bytesPerNode, least)) }

    /// Ends the program with a description of the problem.
    static func fail(_ kind: NodeKind, _ depth: UInt32) -> Never {
        fatalError(
            """
            Views are nested too deep: \(kind.name) is the \(depth)th node from the window's root down. \
            Is there a view whose body contains the view itself?
            """)
    }
}

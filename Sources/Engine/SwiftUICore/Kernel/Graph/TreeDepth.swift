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

    /// Ends the program with a description of the problem, in the words of the reports of Apple's systems, whose framework
    /// recurses until the stack overflows.
    static func fail(_ kind: NodeKind, _ depth: UInt32, in environment: _EnvironmentElement?) -> Never {
        let styles = repeatedStyles(in: environment)
        let reason =
            styles.isEmpty
            ? "Is there a view whose body contains the view itself?"
            : "A control of the style \(styles.joined(separator: " within ")) contains controls of that style without end."
        fatalError(
            """
            Thread stack size exceeded due to excessive recursion. \
            Views are nested too deep: \(kind.name) is the \(depth)th node from the window's root down. \
            \(reason)
            """)
    }

    /// The names of the styles that views set within themselves again and again, the innermost first.
    private static func repeatedStyles(in environment: _EnvironmentElement?) -> [String] {
        var counts: [ObjectIdentifier: Int] = [:]
        var styles: [Any.Type] = []
        var element = environment
        while let current = element {
            if let style = current.style {
                counts[ObjectIdentifier(style), default: 0] += 1
                if counts[ObjectIdentifier(style)] == least / 40 { styles.append(style) }
            }
            element = current.next
        }
        return styles.map { "\($0)" }
    }
}

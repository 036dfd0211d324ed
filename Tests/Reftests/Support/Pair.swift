import SwiftUI
import SwiftUITesting
import Testing

/// Two descriptions whose pictures must be the same, or must differ.
///
/// The second one is the simpler: it uses less of the tested feature.
struct Pair: Sendable, CustomTestStringConvertible {
    enum Relation: Sendable { case same, different }

    let name: String
    let relation: Relation
    let size: CGSize
    var isDark = false
    var scale: CGFloat = 1
    let first: @MainActor @Sendable () -> TestHost
    let second: @MainActor @Sendable () -> TestHost

    var testDescription: String { name }

    /// The pair in a dark window.
    var dark: Pair {
        var result = self
        result.isDark = true
        return result
    }

    /// The pair in pictures of two pixels a point.
    var fine: Pair {
        var result = self
        result.scale = 2
        return result
    }
}

/// An action in the window of a pair's first description before the picture is taken.
typealias Act = @MainActor @Sendable (TestHost) -> Void

/// Two descriptions of one picture.
func same(
    _ name: String, _ width: CGFloat = 60, _ height: CGFloat = 60, after act: @escaping Act = { _ in },
    @ViewBuilder _ first: @escaping @MainActor @Sendable () -> some View,
    @ViewBuilder as second: @escaping @MainActor @Sendable () -> some View
) -> Pair {
    pair(name, .same, CGSize(width: width, height: height), act, first, second)
}

/// Two descriptions of pictures that differ.
func different(
    _ name: String, _ width: CGFloat = 60, _ height: CGFloat = 60, after act: @escaping Act = { _ in },
    @ViewBuilder _ first: @escaping @MainActor @Sendable () -> some View,
    @ViewBuilder from second: @escaping @MainActor @Sendable () -> some View
) -> Pair {
    pair(name, .different, CGSize(width: width, height: height), act, first, second)
}

private func pair(
    _ name: String, _ relation: Pair.Relation, _ size: CGSize, _ act: @escaping Act,
    _ first: @escaping @MainActor @Sendable () -> some View, _ second: @escaping @MainActor @Sendable () -> some View
) -> Pair {
    Pair(
        name: name, relation: relation, size: size,
        first: {
            Switch.current = Switch()
            let host = TestHost(first(), size: size, text: .system)
            act(host)
            return host
        }, second: { TestHost(second(), size: size, text: .system) })
}

/// Lists pairs, one a statement.
@resultBuilder enum PairList {
    static func buildBlock(_ pairs: Pair...) -> [Pair] { pairs }
}

import Foundation

/// A size, and the proposal that it was returned for.
///
/// Alignment guides are found for both: a view may answer two proposals with one size and yet put its guides elsewhere,
/// as its content is arranged differently.
struct ViewSize: Equatable {
    let value: CGSize
    let proposal: ProposedViewSize

    init(_ value: CGSize, _ proposal: ProposedViewSize) {
        self.value = value
        self.proposal = proposal
    }

    var width: CGFloat { value.width }
    var height: CGFloat { value.height }
}

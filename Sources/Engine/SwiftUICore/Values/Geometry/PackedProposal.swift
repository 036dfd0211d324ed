import Foundation

/// A proposal in two words, compared by their bits.
struct PackedProposal: Equatable {
    private let width: UInt64, height: UInt64

    /// Represents nil; no calculation results in this value.
    private static var none: UInt64 { 0x7ff8_4f72_6965_6c00 }

    @inline(__always)
    init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { Double($0).bitPattern } ?? Self.none
        height = proposal.height.map { Double($0).bitPattern } ?? Self.none
    }

    @inline(__always)
    var unpacked: ProposedViewSize {
        ProposedViewSize(
            width: width == Self.none ? nil : CGFloat(Double(bitPattern: width)),
            height: height == Self.none ? nil : CGFloat(Double(bitPattern: height)))
    }
}

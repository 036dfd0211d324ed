import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A leaf between two sizes, as a text is between its narrowest and its widest; its ideal is the greater.
struct Elastic: Layout {
    let width: ClosedRange<CGFloat>
    var height: ClosedRange<CGFloat> = 10...10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        func length(_ proposed: CGFloat?, _ range: ClosedRange<CGFloat>) -> CGFloat {
            min(max(proposed ?? range.upperBound, range.lowerBound), range.upperBound)
        }
        return CGSize(width: length(proposal.width, width), height: length(proposal.height, height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// A view between two widths.
@MainActor func elastic(_ least: CGFloat, _ most: CGFloat) -> some View {
    Elastic(width: least...most) { Color.gray }
}

/// A view of a fixed size.
@MainActor func fixed(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.gray.frame(width: width, height: height)
}

/// Passes proposals on and notes them, those for measuring and those for placing.
struct Told: Layout {
    let measured: Log<ProposedViewSize>
    var placed = Log<ProposedViewSize>()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        measured(proposal)
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        placed(proposal)
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

extension View {
    /// Notes the proposals to the view.
    func told(_ measured: Log<ProposedViewSize>, placed: Log<ProposedViewSize> = Log()) -> some View {
        Told(measured: measured, placed: placed) { self }
    }

    /// Names the view, for ``TestHost/frame(_:)``.
    func mark(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Puts a question to its first view, when it places it.
private struct Asking: Layout, @unchecked Sendable {
    let question: (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        question(subviews)
    }
}

/// Asks views the questions that a layout may ask its subviews.
@MainActor func ask<Answer>(
    @ViewBuilder _ views: () -> some View, _ question: @escaping (LayoutSubviews) -> Answer
) -> Answer {
    var answer: Answer?
    let asking = Asking(question: { answer = question($0) })
    let host = TestHost(asking.callAsFunction(views), size: CGSize(width: 500, height: 500))
    host.close()
    return answer!
}

/// The size that a view chooses for a proposal.
@MainActor func answer(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View) -> CGSize {
    ask(view) { rounded($0[0].sizeThatFits(ProposedViewSize(width: width, height: height))) }
}

/// The layout priority that a view has for the container around it.
@MainActor func priority(@ViewBuilder _ view: () -> some View) -> Double { ask(view) { $0[0].priority } }

// MARK: Numbers

/// A number to a thousandth.
func rounded(_ value: CGFloat) -> CGFloat { value.isFinite ? (value * 1000).rounded() / 1000 + 0 : value }

/// A size to a thousandth.
func rounded(_ size: CGSize) -> CGSize { CGSize(width: rounded(size.width), height: rounded(size.height)) }

/// A rectangle to a thousandth.
func rounded(_ rect: CGRect) -> CGRect {
    CGRect(x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
}

/// A size, in short.
func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A rectangle, in short; with thirds it is rounded as measured ones are.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    rounded(CGRect(x: x, y: y, width: width, height: height))
}

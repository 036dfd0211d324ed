import Foundation
import SwiftUICore

/// A view that may have a badge of its own, by a modifier around it.
protocol BadgeBearing {
    /// The badge; nil for none.
    nonisolated var ownBadge: Text? { get }
}

extension ModifiedContent: BadgeBearing where Content: View, Modifier: ViewModifier {
    nonisolated var ownBadge: Text? {
        if let badge = modifier as? _ViewItemTraitModifier<BadgeKey> {
            var text: Text?
            badge.change(&text)
            return text
        }
        return (content as? any BadgeBearing)?.ownBadge
    }
}

/// A short note at the upper trailing corner of an icon.
struct IconBadge: View {
    let text: Text

    var body: some View {
        text.font(.system(size: 12)).foregroundStyle(Color.white).lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Capsule().fill(Color.red))
    }
}

/// Shows a note at the upper trailing corner of a toolbar's item.
struct ToolbarBadge: ViewModifier {
    let text: Text

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .trailing) {
                // By the item's middle, as buttons are as high as the bar.
                IconBadge(text: text)
                    .fixedSize()
                    .alignmentGuide(.trailing) { $0[.leading] + 9 }
                    .alignmentGuide(VerticalAlignment.center) { $0.height / 2 + 9 }
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            .accessibilityValue(text)
    }
}

import Foundation

/// How far the content below a title bar has scrolled.
final class BarScroll: ObservableObject {
    /// In points, as far as it concerns the bar; negative while the content is pulled down.
    @Published private(set) var offset: CGFloat = 0

    /// Adopts how far the content has moved; further on nothing changes any more.
    func move(to offset: CGFloat) {
        let next = min(max(offset, -200), 100)
        if next != self.offset { self.offset = next }
    }
}

/// The title in the bar; with a large title it is visible once that has scrolled away.
struct InlineTitle: View {
    let bar: NavigationBarContent
    let title: AnyView
    let isLarge: Bool
    let look: TitleAppearance
    @ObservedObject var scroll: BarScroll

    var body: some View {
        let opacity = isLarge ? min(max((scroll.offset - 34) / 14, 0), 1) : 1
        if opacity > 0 {
            VStack(spacing: 0) {
                if let menu = bar.titleMenu {
                    Menu {
                        menu
                    } label: {
                        HStack(spacing: 4) {
                            title.font(look.font ?? .headline).lineLimit(1).foregroundStyle(look.color ?? .primary)
                            Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
                                .accessibilityHidden(true)
                        }
                    }
                } else {
                    title.titleAppearance(look, font: .headline).lineLimit(1)
                }
                bar.subtitle?.font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            .opacity(opacity)
            .accessibilityHeading(.h1)
        }
    }
}

/// The title in large letters, which scrolls with the content below the bar.
struct LargeTitle: View {
    let title: AnyView
    let subtitle: Text?
    let height: CGFloat
    let look: TitleAppearance
    @ObservedObject var scroll: BarScroll
    @Environment(\.barMetrics) private var metrics

    var body: some View {
        let offset = min(scroll.offset, height)
        VStack(alignment: .leading, spacing: 0) {
            if offset < height {
                title.titleAppearance(look, font: .largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.6)
                    .scaleEffect(1 + min(max(-offset, 0) / 800, 0.1), anchor: .leading)
                    .frame(height: metrics.title)
                    .accessibilityHeading(.h1)
                subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                    .frame(height: metrics.subtitle, alignment: .top)
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: height, alignment: .top)
        .offset(y: -offset)
        .clipShape(BelowTop())
        .allowsHitTesting(offset <= 0)
    }
}

/// The content below a large title, which moves up to the bar with it.
struct BelowTitle: View {
    let content: AnyView
    /// The large title's height, in points; 0 for none.
    let height: CGFloat
    @ObservedObject var scroll: BarScroll

    var body: some View { content.offset(y: -min(scroll.offset, height)) }
}

/// The area below the top edge of a view, and beyond its other edges.
private struct BelowTop: Shape {
    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX - 20, y: rect.minY, width: rect.width + 40, height: rect.height + 400))
    }
}

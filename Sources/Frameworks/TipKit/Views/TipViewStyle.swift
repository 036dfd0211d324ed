import SwiftUI

/// The look of tips.
///
/// Follows Apple's [TipViewStyle](https://developer.apple.com/documentation/tipkit/tipviewstyle).
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The parts of a tip.
    typealias Configuration = TipViewStyleConfiguration
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// Returns a tip in this look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension TipViewStyle {
    func body(of configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The parts of a tip.
///
/// Follows Apple's
/// [TipViewStyleConfiguration](https://developer.apple.com/documentation/tipkit/tipviewstyleconfiguration).
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// The title; nil for none.
    public var title: Text? { tip.title }
    /// The text below the title; nil for none.
    public var message: Text? { tip.message }
    /// The picture; nil for none.
    public var image: Image? { tip.image }
    /// The buttons.
    public let actions: [Tips.Action]
}

/// A card with a picture, a title, a text, a button that closes it, and the tip's own buttons.
@MainActor @preconcurrency
public struct MiniTipViewStyle: TipViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// A card with all parts of the tip.
    public nonisolated static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var cornerRadius
    @Environment(\.tipImageSize) private var imageSize
    @Environment(\.tipImageStyle) private var imageStyle

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .top, spacing: 12) {
                if let image = configuration.image {
                    image.resizable().aspectRatio(contentMode: .fit)
                        .frame(width: imageSize?.width ?? 38, height: imageSize?.height ?? 38)
                        .modifier(TipImageColors(style: imageStyle))
                }
                VStack(alignment: .leading, spacing: 2) {
                    configuration.title?.font(.headline)
                    configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                        .fixedSize(horizontal: false, vertical: true)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Button {
                    configuration.tip.invalidate(reason: .tipClosed)
                } label: {
                    Image(systemName: "xmark").font(.footnote.weight(.bold)).foregroundStyle(.secondary)
                        .frame(width: 24, height: 24).contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
            }
            ForEach(configuration.actions) { action in
                Divider()
                Button(action: action.handler) { action.label() }.buttonStyle(.plain).foregroundStyle(.tint)
            }
        }
        .padding(14)
        .background(
            background ?? AnyShapeStyle(Color.gray.opacity(0.18)), in: RoundedRectangle(cornerRadius: cornerRadius))
    }
}

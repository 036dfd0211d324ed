import Foundation
import SwiftUICore

/// Draws a layer, its view's content, and the layers within.
struct LayerBox: View {
    let layer: CALayer
    /// Makes values differ whenever the tree has changed.
    let revision: Int
    /// Whether the layer has its own size; false where its content decides.
    let isFramed: Bool

    var body: some View { layer.showingAnimations { shown } }

    @ViewBuilder private var shown: some View {
        if layer.isHidden && isFramed {
            EmptyView()
        } else {
            box
                .opacity(layer.isHidden ? 0 : Double(min(max(layer.opacity, 0), 1)))
                .modifier(LayerShadow(layer: layer, revision: revision))
                // Touches and popovers are where the view is, in its own coordinates.
                .modifier(ViewTraits(view: layer.view, revision: revision))
                .modifier(LayerTransform(layer: layer, isFramed: isFramed, revision: revision))
        }
    }

    private var size: CGSize { layer.bounds.size }

    @ViewBuilder private var box: some View {
        let shape = layer.outline
        if isFramed {
            ZStack(alignment: .topLeading) {
                background(shape)
                content.frame(
                    width: max(size.width.finite, 0), height: max(size.height.finite, 0), alignment: alignment
                )
                .environment(\.layoutDirection, contentDirection)
                within
                border(shape)
            }
            .frame(width: max(size.width.finite, 0), height: max(size.height.finite, 0), alignment: .topLeading)
            .modifier(LayerMask(layer: layer, shape: shape, revision: revision))
        } else {
            content
                .background { background(shape) }
                .overlay(alignment: .topLeading) { within }
                .overlay { border(shape) }
                .modifier(LayerMask(layer: layer, shape: shape, revision: revision))
        }
    }

    @ViewBuilder private func background(_ shape: UnevenRoundedRectangle) -> some View {
        if let color = layer.background { shape.fill(Color(color)).accessibilityHidden(true) }
    }

    @ViewBuilder private func border(_ shape: UnevenRoundedRectangle) -> some View {
        if layer.borderWidth > 0, layer.borderWidth.isFinite, let color = layer.borderColor {
            shape.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
                .allowsHitTesting(false).accessibilityHidden(true)
        }
    }

    @ViewBuilder private var content: some View {
        if let view = layer.view {
            view.drawnContent(isFramed: isFramed, revision: revision)
        }
        LayerContent(layer: layer, revision: revision)
    }

    /// The direction of the content's own words and controls; images and scrolled views are placed from the left.
    private var contentDirection: LayoutDirection {
        guard let view = layer.view, !(view is UIImageView), !(view is UIScrollView) || view.isLeaf else {
            return .leftToRight
        }
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private var alignment: Alignment { layer.view?.contentAlignment ?? .topLeading }

    @ViewBuilder private var within: some View {
        let layers = layer.view?.hidesViewsWithin == true ? [] : layer.drawnSublayers
        if let replicator = layer as? CAReplicatorLayer, !layers.isEmpty {
            ZStack(alignment: .topLeading) {
                ForEach(replicator.instances) { instance in
                    Group {
                        if let color = instance.color { drawn(layers).colorMultiply(color) } else { drawn(layers) }
                    }
                    .opacity(instance.opacity).projectionEffect(instance.transform)
                }
            }
        } else if !layers.isEmpty {
            drawn(layers)
        }
    }

    private func drawn(_ layers: [CALayer]) -> some View {
        ZStack(alignment: .topLeading) {
            ForEach(layers.map { Drawn(layer: $0) }) {
                LayerBox(layer: $0.layer, revision: revision, isFramed: true)
            }
        }
        .offset(x: -layer.bounds.minX.finite, y: -layer.bounds.minY.finite)
    }

    /// A layer within, by its identity.
    private struct Drawn: Identifiable {
        let layer: CALayer
        var id: ObjectIdentifier { ObjectIdentifier(layer) }
    }
}

/// Cuts a layer off at its edge, or lets its mask's opacity decide.
private struct LayerMask: ViewModifier {
    let layer: CALayer
    let shape: UnevenRoundedRectangle
    let revision: Int

    func body(content: Content) -> some View {
        if let mask = layer.mask {
            content.mask(alignment: .topLeading) { LayerBox(layer: mask, revision: revision, isFramed: true) }
        } else if layer.masksToBounds {
            content.clipShape(shape)
        } else {
            content
        }
    }
}

/// Draws a layer's shadow below it.
private struct LayerShadow: ViewModifier {
    let layer: CALayer
    let revision: Int

    func body(content: Content) -> some View { layer.showingAnimations { shaded(content) } }

    @ViewBuilder private func shaded(_ content: Content) -> some View {
        // A layer that clips at its edge has no shadow outside of it, as with Apple's.
        if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
            let shade = Color(cgColor: color).opacity(Double(min(layer.shadowOpacity, 1)))
            let (radius, offset) = (max(layer.shadowRadius.finite, 0), layer.shadowOffset)
            if let path = layer.shadowPath {
                content.background(alignment: .topLeading) {
                    Path(path).fill(shade).blur(radius: radius)
                        .offset(x: offset.width.finite, y: offset.height.finite)
                        .allowsHitTesting(false).accessibilityHidden(true)
                }
            } else {
                content.shadow(color: shade, radius: radius, x: offset.width.finite, y: offset.height.finite)
            }
        } else {
            content
        }
    }
}

/// Places a layer in the one around it, turned and stretched.
private struct LayerTransform: ViewModifier {
    let layer: CALayer
    let isFramed: Bool
    let revision: Int

    func body(content: Content) -> some View { layer.showingAnimations { placed(content) } }

    @ViewBuilder private func placed(_ content: Content) -> some View {
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        let pivot = CGPoint(x: (anchor.x * size.width).finite, y: (anchor.y * size.height).finite)
        let place =
            isFramed
            ? CGSize(width: layer.position.x.finite - pivot.x, height: layer.position.y.finite - pivot.y) : .zero
        let around = layer.superlayer?.sublayerTransform ?? CATransform3DIdentity
        if layer.transform == CATransform3DIdentity && around == CATransform3DIdentity {
            content.offset(place)
        } else {
            content.projectionEffect(ProjectionTransform(transform(pivot, around))).offset(place)
        }
    }

    /// The transform in the layer's own space, about its anchor point; then the superlayer's, about its own.
    private func transform(_ pivot: CGPoint, _ around: CATransform3D) -> CATransform3D {
        let own = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(-pivot.x, -pivot.y, -layer.anchorPointZ.finite), layer.transform),
            CATransform3DMakeTranslation(0, 0, layer.anchorPointZ.finite + layer.zPosition.finite))
        guard around != CATransform3DIdentity, let outer = layer.superlayer else {
            return CATransform3DConcat(own, CATransform3DMakeTranslation(pivot.x, pivot.y, 0))
        }
        let distance = CGPoint(
            x: (layer.position.x - outer.bounds.minX - outer.anchorPoint.x * outer.bounds.width).finite,
            y: (layer.position.y - outer.bounds.minY - outer.anchorPoint.y * outer.bounds.height).finite)
        return [
            CATransform3DMakeTranslation(distance.x, distance.y, 0), around,
            CATransform3DMakeTranslation(pivot.x - distance.x, pivot.y - distance.y, 0),
        ].reduce(own, CATransform3DConcat)
    }
}

extension CALayer {
    /// The rectangle with its round corners.
    var outline: UnevenRoundedRectangle {
        let radius = max(cornerRadius.finite, 0)
        func length(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: length(.layerMinXMinYCorner), bottomLeadingRadius: length(.layerMinXMaxYCorner),
            bottomTrailingRadius: length(.layerMaxXMaxYCorner), topTrailingRadius: length(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }
}

import SwiftUI

/// Modifiers of one view, or of one view together with another.
struct ModifierView: FamilyView {
    let specimen: Specimen
    let world: World

    var body: some View {
        switch specimen.kind {
        case .padding: first.padding(.leading, x / 4).padding(.top, y / 4)
        case .frame: first.frame(width: b % 2 == 0 ? x : nil, height: y, alignment: alignment)
        case .flexible: first.frame(minWidth: b % 2 == 0 ? y : nil, maxWidth: x + y, alignment: alignment)
        case .overlay, .background, .inset, .mask:
            if specimen.secondHasState { second(by: ZStack { first }) } else { second(by: first) }
        case .offset: first.offset(x: x, y: -y)
        case .position: first.position(x: x, y: y)
        case .fixedsize: first.fixedSize(horizontal: a % 2 == 0, vertical: b % 2 == 0)
        default: placed
        }
    }

    @ViewBuilder private func second(by first: some View) -> some View {
        switch specimen.kind {
        case .overlay: first.overlay(second, alignment: alignment)
        case .background: first.background(alignment: alignment) { second }
        case .inset: first.safeAreaInset(edge: a % 2 == 0 ? .bottom : .top, spacing: spacing) { second }
        default: first.mask { second }
        }
    }

    @ViewBuilder private var placed: some View {
        switch specimen.kind {
        case .aspect: first.aspectRatio(a % 3 == 0 ? nil : x / 10, contentMode: b % 2 == 0 ? .fit : .fill)
        case .priority: first.layoutPriority(Double(a % 3))
        case .zindex: first.zIndex(Double(a % 3))
        case .guide:
            first.alignmentGuide(.leading) { _ in x }.alignmentGuide(VerticalAlignment.center) { $0.height - y }
        case .reader:
            GeometryReader { proxy in
                first.frame(width: proxy.size.width / 2).offset(x: proxy.frame(in: .global).minX / 8)
            }
        case .safearea: first.ignoresSafeArea(edges: a % 2 == 0 ? .all : .bottom)
        case .relative:
            first.containerRelativeFrame(a % 2 == 0 ? .horizontal : .vertical) { length, _ in length / 2 }
        default: effect
        }
    }

    @ViewBuilder private var effect: some View {
        switch specimen.kind {
        case .opacity: first.opacity(Double(b) / 30)
        case .rotate: first.rotationEffect(.degrees(Double(a) * 9))
        case .scale: first.scaleEffect(0.5 + x / 40)
        case .blur: first.blur(radius: y / 10)
        case .shadow: first.shadow(radius: y / 10)
        case .clip: first.clipShape(RoundedRectangle(cornerRadius: y / 3))
        case .border: first.border(color, width: 1)
        case .blend: first.blendMode(a % 2 == 0 ? .normal : .multiply)
        case .grayscale: first.grayscale(Double(b) / 30)
        case .compositing: first.compositingGroup()
        default: look
        }
    }

    @ViewBuilder private var look: some View {
        switch specimen.kind {
        case .visual:
            let step = y
            first.visualEffect { content, proxy in
                content.offset(x: proxy.frame(in: .global).minY / 10, y: proxy.size.height / 10 + step)
            }
        case .hidden: first.hidden()
        case .disabled: first.disabled(b % 2 == 0)
        case .hit: first.allowsHitTesting(b % 2 == 0)
        case .foreground: first.foregroundStyle(color)
        case .font: first.font(.system(size: 8 + y / 2))
        case .linelimit: first.lineLimit(b % 3 + 1)
        default: first
        }
    }
}

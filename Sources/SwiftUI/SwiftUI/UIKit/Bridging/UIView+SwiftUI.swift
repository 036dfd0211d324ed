import Foundation
import SwiftUICore

extension UIView {
    /// Whether the view has content besides its layer and the subviews: a counterpart in SwiftUI.
    var isLeaf: Bool {
        switch self {
        case is UILabel, is UIImageView, is UIActivityIndicatorView, is UITextField, is UITextView, is UIButton,
            is UISwitch,
            is UISlider, is UISegmentedControl, is UIStepper, is UIProgressView, is UIDatePicker,
            is UIColorWell:
            true
        default: _showsOwnContent
        }
    }

    /// Whether the view shows the subviews by itself.
    var hidesViewsWithin: Bool { self is UIScrollView || _showsOwnContent }

    /// The SwiftUI view of the view's own content; nil where there is none.
    /// - Parameter isFramed: Whether the view has a size of its own that the content fills.
    func leafContent(isFramed: Bool) -> AnyView? {
        switch self {
        case let view as UILabel:
            return AnyView(LabelCounterpart(version: contentVersion, label: view, isFramed: isFramed))
        case let view as UIImageView:
            return view.shownImage.map {
                AnyView(PictureCounterpart(version: contentVersion, shown: $0, view: view, isFramed: isFramed))
            }
        case let view as UIActivityIndicatorView:
            let isShown = view.isAnimating || !view.hidesWhenStopped
            return AnyView(
                ProgressView().progressViewStyle(CircularProgressViewStyle(tint: Color(uiColor: view.color)))
                    .controlSize(view.style == .large ? .large : .regular)
                    .environment(\.turnsWheels, view.isAnimating).opacity(isShown ? 1 : 0))
        case let view as UISearchTextField:
            return AnyView(
                SearchFieldContent(version: contentVersion, field: view).modifier(SearchFieldFrame(field: view)))
        case let view as UITextField: return AnyView(FieldCounterpart(version: contentVersion, field: view))
        case let view as UITextView: return AnyView(TextViewCounterpart(version: contentVersion, view: view))
        case let view as UIButton:
            return AnyView(ButtonCounterpart(version: contentVersion, button: view, isFramed: isFramed))
        case let view as UISwitch: return AnyView(SwitchCounterpart(version: contentVersion, control: view))
        case let view as UISlider: return AnyView(SliderCounterpart(version: contentVersion, slider: view))
        case let view as UISegmentedControl: return AnyView(SegmentsCounterpart(version: contentVersion, control: view))
        case let view as UIStepper: return AnyView(StepperCounterpart(version: contentVersion, stepper: view))
        case let view as UIProgressView: return AnyView(ProgressCounterpart(version: contentVersion, view: view))
        case let view as UIColorWell: return AnyView(ColorWellCounterpart(version: contentVersion, well: view))
        case let view as UIDatePicker: return AnyView(DateCounterpart(version: contentVersion, picker: view))
        default:
            return _showsOwnContent ? _swiftUIContent : nil
        }
    }

    /// All that is drawn within the view's layer below the subviews.
    @ViewBuilder func drawnContent(isFramed: Bool, revision: Int) -> some View {
        if let effect = (self as? UIVisualEffectView)?.effect as? UIBlurEffect {
            Rectangle().fill(effect.material)
        }
        if let effect = (self as? UIVisualEffectView)?.effect as? UIGlassEffect {
            Rectangle().fill(effect.style == .clear ? Material.ultraThinMaterial : .thinMaterial)
                .overlay { effect.tintColor.map { Color($0).opacity(0.6) } }
        }
        if let scroll = self as? UIScrollView, !isLeaf {
            ScrollCounterpart(scroll: scroll, revision: revision)
        } else if let content = leafContent(isFramed: isFramed) {
            content
        }
        if isFramed, layer.bounds.width > 0, layer.bounds.height > 0, DrawingKinds.draws(self) {
            LayerCanvas(bounds: layer.bounds, revision: revision) { [self] _ in draw(layer.bounds) }
        }
    }

    /// Where content of its own size is in the view.
    var contentAlignment: Alignment {
        switch self {
        case let view as UILabel: view.shownAlignment.side(view.effectiveUserInterfaceLayoutDirection)
        case is UITextField: .leading
        case is UIImageView, is UIButton, is UIActivityIndicatorView, is UIPageControl: contentMode.alignment
        default: .topLeading
        }
    }
}

/// A view that represents another framework's view, with which it draws and responds.
@MainActor
package protocol RepresentingView: UIView {
    /// Whether the view draws by itself.
    var drawsContent: Bool { get }
    /// Whether the view receives touches.
    var takesTouches: Bool { get }
    /// Returns the view's content with all that the other framework adds: menus, the pointer's shape, drops.
    func decorated(_ content: AnyView) -> AnyView
}

/// Knows which classes of views may draw by themselves: the app's.
@MainActor
enum DrawingKinds {
    private static var known: [ObjectIdentifier: Bool] = [:]
    /// The modules whose classes draw nothing by themselves.
    private static let modules: Set<Substring> = [
        "SwiftUI", "MapKit", "PhotosUI", "SafariServices", "AVFoundation", "WebKit", "PDFKit", "SpriteKit", "MetalKit",
        "SceneKit",
    ]

    static func draws(_ view: UIView) -> Bool {
        if let view = view as? any RepresentingView { return view.drawsContent }
        let kind = type(of: view)
        if let answer = known[ObjectIdentifier(kind)] { return answer }
        let module = String(reflecting: kind).prefix { $0 != "." }
        let answer = !modules.contains(module)
        known[ObjectIdentifier(kind)] = answer
        return answer
    }
}

extension UIView.ContentMode {
    /// Where content of its own size is.
    var alignment: Alignment { gravity.alignment }

    /// The mode as a layer names it.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

extension CALayerContentsGravity {
    /// Where content of its own size is.
    var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}

extension NSTextAlignment {
    /// The alignment of SwiftUI for a layout direction.
    func side(_ direction: UIUserInterfaceLayoutDirection) -> Alignment {
        switch lines(direction) {
        case .center: .center
        case .trailing: .trailing
        case .leading: .leading
        }
    }
    /// The alignment of lines of SwiftUI for a layout direction.
    func lines(_ direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
        switch self {
        case .center: .center
        case .right: direction == .rightToLeft ? .leading : .trailing
        case .left: direction == .rightToLeft ? .trailing : .leading
        default: .leading
        }
    }
}

/// Stands where a view of UIKit would.
struct UIKitPlaceholder: View {
    let name: String

    init(name: String) {
        self.name = name
        RuntimeWarning.issue("\(name) is of UIKit and cannot be drawn here: see CompatibilityGaps.md.")
    }

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "square.dashed").font(.title2)
            Text(verbatim: name).font(.footnote).lineLimit(1).minimumScaleFactor(0.5)
            Text(verbatim: "not available on this system").font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
        }
        .foregroundStyle(.secondary)
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(UIColor.secondarySystemBackground))
        .overlay(Rectangle().strokeBorder(Color(UIColor.separator), style: StrokeStyle(lineWidth: 1, dash: [4, 3])))
        .accessibilityElement(children: .combine)
    }
}

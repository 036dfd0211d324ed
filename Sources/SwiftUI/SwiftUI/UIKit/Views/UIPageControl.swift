import Foundation
import SwiftUICore

/// A row of dots, one for each page; pressing the left or right half goes to the page before or after.
///
/// Follows Apple's [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// The background of the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// As suits the place.
        case automatic
        /// On a background.
        case prominent
        /// Without one.
        case minimal
    }

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            currentPage = min(currentPage, max(numberOfPages - 1, 0))
            noteChange()
        }
    }
    /// The page whose dot is filled, counted from zero.
    open var currentPage = 0 {
        didSet {
            let valid = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if numberOfPages > 0, valid != currentPage { currentPage = valid }
            noteChange()
        }
    }
    /// Whether the dots wait for ``updateCurrentPageDisplay()``; without effect, as the dots follow ``currentPage`` at once.
    open var defersCurrentPageDisplay = false
    /// Shows the current page, which is shown already.
    open func updateCurrentPageDisplay() { noteChange() }
    /// Whether a single page has no dot.
    open var hidesForSinglePage = false
    /// The color of the dots of the other pages; nil for the default.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the dot of the current page; nil for the default.
    open var currentPageIndicatorTintColor: UIColor?
    /// The image in the place of the dots, where a page has none of its own; nil for dots.
    open var preferredIndicatorImage: UIImage? { didSet { noteChange() } }
    /// The image in the place of the dot of the current page; nil for the page's.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { noteChange() } }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// Sets the image in the place of a page's dot; nil for the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        noteChange()
    }
    /// Returns the image in the place of a page's dot; nil where none was set.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Sets the image in the place of a page's dot while the page is the current one; nil for the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        noteChange()
    }
    /// Returns the image in the place of a page's dot while the page is the current one; nil where none was set.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    /// The image that is shown for a page; nil for a dot.
    func image(_ page: Int) -> UIImage? {
        let current = page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
        return current ?? images[page] ?? preferredIndicatorImage
    }
    /// The background of the dots: none by default, a capsule of a material where it is prominent.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { noteChange() } }
    /// Whether a press goes further with each moment; never here.
    open var allowsContinuousInteraction = true

    /// The size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * 16, height: 26)
    }

    /// Goes to another page, as a press does.
    func go(to page: Int) {
        guard isEnabled, page != currentPage, (0..<max(numberOfPages, 0)).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
        AppWindows.presentationChanged()
    }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        if isHidden || (hidesForSinglePage && numberOfPages <= 1) { return AnyView(Color.clear.frame(height: 26)) }
        return AnyView(
            PageDots(
                control: self, count: numberOfPages, current: currentPage, hasGround: backgroundStyle == .prominent))
    }
}

/// The dots of a page control.
private struct PageDots: View {
    let control: UIPageControl
    let count: Int
    let current: Int
    /// Whether the dots have a background.
    let hasGround: Bool

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<max(min(count, 100), 0), id: \.self) { page in
                if let image = control.image(page) {
                    Image(uiImage: image).renderingMode(.template).resizable().scaledToFit()
                        .foregroundStyle(color(page)).frame(width: 10, height: 10)
                } else {
                    Circle().fill(color(page)).frame(width: 8, height: 8)
                }
            }
        }
        .padding(.vertical, 9)
        .padding(.horizontal, 8)
        .background { if hasGround { Capsule().fill(Color(UIColor.systemFill)) } }
        .overlay {
            HStack(spacing: 0) {
                Color.clear.contentShape(Rectangle()).onTapGesture { control.go(to: control.currentPage - 1) }
                Color.clear.contentShape(Rectangle()).onTapGesture { control.go(to: control.currentPage + 1) }
            }
        }
        .focusable(control.isEnabled)
        .onKeyPress(.rightArrow) { turn(direction == .leftToRight ? 1 : -1) }
        .onKeyPress(.leftArrow) { turn(direction == .leftToRight ? -1 : 1) }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: "Page"))
        .accessibilityValue(Text(verbatim: "page \(current + 1) of \(count)"))
        .accessibilityAdjustableAction { control.go(to: control.currentPage + ($0 == .increment ? 1 : -1)) }
    }

    @Environment(\.layoutDirection) private var direction

    private func turn(_ side: Int) -> KeyPress.Result {
        let page = control.currentPage
        control.go(to: page + side)
        return control.currentPage == page ? .ignored : .handled
    }

    private func color(_ page: Int) -> Color {
        let own = page == current ? control.currentPageIndicatorTintColor : control.pageIndicatorTintColor
        let look = ControlAppearances.pageDots?()
        return own.map { Color($0) } ?? (page == current ? look?.current : look?.other)
            ?? Color(UIColor.label).opacity(page == current ? 0.9 : 0.3)
    }
}

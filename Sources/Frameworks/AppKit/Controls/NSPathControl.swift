import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Shows the path of a file: its folders beside each other, or a menu of them.
///
/// Follows Apple's [NSPathControl](https://developer.apple.com/documentation/appkit/nspathcontrol).
@MainActor @preconcurrency
open class NSPathControl: NSControl {
    /// The form of the path.
    public enum Style: Int, Sendable {
        case standard = 0
        case popUp = 2
    }

    private var ownItems: [NSPathControlItem]?
    /// The file; nil for none.
    open var url: URL? {
        didSet {
            ownItems = nil
            changed()
            invalidateIntrinsicContentSize()
        }
    }
    /// The form of the path; a row of its parts by default.
    open var pathStyle = Style.standard { didSet { changed() } }
    /// The parts of the path: of the file, unless the app has set others.
    open var pathItems: [NSPathControlItem] {
        get { ownItems ?? url.map(NSPathControlItem.parts) ?? [] }
        set {
            ownItems = newValue
            changed()
            invalidateIntrinsicContentSize()
        }
    }
    /// The part that was pressed last; nil for none.
    open private(set) var clickedPathItem: NSPathControlItem?
    /// The words where there is no path; nil for none.
    open var placeholderString: String? { didSet { changed() } }
    /// The words where there is no path; nil for none.
    open var placeholderAttributedString: NSAttributedString? {
        didSet { placeholderString = placeholderAttributedString?.string }
    }
    /// Whether the user can choose another file: in the form of a menu, by a panel.
    open var isEditable = true
    /// The identifiers or extensions of the files that can be chosen; nil for all.
    open var allowedTypes: [String]?
    /// The method that a double press calls; nil for none.
    open var doubleAction: Selector?
    /// The color behind the path; nil for none.
    open var backgroundColor: NSColor? { didSet { changed() } }
    /// The delegate; nil for none.
    open weak var delegate: (any NSPathControlDelegate)?

    /// Creates a control of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a control without a file.
    public convenience init() { self.init(frame: .zero) }
    /// Creates a control from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func press(_ item: NSPathControlItem, isDouble: Bool = false) {
        clickedPathItem = item
        sendAction(isDouble ? doubleAction : action, to: target)
    }
    func choose() {
        let panel = NSOpenPanel()
        panel.canChooseDirectories = true
        panel.allowedFileTypes = allowedTypes
        panel.directoryURL = url?.deletingLastPathComponent()
        delegate?.pathControl(self, willDisplay: panel)
        panel.begin { [self] response in
            guard response == .OK, let chosen = panel.url else { return }
            url = chosen
            sendAction(action, to: target)
        }
    }

    override var isMeasured: Bool { true }
    override var counterpart: AnyView? { AnyView(PathCounterpart(control: self, revision: revision)) }
}

/// A part of a path: a name with a picture.
///
/// Follows Apple's [NSPathControlItem](https://developer.apple.com/documentation/appkit/nspathcontrolitem).
@MainActor @preconcurrency
open class NSPathControlItem: NSObject {
    /// The name.
    open var title = ""
    /// The name with its attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The picture; nil for none.
    open var image: NSImage?
    /// The file or folder; nil for a part that the app has made.
    open private(set) var url: URL?

    /// Returns the parts of a file's path, the outermost first.
    static func parts(of url: URL) -> [NSPathControlItem] {
        var parts: [NSPathControlItem] = []
        var place = url.standardizedFileURL
        while true {
            let item = NSPathControlItem()
            item.url = place
            item.title = place.path == "/" ? "/" : place.lastPathComponent
            let isFile = parts.isEmpty && !place.hasDirectoryPath
            item.image = NSImage(systemSymbolName: isFile ? "doc" : "folder.fill", accessibilityDescription: nil)
            parts.insert(item, at: 0)
            let above = place.deletingLastPathComponent().standardizedFileURL
            if place.path == "/" || above.path == place.path || !url.isFileURL { break }
            place = above
        }
        return parts
    }
}

/// Methods that a path control calls; all are optional.
///
/// Follows Apple's [NSPathControlDelegate](https://developer.apple.com/documentation/appkit/nspathcontroldelegate).
@MainActor @preconcurrency
public protocol NSPathControlDelegate: NSObjectProtocol {
    /// Changes the panel with which the user chooses another file.
    func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
    /// Changes the menu of the path; not called here.
    func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
}

extension NSPathControlDelegate {
    public func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) {}
    public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
}

/// A path as views of SwiftUI's.
private struct PathCounterpart: View {
    let control: NSPathControl
    let revision: Int

    var body: some View {
        let items = control.pathItems
        Group {
            if items.isEmpty {
                Text(verbatim: control.placeholderString ?? "").foregroundStyle(.secondary)
            } else if control.pathStyle == .popUp {
                Menu {
                    ForEach(Array(items.enumerated().reversed()), id: \.offset) { _, item in
                        Button(item.title) { control.press(item) }
                    }
                    if control.isEditable {
                        Divider()
                        Button("Choose…") { control.choose() }
                    }
                } label: {
                    part(items[items.count - 1])
                }
            } else {
                HStack(spacing: 4) {
                    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                        if index > 0 { Image(systemName: "chevron.right").font(.caption).foregroundStyle(.secondary) }
                        part(item)
                            .onTapGesture(count: 2) { control.press(item, isDouble: true) }
                            .onTapGesture { control.press(item) }
                    }
                }
            }
        }
        .disabled(!control.isEnabled)
        .background(control.backgroundColor.map { Color(nsColor: $0) })
    }

    private func part(_ item: NSPathControlItem) -> some View {
        HStack(spacing: 3) {
            if let image = item.image { Image(nsImage: image) }
            Text(verbatim: item.title).lineLimit(1)
        }
        .contentShape(Rectangle())
    }
}

import Foundation
import SwiftUICore

/// A menu of entries, which the buttons of views and bars open.
///
/// Follows Apple's [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// The entries.
    open private(set) var children: [UIMenuElement]
    /// The menu's name.
    public let identifier: Identifier
    /// How the menu is shown.
    open private(set) var options: Options

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Within the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// As one that destroys something.
        public static let destructive = Options(rawValue: 2)
        /// One of the entries is selected.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// A menu's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The file menu.
        public static let file = Identifier("com.apple.menu.file")
        /// The edit menu.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The format menu.
        public static let format = Identifier("com.apple.menu.format")
        /// The view menu.
        public static let view = Identifier("com.apple.menu.view")
        /// The window menu.
        public static let window = Identifier("com.apple.menu.window")
        /// The help menu.
        public static let help = Identifier("com.apple.menu.help")
        /// The app's own menu.
        public static let application = Identifier("com.apple.menu.application")
        /// The services menu.
        public static let services = Identifier("com.apple.menu.services")
        /// The entries for new scenes.
        public static let newScene = Identifier("com.apple.menu.new-scene")
    }

    /// Creates a menu.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        super.init(title: title, image: image)
    }
}

/// An entry of a menu that calls a function.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// An entry's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    let handler: (UIAction) -> Void
    /// The entry's name.
    public let identifier: Identifier
    /// The attributes.
    open var attributes: Attributes
    /// Whether the entry is marked.
    open var state: State
    /// The control whose action is being called; nil at other times.
    public internal(set) var sender: Any?
    /// The entry's words.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The entry's image; nil for none.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates an entry.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.handler = handler
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}

/// An entry in whose place others come when the menu is opened.
///
/// Follows Apple's [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
    private let provide: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var known: [UIMenuElement]?

    /// Creates an entry whose place others take; they are asked for once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        (provide, isCached) = (elementProvider, true)
        super.init(title: "", image: nil)
    }

    private init(uncached: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        (provide, isCached) = (uncached, false)
        super.init(title: "", image: nil)
    }

    /// Creates an entry whose place others take; they are asked for each time the menu is opened.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(uncached: elementProvider) }

    /// Calls a function with the entries: at once where they are known, else when the app has them.
    func request(_ answer: @escaping ([UIMenuElement]) -> Void) {
        if let known { return answer(known) }
        provide { [self] elements in
            if isCached { known = elements }
            answer(elements)
        }
    }
}

/// The entries that come in the place of another; a word until the app has them.
private struct DeferredElements: View {
    let element: UIDeferredMenuElement
    @State private var elements: [UIMenuElement]?

    var body: some View {
        Group {
            if let elements {
                AnyView(MenuElements(elements: elements))
            } else {
                Text("Loading…").foregroundStyle(.secondary)
            }
        }
        .onAppear { element.request { elements = $0 } }
    }
}

/// The entries of a menu of UIKit.
struct MenuElements: View {
    let elements: [UIMenuElement]

    var body: some View {
        ForEach(elements.map { Entry(element: $0) }) { entry($0.element) }
    }

    /// An entry by its identity.
    private struct Entry: Identifiable {
        let element: UIMenuElement
        var id: ObjectIdentifier { ObjectIdentifier(element) }
    }

    @ViewBuilder private func entry(_ element: UIMenuElement) -> some View {
        if let menu = element as? UIMenu {
            if menu.options.contains(.displayInline) {
                Section {
                    AnyView(MenuElements(elements: menu.children))
                } header: {
                    if !menu.title.isEmpty { Text(verbatim: menu.title) }
                }
            } else {
                Menu {
                    AnyView(MenuElements(elements: menu.children))
                } label: {
                    label(menu)
                }
            }
        } else if let deferred = element as? UIDeferredMenuElement {
            DeferredElements(element: deferred)
        } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
            item(action)
        } else if let command = element as? UICommand, !command.attributes.contains(.hidden) {
            Button(role: command.attributes.contains(.destructive) ? .destructive : nil) {
                UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
            } label: {
                label(command)
            }
            .disabled(command.attributes.contains(.disabled))
        }
    }

    @ViewBuilder private func item(_ action: UIAction) -> some View {
        let press = { action.handler(action) }
        Group {
            if action.state == .off {
                Button(role: action.attributes.contains(.destructive) ? .destructive : nil, action: press) {
                    label(action)
                }
            } else {
                Toggle(
                    isOn: Binding {
                        true
                    } set: { _ in
                        press()
                    }
                ) { label(action) }
            }
        }
        .disabled(action.attributes.contains(.disabled))
    }

    @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
        let title = element.subtitle.map { "\(element.title)\n\($0)" } ?? element.title
        if let image = element.image {
            Label {
                Text(verbatim: title)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            Text(verbatim: title)
        }
    }
}

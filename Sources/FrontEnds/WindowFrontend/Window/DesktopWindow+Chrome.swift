import CGtk
import DisplayList
import Foundation
import FrontEndKit
import GtkShim

/// The properties of a window around its content that were last passed to GTK.
struct Chrome {
    var title: String?
    var sizes: WindowSizes?
    var pointer = PointerShape.arrow
    var textInput: TextInputState?
    /// Whether the window is hidden, as another window replaces it.
    var isSetAside = false
    /// Whether the windows below get no input.
    var isModal = false
}

extension DesktopWindow {
    /// Brings title, sizes, pointer, input method and variant up to date with the content.
    func updateChrome() {
        guard let window else { return }
        let title = content.title
        if title != chrome.title {
            chrome.title = title
            gtk_window_set_title(cast(window), title)
        }
        if chrome.sizes != nil { updateSizes(isFirst: false) }
        if content.isSetAside != chrome.isSetAside {
            chrome.isSetAside = content.isSetAside
            gtk_widget_set_visible(window, content.isSetAside ? 0 : 1)
        }
        updateModality()
        updatePointerShape()
        updateInputMethod()
        if traits.isActive { settings.setVariant(isDark: content.prefersDark ?? settings.isDark) }
        menuBar?.contentChanged()
    }

    /// Brings the input method up to date with the focused text field.
    func updateInputMethod() {
        let textInput = content.textInput
        guard textInput != chrome.textInput else { return }
        chrome.textInput = textInput
        inputMethod.update(textInput, offset: contentFrame.origin)
    }

    /// Sets the pointer to the shape that the content requests.
    func updatePointerShape() {
        let pointer = content.pointerShape
        guard pointer != chrome.pointer else { return }
        chrome.pointer = pointer
        if case .picture(let picture) = pointer, let cursor = makeCursor?(picture) {
            gtk_widget_set_cursor(canvas, cursor)
            g_object_unref(raw(cursor))
        } else {
            gtk_widget_set_cursor_from_name(canvas, pointer.cursorName)
        }
    }

    /// Brings it up to date soon: while GTK allocates sizes, none may be changed.
    func scheduleChromeUpdate() {
        guard !isChromeUpdatePending else { return }
        isChromeUpdatePending = true
        chromeTimer = Timeout(after: 0) { [weak self] in
            self?.isChromeUpdatePending = false
            self?.updateChrome()
        }
    }

    /// The desktop's current properties for the content.
    func currentTraits() -> HostTraits {
        var traits = HostTraits()
        settings.apply(to: &traits)
        traits.displayScale = CGFloat(gtk_widget_get_scale_factor(canvas))
        traits.localeIdentifier = Locale.current.identifier
        traits.kind = .window
        traits.movesPages = true
        guard let window else { return traits }
        // Until the desktop has given the window the keyboard, it is about to; while a menu is open, the menu
        // has it on the window's behalf.
        traits.isActive =
            !hasBeenActive || menuBar?.isOpen == true || gtk_window_is_active(cast(window)) != 0
        if let surface = gtk_native_get_surface(raw(window)) {
            let state = gdk_toplevel_get_state(surface)
            let isSet = { (flag: GdkToplevelState) in state.rawValue & flag.rawValue != 0 }
            traits.isVisible = !isSet(GDK_TOPLEVEL_STATE_MINIMIZED)
            traits.isMaximized = isSet(GDK_TOPLEVEL_STATE_MAXIMIZED)
            traits.isFullScreen = isSet(GDK_TOPLEVEL_STATE_FULLSCREEN)
        }
        return traits
    }

    /// Notifies the content of changes of the desktop's settings.
    func updateTraits() {
        guard let window else { return }
        if gtk_window_is_active(cast(window)) != 0 { hasBeenActive = true }
        let new = currentTraits()
        guard new != traits else { return }
        let old = traits
        traits = new
        recording?.recorder.note(traits: new, in: recording?.number ?? 0, at: eventTime())
        content.update(traits: new)
        if new.isActive != old.isActive || new.isVisible != old.isVisible {
            input.releaseKeys()
            inputMethod.setFocus(new.isActive)
            // Nothing says which keys are released elsewhere.
            if !new.isActive { send(.modifiers([])) }
            onActivityChange?()
        }
        requestFrame()
    }

}

extension DesktopWindow {
    /// Makes the window full screen, or restores it, for the user.
    func toggleFullScreen() {
        guard let window, content.interactions.contains(.fullScreen) else { return }
        arrange(.fullScreen(gtk_window_is_fullscreen(cast(window)) == 0))
    }

    /// Minimizes the window for the user.
    func minimize() { if content.interactions.contains(.minimize) { arrange(.minimized(true)) } }

    /// Arranges the window, as far as the desktop lets it.
    func arrange(_ arrangement: WindowArrangement) {
        guard let window else { return }
        switch arrangement {
        case .size(let size): resize(to: size)
        case .minimized(true): gtk_window_minimize(cast(window))
        case .minimized(false): gtk_window_unminimize(cast(window))
        case .maximized(true): gtk_window_maximize(cast(window))
        case .maximized(false): gtk_window_unmaximize(cast(window))
        case .fullScreen(true): gtk_window_fullscreen(cast(window))
        case .fullScreen(false): gtk_window_unfullscreen(cast(window))
        }
    }

    /// Gives the content a size, in points; a title or menus around it keep their height.
    private func resize(to size: CGSize) {
        guard let window, size.width >= 1, size.height >= 1 else { return }
        let (width, height) = (gtk_widget_get_width(canvas), gtk_widget_get_height(canvas))
        var (wholeWidth, wholeHeight): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(cast(window), &wholeWidth, &wholeHeight)
        // A window that has not been shown yet opens at the size that its content asks for.
        guard width > 0, height > 0, wholeWidth > 0, wholeHeight > 0 else { return }
        let limit = CGSize(width: 16_384, height: 16_384)
        gtk_window_set_default_size(
            cast(window), Int32(min(size.width, limit.width).rounded()) + max(wholeWidth - width, 0),
            Int32(min(size.height, limit.height).rounded()) + max(wholeHeight - height, 0))
    }

    /// Closes the window for the user, if that is allowed.
    func closeIfAllowed() {
        if !isBlocked, content.interactions.contains(.dismiss), content.shouldClose() { close() }
    }

    /// Hands the press that is under way over to the desktop, which moves the window from then on.
    func beginMove() {
        guard let window, let surface = gtk_native_get_surface(raw(window)), let button = input.buttons.min(),
            let display = gtk_widget_get_display(window), let seat = gdk_display_get_default_seat(display),
            let device = gdk_seat_get_pointer(seat)
        else { return }
        var (x, y) = (0.0, 0.0)
        gdk_surface_get_device_position(surface, device, &x, &y, nil)
        _ = cancelButtons()
        gdk_toplevel_begin_move(surface, device, Int32(button), x, y, guint32(GDK_CURRENT_TIME))
    }
}

extension PointerShape {
    /// The shape's name in cursor themes.
    var cursorName: String {
        switch self {
        case .arrow: "default"
        case .hand: "pointer"
        case .text: "text"
        case .resizeHorizontal: "ew-resize"
        case .resizeVertical: "ns-resize"
        case .grab: "grab"
        case .grabbing: "grabbing"
        case .forbidden: "not-allowed"
        case .verticalText: "vertical-text"
        case .cross: "crosshair"
        case .zoomIn: "zoom-in"
        case .zoomOut: "zoom-out"
        case .resizeDescending: "nwse-resize"
        case .resizeAscending: "nesw-resize"
        case .hidden: "none"
        case .picture: "default"
        }
    }
}

import Foundation
import FrontEndKit

/// A front end that shows an app as text, with nothing but `FrontEndKit`: cells, no colors, no effects.
///
/// A player looks at the screen and chooses the next step, until it has had enough.
@MainActor
public final class TextFrontEnd: FrontEnd {
    /// An action of a player.
    public enum Step {
        case click(column: Int, row: Int)
        case key(KeyEvent.Key, String = "")
        /// Seconds.
        case wait(Double)
    }

    public let textSystem: any TextMeasuring = CellTextSystem()
    private let columns: Int, rows: Int
    private let player: (Screen) -> Step?
    private var windows: [any HostedWindow] = []
    private var now = 0.0

    public init(columns: Int = 80, rows: Int = 24, player: @escaping (Screen) -> Step?) {
        (self.columns, self.rows, self.player) = (columns, rows, player)
    }

    public func run(_ app: any HostedApplication) -> Int32 {
        app.openWindow = { [unowned self] in open($0) }
        app.closeWindow = { [unowned self] in close($0) }
        for window in app.makeInitialWindows() { open(window) }
        while let window = windows.last, let step = player(screen(of: window)) {
            perform(step, in: window)
        }
        for window in windows { window.close() }
        app.phaseChanged(to: .ended)
        return 0
    }

    private func open(_ window: any HostedWindow) {
        var traits = HostTraits()
        traits.kind = .terminal
        traits.grid = Screen.cell
        window.update(traits: traits)
        window.resize(to: CGSize(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16))
        windows.append(window)
        wait(1, window)
    }

    private func close(_ window: any HostedWindow) {
        window.close()
        windows.removeAll { $0 === window }
    }

    // MARK: In

    private func perform(_ step: Step, in window: any HostedWindow) {
        switch step {
        case .click(let column, let row):
            let place = CGPoint(x: CGFloat(column) * 8 + 4, y: CGFloat(row) * 16 + 8)
            window.send(.pointer(PointerEvent(.down, at: place, time: now)))
            wait(0.05, window)
            window.send(.pointer(PointerEvent(.up, at: place, time: now)))
        case .key(let key, let characters):
            window.send(.key(KeyEvent(key, characters: characters, time: now)))
            window.send(.key(KeyEvent(key, characters: characters, phase: .up, time: now)))
        case .wait(let seconds): wait(seconds, window)
        }
        wait(0.5, window)
    }

    /// Lets time pass, making a frame whenever one is due.
    private func wait(_ seconds: Double, _ window: any HostedWindow) {
        let end = now + seconds
        var schedule = FrameSchedule()
        while true {
            MainTurn.end()
            schedule.begin()
            let outcome = window.renderFrame(at: now)
            schedule.end(at: now, nextFrameTime: outcome.nextFrameTime)
            if now >= end { return }
            switch schedule.wait {
            case .event: now = end
            case .tick: now = min(now + 1.0 / 60, end)
            case .time(let time): now = min(max(time, now), end)
            }
        }
    }

    // MARK: Out

    private func screen(of window: any HostedWindow) -> Screen {
        var painting = TextPainting(window, textSystem, Screen(columns: columns, rows: rows))
        painting.paint(.root, at: .zero, within: Area(CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16)))
        return painting.screen
    }
}

/// Paints a window's layers into cells; controls as letters that show their kind and state.
@MainActor
private struct TextPainting {
    let list: DisplayList
    let elements: LayerElements
    let textSystem: any TextMeasuring
    var screen: Screen
    /// The controls that are painted.
    private var painted: Set<UInt64> = []

    init(_ window: any HostedWindow, _ textSystem: any TextMeasuring, _ screen: Screen) {
        list = window.displayList
        elements = LayerElements(window.accessibilityItems)
        (self.textSystem, self.screen) = (textSystem, screen)
    }

    mutating func paint(_ id: LayerID, at parent: CGPoint, within outer: Area) {
        let layer = list[id]
        var clip = outer
        let origin = CGPoint(x: parent.x + layer.position.x, y: parent.y + layer.position.y)
        let area = Area(CGRect(origin: origin, size: layer.size))
        for effect in layer.effects {
            if case .opacity(let opacity) = effect, opacity < 0.3 { return }
            if case .clip = effect { clip = clip.intersection(area) }
        }
        if let item = elements.item(shownBy: id), let letters = Self.letters(of: item) {
            // Of several layers, the first represents all.
            if painted.insert(item.id).inserted {
                let place = Area(item.frame)
                screen.put(letters, place.columns.lowerBound, place.rows.lowerBound, within: clip)
            }
            return
        }
        paint(layer, at: origin, area, within: clip)
        for child in list.children(of: id) { paint(child, at: origin, within: clip) }
    }

    private mutating func paint(_ layer: Layer, at origin: CGPoint, _ area: Area, within clip: Area) {
        switch layer.content {
        case .none, .commands: break
        case .color(let color):
            if area.rows.count == 1, color.opacity < 1 {
                screen.fill(area.intersection(clip), with: "─")
            } else if color.opacity > 0.5 {
                screen.fill(area.intersection(clip), with: " ")
            }
        case .fill(let path, let paint, _):
            let inside = Area(path.extents.offsetBy(dx: origin.x, dy: origin.y)).intersection(clip)
            if case .color(let color) = paint, color.opacity < 0.5 { return }
            screen.fill(inside, with: " ")
        case .stroke(let path, _, _):
            let extents = path.extents.offsetBy(dx: origin.x, dy: origin.y)
            if extents.height == 0 {
                let row = Int(extents.minY / Screen.cell.height)
                let line = String(repeating: "─", count: Area(extents).columns.count)
                screen.put(line, Area(extents).columns.lowerBound, row, within: clip)
            } else {
                screen.frame(Area(extents), within: clip)
            }
        case .text(let text):
            for line in textSystem.lines(of: text, in: layer.size) {
                let place = Area(line.frame.offsetBy(dx: origin.x, dy: origin.y))
                screen.put(line.string, place.columns.lowerBound, place.rows.lowerBound, within: clip)
            }
        case .image(let image):
            if case .symbol(let name, _) = image.source {
                let letter = name.first.map { String($0) } ?? "?"
                screen.put("‹\(letter)", area.columns.lowerBound, area.rows.lowerBound, within: clip)
            }
        }
    }

    /// A control as letters; nil if it is painted as it is drawn.
    private static func letters(of item: AccessibilityItem) -> String? {
        switch item.role {
        case .toggle: return (item.value == "on" ? "[x] " : "[ ] ") + item.label
        case .radioButton, .tab: return (item.isSelected ? "(•) " : "( ) ") + item.label
        case .slider:
            guard let range = item.range, range.maximum > range.minimum else { return nil }
            let length = max(Int(item.frame.width / Screen.cell.width) - 2, 1)
            let fraction = (range.value - range.minimum) / (range.maximum - range.minimum)
            let place = Int((fraction * Double(length - 1)).rounded())
            let (left, right) = (
                String(repeating: "─", count: place), String(repeating: "─", count: length - 1 - place)
            )
            return "├\(left)●\(right)┤"
        default: return nil
        }
    }
}

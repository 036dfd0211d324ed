import Foundation
import SwiftUI
import SwiftUITesting

extension Runner {
    /// Makes a change; without an animation it belongs to the transaction of the other changes of the frame.
    private func change(_ animation: Animation?, _ body: (Window) -> Void) {
        for window in windows {
            if let animation { withAnimation(animation) { body(window) } } else { body(window) }
        }
    }

    /// The windows to which things happen.
    private var windows: [Window] { companion.map { [live, $0] } ?? [live] }

    private func all(_ body: (Window) -> Void) { for window in windows { body(window) } }

    /// Works off all that was changed.
    func update() { all { $0.host.update() } }

    private func show(_ animation: Animation?) {
        let shown = Shown(specimen: model.specimen, level: model.level)
        change(animation) { $0.world.show(shown) }
    }

    mutating func perform(_ edit: Edit, _ animation: Animation?) -> String? {
        switch edit {
        case .numbers, .put, .add, .cut, .move:
            model.specimen.apply(edit)
            show(animation)
        case .publish(let slot, let value):
            model.published[slot % 4] = value
            change(animation) { $0.world.publish(slot % 4, value) }
        case .observe(let slot, let value):
            model.observed[slot % 4] = value
            change(animation) { $0.world.observe(slot % 4, value) }
        case .level(let level):
            model.level = level
            show(animation)
        case .dark(let isDark):
            model.isDark = isDark
            all { $0.host.setDark(isDark) }
        case .size(let width, let height):
            model.size = CGSize(width: width, height: height)
            all { $0.host.resize(to: model.size) }
        case .peek: _ = live.host.host.idealSize
        case .wait(let time): all { $0.host.advance(by: Double(time) / 1000) }
        case .frame: update()
        case .animate: break
        default: return edit.isGesture ? gesture(edit) : input(edit)
        }
        return companion == nil ? nil : followGesture("after \(edit.term): ")
    }

    // MARK: Input

    /// Does the same with a tree made from scratch as with the live one, and compares the results.
    private mutating func input(_ edit: Edit) -> String? {
        if companion != nil, let complaint = gesture(.cancel) { return complaint }
        if let complaint = settle() { return "before \(edit.term): \(complaint)" }
        guard let place = place(of: edit) else { return nil }
        let fresh = makeFresh()
        defer { fresh.close() }
        live.world.log = []
        for window in [live, fresh] { act(edit, at: place, in: window) }
        if case .scroll = edit {} else if edit != .escape { model.pointer = place }
        if case .drag(_, let dx, let dy) = edit {
            model.pointer = CGPoint(x: place.x + CGFloat(dx), y: place.y + CGFloat(dy))
        }
        guard Window.rest([live, fresh]) else { return "Nothing comes to rest after \(edit.term)." }
        if let complaint = takeAnswers(fresh, mayBeGone: false) { return "\(edit.term): \(complaint)" }
        return compare(fresh).map { "after \(edit.term): \($0)" }
    }

    /// Where something is done; nil where there is nothing to do it with.
    private func place(of edit: Edit) -> CGPoint? {
        switch edit {
        case .tap(let x, let y), .scroll(let x, let y, _, _):
            CGPoint(x: model.size.width * CGFloat(x) / 1000, y: model.size.height * CGFloat(y) / 1000)
        case .touch(let text), .hold(let text, _), .drag(let text, _, _), .hover(let text), .down(let text):
            live.place(ofText: text)
        case .type(let text, _, _): live.place(ofText: text) { $0 == "Field" || $0.first == "x" }
        default: .zero
        }
    }

    private func act(_ edit: Edit, at place: CGPoint, in window: Window) {
        let host = window.host
        switch edit {
        case .tap, .touch: host.tap(at: place)
        case .scroll(_, _, let dx, let dy): host.scroll(at: place, by: CGSize(width: dx, height: dy))
        case .hold(_, let time): host.longPress(at: place, duration: Double(time) / 1000)
        case .drag(_, let dx, let dy):
            host.drag(from: place, to: CGPoint(x: place.x + CGFloat(dx), y: place.y + CGFloat(dy)), steps: 4)
        case .hover: host.hover(at: place)
        case .type(_, let letters, let deletions):
            host.tap(at: place)
            host.press(.end)
            for _ in 0..<letters { host.type("x") }
            for _ in 0..<deletions { host.press(.delete) }
        default: host.press(.escape)
        }
        // The focus of a field is not part of a tree's state.
        window.leaveFields(of: model)
    }

    // MARK: Gestures

    /// Does a part of a gesture with the living tree, and with one that was made from scratch before it began.
    mutating func gesture(_ edit: Edit) -> String? {
        if case .down = edit {
            if companion != nil, let complaint = gesture(.cancel) { return complaint }
            if let complaint = settle() { return "before \(edit.term): \(complaint)" }
            guard let place = place(of: edit) else { return nil }
            companion = makeFresh()
            live.world.log = []
            model.pointer = place
            all { $0.host.press(at: place) }
            return followGesture("after \(edit.term): ")
        }
        guard companion != nil, var place = model.pointer else { return nil }
        if case .pull(let dx, let dy) = edit {
            place = CGPoint(x: place.x + CGFloat(dx), y: place.y + CGFloat(dy))
            model.pointer = place
            all { $0.host.move(to: place) }
        } else if edit == .up {
            all { $0.host.release(at: place) }
        } else {
            all { $0.host.cancel() }
        }
        if let complaint = followGesture("after \(edit.term): ") { return complaint }
        if case .pull = edit { return nil }
        all { $0.leaveFields(of: model) }
        companion?.close()
        companion = nil
        return nil
    }

    /// Settles both trees while the button is down, and compares the results.
    mutating func followGesture(_ moment: String) -> String? {
        guard let companion else { return nil }
        guard Window.rest(windows) else { return moment + "Nothing comes to rest." }
        if let complaint = check() ?? takeAnswers(companion, mayBeGone: true) { return moment + complaint }
        prune()
        return compare(companion).map { moment + "with the button down: \($0)" }
    }

    /// Notes which views answered and how their state grew.
    private mutating func takeAnswers(_ other: Window, mayBeGone: Bool) -> String? {
        let (mine, its) = (live.world.log.map { "\($0)" }, other.world.log.map { "\($0)" })
        if mine != its { return "\(mine) answered, from scratch \(its)" }
        for (id, growth) in live.world.log {
            var place: String?
            model.specimen.census(model.states) {
                guard $0.id == id else { return }
                place = $1
                Runner.answers[$0.kind, default: 0] += 1
            }
            if let place {
                model.states[place, default: 0] += growth
            } else if !mayBeGone {
                return "\(id) answered, which is not there"
            }
        }
        live.world.log = []
        other.world.log = []
        return nil
    }
}

import Foundation
import OrielFoundation
import SwiftUICore

extension NSLayoutConstraint {
    /// Creates the constraints of a row of views that a format describes, as `"H:|-[label]-8-[button(>=80)]-|"`.
    ///
    /// A format that can't be read gives no constraints, and a warning says where.
    /// - Parameters:
    ///   - format: The row.
    ///   - opts: How the views are aligned.
    ///   - metrics: Numbers by the names that the format has for them; nil for none.
    ///   - views: The views by the names that the format has for them.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, metrics: metrics ?? [:], views: views)
        do throws(VisualFormat.Failure) {
            return try reader.constraints(opts)
        } catch {
            RuntimeWarning.issue("Unable to parse constraint format: \(error.what)\n\(format)")
            return []
        }
    }
}

/// Reads a row of views.
@MainActor
private struct VisualFormat {
    struct Failure: Error { let what: String }
    private struct Length {
        var relation = NSLayoutConstraint.Relation.equal, value: Double?, view: String?, priority: Float?
    }

    private var rest: Substring
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        rest = Substring(format.filter { !$0.isWhitespace })
        (self.metrics, self.views) = (metrics, views)
    }

    private var begin: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
    private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }

    mutating func constraints(_ options: NSLayoutConstraint.FormatOptions) throws(Failure) -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var result: [NSLayoutConstraint] = []
        var row: [Any] = []
        var last: (item: Any, edge: NSLayoutConstraint.Attribute, isEdge: Bool)?
        var gap: [Length]?
        func join(_ item: Any, _ edge: NSLayoutConstraint.Attribute, _ isEdge: Bool) {
            guard let last else { return }
            let usual: Double = last.isEdge || isEdge ? 20 : 8
            for length in gap ?? [Length(value: 0)] {
                let constraint = NSLayoutConstraint(
                    item: item, attribute: edge, relatedBy: length.relation, toItem: last.item, attribute: last.edge,
                    multiplier: 1, constant: CGFloat(length.value ?? usual))
                if let priority = length.priority { constraint.priority = .init(priority) }
                result.append(constraint)
            }
        }
        while let next = rest.first {
            switch next {
            case "|":
                rest.removeFirst()
                if last == nil {
                    guard let container = try around() else { throw Failure(what: "no view has a superview") }
                    last = (container, begin, true)
                } else {
                    guard let container = (row.last as Any?).flatMap(Self.container) else {
                        throw Failure(what: "the last view has no superview")
                    }
                    join(container, end, true)
                    last = nil
                }
                gap = nil
            case "-":
                rest.removeFirst()
                gap = try spacing()
            case "[":
                rest.removeFirst()
                let name = word()
                let view = try found(name)
                if rest.first == "(" {
                    for length in try lengths() { result.append(try size(of: view, length)) }
                }
                guard take("]") else { throw Failure(what: "']' expected") }
                join(view, begin, false)
                (last, gap) = ((view, end, false), nil)
                row.append(view)
            default: throw Failure(what: "unexpected '\(next)'")
            }
        }
        return result + aligned(row, options)
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }
    private mutating func word() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest.dropFirst(word.count)
        return String(word)
    }
    private func found(_ name: String) throws(Failure) -> Any {
        guard let view = views[name] else { throw Failure(what: "\(name) is not a key in the views dictionary") }
        return view
    }
    @MainActor private static func container(_ view: Any) -> Any? {
        ((view as? any RepresentedView)?.representingView ?? view as? UIView)?.superview
    }
    /// The view around the first one of the format.
    private func around() throws(Failure) -> Any? {
        guard let open = rest.firstIndex(of: "[") else { return nil }
        let name = rest[rest.index(after: open)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return Self.container(try found(String(name)))
    }

    /// The distance after a hyphen: the usual one where another view follows at once.
    private mutating func spacing() throws(Failure) -> [Length] {
        if rest.first == "[" || rest.first == "|" { return [Length()] }
        let result = rest.first == "(" ? try lengths() : [Length(value: try number(word()))]
        guard take("-") else { throw Failure(what: "'-' expected") }
        return result
    }
    private mutating func lengths() throws(Failure) -> [Length] {
        rest.removeFirst()
        var result: [Length] = []
        repeat {
            var length = Length()
            if take(">=") {
                length.relation = .greaterThanOrEqual
            } else if take("<=") {
                length.relation = .lessThanOrEqual
            } else {
                _ = take("==")
            }
            let sign: Double = take("-") ? -1 : 1
            let name = word()
            if views[name] != nil { length.view = name } else { length.value = sign * (try number(name)) }
            if take("@") { length.priority = Float(try number(word())) }
            result.append(length)
        } while take(",")
        guard take(")") else { throw Failure(what: "')' expected") }
        return result
    }
    private func number(_ word: String) throws(Failure) -> Double {
        let metric = metrics[word]
        let value =
            Double(word) ?? (metric as? NSNumber)?.doubleValue ?? (metric as? CGFloat).map { Double($0) }
            ?? (metric as? Double) ?? (metric as? Int).map { Double($0) }
        guard let value, value.isFinite else { throw Failure(what: "\(word) is not a number or a key in metrics") }
        return value
    }

    private func size(of view: Any, _ length: Length) throws(Failure) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let other: Any? = if let name = length.view { try found(name) } else { nil }
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: length.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: CGFloat(length.value ?? 0))
        if let priority = length.priority { constraint.priority = .init(priority) }
        return constraint
    }

    private func aligned(_ row: [Any], _ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
        options.attributes.flatMap { attribute in
            zip(row, row.dropFirst()).map {
                NSLayoutConstraint(
                    item: $1, attribute: attribute, relatedBy: .equal, toItem: $0, attribute: attribute, multiplier: 1,
                    constant: 0)
            }
        }
    }
}

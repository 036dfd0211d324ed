import DisplayList
import Foundation
import SwiftUICore

extension TestHost {
    /// The views of the window as indented text: a line for each with its place and size in the window, in points.
    ///
    /// ```swift
    /// let host = TestHost(
    ///     VStack { Text("1"); Color.red.frame(width: 40, height: 20) }, size: CGSize(width: 200, height: 100))
    /// #expect(
    ///     host.framesDescription == """
    ///         window 200×100
    ///           VStack 80,25.5 40×49
    ///             Text “1” 94.5,25.5 11×21
    ///             Color 80,54.5 40×20
    ///         """)
    /// ```
    ///
    /// Numbers have at most one decimal. A view around a single other one with the same frame, such as a gesture, has
    /// no line, and neither has an invisible one. For everything that the engine knows about each element see ``tree``.
    public var framesDescription: String {
        update()
        let elements = host.graph.inspect()
        var lines = ["window \(points(size))"]
        /// The depths of those around the current element that have a line.
        var depths: [Int] = []
        for (place, element) in elements.enumerated().dropFirst() {
            while let last = depths.last, last >= element.depth { depths.removeLast() }
            if place + 1 < elements.count, elements.isWrapper(place) { continue }
            depths.append(element.depth)
            var line = String(repeating: "  ", count: depths.count) + element.kind
            if let text = element.text { line += " " + quoted(text) }
            lines.append(line + " " + points(element.frame))
        }
        return lines.joined(separator: "\n")
    }

    /// The window's layers as indented text: a line for each layer, from the lowest to the topmost, with its drawing,
    /// its effects, and its place and size.
    ///
    /// ```swift
    /// let host = TestHost(
    ///     VStack { Text("1"); Color.red.frame(width: 40, height: 20).opacity(0.5) },
    ///     size: CGSize(width: 200, height: 100))
    /// #expect(
    ///     host.layersDescription == """
    ///         window 200×100
    ///           text “1” 17 #000000 95,26 11×21
    ///           opacity 0.5 80,55 40×20
    ///             color #ff3b30 80,55 40×20
    ///         """)
    /// ```
    ///
    /// Places are in the window before effects, in points; numbers have at most one decimal, shares two. A layer that
    /// draws nothing and has no effects has no line. For all layers with their places in each other see ``layers``.
    public var layersDescription: String {
        update()
        let list = host.displayList
        var lines = ["window \(points(size))"]
        func describe(_ id: LayerID, _ indent: Int, _ outer: CGPoint) {
            let layer = list[id]
            let origin = CGPoint(x: outer.x + layer.position.x, y: outer.y + layer.position.y)
            let words = ([layer.content.words] + layer.effects.map(\.words)).filter { !$0.isEmpty }
            if !words.isEmpty {
                lines.append(
                    String(repeating: "  ", count: indent) + words.joined(separator: ", ") + " "
                        + points(CGRect(origin: origin, size: layer.size)))
            }
            for child in list.children(of: id) { describe(child, indent + (words.isEmpty ? 0 : 1), origin) }
        }
        describe(.root, 1, .zero)
        return lines.joined(separator: "\n")
    }

    /// The window's accessibility elements as indented text: a line for each element with its role, its label, and its
    /// other properties.
    ///
    /// ```swift
    /// let host = TestHost(
    ///     VStack {
    ///         Text("1")
    ///         Button("Increment") {}.accessibilityIdentifier("increment")
    ///         Slider(value: .constant(0.5)).accessibilityLabel("Volume").disabled(true)
    ///     })
    /// #expect(
    ///     host.accessibilityDescription == """
    ///         staticText “1”
    ///         button “Increment” identifier “increment”
    ///         slider “Volume” value “50%” disabled
    ///         """)
    /// ```
    ///
    /// For their frames and supported actions see ``accessibility``.
    public var accessibilityDescription: String {
        var depths: [UInt64: Int] = [:]
        return accessibility.map { item in
            let depth = item.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            depths[item.id] = depth
            return String(repeating: "  ", count: depth) + item.words
        }.joined(separator: "\n")
    }
}

extension [InspectedElement] {
    /// Whether an element holds one other alone that has the same frame.
    fileprivate func isWrapper(_ place: Int) -> Bool {
        let (outer, inner) = (self[place], self[place + 1])
        guard inner.depth > outer.depth, inner.frame == outer.frame, outer.text == nil else { return false }
        let next = self[(place + 2)...].first { $0.depth <= inner.depth }
        return next.map { $0.depth <= outer.depth } ?? true
    }
}

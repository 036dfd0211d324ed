import SwiftUI

extension PlacedPlot {
    /// Draws a single mark.
    func draw(_ mark: PlacedMark, _ context: inout GraphicsContext, _ frame: PlotFrame) {
        if mark.kind == .sector {
            let sector = SectorOutline(mark, size: frame.size)
            return fill(sector.path, mark, context, frame, bounds: sector.bounds)
        }
        let rect = mark.rect(frame)
        if rect.isNull { return }
        switch mark.kind {
        case .bar, .rectangle:
            guard rect.width > 0, rect.height > 0 else { return }
            let radius = min(mark.attributes.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
            let path =
                radius > 0
                ? RoundedRectangle(cornerRadius: radius, style: mark.attributes.cornerStyle).path(in: rect)
                : Path(rect)
            fill(path, mark, context, frame, bounds: rect)
        case .rule:
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            let style = mark.line ?? StrokeStyle(lineWidth: 1)
            let bounds = rect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
            styled(context, mark, frame, bounds).stroke(path, with: .style(mark.style), style: style)
        case .point, .line:
            guard mark.attributes.symbolView == nil else { return }
            let symbol = mark.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
            fill(symbol.path(in: mark.symbolRect(rect)), mark, context, frame, bounds: rect)
        case .area, .sector: break
        }
    }

    /// Draws many points or bars at once, leaving out any that would change nothing.
    func drawBatch(_ numbers: [Int], _ context: GraphicsContext, _ frame: PlotFrame) {
        guard let first = numbers.first.map({ marks[$0] }) else { return }
        var path = Path()
        var taken = TakenPlaces()
        for number in numbers {
            let mark = marks[number]
            let rect = mark.rect(frame)
            if rect.isNull { continue }
            if mark.kind == .point {
                guard taken.insert(CGPoint(x: rect.midX, y: rect.midY)) else { continue }
                let symbol = mark.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
                path.addPath(symbol.path(in: mark.symbolRect(rect)))
            } else {
                // Of bars at one place only the highest shows; the place is the place of their far end.
                guard taken.insert(CGPoint(x: rect.minX, y: rect.minY + rect.height * 1e-6)) else { continue }
                path.addRect(rect)
            }
        }
        fill(path, first, context, frame, bounds: path.boundingRect)
    }

    func drawLine(_ numbers: [Int], _ context: GraphicsContext, _ frame: PlotFrame) {
        guard let first = numbers.first.map({ marks[$0] }) else { return }
        let path = linePath(numbers, frame)
        if !path.isEmpty {
            let style = first.line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            if first.attributes.alignsStyleWithPlot {
                fill(path.strokedPath(style), first, context, frame, bounds: path.boundingRect)
            } else {
                styled(context, first, frame, path.boundingRect).stroke(path, with: .style(first.style), style: style)
            }
        }
        var context = context
        for number in numbers where marks[number].symbol != nil || numbers.count == 1 {
            draw(marks[number], &context, frame)
        }
    }

    private func linePath(_ numbers: [Int], _ frame: PlotFrame) -> Path {
        var path = Path()
        let method = marks[numbers[0]].attributes.interpolation ?? .linear
        for run in runs(numbers, { marks[$0].point(frame) }) {
            path.add(method.pieces(PointThinning.thinned(run, isVertical: false)))
        }
        return path
    }

    func drawArea(_ numbers: [Int], _ isVertical: Bool, _ context: GraphicsContext, _ frame: PlotFrame) {
        guard let first = numbers.first.map({ marks[$0] }) else { return }
        let method = first.attributes.interpolation ?? .linear
        // The mark's rectangle is a line between both edges of the area.
        let near = runs(numbers) { edge(marks[$0], frame, isFar: false, isVertical) }
        let far = runs(numbers) { edge(marks[$0], frame, isFar: true, isVertical) }
        var path = Path()
        for (near, far) in zip(near, far) {
            path.add(method.pieces(PointThinning.thinned(far, isVertical: isVertical), isVertical: isVertical))
            let back = method.pieces(PointThinning.thinned(near, isVertical: isVertical), isVertical: isVertical)
            path.add(back.reversed().map(\.reversed), isFirst: false)
            path.closeSubpath()
        }
        guard !path.isEmpty else { return }
        fill(path, first, context, frame, bounds: path.boundingRect)
    }

    private func edge(_ mark: PlacedMark, _ frame: PlotFrame, isFar: Bool, _ isVertical: Bool) -> CGPoint? {
        guard mark.isFinite else { return nil }
        let offset = mark.attributes.offset
        if isVertical {
            let middle = mark.y.low / 2 + mark.y.high / 2
            return CGPoint(
                x: frame.left(isFar ? mark.x.high : mark.x.low) + (isFar ? offset.xEnd : offset.xStart),
                y: frame.top(middle) + offset.yStart)
        }
        let middle = mark.x.low / 2 + mark.x.high / 2
        return CGPoint(
            x: frame.left(middle) + offset.xStart,
            y: frame.top(isFar ? mark.y.high : mark.y.low) + (isFar ? offset.yEnd : offset.yStart))
    }

    /// The points of marks, divided where one has none.
    private func runs(_ numbers: [Int], _ point: (Int) -> CGPoint?) -> [[CGPoint]] {
        var runs: [[CGPoint]] = [[]]
        for number in numbers {
            if let point = point(number) {
                runs[runs.count - 1].append(point)
            } else if !runs[runs.count - 1].isEmpty {
                runs.append([])
            }
        }
        return runs
    }
}

extension PlacedMark {
    /// The rectangle of a symbol that looks as large as a circle in a rectangle.
    func symbolRect(_ rect: CGRect) -> CGRect {
        guard let unit = symbol?.perceptualUnitRect else { return rect }
        return CGRect(
            x: rect.minX + unit.minX * rect.width, y: rect.minY + unit.minY * rect.height,
            width: unit.width * rect.width, height: unit.height * rect.height)
    }
}

extension SymbolCatalog {
    /// Arrows and chevrons.
    static let arrows = """
        chevron.right: o M8.5 5 L15.5 12 L8.5 19
        chevron.left: u chevron.right -1
        chevron.up: u chevron.right 1 0 0 -90
        chevron.down: u chevron.right 1 0 0 90
        chevron.forward = chevron.right
        chevron.backward = chevron.left
        chevron.right.2: o M6 5 L13 12 L6 19 M12.5 5 L19.5 12 L12.5 19
        chevron.left.2: u chevron.right.2 -1
        chevron.up.2: u chevron.right.2 1 0 0 -90
        chevron.down.2: u chevron.right.2 1 0 0 90
        chevron.compact.right: o M10.5 3.5 L14.5 12 L10.5 20.5
        chevron.compact.left: u chevron.compact.right -1
        chevron.compact.up: u chevron.compact.right 1 0 0 -90
        chevron.compact.down: u chevron.compact.right 1 0 0 90
        chevron.up.chevron.down: o M7 9 L12 4 L17 9 M7 15 L12 20 L17 15
        chevron.left.forwardslash.chevron.right: o M7 7 L2 12 L7 17 M17 7 L22 12 L17 17 M14 4.5 L10 19.5
        arrow.up: o M12 20.5 V3.5 K12 3.5 -90 7
        arrow.down: u arrow.up 1 0 0 180
        arrow.left: u arrow.up 1 0 0 -90
        arrow.right: u arrow.up 1 0 0 90
        arrow.forward = arrow.right
        arrow.backward = arrow.left
        arrow.up.right: o M6 18 L18 6 M8 6 H18 V16
        arrow.up.left: u arrow.up.right -1
        arrow.down.right: u arrow.up.right 1 0 0 90
        arrow.down.left: u arrow.up.right 1 0 0 180
        arrow.up.forward = arrow.up.right
        arrow.up.and.down: o M12 3 V21 K12 3 -90 5 K12 21 90 5
        arrow.left.and.right: u arrow.up.and.down 1 0 0 90
        arrow.up.arrow.down: o M7.5 19.5 V4.5 K7.5 4.5 -90 4.5 M16.5 4.5 V19.5 K16.5 19.5 90 4.5
        arrow.left.arrow.right: u arrow.up.arrow.down 1 0 0 90
        arrow.right.arrow.left = arrow.left.arrow.right
        arrow.up.to.line: o M12 21 V7 K12 7 -90 6 M5 3 H19
        arrow.down.to.line: o M12 3 V17 K12 17 90 6 M5 21 H19
        arrow.left.to.line: u arrow.up.to.line 1 0 0 -90
        arrow.right.to.line: u arrow.up.to.line 1 0 0 90
        arrow.up.left.and.arrow.down.right: o M10 10 L3.5 3.5 M3.5 9.5 V3.5 H9.5 M14 14 L20.5 20.5 M20.5 14.5 V20.5 H14.5
        arrow.down.right.and.arrow.up.left: o M3.5 3.5 L10 10 M4.5 10 H10 V4.5 M20.5 20.5 L14 14 M19.5 14 H14 V19.5
        arrow.up.right.and.arrow.down.left: u arrow.up.left.and.arrow.down.right -1
        arrow.down.left.and.arrow.up.right = arrow.up.right.and.arrow.down.left
        arrow.up.and.down.and.arrow.left.and.right: o M12 2.5 V21.5 M2.5 12 H21.5 K12 2.5 -90 3 K12 21.5 90 3 K2.5 12 180 3 K21.5 12 0 3
        arrow.clockwise: o A12 12.8 8.7 -28 -322 M19.9 3.2 V8.9 H14.2
        arrow.counterclockwise: u arrow.clockwise -1
        goforward = arrow.clockwise
        gobackward = arrow.counterclockwise
        arrow.trianglehead.clockwise: o A12 13 8.5 -40 -360; f T18.2 6.9 35 3.4
        arrow.trianglehead.counterclockwise: o A12 13 8.5 -95 -360 M20.5 13 A12 13 8.5 0 85 A12 13 8.5 85 215; f T12.6 4.5 180 3.6
        restart = arrow.trianglehead.counterclockwise
        arrow.clockwise.heart: u arrow.clockwise; u heart 0.4 0 1
        arrow.circlepath: o A12 12 9 195 330 A12 12 9 330 342 M20.9 3.6 V8.6 H15.9 M21 13.8 A12 12 9 15 162 M3.1 20.4 V15.4 H8.1
        arrow.2.circlepath = arrow.circlepath
        arrow.triangle.2.circlepath: o A12 12 8.6 195 318 M20.3 14.3 A12 12 8.6 15 138; f T19.6 8 62 3.5; f T4.4 16 242 3.5
        arrow.trianglehead.2.clockwise = arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.doc.on.clipboard: u doc.on.clipboard; e O16.5 16.5 5.2; u arrow.triangle.2.circlepath 0.5 4.5 4.5
        arrow.2.squarepath: o M8 6.5 H16 Q18.5 6.5 18.5 9 V15 M15 12 L18.5 15.5 L22 12 M16 17.5 H8 Q5.5 17.5 5.5 15 V9 M2 12 L5.5 8.5 L9 12
        arrow.triangle.branch: b O6 5 2.3; b O6 19 2.3; b O18 8 2.3; o M6 7.3 V16.7 M18 10.3 Q18 14 12 14 Q6 14 6 16.7
        arrow.branch = arrow.triangle.branch
        arrow.triangle.merge: u arrow.triangle.branch 1 0 0 180
        arrow.triangle.turn.up.right.diamond: b M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z; d M8.5 15.5 V12.5 Q8.5 11 10 11 H15.5 K15.5 11 0 2.6
        arrow.uturn.backward: o M3.5 8.5 H15 A15 14 5.5 -90 90 L9 19.5 K3.5 8.5 180 4.8
        arrow.uturn.left = arrow.uturn.backward
        arrow.uturn.forward: u arrow.uturn.backward -1
        arrow.uturn.right = arrow.uturn.forward
        arrow.uturn.up: u arrow.uturn.backward 1 0 0 90
        arrow.uturn.down: u arrow.uturn.backward 1 0 0 -90
        arrow.turn.up.left: o M20 19.5 V12 Q20 9 17 9 H4 K4 9 180 5
        arrow.turn.up.right: u arrow.turn.up.left -1
        arrow.turn.down.left: o M20 4.5 V12 Q20 15 17 15 H4 K4 15 180 5
        arrow.turn.down.right: u arrow.turn.down.left -1
        arrow.turn.right.up: u arrow.turn.down.left 1 0 0 90
        arrow.turn.left.up: u arrow.turn.right.up -1
        arrow.turn.left.down: u arrow.turn.up.left 1 0 0 -90
        arrow.turn.right.down: u arrow.turn.left.down -1
        return: o M20 4.5 V11.5 Q20 14.5 17 14.5 H4 K4 14.5 180 5
        return.left = return
        return.right: u return -1
        arrowshape.left: b M11 4 L2.5 12 L11 20 V15.5 H21 V8.5 H11 Z
        arrowshape.right: u arrowshape.left -1
        arrowshape.up: u arrowshape.left 1 0 0 90
        arrowshape.down: u arrowshape.left 1 0 0 -90
        arrowshape.turn.up.left: b M10.5 4 L2 11.2 L10.5 18.4 V14.4 C15.5 14.2 19.2 15.6 22 20 C21.2 12.8 17.2 8.6 10.5 8.2 Z
        arrowshape.turn.up.right: u arrowshape.turn.up.left -1
        arrowshape.turn.up.left.2: b M13 4.5 L6.5 11 L13 17.5 V14 C17 14 20 15.6 22.2 19.5 C21.5 13 18.5 9 13 8.5 Z; o M8 5 L2 11 L8 17
        arrowtriangle.up: b M12 5 L21 19 H3 Z
        arrowtriangle.down: u arrowtriangle.up 1 0 0 180
        arrowtriangle.left: u arrowtriangle.up 1 0 0 -90
        arrowtriangle.right: u arrowtriangle.up 1 0 0 90
        arrowtriangle.forward = arrowtriangle.right
        arrowtriangle.backward = arrowtriangle.left
        square.and.arrow.up: o M8.2 9 H7 Q4.5 9 4.5 11.5 V19 Q4.5 21.5 7 21.5 H17 Q19.5 21.5 19.5 19 V11.5 Q19.5 9 17 9 H15.8 M12 15 V2 K12 2 -90 4
        square.and.arrow.up.fill: f M7 8.4 H17 Q20.2 8.4 20.2 11.5 V19 Q20.2 22.2 17 22.2 H7 Q3.8 22.2 3.8 19 V11.5 Q3.8 8.4 7 8.4 Z; x M12 15 V2; o M12 15 V2 K12 2 -90 4
        square.and.arrow.down: o M8.2 9 H7 Q4.5 9 4.5 11.5 V19 Q4.5 21.5 7 21.5 H17 Q19.5 21.5 19.5 19 V11.5 Q19.5 9 17 9 H15.8 M12 2 V15.5 K12 15.5 90 4
        square.and.arrow.down.fill: f M7 8.4 H17 Q20.2 8.4 20.2 11.5 V19 Q20.2 22.2 17 22.2 H7 Q3.8 22.2 3.8 19 V11.5 Q3.8 8.4 7 8.4 Z; x M12 2 V15.5 K12 15.5 90 4; o M12 2 V15.5 K12 15.5 90 4
        square.and.arrow.up.on.square: u square.and.arrow.up 0.8 -1.5 -2; o M21.5 10 V18.5 Q21.5 21.5 18.5 21.5 H9
        rectangle.portrait.and.arrow.right: o M13 8 V4.5 Q13 2 10.5 2 H6 Q3.5 2 3.5 4.5 V19.5 Q3.5 22 6 22 H10.5 Q13 22 13 19.5 V16 M9 12 H22 K22 12 0 3.8
        rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
        door.left.hand.open: b M5 3 H14 V21.5 H5 Z; o M14 5 H19 V21.5 M2.5 21.5 H21.5; D O11.3 12.5 1.1
        arrow.up.doc: u doc; d M12 18 V11 K12 11 -90 2.6
        arrow.down.doc: u doc; d M12 11 V18 K12 18 90 2.6
        arrow.right.doc.on.clipboard: u clipboard; d M8 13.5 H16 K16 13.5 0 2.6
        rotate.left: o A12.5 13 7.5 -155 110 M5.8 3.8 V9.5 H11.5
        rotate.right: u rotate.left -1
        arrow.forward.to.line = arrow.right.to.line
        arrow.backward.to.line = arrow.left.to.line
        arrow.right.to.line.alt = arrow.right.to.line
        arrow.right.circle.dotted: u circle.dotted; u arrow.right 0.55
        arrowshape.turn.up.forward = arrowshape.turn.up.right
        arrowshape.turn.up.backward = arrowshape.turn.up.left
        arrowshape.turn.up.backward.2 = arrowshape.turn.up.left.2
        arrow.trianglehead.2.clockwise.rotate.90 = arrow.triangle.2.circlepath
        arrow.trianglehead.2.counterclockwise: u arrow.triangle.2.circlepath -1
        arrow.trianglehead.2.counterclockwise.rotate.90 = arrow.trianglehead.2.counterclockwise
        arrow.trianglehead.clockwise.rotate.90 = arrow.trianglehead.clockwise
        arrow.trianglehead.counterclockwise.rotate.90 = arrow.trianglehead.counterclockwise
        arrow.up.document = arrow.up.doc
        arrow.down.document = arrow.down.doc
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: f T6.5 12 0 4.5; o M12 3 V21; f T17.5 12 180 4.5
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: f T6 12 180 4.5; o M12 3 V21; f T18 12 0 4.5
        goforward.plus: u goforward; o M12 9.5 V16 M8.8 12.8 H15.2
        gobackward.minus: u gobackward; o M8.8 12.8 H15.2
        """
}

extension SymbolCatalog {
    /// More arrows: with numbers, in pairs, to lines.
    static let turns = """
        arrow.triangle.swap: o M7.5 20.5 V7; f T7.5 5.4 -90 3.6; o M16.5 3.5 V17; f T16.5 18.6 90 3.6
        arrow.triangle.pull: b O6 5 2.4; b O6 19 2.4; b O18 19 2.4; o M6 7.4 V16.6 M18 16.6 V9 Q18 5 14 5 H12.6; f T11.4 5 180 3
        arrow.triangle.capsulepath: o M7 6 H15.5 A15.5 12 6 -90 90 H10 M7 18 A8.5 12 6 110 200; f T8.6 18 180 3.2
        arrow.triangle.clockwise = arrow.trianglehead.clockwise
        arrow.triangle.counterclockwise = arrow.trianglehead.counterclockwise
        arrow.triangle.topright.capsulepath.clockwise = arrow.triangle.capsulepath
        arrow.triangle.turn.up.right.circle: b O12 12 10.25; d M8.5 15.5 V12.5 Q8.5 11 10 11 H15.5 K15.5 11 0 2.6
        arrow.down.forward.and.arrow.up.backward: u arrow.down.right.and.arrow.up.left -1
        arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right
        arrow.down.backward.and.arrow.up.forward = arrow.up.right.and.arrow.down.left
        arrow.up.forward.and.arrow.down.backward = arrow.up.right.and.arrow.down.left
        arrow.up.to.line.compact: o M12 20 V9 K12 9 -90 5 M5 5.5 H19
        arrow.down.to.line.compact: u arrow.up.to.line.compact 1 0 0 180
        arrow.left.to.line.compact: u arrow.up.to.line.compact 1 0 0 -90
        arrow.right.to.line.compact: u arrow.up.to.line.compact 1 0 0 90
        arrow.left.and.right.text.vertical: o M7 4 H17 M7 8.4 H17 M9 12.8 H15 M2.6 18.6 H21.4 K2.6 18.6 180 2.8 K21.4 18.6 0 2.8
        arrow.up.and.down.text.horizontal: o M5 2.6 V21.4 K5 2.6 -90 2.8 K5 21.4 90 2.8 M11 6 H21 M11 10 H21 M11 14 H21 M11 18 H17
        arrow.left.and.right.righttriangle.left.righttriangle.right: b M10 4 V15 H2.4 Z; b M14 4 V15 H21.6 Z; o M3 19.6 H21 K3 19.6 180 2.4 K21 19.6 0 2.4
        arrow.up.and.down.righttriangle.up.righttriangle.down: u arrow.left.and.right.righttriangle.left.righttriangle.right 1 0 0 90
        arrow.left.and.line.vertical.and.arrow.right: o M12 3 V21 M9 12 H1.8 K1.8 12 180 3.2 M15 12 H22.2 K22.2 12 0 3.2
        arrow.right.and.line.vertical.and.arrow.left: o M12 3 V21 M1.6 12 H8.8 K8.8 12 0 3.2 M22.4 12 H15.2 K15.2 12 180 3.2
        arrow.up.and.line.horizontal.and.arrow.down: u arrow.left.and.line.vertical.and.arrow.right 1 0 0 90
        arrow.down.and.line.horizontal.and.arrow.up: u arrow.right.and.line.vertical.and.arrow.left 1 0 0 90
        arrow.up.and.down.and.sparkles: u arrow.up.and.down 1 -4; u sparkle 0.5 5.6 0
        arrow.down.left.arrow.up.right: o M3.5 12 L11 4.5 M5 4.5 H11 V10.5 M20.5 12 L13 19.5 M19 19.5 H13 V13.5
        arrow.up.right.bottomleft.rectangle: b R1.75 4 20.5 16 2.75; d M6 16 L13 9 M8.4 9 H13 V13.6
        arrow.turn.up.forward.iphone: u iphone; d M9.8 16 V12.4 Q9.8 11 11.2 11 H14 K14 11 0 2
        arrow.up.page.on.clipboard = arrow.right.doc.on.clipboard
        arrow.right.page.on.clipboard = arrow.right.doc.on.clipboard
        arrow.up.doc.on.clipboard: u clipboard; d M12 18 V11 K12 11 -90 2.6
        arrow.rectanglepath: o M5.5 15 V8 Q5.5 5 8.5 5 H18.4 M18.5 9 V16 Q18.5 19 15.5 19 H5.6; f T19.4 5 0 3.4; f T4.6 19 180 3.4
        arrowshape.zigzag.right: o M2 16 L8 8 L14 16 L20 8 M15.5 8 H20 V12.5
        arrowshape.forward = arrowshape.right
        arrowshape.backward = arrowshape.left
        arrowshape.left.arrowshape.right: b M7 4.4 L1.6 12 L7 19.6 V15 H17 V19.6 L22.4 12 L17 4.4 V9 H7 Z
        arrowshape.bounce.right: o M2 19 Q5.6 6 9.4 17.4 Q12.6 6 19 12 M20.6 7.6 V13 H15
        arrowkeys: b R8.5 3 7 7 1.8; b R1 12.5 7 7 1.8; b R8.5 12.5 7 7 1.8; b R16 12.5 7 7 1.8
        5.arrow.trianglehead.clockwise: u arrow.trianglehead.clockwise; u- 5 0.4 0 1
        10.arrow.trianglehead.clockwise: u arrow.trianglehead.clockwise; u- 10 0.4 0 1
        15.arrow.trianglehead.clockwise: u arrow.trianglehead.clockwise; u- 15 0.4 0 1
        30.arrow.trianglehead.clockwise: u arrow.trianglehead.clockwise; u- 30 0.4 0 1
        45.arrow.trianglehead.clockwise: u arrow.trianglehead.clockwise; u- 45 0.4 0 1
        60.arrow.trianglehead.clockwise: u arrow.trianglehead.clockwise; u- 60 0.4 0 1
        5.arrow.trianglehead.counterclockwise: u arrow.trianglehead.counterclockwise; u- 5 0.4 0 1
        10.arrow.trianglehead.counterclockwise: u arrow.trianglehead.counterclockwise; u- 10 0.4 0 1
        15.arrow.trianglehead.counterclockwise: u arrow.trianglehead.counterclockwise; u- 15 0.4 0 1
        30.arrow.trianglehead.counterclockwise: u arrow.trianglehead.counterclockwise; u- 30 0.4 0 1
        45.arrow.trianglehead.counterclockwise: u arrow.trianglehead.counterclockwise; u- 45 0.4 0 1
        60.arrow.trianglehead.counterclockwise: u arrow.trianglehead.counterclockwise; u- 60 0.4 0 1
        gobackward.5: u gobackward; u- 5 0.4 0 1
        goforward.5: u goforward; u- 5 0.4 0 1
        gobackward.45: u gobackward; u- 45 0.4 0 1
        goforward.45: u goforward; u- 45 0.4 0 1
        gobackward.60: u gobackward; u- 60 0.4 0 1
        goforward.60: u goforward; u- 60 0.4 0 1
        gobackward.75: u gobackward; u- 75 0.4 0 1
        goforward.75: u goforward; u- 75 0.4 0 1
        gobackward.90: u gobackward; u- 90 0.4 0 1
        goforward.90: u goforward; u- 90 0.4 0 1
        backward.end.alt: b M12.4 5.8 V18.2 L4.6 12 Z; b M21.6 5.8 V18.2 L13.8 12 Z; o M2.2 5.8 V18.2
        forward.end.alt: u backward.end.alt -1
        backward.frame: b M14.5 5 V19 L4.5 12 Z; b R17 5 3.4 14 .9
        forward.frame: u backward.frame -1
        chevron.compact.backward = chevron.compact.left
        chevron.compact.forward = chevron.compact.right
        chevron.up.right: o M8 5 H19 V16
        chevron.forward.2 = chevron.right.2
        chevron.backward.2 = chevron.left.2
        chevron.left.chevron.left.dotted: o M11 5 L4 12 L11 19; f O18.6 5.4 1.2; f O15.4 8.6 1.2; f O12.4 12 1.2; f O15.4 15.4 1.2; f O18.6 18.6 1.2
        chevron.right.dotted.chevron.right: u chevron.left.chevron.left.dotted -1
        chevron.left.to.line: o M17 5 L10 12 L17 19 M5.5 4.5 V19.5
        chevron.right.to.line: u chevron.left.to.line -1
        chevron.up.chevron.right.chevron.down.chevron.left: o M8.6 5.8 L12 2.4 L15.4 5.8 M18.2 8.6 L21.6 12 L18.2 15.4 M15.4 18.2 L12 21.6 L8.6 18.2 M5.8 15.4 L2.4 12 L5.8 8.6
        chevron.left.chevron.right: o M8 6 L2.4 12 L8 18 M16 6 L21.6 12 L16 18
        chevron.up.forward.2: o M4 9 H13 V18 M11 3 H20.5 V12
        chevron.up.dotted.2: o M5 20 L12 13 L19 20; f O5 11 1.2; f O8.5 7.5 1.2; f O12 4 1.2; f O15.5 7.5 1.2; f O19 11 1.2
        line.2.horizontal.decrease.circle = line.horizontal.2.decrease.circle
        line.horizontal.2.decrease.circle: b O12 12 10.25; d M7 10 H17 M9.4 14.4 H14.6
        line.diagonal.arrow: o M4 20 L19 5 M10 5 H19 V14
        line.horizontal.star.fill.line.horizontal: o M1.5 12 H5 M19 12 H22.5; U star 0.56
        line.3.horizontal.button.angledtop.vertical.right: b M6 2.5 H14 L19 7.5 V21.5 H6 Z; d M9.4 11 H15.6 M9.4 14.4 H15.6 M9.4 17.8 H15.6
        lineweight: o- M3 5 H21; o M3 9.6 H21; f R2.4 13 19.2 2.6 .6; f R2.4 18 19.2 4 .8
        slider.horizontal.2.square: b R2.75 2.75 18.5 18.5 3.5; d M6 9 H9.4 M14.4 9 H18 M6 15 H9.6 M14.6 15 H18; d O12 9 2; d O12 15 2
        slider.horizontal.2.gobackward: u gobackward; o- M7.8 11.4 H16.2 M7.8 15.4 H16.2; f O13.6 11.4 1.6; f O10.4 15.4 1.6
        slider.horizontal.2.arrow.trianglehead.counterclockwise: u arrow.trianglehead.counterclockwise; o- M7.8 11.4 H16.2 M7.8 15.4 H16.2; f O13.6 11.4 1.6; f O10.4 15.4 1.6
        slider.horizontal.below.square.filled.and.square: o R3 3 7.5 7.5 1.6; f R13.4 2.6 8.3 8.3 1.8; o M3 18 H9 M16 18 H21; b O12.5 18 2.3
        slider.horizontal.below.sun.max: u sun.max 0.62 0 -4.6; o M3 19.4 H9 M16 19.4 H21; b O12.5 19.4 2.2
        """
}

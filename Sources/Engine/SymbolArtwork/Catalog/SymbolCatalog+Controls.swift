extension SymbolCatalog {
    /// More devices, controls and layouts.
    static let controls = """
        pencil.tip.crop.circle: b O12 12 10.25; d M7.6 20.8 L10 9.6 Q12 6.6 14 9.6 L16.4 20.8 M9 13.6 H15
        opticaldiscdrive: b R1.75 9 20.5 8.5 2.4; d M5 13.2 H15; D O18.6 13.2 1
        person.2.gobackward: u gobackward; U person.2 0.46 0 1
        figure.and.child.holdinghands: f O8.6 4.4 2.1; o M8.6 8.4 V14.4 M6.4 21.8 L7.6 14.4 M10.8 21.8 L9.6 14.4 M8.6 9 L5 13.4 M8.6 9 L13.4 13.4; f O17.4 10 1.7; o M17.4 13.4 V17.4 M15.8 21.8 L16.6 17.4 M19 21.8 L18.2 17.4 M17.4 13.8 L13.4 13.4
        figure.rolling = figure.roll
        bolt.ring.closed: o A12 12 9.6 -60 240; u bolt 0.6
        rectangle.roundedtop: b M2.5 19 V9 Q2.5 5 6.5 5 H17.5 Q21.5 5 21.5 9 V19 Z
        rectangle.roundedbottom: u rectangle.roundedtop 1 0 0 180
        rectangle.and.arrow.up.right.and.arrow.down.left: b R1.75 4 20.5 16 2.75; d M12.6 11.4 L17.4 7.2 M13.6 7.2 H17.4 V11 M11.4 12.6 L6.6 16.8 M10.4 16.8 H6.6 V13
        rectangle.and.arrow.up.right.and.arrow.down.left.slash: u2 rectangle.and.arrow.up.right.and.arrow.down.left; x M4.6 2.6 L21.4 19.4; o M3 3 L21 21
        rectangle.stack.person.crop = person.crop.rectangle.stack
        rectangle.split.2x2: b R1.5 4.75 21 14.5 3; d M12 4.75 V19.25 M1.5 12 H22.5
        rectangle.split.3x3: b R1.5 4.75 21 14.5 3; d M8.5 4.75 V19.25 M15.5 4.75 V19.25 M1.5 9.6 H22.5 M1.5 14.4 H22.5
        table: b R1.75 4 20.5 16 2.75; d M1.75 9.3 H22.25 M8.6 9.3 V20
        square.grid.3x3.topleft.filled: u square.grid.3x3; f R2 2 6 6 1.4
        square.grid.3x3.middle.filled: u square.grid.3x3; f R9 9 6 6 1.4
        squares.below.rectangle: b R2.5 3 19 9 2; b R2.5 15.5 5.2 5.2 1.2; b R9.4 15.5 5.2 5.2 1.2; b R16.3 15.5 5.2 5.2 1.2
        squareshape: b R3 3 18 18 0.6
        squareshape.split.2x2: b R3 3 18 18 0.6; d M12 3 V21 M3 12 H21
        squareshape.split.3x3: b R3 3 18 18 0.6; d M9 3 V21 M15 3 V21 M3 9 H21 M3 15 H21
        dot.squareshape.split.2x2: b R3 3 18 18 0.6; d M12 3 V8 M12 16 V21 M3 12 H8 M16 12 H21; D O12 12 2.6
        square.on.square.squareshape.controlhandles: o M5 3 H14 M3 5 V14 M16 5 V8; o R8 8 13 13 0.5; f R1.8 1.8 3 3 .4; f R14.4 1.8 3 3 .4; f R1.8 14.4 3 3 .4
        square.filled.on.square: f R2 2 14 14 3; e R8 8 14 14 3; b R8 8 14 14 3
        smallcircle.circle: b O12 12 10.25; d O12 12 3.4
        circle.circle: b O12 12 10.25; d O12 12 6
        bell.and.waveform: u bell 0.84 -3.4 0; o M16.6 9 V13 M19.4 6.5 V15.5 M22.2 9 V13
        camera.shutter.button: b R1.75 8 20.5 13 2.75; b R7.5 3.6 9 4.4 1.6; d O12 14.5 3.4
        arrow.up.right.video: u video; d M6 14.6 L10.6 10 M7.2 10 H10.6 V13.4
        eyedropper.halffull: u eyedropper; f M6.6 14.4 L13 14 L7 20 L3.2 20.8 L4 17 Z
        printer.dotmatrix: o M6 8 V3 H18 V8; b M6 17 H4.5 Q1.75 17 1.75 14.25 V10.75 Q1.75 8 4.5 8 H19.5 Q22.25 8 22.25 10.75 V14.25 Q22.25 17 19.5 17 H18; e R6 13 12 9 .6; b R6 13 12 9 .6; D O9 16 .8; D O12 16 .8; D O15 16 .8; D O9 19 .8; D O12 19 .8; D O15 19 .8
        latch.2.case: b R1.75 7 20.5 13.5 2.75; o M8.4 6.8 V5.4 Q8.4 3.4 10.4 3.4 H13.6 Q15.6 3.4 15.6 5.4 V6.8; d M1.75 12 H22.25; D R6 10.6 2.4 4 .6; D R15.6 10.6 2.4 4 .6
        suitcase.cart: o M2 3 H4.6 V18 H21; b R7.6 7 12 8.4 1.6; o M11 7 V4.6 H16.2 V7; b O8 20.4 1.6; b O18 20.4 1.6
        homekit: o M1.8 11.6 L12 3 L22.2 11.6 M4.6 10.6 V20.4 H19.4 V10.6; b M12 8.6 L7.6 12.2 V17.4 H16.4 V12.2 Z
        lock.rotation.open = lock.open.rotation
        display.2: b R1.5 4 15 10.5 2; e R10 9.4 12.6 10 1.8; b R10.6 10 11.6 8.4 1.6; o M16.4 18.4 V21 M13.6 21.2 H19.2 M6 17.6 H9
        display.and.arrow.down: b R1.75 3 20.5 14 2.5; d M12 5.8 V12.4 K12 12.4 90 2.8; o M9.5 17.2 V21 M14.5 17.2 V21 M7 21.2 H17
        staroflife: b M9.4 2 H14.6 V7.4 L19.3 4.7 L21.9 9.2 L17.2 12 L21.9 14.8 L19.3 19.3 L14.6 16.6 V22 H9.4 V16.6 L4.7 19.3 L2.1 14.8 L6.8 12 L2.1 9.2 L4.7 4.7 L9.4 7.4 Z
        leaf.arrow.triangle.circlepath: u arrow.triangle.2.circlepath; U leaf 0.42
        cube.transparent: o M12 1.75 L21 6.8 V17.2 L12 22.25 L3 17.2 V6.8 Z; o- M12 1.75 V12 M3 17.2 L12 12 L21 17.2 M3 6.8 L12 12 L21 6.8 M12 12 V22
        cube.box = shippingbox
        l.joystick: b O12 12 10.25; d O12 12 6; u- l 0.3
        r.joystick: b O12 12 10.25; d O12 12 6; u- r 0.3
        esim: b M5 4 Q5 1.75 7.25 1.75 H14 L19 6.75 V20 Q19 22.25 16.75 22.25 H7.25 Q5 22.25 5 20 Z; u- e 0.46 0 2
        arrow.left.to.line.alt = arrow.left.to.line
        arrow.up.to.line.alt = arrow.up.to.line
        arrow.down.to.line.alt = arrow.down.to.line
        increase.quotelevel: o M3 4 V20 M7 4 V20 M11.5 6 H21.5 M11.5 12 H21.5 M11.5 18 H18
        decrease.quotelevel: o M3 4 V20 M8 6 H21.5 M8 12 H21.5 M8 18 H17
        checkmark.gobackward: u gobackward; u checkmark 0.42 0 1
        lasso.and.sparkles: u lasso; u sparkle 0.3 5 6; u sparkle 0.24 -0.5 -3
        sidebar.squares.left: b R1.75 4 20.5 16 2.75; d M9 4 V20; D R4 7 2.6 2.6 .5; D R4 10.8 2.6 2.6 .5; D R4 14.6 2.6 2.6 .5
        sidebar.squares.right: u sidebar.squares.left -1
        sidebar.squares.leading = sidebar.squares.left
        sidebar.squares.trailing = sidebar.squares.right
        sidebar.lefthalf.filled: o R1.75 4 20.5 16 2.75; f R4 6.2 5.6 11.6 1
        macpro.gen1: b R5 3 14 18 1.6; d M8.4 6.4 H15.6; D O9.4 10.6 1; D O12 10.6 1; D O14.6 10.6 1; D O9.4 14 1; D O12 14 1; D O14.6 14 1
        earbuds: b O7 9 4.4; b O17 9 4.4; o M8.4 13.4 Q9.4 19 6.6 22 M15.6 13.4 Q14.6 19 17.4 22
        homepod.2: u homepod 0.82 -5.4; u homepod 0.82 5.4
        homepod.mini: b M4 12 Q4 5 12 5 Q20 5 20 12 Q20 19 12 19 Q4 19 4 12 Z; d E12 7.6 3.6 1.1
        applewatch.watchface: u applewatch; d M12 8.6 V12 L14 13.4
        applewatch.side.right: b R8.4 4 6.6 16 2.4; o M15 9 H16.4 V12 H15 M9.6 4 V1.8 H13.6 V4 M9.6 20 V22.2 H13.6 V20
        applewatch.case.inset.filled: u applewatch; D R8.4 8 7.2 8 1.6
        ipodtouch: b R6.5 1.75 11 20.5 2.6; D O12 19.4 1
        ipod: b R5.5 1.75 13 20.5 2.4; d R8 4.4 8 5.4 .8; d O12 16 3.4
        beats.headphones: o M4 15 V11 A12 11 8 180 360 V15; b O4.8 17 3; b O19.2 17 3
        magsafe.batterypack: b R6.5 3 11 18 3; D O12 8 1.2; d M9.6 16.6 H14.4
        visionpro: b M3.5 7 H20.5 Q22.5 7 22.5 10.4 Q22.5 17.4 17.6 17.4 Q15 17.4 13.6 15.4 Q12 13.6 10.4 15.4 Q9 17.4 6.4 17.4 Q1.5 17.4 1.5 10.4 Q1.5 7 3.5 7 Z
        vision.pro = visionpro
        circle.hexagonpath: o G12 12 8.4 6; b O12 3.6 2.2; b O19.3 7.8 2.2; b O19.3 16.2 2.2; b O12 20.4 2.2; b O4.7 16.2 2.2; b O4.7 7.8 2.2
        dots.and.line.vertical.and.cursorarrow.rectangle: b R1.75 4 20.5 16 2.75; D O5.6 9 1; D O5.6 12 1; D O5.6 15 1; d M9 8 V16; u cursorarrow 0.4 3.4 0
        toggle.on: b R1.5 6 21 12 6; D O16.5 12 4
        shoeprints: b E7 6.4 3.2 4.6; b E7 13.6 2.4 2; b E17 12 3.2 4.6; b E17 19.2 2.4 2
        shoe.2: u shoe 0.8 -2.4 -2.6; u shoe 0.8 2.4 3.4
        pano: b M1.75 6 Q12 9 22.25 6 V18 Q12 15 1.75 18 Z
        arrow.up.left.and.down.right.magnifyingglass: u magnifyingglass; o- M7.4 7.4 L12.6 12.6 M7.2 10 V7.2 H10 M12.8 10 V12.8 H10
        bubble.middle.top: u bubble.middle.bottom 1 0 0 180
        mosaic: b R2.75 2.75 18.5 18.5 3.5; d M9.6 2.75 V14.6 M2.75 14.6 H21.25 M14.4 14.6 V21.25 M9.6 8.6 H21.25
        distribute.horizontal: o M3 3 V21 M21 3 V21; b R8.5 6 7 12 1.4
        distribute.vertical: u distribute.horizontal 1 0 0 90
        perspective: b M5 4 L19 7 V17 L5 20 Z; d M12 5.6 V18.4 M5 12 H19
        trapezoid.and.line.vertical: b M4 5 L20 8 V16 L4 19 Z; o M12 2 V22
        trapezoid.and.line.horizontal: u trapezoid.and.line.vertical 1 0 0 90
        flip.horizontal: b M10 5 V19 L2.4 19 Z; o M12 2.5 V21.5; b M14 5 V19 H21.6 Z
        digitalcrown.horizontal.press: b R3 8 8 8 2; d M5.4 8 V16 M8.4 8 V16; o M22 12 H14.6 K14.6 12 180 3
        digitalcrown.arrow.clockwise: b R3 10 8 8 2; d M5.4 10 V18 M8.4 10 V18; o A14 10 6 -100 60; f T17.4 15.2 150 2.8
        digitalcrown.press: b R3 8 8 8 2; d M5.4 8 V16 M8.4 8 V16; o M22 12 H14.6 K14.6 12 180 3
        lanyardcard: b R4.5 6 15 16 2.4; d M10 9.4 H14; D O12 13.6 1.9; d M8.4 18.6 Q8.6 16.6 12 16.6 Q15.4 16.6 15.6 18.6; o M8 1.8 L12 6 L16 1.8
        widget.small: b R2.75 2.75 18.5 18.5 4.4; D R6 6 5.4 5.4 1.6
        widget.medium: b R2.75 2.75 18.5 18.5 4.4; D R6 6 12 5.4 1.6
        widget.large: b R2.75 2.75 18.5 18.5 4.4; D R6 6 12 12 1.6
        widget.extralarge: b R1.5 4.5 21 15 3.6; D R4.6 7.6 14.8 8.8 1.4
        timeline.selection: b R2.5 7 19 10 2; d M7 7 V17 M17 7 V17; o M12 3.5 V20.5
        faceid: o M3 8 V6 Q3 3 6 3 H8 M16 3 H18 Q21 3 21 6 V8 M21 16 V18 Q21 21 18 21 H16 M8 21 H6 Q3 21 3 18 V16 M8.4 8.6 V10.4 M15.6 8.6 V10.4 M12.2 8.6 V13 H11 M8.6 15.8 Q12 18.6 15.4 15.8
        opticid: o M3 8 V6 Q3 3 6 3 H8 M16 3 H18 Q21 3 21 6 V8 M21 16 V18 Q21 21 18 21 H16 M8 21 H6 Q3 21 3 18 V16; b M5.4 12 Q8.4 8 12 8 Q15.6 8 18.6 12 Q15.6 16 12 16 Q8.4 16 5.4 12 Z; D O12 12 1.8
        mount: b M12 5 L21 14 H3 Z; o M3 18.6 H21; d M12 14 V10
        exclamationmark.lock: b R4.25 10.5 15.5 11.5 2.75; o M7.3 10.3 V7 Q7.3 2 12 2 Q16.7 2 16.7 7 V10.3; d M12 13 V16.6; D O12 19.2 1.1
        checkmark.lock: b R4.25 10.5 15.5 11.5 2.75; o M7.3 10.3 V7 Q7.3 2 12 2 Q16.7 2 16.7 7 V10.3; d M9 16.4 L11.2 18.6 L15 13.8
        """
}

extension SymbolCatalog {
    /// Simple forms, grids and lists.
    static let shapes = """
        circle: b O12 12 10.25
        circle.dotted: f O22.00 12.00 1; f O21.24 15.83 1; f O19.07 19.07 1; f O15.83 21.24 1; f O12.00 22.00 1; f O8.17 21.24 1; f O4.93 19.07 1; f O2.76 15.83 1; f O2.00 12.00 1; f O2.76 8.17 1; f O4.93 4.93 1; f O8.17 2.76 1; f O12.00 2.00 1; f O15.83 2.76 1; f O19.07 4.93 1; f O21.24 8.17 1
        circle.dashed: o A12 12 10 -10 10; o A12 12 10 35 55; o A12 12 10 80 100; o A12 12 10 125 145; o A12 12 10 170 190; o A12 12 10 215 235; o A12 12 10 260 280; o A12 12 10 305 325
        circle.lefthalf.filled: o O12 12 10.25; f A12 12 10.25 90 270 Z
        circle.righthalf.filled: o O12 12 10.25; f A12 12 10.25 -90 90 Z
        circle.tophalf.filled: o O12 12 10.25; f A12 12 10.25 180 360 Z
        circle.bottomhalf.filled: o O12 12 10.25; f A12 12 10.25 0 180 Z
        circle.inset.filled: o O12 12 10.25; f O12 12 6.5
        circle.grid.2x2: b O7 7 3.6; b O17 7 3.6; b O7 17 3.6; b O17 17 3.6
        circle.grid.3x3: b O5 5 2.2; b O12 5 2.2; b O19 5 2.2; b O5 12 2.2; b O12 12 2.2; b O19 12 2.2; b O5 19 2.2; b O12 19 2.2; b O19 19 2.2
        circle.grid.cross: b O12 5 2.6; b O5 12 2.6; b O19 12 2.6; b O12 19 2.6; b O12 12 2.6
        circle.hexagongrid: b O12 4.5 2.2; b O5.5 8.2 2.2; b O18.5 8.2 2.2; b O12 12 2.2; b O5.5 15.8 2.2; b O18.5 15.8 2.2; b O12 19.5 2.2
        circles.hexagongrid = circle.hexagongrid
        smallcircle.filled.circle: b O12 12 10.25; D O12 12 3.4
        largecircle.fill.circle: o O12 12 10.25; f O12 12 7
        record.circle: b O12 12 10.25; D O12 12 5
        target: o O12 12 10.25; o O12 12 6; f O12 12 2.2
        scope: o O12 12 8.5 M12 1.5 V7 M12 17 V22.5 M1.5 12 H7 M17 12 H22.5
        square: b R2.75 2.75 18.5 18.5 3.5
        square.dashed: o M3 7.5 V6 Q3 3 6 3 H7.5 M10.5 3 H13.5 M16.5 3 H18 Q21 3 21 6 V7.5 M21 10.5 V13.5 M21 16.5 V18 Q21 21 18 21 H16.5 M13.5 21 H10.5 M7.5 21 H6 Q3 21 3 18 V16.5 M3 13.5 V10.5
        square.lefthalf.filled: o R2.75 2.75 18.5 18.5 3.5; f M12 2.75 H6.25 Q2.75 2.75 2.75 6.25 V17.75 Q2.75 21.25 6.25 21.25 H12 Z
        square.on.square: b R2 2 14 14 3; e R8 8 14 14 3; b R8 8 14 14 3
        square.fill.on.square.fill: f R2 2 14 14 3; e R8 8 14 14 3; f R8 8 14 14 3
        square.stack: b R3 7.5 18 14 3; o M5.5 4.5 H18.5 M7.5 1.75 H16.5
        square.stack.3d.up: b M12 2 L22 7 L12 12 L2 7 Z; o M3 11.5 L12 16 L21 11.5 M3 16 L12 20.5 L21 16
        square.3.layers.3d = square.stack.3d.up
        square.2.layers.3d: b M12 3 L22 8.5 L12 14 L2 8.5 Z; o M3 14 L12 19 L21 14
        square.grid.2x2: b R3 3 7.5 7.5 1.6; b R13.5 3 7.5 7.5 1.6; b R3 13.5 7.5 7.5 1.6; b R13.5 13.5 7.5 7.5 1.6
        square.grid.3x3: b R2.5 2.5 5 5 1.1; b R9.5 2.5 5 5 1.1; b R16.5 2.5 5 5 1.1; b R2.5 9.5 5 5 1.1; b R9.5 9.5 5 5 1.1; b R16.5 9.5 5 5 1.1; b R2.5 16.5 5 5 1.1; b R9.5 16.5 5 5 1.1; b R16.5 16.5 5 5 1.1
        square.grid.3x2: b R2.5 5.5 5 5 1.1; b R9.5 5.5 5 5 1.1; b R16.5 5.5 5 5 1.1; b R2.5 13.5 5 5 1.1; b R9.5 13.5 5 5 1.1; b R16.5 13.5 5 5 1.1
        square.split.2x2: b R2.75 2.75 18.5 18.5 3.5; d M12 2.75 V21.25 M2.75 12 H21.25
        square.split.2x1: b R2.75 2.75 18.5 18.5 3.5; d M12 2.75 V21.25
        square.and.line.vertical.and.square: o R2 6 8 12 1.5 R14 6 8 12 1.5 M12 3 V21
        rectangle: b R1.5 4.75 21 14.5 3
        rectangle.portrait: b R4.75 1.5 14.5 21 3
        rectangle.portrait.rotate: b R8.5 5 11.5 17 2.5; o A9.5 9.5 7 -185 -95 M11.5 .8 L8.7 2.6 L10.8 5.2
        rectangle.landscape.rotate: u rectangle.portrait.rotate 1 0 0 90
        rectangle.stack: b R2.5 8 19 13 2.75; o M4.5 4.9 H19.5 M6.5 1.9 H17.5
        rectangle.on.rectangle: b R1.75 3 16 12 2.75; e R6.25 9 16 12 2.75; b R6.25 9 16 12 2.75
        rectangle.3.offgrid: b R2 3.5 8 9.5 1.8; b R13 2.5 9 6.5 1.6; b R10.5 15.5 9.5 6 1.6
        rectangle.3.group: b R2 3.5 20 7.5 1.8; b R2 14 9 6.5 1.6; b R14 14 8 6.5 1.6
        rectangle.grid.1x2: b R3 2.5 18 8 2; b R3 13.5 18 8 2
        rectangle.grid.2x2: b R2 4 9 7 1.5; b R13.5 4 8.5 7 1.5; b R2 13.5 9 7 1.5; b R13.5 13.5 8.5 7 1.5
        rectangle.grid.3x2: b R1.75 5 5.5 6 1.2; b R9.25 5 5.5 6 1.2; b R16.75 5 5.5 6 1.2; b R1.75 13.5 5.5 6 1.2; b R9.25 13.5 5.5 6 1.2; b R16.75 13.5 5.5 6 1.2
        rectangle.split.3x1: b R1.5 4.75 21 14.5 3; d M8.5 4.75 V19.25 M15.5 4.75 V19.25
        rectangle.split.2x1: b R1.5 4.75 21 14.5 3; d M12 4.75 V19.25
        rectangle.split.1x2: b R1.5 4.75 21 14.5 3; d M1.5 12 H22.5
        rectangle.and.pencil.and.ellipsis: o M14 5 H4.5 Q1.75 5 1.75 8 V16 Q1.75 19 4.5 19 H19.5 Q22.25 19 22.25 16 V11; o M13 13 L13.8 10 L20 3.8 L22 5.8 L15.8 12 Z; f O5.5 12 1.2; f O9 12 1.2
        rectangle.fill.on.rectangle.fill: f R1.75 3 16 12 2.75; e R6.25 9 16 12 2.75; f R6.25 9 16 12 2.75
        rectangle.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 7.75 15 8.5 1
        rectangle.compress.vertical: o M4 12 H20 M12 2 V8 K12 8 90 3 M12 22 V16 K12 16 -90 3
        rectangle.expand.vertical: o M4 12 H20 M12 9 V2 K12 2 -90 3 M12 15 V22 K12 22 90 3
        sidebar.left: b R1.75 4 20.5 16 2.75; d M8.5 4 V20 M4.4 7.5 H6 M4.4 10.5 H6 M4.4 13.5 H6
        sidebar.leading = sidebar.left
        sidebar.right: u sidebar.left -1
        sidebar.trailing = sidebar.right
        capsule: b R1.5 5.5 21 13 6.5
        capsule.portrait: b R5.5 1.5 13 21 6.5
        oval: b E12 12 10.5 7.5
        oval.portrait: b E12 12 7.5 10.5
        triangle: b M12 3.25 L22 20.5 H2 Z
        triangle.fill: f M12 3.25 L22 20.5 H2 Z; o M12 3.25 L22 20.5 H2 Z
        diamond: b M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z
        pentagon: b G12 12.6 10.8 5
        hexagon: b G12 12 10.75 6
        octagon: b M7.75 1.75 H16.25 L22.25 7.75 V16.25 L16.25 22.25 H7.75 L1.75 16.25 V7.75 Z
        rhombus = diamond
        seal: b M8.44 3.41 Q12.00 -0.20 15.56 3.41 Q20.63 3.37 20.59 8.44 Q24.20 12.00 20.59 15.56 Q20.63 20.63 15.56 20.59 Q12.00 24.20 8.44 20.59 Q3.37 20.63 3.41 15.56 Q-0.20 12.00 3.41 8.44 Q3.37 3.37 8.44 3.41 Z
        app: b R2.25 2.25 19.5 19.5 5.5
        star: b M12 1.9 L15.05 8.6 L22.3 9.4 L16.9 14.3 L18.4 21.5 L12 17.85 L5.6 21.5 L7.1 14.3 L1.7 9.4 L8.95 8.6 Z
        star.leadinghalf.filled: u star; f M12 1.9 L8.95 8.6 L1.7 9.4 L7.1 14.3 L5.6 21.5 L12 17.85 Z
        star.lefthalf.fill = star.leadinghalf.filled
        heart: b M12 21 C5.2 16.2 1.75 12.6 1.75 8.6 C1.75 5.3 4.2 3 7.1 3 C9.2 3 11 4.2 12 6.2 C13 4.2 14.8 3 16.9 3 C19.8 3 22.25 5.3 22.25 8.6 C22.25 12.6 18.8 16.2 12 21 Z
        heart.text.square: b R2.75 2.75 18.5 18.5 3.5; u heart 0.36 -3 -3.5; d M14.5 8 H17.5 M6.5 14 H17.5 M6.5 17.5 H14
        list.bullet: f O4 5.5 1.6; f O4 12 1.6; f O4 18.5 1.6; o M9 5.5 H21.5 M9 12 H21.5 M9 18.5 H21.5
        list.dash: o M2.5 5.5 H5.5 M2.5 12 H5.5 M2.5 18.5 H5.5 M9 5.5 H21.5 M9 12 H21.5 M9 18.5 H21.5
        list.number: o M2.8 3.8 L4.4 3 V8 M2.6 10.6 C2.6 9 5.4 9 5.4 10.6 C5.4 11.8 3.6 12.6 2.6 14.2 H5.6 M2.6 17 H5.2 L3.8 18.8 C5.6 18.6 5.8 21.4 3.8 21.4 C3.2 21.4 2.8 21.2 2.5 20.8 M9.5 5.5 H21.5 M9.5 12 H21.5 M9.5 18.5 H21.5
        list.star: u star 0.2 -8 -6.5; u star 0.2 -8 0; u star 0.2 -8 6.5; o M9 5.5 H21.5 M9 12 H21.5 M9 18.5 H21.5
        list.triangle: o M2.5 4 L5 5.5 L2.5 7 M2.5 10.5 L5 12 L2.5 13.5 M2.5 17 L5 18.5 L2.5 20 M9 5.5 H21.5 M9 12 H21.5 M9 18.5 H21.5
        list.bullet.indent: f O4 5.5 1.6; f O8 12 1.6; f O8 18.5 1.6; o M9 5.5 H21.5 M13 12 H21.5 M13 18.5 H21.5
        list.bullet.rectangle: b R1.75 4 20.5 16 2.75; D O6.2 8.5 1.1; D O6.2 12 1.1; D O6.2 15.5 1.1; d M9.7 8.5 H18 M9.7 12 H18 M9.7 15.5 H18
        list.bullet.rectangle.portrait: b R4 1.75 16 20.5 2.75; D O8 7 1.1; D O8 12 1.1; D O8 17 1.1; d M11.2 7 H16.2 M11.2 12 H16.2 M11.2 17 H16.2
        list.bullet.clipboard: u clipboard; D O8.4 11 1; D O8.4 14.5 1; D O8.4 18 1; d M11.2 11 H16 M11.2 14.5 H16 M11.2 18 H16
        list.clipboard: u clipboard; d M8 11 H16 M8 14.5 H16 M8 18 H13
        checklist: o M2.3 5.8 L4 7.4 L6.8 3.6 M2.3 12.3 L4 13.9 L6.8 10.1 M2.3 18.8 L4 20.4 L6.8 16.6 M10.5 5.5 H21.5 M10.5 12 H21.5 M10.5 18.5 H21.5
        line.3.horizontal: o M3.5 6 H20.5 M3.5 12 H20.5 M3.5 18 H20.5
        line.horizontal.3 = line.3.horizontal
        line.2.horizontal: o M3.5 9 H20.5 M3.5 15 H20.5
        line.3.horizontal.decrease: o M2.5 6 H21.5 M6 12 H18 M9.5 18 H14.5
        line.horizontal.3.decrease = line.3.horizontal.decrease
        line.3.horizontal.decrease.circle: b O12 12 10.25; d M6.5 8.7 H17.5 M8.5 12.2 H15.5 M10.5 15.7 H13.5
        line.diagonal: o M4 20 L20 4
        slider.horizontal.3: o M2.5 6 H12 M19 6 H21.5 M2.5 12 H5 M12 12 H21.5 M2.5 18 H12 M19 18 H21.5; b O15.5 6 2.3; b O8.5 12 2.3; b O15.5 18 2.3
        slider.vertical.3: u slider.horizontal.3 1 0 0 -90
        slider.horizontal.below.rectangle: b R3 3 18 9 2; o M3 18 H9 M16 18 H21; b O12.5 18 2.3
        switch.2: b R2.5 4 19 7 3.5; b R2.5 13.5 19 7 3.5; D O6 7.5 1.7; D O18 17 1.7
        tablecells: b R1.75 4 20.5 16 2.75; d M1.75 9.3 H22.25 M1.75 14.6 H22.25 M8.6 9.3 V20 M15.4 9.3 V20
        grid: o M8.5 3 V21 M15.5 3 V21 M3 8.5 H21 M3 15.5 H21
        viewfinder: o M3 8 V6 Q3 3 6 3 H8 M16 3 H18 Q21 3 21 6 V8 M21 16 V18 Q21 21 18 21 H16 M8 21 H6 Q3 21 3 18 V16
        qrcode: o R3 3 6.5 6.5 1 R14.5 3 6.5 6.5 1 R3 14.5 6.5 6.5 1; f R5.3 5.3 2 2 .3; f R16.8 5.3 2 2 .3; f R5.3 16.8 2 2 .3; f R13.6 13.6 2.6 2.6 .4; f R18.6 13.6 2.6 2.6 .4; f R16.1 16.1 2.6 2.6 .4; f R13.6 18.6 2.6 2.6 .4; f R18.6 18.6 2.6 2.6 .4
        qrcode.viewfinder: u viewfinder; u qrcode 0.52
        barcode: o M3 5 V19 M6.5 5 V19 M9 5 V19 M13 5 V19 M16 5 V19 M18.5 5 V19 M21 5 V19
        barcode.viewfinder: u viewfinder; o M7 8 V16 M10 8 V16 M12.5 8 V16 M15 8 V16 M17.3 8 V16
        crop: o M6 1.5 V18 H22.5 M1.5 6 H18 V22.5
        aspectratio: b R1.75 4 20.5 16 2.75; d M6 11.5 V8 H9.5 M18 12.5 V16 H14.5
        cube: b M12 1.75 L21 6.8 V17.2 L12 22.25 L3 17.2 V6.8 Z; d M3.4 7 L12 12 L20.6 7 M12 12 V22
        shippingbox: b M12 1.75 L21 6.5 V17.5 L12 22.25 L3 17.5 V6.5 Z; d M3.4 6.8 L12 11.5 L20.6 6.8 M12 11.5 V22 M7.5 4.2 L16.5 9
        cylinder: b M4 5.5 A12 5.5 8 180 180 V18.5 C4 22.8 20 22.8 20 18.5 V5.5 C20 1.2 4 1.2 4 5.5 Z; d M4 5.5 C4 9.8 20 9.8 20 5.5
        cylinder.split.1x2: u cylinder; d M4 12 C4 16.3 20 16.3 20 12
        pyramid: b M12 2.5 L22 18 L12 22 L2 18 Z; d M12 2.5 V22
        square.righthalf.filled: u square.lefthalf.filled -1
        square.righthalf.fill = square.righthalf.filled
        square.lefthalf.fill = square.lefthalf.filled
        circle.dashed.inset.filled: u circle.dashed; f O12 12 5.4
        circle.dashed.inset.fill = circle.dashed.inset.filled
        square.on.circle: b O9 9 7; e R8.5 8.5 14.5 14.5 3; b R10 10 12 12 2.5
        square.3.stack.3d: b M12 2.5 L22 7.5 L12 12.5 L2 7.5 Z; o M2.5 12 L12 16.8 L21.5 12 M2.5 16.5 L12 21.3 L21.5 16.5
        rectangle.leadinghalf.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 7.75 7 8.5 1
        rectangle.trailinghalf.inset.filled: u rectangle.leadinghalf.inset.filled -1
        rectangle.leadingthird.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 7.75 4.5 8.5 1
        rectangle.trailingthird.inset.filled: u rectangle.leadingthird.inset.filled -1
        rectangle.topthird.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 7.75 15 2.8 0.8
        rectangle.bottomthird.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 13.45 15 2.8 0.8
        inset.filled.leadinghalf.rectangle = rectangle.leadinghalf.inset.filled
        inset.filled.trailinghalf.rectangle = rectangle.trailinghalf.inset.filled
        inset.filled.leadingthird.rectangle = rectangle.leadingthird.inset.filled
        inset.filled.trailingthird.rectangle = rectangle.trailingthird.inset.filled
        inset.filled.topthird.rectangle = rectangle.topthird.inset.filled
        inset.filled.bottomthird.rectangle = rectangle.bottomthird.inset.filled
        menubar.rectangle: o R1.5 4.25 21 15.5 3; f R3.6 6.3 16.8 2.6 0.8
        dock.rectangle: o R1.5 4.25 21 15.5 3; f R6 15.2 12 2.4 0.8
        menubar.dock.rectangle: u menubar.rectangle; f R6 15.2 12 2.4 0.8
        rectangle.arrowtriangle.2.outward: b R6.5 6.5 11 11 2; f T3.6 12 180 2.6; f T20.4 12 0 2.6
        align.horizontal.left: o M3.5 2.5 V21.5; b R6.5 5.5 15 4.6 1.4; b R6.5 13.9 9.5 4.6 1.4
        align.horizontal.right: u align.horizontal.left -1
        align.horizontal.center: o M12 2.5 V21.5; b R4.5 5.5 15 4.6 1.4; b R7.2 13.9 9.6 4.6 1.4
        align.vertical.top: u align.horizontal.left 1 0 0 90
        align.vertical.bottom: u align.horizontal.left 1 0 0 -90
        align.vertical.center: u align.horizontal.center 1 0 0 90
        """
}

extension SymbolCatalog {
    /// Points and lines between things, layers and stacks.
    static let diagrams = """
        slash: o M5 19 L19 5
        point.3.connected.trianglepath.dotted: b O12 5 2.7; b O4.7 18 2.7; b O19.3 18 2.7; f O9.6 9.3 .9; f O8.3 11.5 .9; f O7 13.7 .9; f O14.4 9.3 .9; f O15.7 11.5 .9; f O17 13.7 .9; f O9.4 18 .9; f O12 18 .9; f O14.6 18 .9
        point.3.filled.connected.trianglepath.dotted: u point.3.connected.trianglepath.dotted; f O12 5 3; f O4.7 18 3; f O19.3 18 3
        point.topleft.down.curvedto.point.bottomright.up: b O4.5 6 2.4; b O19.5 18 2.4; o M4.5 8.4 V14.5 Q4.5 18 8.2 18 Q12 18 12 14 V10 Q12 6 15.8 6 Q19.5 6 19.5 10 V15.6
        point.topleft.down.to.point.bottomright.curvepath: b O4.5 5.2 2.6; b O19.5 18.8 2.6; o M4.5 7.8 V9.4 Q4.5 12 7.1 12 H16.9 Q19.5 12 19.5 14.6 V16.2
        point.topleft.filled.down.to.point.bottomright.curvepath: u point.topleft.down.to.point.bottomright.curvepath; f O4.5 5.2 3
        point.bottomleft.forward.to.point.topright.scurvepath: b O4.5 18.8 2.6; b O19.5 5.2 2.6; o M7.1 18.8 H9.4 Q12 18.8 12 16.2 V7.8 Q12 5.2 14.6 5.2 H16.9
        point.forward.to.point.capsulepath: b O5 18 2.6; b O19 6 2.6; o M7.6 18 H16 Q20 18 20 14.5 Q20 12 16 12 H8 Q4 12 4 9 Q4 6 8 6 H16.4
        rectangle.connected.to.line.below: b R3 4 18 10.5 2.4; o M12 14.5 V19.8 M2.5 19.8 H21.5
        externaldrive.connected.to.line.below: b R2 4 20 8.8 2.5; D O18.3 8.4 1.1; o M12 12.8 V19.8 M2.5 19.8 H21.5
        app.connected.to.app.below: b R7.75 1.75 8.5 8.5 2.6; b R7.75 13.75 8.5 8.5 2.6; o M12 10.25 V13.75
        flowchart: b R8 2 8 5.5 1.4; b R1.75 16.5 8 5.5 1.4; b R14.25 16.5 8 5.5 1.4; o M12 7.5 V12 M5.75 16.5 V14 Q5.75 12 7.75 12 H16.25 Q18.25 12 18.25 14 V16.5
        app.dashed: o M2.5 8.5 V7.5 Q2.5 2.5 7.5 2.5 H8.5 M10.9 2.5 H13.1 M15.5 2.5 H16.5 Q21.5 2.5 21.5 7.5 V8.5 M21.5 10.9 V13.1 M21.5 15.5 V16.5 Q21.5 21.5 16.5 21.5 H15.5 M13.1 21.5 H10.9 M8.5 21.5 H7.5 Q2.5 21.5 2.5 16.5 V15.5 M2.5 13.1 V10.9
        rectangle.dashed: o M1.8 9 V8 Q1.8 5 4.8 5 H6.2 M9.2 5 H12 M15 5 H17.4 M19.8 5.3 Q22.2 5.8 22.2 8.4 M22.2 10.8 V13.2 M22.2 15.6 Q22.2 18.6 19.6 19 M17.2 19 H14.4 M11.4 19 H8.6 M5.6 19 H4.8 Q1.8 19 1.8 16 V15 M1.8 13 V11
        app.grid: b R2.25 2.25 19.5 19.5 5.5; D O7.4 7.4 1.3; D O12 7.4 1.3; D O16.6 7.4 1.3; D O7.4 12 1.3; D O12 12 1.3; D O16.6 12 1.3; D O7.4 16.6 1.3; D O12 16.6 1.3; D O16.6 16.6 1.3
        app.gift: u app; u gift 0.52
        apps.iphone: u iphone; D R8.9 8 2.6 2.6 .6; D R12.5 8 2.6 2.6 .6; D R8.9 11.8 2.6 2.6 .6; D R12.5 11.8 2.6 2.6 .6
        square.on.square.dashed: u square.dashed 0.7 -3.4 -3.4; e R8 8 14 14 3; b R8 8 14 14 3
        square.dashed.inset.filled: u square.dashed; f R6.5 6.5 11 11 1.5
        square.inset.filled: o R2.75 2.75 18.5 18.5 3.5; f R6 6 12 12 1.2
        square.lefthalf.inset.filled: o R2.75 2.75 18.5 18.5 3.5; f R6 6 5.4 12 1
        square.righthalf.inset.filled: u square.lefthalf.inset.filled -1
        square.leadingthird.inset.filled: o R2.75 2.75 18.5 18.5 3.5; f R6 6 3.6 12 1
        square.trailingthird.inset.filled: u square.leadingthird.inset.filled -1
        square.topthird.inset.filled: u square.leadingthird.inset.filled 1 0 0 90
        square.bottomthird.inset.filled: u square.leadingthird.inset.filled 1 0 0 -90
        square.tophalf.inset.filled: u square.lefthalf.inset.filled 1 0 0 90
        square.bottomhalf.inset.filled: u square.lefthalf.inset.filled 1 0 0 -90
        square.tophalf.filled: u square.lefthalf.filled 1 0 0 90
        square.bottomhalf.filled: u square.lefthalf.filled 1 0 0 -90
        square.split.1x2: u square.split.2x1 1 0 0 90
        square.split.diagonal: b R2.75 2.75 18.5 18.5 3.5; d M20 4 L4 20
        square.and.line.vertical.and.square.filled: o R2 6 8 12 1.5 M12 3 V21; f R13.4 5.2 9.2 13.6 2
        square.filled.and.line.vertical.and.square: u square.and.line.vertical.and.square.filled -1
        square.text.square: b R1.5 8.5 6 7 1.5; o M10.2 9 H13.8 M10.2 12 H13.8 M10.2 15 H13.8; b R16.5 8.5 6 7 1.5
        square.stack.3d.down.right: b2 R2 2 12.5 12.5 2.6; e R5.75 5.75 12.5 12.5 2.6; b2 R5.75 5.75 12.5 12.5 2.6; e R9.5 9.5 12.5 12.5 2.6; b1 R9.5 9.5 12.5 12.5 2.6
        square.2.stack.3d = square.2.layers.3d
        square.3.layers.3d.top.filled: f1 M12 2 L22 7 L12 12 L2 7 Z; o2 M3 11.5 L12 16 L21 11.5; o3 M3 16 L12 20.5 L21 16
        square.3.layers.3d.middle.filled: o2 M12 2 L22 7 L12 12 L2 7 Z; f1 M4 10 L12 14 L20 10 L22 11.8 L12 17 L2 11.8 Z; o3 M3 16.5 L12 21 L21 16.5
        square.3.layers.3d.bottom.filled: o3 M12 2 L22 7 L12 12 L2 7 Z; o2 M3 11.5 L12 16 L21 11.5; f1 M4 15 L12 19 L20 15 L22 16.8 L12 22 L2 16.8 Z
        square.3.layers.3d.slash: u square.stack.3d.up; x M4.6 2.6 L21.4 19.4; o M3 3 L21 21
        square.3.stack.3d.top.fill = square.3.layers.3d.top.filled
        square.3.stack.3d.middle.fill = square.3.layers.3d.middle.filled
        square.3.stack.3d.bottom.fill = square.3.layers.3d.bottom.filled
        square.grid.4x3: b R1.5 4.5 4 4 .9; b R7.2 4.5 4 4 .9; b R12.9 4.5 4 4 .9; b R18.5 4.5 4 4 .9; b R1.5 10 4 4 .9; b R7.2 10 4 4 .9; b R12.9 10 4 4 .9; b R18.5 10 4 4 .9; b R1.5 15.5 4 4 .9; b R7.2 15.5 4 4 .9; b R12.9 15.5 4 4 .9; b R18.5 15.5 4 4 .9
        square.grid.3x1.below.line.grid.1x2: o M3 4 H21 M3 8 H21; b R2.5 13 5 6 1.1; b R9.5 13 5 6 1.1; b R16.5 13 5 6 1.1
        square.grid.3x3.square: u square.grid.3x3 0.72; o R1.5 1.5 21 21 4
        square.fill.text.grid.1x2: f R3 3.5 6.5 6.5 1.4; f R3 14 6.5 6.5 1.4; o M12.5 5 H21 M12.5 8.5 H18 M12.5 15.5 H21 M12.5 19 H18
        rectangle.grid.1x3: b R3 2 18 5 1.4; b R3 9.5 18 5 1.4; b R3 17 18 5 1.4
        rectangle.on.rectangle.angled: b2 M1.4 5.6 L16 3 L17.8 13.4 L3 16 Z; e M5.7 10.6 L20.5 8 L22.3 18.4 L7.5 21 Z; b1 M5.7 10.6 L20.5 8 L22.3 18.4 L7.5 21 Z
        photo.on.rectangle.angled: b2 M1.4 5.6 L16 3 L17.8 13.4 L3 16 Z; e M5.7 10.6 L20.5 8 L22.3 18.4 L7.5 21 Z; b1 M5.7 10.6 L20.5 8 L22.3 18.4 L7.5 21 Z; D O10.4 13 1.3; d M7.4 19.6 L11.6 15.6 L14.2 17.4 L17.6 13 L21.8 16.2
        rectangle.lefthalf.filled: o R1.5 4.75 21 14.5 3; f M12 4.75 H4.5 Q1.5 4.75 1.5 7.75 V16.25 Q1.5 19.25 4.5 19.25 H12 Z
        rectangle.righthalf.filled: u rectangle.lefthalf.filled -1
        rectangle.lefthalf.inset.filled = rectangle.leadinghalf.inset.filled
        rectangle.righthalf.inset.filled = rectangle.trailinghalf.inset.filled
        rectangle.leftthird.inset.filled = rectangle.leadingthird.inset.filled
        rectangle.rightthird.inset.filled = rectangle.trailingthird.inset.filled
        rectangle.tophalf.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 7.75 15 4 .8
        rectangle.bottomhalf.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 12.25 15 4 .8
        rectangle.topleft.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 7.75 7 4 .8
        rectangle.topright.inset.filled: u rectangle.topleft.inset.filled -1
        rectangle.bottomleft.inset.filled: o R1.5 4.75 21 14.5 3; f R4.5 12.25 7 4 .8
        rectangle.bottomright.inset.filled: u rectangle.bottomleft.inset.filled -1
        rectangle.center.inset.filled: o R1.5 4.75 21 14.5 3; f R8 9 8 6 .8
        rectangle.inset.filled.on.rectangle: b R1.75 3 16 12 2.75; e R6.25 9 16 12 2.75; o R6.25 9 16 12 2.75; f R8.8 11.6 10.9 6.8 .8
        rectangle.portrait.inset.filled: o R4.75 1.5 14.5 21 3; f R7.75 4.5 8.5 15 1
        rectangle.portrait.and.landscape: b R2.5 2.5 9 14 2; e R8.5 11 14 10 2; b R8.5 11 14 10 2
        rectangle.portrait.on.rectangle.portrait: b R2.5 2 11 15 2.4; e R9.5 6.5 12 15.5 2.4; b R9.5 6.5 12 15.5 2.4
        rectangle.portrait.on.rectangle.portrait.angled: u rectangle.on.rectangle.angled 1 0 0 90
        rectangle.arrowtriangle.2.inward: b R7.2 6.5 9.6 11 2; f T3.2 12 0 2.6; f T20.8 12 180 2.6
        rectangle.portrait.arrowtriangle.2.outward: b R6.5 6.5 11 11 2; f T12 3.4 -90 2.6; f T12 20.6 90 2.6
        rectangle.portrait.arrowtriangle.2.inward: u rectangle.arrowtriangle.2.inward 1 0 0 90
        _rectangle.on.folder: b2 M2 12.2 Q2 10.2 4 10.2 H7 L8.6 11.8 H20 Q22 11.8 22 13.8 V19.5 Q22 21.5 20 21.5 H4 Q2 21.5 2 19.5 Z; e R5 2.5 14 11 2.2; b R5 2.5 14 11 2.2
        swiftdata: u2 cylinder 0.86 -2 -1; e O16.6 15.6 6.4; u swift 0.5 5 4
        skew: b M7.5 5 H22.2 L16.5 19 H1.8 Z
        shadow: b O10.5 10.5 8; o M21.2 12.5 Q20.5 20 12.8 21.2
        circlebadge: b O12 12 5.6
        circlebadge.2: b O14.5 9.5 5; e O9.5 14.5 5; b O9.5 14.5 5
        circle.slash: b O12 12 10.25; d M5 19 L19 5
        circle.on.square: b R8.5 8.5 13 13 3; e O9 9 6.6; b O9 9 6.6
        circle.square: u circle; d R8 8 8 8 1.4
        circle.dotted.circle: u2 circle.dotted; b1 O12 12 5.5
        circle.dotted.and.circle: u circle.dotted; b O12 12 4
        circle.bottomrighthalf.checkered: o O12 12 10.25; f A12 12 10.25 -45 135 Z
        circle.grid.2x1: b O6.5 12 4.4; b O17.5 12 4.4
        circle.grid.2x1.left.filled: f O6.5 12 4.8; o O17.5 12 4.4
        circle.grid.2x1.right.filled: u circle.grid.2x1.left.filled -1
        circle.and.line.horizontal: b O12 12 6; o M1.5 12 H6 M18 12 H22.5
        righttriangle: b M3 20.5 V4 L21.5 20.5 Z
        righttriangle.split.diagonal: b M3 20.5 V4 L21.5 20.5 Z; d M3 20.5 L11.5 11.6
        triangle.inset.filled: o M12 3.25 L22 20.5 H2 Z; f M12 9.4 L16.8 17.6 H7.2 Z
        diamond.inset.filled: o M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z; f M12 7 L17 12 L12 17 L7 12 Z
        octagon.lefthalf.filled: u octagon; f M12 1.75 H7.75 L1.75 7.75 V16.25 L7.75 22.25 H12 Z
        pentagon.lefthalf.filled: u pentagon; f M12 1.8 L1.8 9.4 L5.6 21.4 H12 Z
        hexagon.lefthalf.filled: u hexagon; f M12 1.2 L2.6 6.6 V17.4 L12 22.8 Z
        capsule.lefthalf.filled: o R1.5 5.5 21 13 6.5; f M12 5.5 H8 A8 12 6.5 -90 -270 H12 Z
        """
}

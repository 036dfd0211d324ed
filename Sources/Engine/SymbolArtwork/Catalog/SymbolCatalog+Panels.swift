extension SymbolCatalog {
    /// Windows, menus, phones and what moves between them.
    static let panels = """
        signpost.left: u signpost.right -1
        signpost.right.and.left: b M4.5 3 H16 L19.5 5.8 L16 8.6 H4.5 Z; b M19.5 10.8 H8 L4.5 13.6 L8 16.4 H19.5 Z; o M12 8.6 V10.8 M12 16.4 V22.3 M12 3 V1.7
        flipphone: b R7 1.75 10 9.4 2.2; b R7 12.85 10 9.4 2.2; d R9.6 4.4 4.8 4 .6; D O9.8 16 .85; D O12 16 .85; D O14.2 16 .85; D O9.8 19 .85; D O12 19 .85; D O14.2 19 .85
        candybarphone: b R7 1.75 10 20.5 2.4; d R9.6 4.6 4.8 5.4 .6; D O9.8 13.6 .85; D O12 13.6 .85; D O14.2 13.6 .85; D O9.8 16.2 .85; D O12 16.2 .85; D O14.2 16.2 .85; D O9.8 18.8 .85; D O12 18.8 .85; D O14.2 18.8 .85
        iphone.and.arrow.forward: b R2.5 1.75 11.5 20.5 2.75; x M8 12 H22; o M8 12 H22 K22 12 0 3.6
        iphone.and.arrow.forward.outward = iphone.and.arrow.forward
        iphone.and.arrow.forward.inward: b R10 1.75 11.5 20.5 2.75; x M2 12 H16; o M2 12 H16 K16 12 0 3.6
        iphone.and.arrow.left.and.arrow.right: u iphone 0.85; x M1.5 12 H22.5; o M1.8 12 H22.2 K1.8 12 180 3 K22.2 12 0 3
        iphone.and.arrow.right.and.iphone: b R1.5 4 7 16 1.8; b R15.5 4 7 16 1.8; o M9.9 12 H14.1 K14.1 12 0 1.9
        iphone.app.switcher: b R2.5 3 9.5 18 2.2; o M15 5 H16.5 Q18.7 5 18.7 7.2 V16.8 Q18.7 19 16.5 19 H15 M21.8 7.5 V16.5
        iphone.gen1: b R6.25 1.5 11.5 21 2.75; D O12 19.4 1.1; d M10.8 4.2 H13.2
        iphone.gen2: b R6.25 1.5 11.5 21 2.75; d M10 3.2 H14
        iphone.gen3: b R6.25 1.5 11.5 21 2.75; d M10.6 4.2 H13.4
        iphone.landscape: u iphone 1 0 0 90
        iphone.homebutton: b R6.25 1.5 11.5 21 2.75; d M10.6 4 H13.4; d O12 19 1.2
        iphone.rear.camera: b R6.25 1.5 11.5 21 2.75; d R8.6 4 4.4 5.4 1.4; D O10.8 5.7 .8; D O10.8 7.9 .8
        ipad.homebutton: b R4 1.5 16 21 2.5; d O12 19.8 .7
        ipad.and.iphone: b R2 2 14 18 2.2; e R13 9 9 13.5 2; b R13 9 9 13.5 2
        ipad.gen1 = ipad.homebutton
        ipad.gen2: b R4 1.5 16 21 2.5
        macbook = laptopcomputer
        macbook.and.iphone: u laptopcomputer 0.85 -2 -1; e R16 8 6.5 12.5 1.8; b R16 8 6.5 12.5 1.8
        laptopcomputer.and.iphone = macbook.and.iphone
        macmini: b R2 8 20 8 2.6; D O18.4 12 1
        macstudio: b R4 6 16 12 2.6; d M7 14.5 H10 M13.5 14.5 H15
        macpro.gen3: b R5.5 3 13 18 2; D O9 7.5 1; D O12 7.5 1; D O15 7.5 1; D O9 11 1; D O12 11 1; D O15 11 1; D O9 14.5 1; D O12 14.5 1; D O15 14.5 1
        pc: b R3 3 18 12 2; d R6 6 12 6 .8; b R2 16.5 20 5 1.5; D O18 19 .9
        xserve: b R1.75 9 20.5 6 1.6; d M5 12 H12; D O18.5 12 1
        magicmouse: b R6.5 1.75 11 20.5 5.5
        applepencil: b M18.2 2.6 Q19.8 1.6 21.1 2.9 Q22.4 4.2 21.4 5.8 L8.6 18.6 L3 21 L5.4 15.4 Z; d M5.4 15.4 L8.6 18.6
        applepencil.gen1: b M18.2 2.6 Q19.8 1.6 21.1 2.9 Q22.4 4.2 21.4 5.8 L8.6 18.6 L3 21 L5.4 15.4 Z; d M15.4 5.4 L18.6 8.6
        applepencil.gen2 = applepencil
        airpodspro: b E7 7 3.8 4.2; b E17 7 3.8 4.2; o M8.8 11 V18 M15.2 11 V18 M3 9.5 L4.2 8.6 M21 9.5 L19.8 8.6
        airpods.pro = airpodspro
        airpodsmax: o M4 14 V11 A12 11 8 180 360 V14; b R2 13 5 8.5 2.4; b R17 13 5 8.5 2.4
        airpods.max = airpodsmax
        airpods.gen3 = airpods
        airpod.left: b E12 7 4.4 4.8; o M13.8 11.4 V20
        airpod.right: u airpod.left -1
        macwindow.on.rectangle: b2 R1.75 3 15.5 12 2.4; e R6.25 8 16 13 2.4; b1 R6.25 8 16 13 2.4; d M6.25 12.2 H22.25; D O9 10.1 .8; D O11.5 10.1 .8
        macwindow.and.cursorarrow: u2 macwindow 0.9 -1 -1.2; e O17 17 5.8; U cursorarrow 0.56 5.6 5.4
        uiwindow.split.2x1: b R1.75 4 20.5 16 2.75; d M12 8.4 V20 M1.75 8.4 H22.25
        appwindow.swipe.rectangle: b R1.75 4 20.5 16 2.75; d M6 12 H18 K6 12 180 2.6 K18 12 0 2.6
        window.vertical.open: b R3 2.5 18 19 2; d M12 2.5 V21.5
        window.vertical.closed: b R3 2.5 18 19 2; d M12 2.5 V21.5 M3 12 H21
        window.shade.open: o M2.5 2.8 H21.5 M4.5 2.8 V21.2 H19.5 V2.8; f R6.4 4.6 11.2 4 .6
        window.shade.closed: o M2.5 2.8 H21.5 M4.5 2.8 V21.2 H19.5 V2.8; f R6.4 4.6 11.2 14.4 .6
        curtains.open: o M2.5 2.8 H21.5 M4 2.8 V21 M20 2.8 V21; f M5.2 3.6 H9.4 Q9.4 13 5.2 20 Z; f M18.8 3.6 H14.6 Q14.6 13 18.8 20 Z
        curtains.closed: o M2.5 2.8 H21.5 M4 2.8 V21 M20 2.8 V21; f R5.6 4.2 5.6 16.4 .6; f R12.8 4.2 5.6 16.4 .6
        blinds.horizontal.open: o M3 3 H21 M4.5 7 H19.5 M4.5 11 H19.5 M4.5 15 H19.5 M4.5 19 H19.5 M12 3 V19
        blinds.horizontal.closed: o M3 3 H21; f R4 5.4 16 3.2 .6; f R4 9.8 16 3.2 .6; f R4 14.2 16 3.2 .6; f R4 18.6 16 3.2 .6
        filemenu.and.selection: b R3 2.75 18 18.5 2.6; d M6.5 7 H13; D R6 9.8 12 4.6 1.2; d M6.5 17.4 H13
        filemenu.and.cursorarrow: u2 filemenu.and.selection 0.9 -1 -1; e O17 17 5.8; U cursorarrow 0.56 5.6 5.4
        contextualmenu.and.cursorarrow: b2 R2 2.5 14.5 17 2.4; d M5.4 7 H13 M5.4 11 H13 M5.4 15 H10; e O17.4 16.6 5.8; U1 cursorarrow 0.58 6 5
        dot.circle.and.cursorarrow: b2 O10 10 8.25; D2 O10 10 2.8; e O17.4 16.6 5.8; U1 cursorarrow 0.58 6 5
        dot.circle: b O12 12 10.25; D O12 12 3.4
        dot.square: b R2.75 2.75 18.5 18.5 4; D O12 12 3.2
        dot.viewfinder: u viewfinder; f O12 12 3
        dot.scope: u scope; f O12 12 2
        cursorarrow.click.2: u cursorarrow 0.7 3.6 3.6; o M6 12.6 A9.4 9.4 4.6 140 330; o2 M3.4 14.4 A9.4 9.4 8 145 322
        cursorarrow.motionlines: u cursorarrow 0.8 3 0; o M6.5 6 H3 M6.5 10.5 H1.5 M6.5 15 H3
        cursorarrow.and.square.on.square.dashed: u square.on.square.dashed 0.85 -1.5 -1.5; e O17.5 17 5.4; U cursorarrow 0.55 6 5.4
        cursorarrow.square: u square; U cursorarrow 0.6
        menubar.arrow.up.rectangle: u menubar.rectangle; o M12 17.4 V11 K12 11 -90 2.8
        menubar.arrow.down.rectangle: u menubar.rectangle; o M12 11 V17.2 K12 17.2 90 2.8
        dock.arrow.down.rectangle: u dock.rectangle; o M12 6.6 V13 K12 13 90 2.8
        dock.arrow.up.rectangle: u dock.rectangle; o M12 13.2 V7 K12 7 -90 2.8
        platter.filled.bottom.iphone: u iphone; f R8.2 13.6 7.6 6.4 1.4
        platter.filled.top.iphone: u iphone; f R8.2 4 7.6 6.4 1.4
        platter.2.filled.iphone: u iphone; f R8.2 4.4 7.6 6.4 1.4; f R8.2 13.2 7.6 6.4 1.4
        pip.enter: b R1.75 4 20.5 16 2.75; D R12 11.8 7.6 5.6 1.2; d M5 7 L9.4 10.8 M9.4 7.4 V10.8 H6
        pip.exit: b R1.75 4 20.5 16 2.75; D R12 11.8 7.6 5.6 1.2; d M9.6 11 L5 7 M5 10.4 V7 H8.4
        pip.swap: b R1.75 4 20.5 16 2.75; D R12 11.8 7.6 5.6 1.2; d M7 14.5 V9 Q7 7.6 8.6 7.6 H14 K14 7.6 0 2.2
        pip.remove: b R1.75 4 20.5 16 2.75; d R11.4 11.2 7.8 6 1.2; d- M14 13 L16.6 15.4 M16.6 13 L14 15.4
        rectangle.and.hand.point.up.left: b2 R1.75 3 18 13 2.6; e E16.5 17 5.4 6; U1 hand.point.up.left 0.62 4.6 4.6
        rectangle.and.text.magnifyingglass: b R1.75 4 20.5 16 2.75; d M5 8.5 H12 M5 12 H9; d O15 12.5 3.2; d M17.4 15 L19.4 17
        rectangle.and.paperclip: u rectangle; u paperclip 0.45 4 0
        square.and.arrow.down.on.square: u1 square.and.arrow.down 0.8 -1.5 -2; o2 M21.5 10 V18.5 Q21.5 21.5 18.5 21.5 H9
        square.and.arrow.up.on.square.fill: U square.and.arrow.up 0.8 -1.5 -2; o M21.5 10 V18.5 Q21.5 21.5 18.5 21.5 H9
        square.and.arrow.down.on.square.fill: U square.and.arrow.down 0.8 -1.5 -2; o M21.5 10 V18.5 Q21.5 21.5 18.5 21.5 H9
        square.and.at.rectangle: u rectangle; u at 0.5
        tv.and.mediabox: b R5 3.5 17.25 12.5 2.2; o M10 19.5 H18; e R1.5 13 8 8 1.8; b R1.5 13 8 8 1.8
        av.remote: b R7.5 1.75 9 20.5 3; d O12 7.2 2.4; D O10.2 13.4 .95; D O13.8 13.4 .95; D O10.2 16.8 .95; D O13.8 16.8 .95
        appletvremote.gen1: b R8 1.75 8 20.5 3; d M8 9 H16; D O12 12 1; D O12 15 1
        appletv: b R3 6.5 18 11 3; D O12 12 1
        appletvremote.gen3 = av.remote
        appletvremote.gen4 = av.remote
        faxmachine: b R2 9.5 20 11.75 2.4; o M6.5 9.5 V2.8 H17.5 V9.5; d R5 13 5.4 4.8 .8; D O14.2 13.8 .95; D O17.6 13.8 .95; D O14.2 17 .95; D O17.6 17 .95
        web.camera: b O12 9.5 7.75; d O12 9.5 3; o M12 17.3 V20 M6.5 21.8 H17.5
        firewall: b R1.75 4 20.5 16 2.2; d M1.75 9.3 H22.25 M1.75 14.7 H22.25 M8 4 V9.3 M16 4 V9.3 M4.8 9.3 V14.7 M12 9.3 V14.7 M19.2 9.3 V14.7 M8 14.7 V20 M16 14.7 V20
        """
}

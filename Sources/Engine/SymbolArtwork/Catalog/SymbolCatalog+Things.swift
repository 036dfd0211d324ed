extension SymbolCatalog {
    /// More things, weather and vehicles.
    static let things = """
        swift: f M3 13.6 C7 18 12 20.6 17 18.6 C19 18 20.4 18.8 21.4 20.6 C22.4 17.6 21.2 16 20.2 14.6 C21.2 11 19.6 7 15.6 3.8 C17.4 7 17.8 9.8 17 12 C13.4 9.6 9.4 6.6 6.6 4 C8.4 7.4 10.8 10 13 12.2 C10 10.6 6.4 8.2 3.6 5.6 C6.4 9.6 10 13 13.4 15.2 C10 16.4 6.4 15.6 3 13.6 Z
        cross.vial: b M8 2.5 H16 V18 A12 18 4 0 180 Z; o M6.4 2.5 H17.6; d M12 9.6 V15.6 M9 12.6 H15
        ivfluid.bag: b M7 2 H17 V13 Q17 16 12 16 Q7 16 7 13 Z; o M12 16 V22; d M7 8 H17
        microbe: b O12 12 6; o M12 2.5 V6 M12 18 V21.5 M2.5 12 H6 M18 12 H21.5 M5.3 5.3 L7.8 7.8 M16.2 16.2 L18.7 18.7 M18.7 5.3 L16.2 7.8 M7.8 16.2 L5.3 18.7; D O10 10.6 1.2; D O14 13.6 1.2
        waveform.path.ecg.rectangle: b R1.75 4 20.5 16 2.75; d M4.4 12.6 H8 L9.6 9 L12 16 L14.2 8 L15.8 12.6 H19.6
        wand.and.sparkles: b M3 19.4 L14.6 7.8 L16.2 9.4 L4.6 21 Q3 22 2.4 20.6 Z; u2 sparkle 0.36 6.6 -6.6; u2 sparkle 0.26 -4 -7; u2 sparkle 0.28 7.4 2.4
        appclip: u2 circle.dotted; b1 R8 7.4 8 9.2 2.4; d1 M10.4 12 H13.6
        theatermask.and.paintbrush: b2 M2 3 Q8.5 5.6 15 3 V10.4 Q15 17 8.5 17.6 Q2 17 2 10.4 Z; d M5.4 8.6 H7 M10 8.6 H11.6 M5.8 12.4 Q8.5 14.8 11.2 12.4; e E17.6 17.2 5 5.6; u1 paintbrush 0.54 5.6 5.2
        movieclapper: b R2 10 20 11.75 2.4; b M2.2 6.2 L20.4 1.8 L21.4 5.6 L3.2 10 Z; d M7.2 5 L9.6 8.4 M12.4 3.8 L14.8 7.2 M17.4 2.6 L19.4 6
        stairs: o M2 21 H7.2 V16 H12.2 V11 H17.2 V6 H22
        road.lanes.curved.right: o M4 20.5 Q4 8 15.6 3.5 M20 20.5 Q20 12 22 9.6 M11.4 20.5 V17.4 M12 13.8 Q12.8 11 14.6 9 M17 7 L19.2 5.4
        road.lanes.curved.left: u road.lanes.curved.right -1
        road.lane.arrowtriangle.2.inward: o M3 3 V21 M21 3 V21; f T8 12 0 3; f T16 12 180 3
        4k.tv: b R1.75 3.5 20.5 14 2.5; u- 4 0.36 -3.2 -1.5; u- k 0.36 3.4 -1.5; o M8 21.5 H16
        play.tv: b R1.75 3.5 20.5 14 2.5; D M10 7 L15.4 10.5 L10 14 Z; o M8 21.5 H16
        play.laptopcomputer: b R4 4.5 16 11.5 2; D M10.4 7.4 L15 10.25 L10.4 13.1 Z; o M1.5 19 H22.5
        button.horizontal: b R1.75 7 20.5 10 2.6
        button.vertical.left.press: b R6 3 12 18 2.6; D O12 8 2
        button.roundedtop.horizontal: b M1.75 17.5 V12 Q1.75 6.5 7.25 6.5 H16.75 Q22.25 6.5 22.25 12 V17.5 Z
        button.roundedbottom.horizontal: u button.roundedtop.horizontal 1 0 0 180
        button.angledtop.vertical.left: b M6 2 H13 L18 7 V22 H6 Z
        button.angledtop.vertical.right: u button.angledtop.vertical.left -1
        button.angledbottom.horizontal.right: b M1.75 7 H22.25 V11.6 L17.6 17 H1.75 Z
        button.angledbottom.horizontal.left: u button.angledbottom.horizontal.right -1
        hockey.puck: b M2 9.4 Q2 5.4 12 5.4 Q22 5.4 22 9.4 V14.6 Q22 18.6 12 18.6 Q2 18.6 2 14.6 Z; d M2 9.4 Q2 13.4 12 13.4 Q22 13.4 22 9.4
        keyboard.onehanded.left: u keyboard 0.8 -2.2 0; o M22.4 8.6 L19.6 12 L22.4 15.4
        keyboard.onehanded.right: u keyboard.onehanded.left -1
        desktopcomputer.and.arrow.down: b R1.75 3 20.5 14 2.5; d M12 5.6 V12 K12 12 90 2.8; o M9.5 17 L9 21 M14.5 17 L15 21 M7 21.2 H17
        desktopcomputer.and.macbook: u desktopcomputer 0.86 -1.6 -1.4; e R11.6 12.4 10 7 1.6; b R12 12.6 9 6 1.4; o M9.6 21 H23
        livephoto.play: f M10 8.6 L15.6 12 L10 15.4 Z; o O12 12 6.4; u2 circle.dotted
        music.quarternote.3: b E5 18.4 2.8 2.4; b E13 19.4 2.8 2.4; b E19.4 15.4 2.6 2.2; o M7.8 18.4 V7 L22 3 V15 M15.8 19.4 V5
        music.note.tv: b R1.75 3.5 20.5 14 2.5; u music.note 0.44 0 -1.5; o M8 21.5 H16
        sun.dust: by O12 9 4; oy M12 1.4 V2.6 M4.4 9 H3.2 M19.6 9 H20.8 M6.4 3.6 L5.6 2.8 M17.6 3.6 L18.4 2.8; f O6 16.6 1; f O10 17.4 1; f O14 16.6 1; f O18 17.4 1; f O8 20.6 1; f O12 21.4 1; f O16 20.6 1
        sun.haze: by O12 9 4; oy M12 1.4 V2.6 M4.4 9 H3.2 M19.6 9 H20.8 M6.4 3.6 L5.6 2.8 M17.6 3.6 L18.4 2.8 M4 17 H20 M7 21 H17
        sun.horizon: oy M1.5 16.5 H22.5 M5 20.5 H19; by M6.5 16.3 A12 16.3 5.5 180 360; o M12 4 V7 M3.6 9 L5.6 11 M20.4 9 L18.4 11
        sun.righthalf.filled: u sun.max; f A12 12 4.6 -90 90 Z
        sun.lefthalf.filled: u sun.righthalf.filled -1
        moon.dust: u moon 0.72 0 -3.4; f O6 18.6 1; f O10 19.4 1; f O14 18.6 1; f O18 19.4 1; f O8 22 1; f O16 22 1
        cloud.hail: u2 cloud 0.9 0 -3.5; fc O8 18.6 1.2; fc O12 20.2 1.2; fc O16 18.6 1.2; oc M9.6 21 L9 22.6 M14.8 21 L14.2 22.6
        cloud.sleet: u2 cloud 0.9 0 -3.5; oc M8 18 L6.8 21.6 M16.4 18 L15.2 21.6; fc O12 18.4 1.2; fc O11 22 1.2
        cloud.rainbow.half: u2 cloud 0.8 -2 1.4; o A14 14 8.6 -100 0; o A14 14 5.4 -90 0
        smoke: b M6.6 13.5 C3.6 13.5 1.5 11.8 1.5 9.2 C1.5 7 3.1 5.2 5.3 4.8 C6 2.6 8.4 1.6 11.8 1.6 C14.8 1.6 17.2 2.6 18.1 4.8 C20.6 5 22.5 6.8 22.5 9.2 C22.5 11.8 20.4 13.5 17.6 13.5 Z; o M5 17.4 H19 M8 21.4 H16
        wind.snow: u wind 0.84 -2 -1.6; u snowflake 0.42 6 5.6
        tropicalstorm: o O12 12 3.4; o A12 12 6.5 180 330 L19 3 M17.6 15 A12 12 6.5 0 150 L5 21
        aqi.low: f O12 12 2.1; f O12 5.6 1.5; f O17.6 8.8 1.5; f O17.6 15.2 1.5; f O12 18.4 1.5; f O6.4 15.2 1.5; f O6.4 8.8 1.5
        aqi.medium: u aqi.low; o2- O17.8 3.6 1.1 O21.6 12 1.1 O17.8 20.4 1.1 O6.2 20.4 1.1 O2.4 12 1.1 O6.2 3.6 1.1
        aqi.high: u aqi.low; f O17.8 3.6 1.3; f O21.6 12 1.3; f O17.8 20.4 1.3; f O6.2 20.4 1.3; f O2.4 12 1.3; f O6.2 3.6 1.3; f O12 1.6 1; f O12 22.4 1
        thermometer.sun: u thermometer 1 -5 0; u sun.max 0.44 6 -5
        thermometer.high: b M9.5 4.5 A12 4.5 2.5 180 360 V13.2 A12 17.5 4.9 -60 240 Z; d M12 17.5 V5; D O12 17.5 2.2
        thermometer.low: b M9.5 4.5 A12 4.5 2.5 180 360 V13.2 A12 17.5 4.9 -60 240 Z; d M12 17.5 V13.4; D O12 17.5 2.2
        thermometer.transmission: u thermometer 1 -5 0; u gearshape 0.44 6 -4
        drop.halffull: u drop; f M5.4 14 H18.6 Q19.4 21.6 12 21.6 Q4.6 21.6 5.4 14 Z
        drop.degreesign: u drop 0.9 -2.4 1; o O20 5 2.2
        degreesign.celsius: o O5 6.5 2.6 M21 9 C18 3.6 11 6 11 12.4 C11 18.8 18 21.2 21 16
        degreesign.fahrenheit: o O5 6.5 2.6 M20.5 5.5 H12.5 V20 M12.5 12.4 H19
        handbag: b M4.6 10 H19.4 L21 18.6 Q21.4 21.5 18.6 21.5 H5.4 Q2.6 21.5 3 18.6 Z; o M7.4 12.6 V8 Q7.4 2.6 12 2.6 Q16.6 2.6 16.6 8 V12.6
        bandage: b M4.2 12.5 L12.5 4.2 A16 8 4.9 -135 45 L11.5 19.8 A8 16 4.9 45 225 Z; d M8.6 8.2 L15.8 15.4 M8.6 8.2 M15.8 8.6 ; D O10.4 12 .9; D O12 10.4 .9; D O12 13.6 .9; D O13.6 12 .9
        case: b R1.75 7 20.5 13.5 2.75; o M8.4 6.8 V5.4 Q8.4 3.4 10.4 3.4 H13.6 Q15.6 3.4 15.6 5.4 V6.8
        ev.charger: b M3.5 5 Q3.5 2.5 6 2.5 H11.5 Q14 2.5 14 5 V21.5 H3.5 Z; d M9.6 6.4 L6.8 11.4 H10.4 L8.4 16; o M2 21.5 H15.5 M14 11.5 H15 Q17 11.5 17 13.5 V17 Q17 18.7 18.7 18.7 Q20.5 18.7 20.5 17 V10 M18.6 10 H22.4 M19.4 10 V7.4 M21.6 10 V7.4
        ev.plug.ac.type.2: b O12 12 9; D O9 9.4 1.2; D O15 9.4 1.2; D O7.6 13 1.2; D O12 13 1.2; D O16.4 13 1.2
        car.2: b2 M1.4 13 Q1.4 11.6 2.8 11.2 L3.8 8 Q4.4 6.4 6 6.4 H11 L9 10 Q7.4 10.6 7.4 12.4 V16.6 H1.4 Z; b1 M9.2 14.8 Q9.2 13.4 10.6 13 L11.6 9.6 Q12.2 8 13.8 8 H18.4 Q20 8 20.6 9.6 L21.6 13 Q23 13.4 23 14.8 V18.4 H9.2 Z; d M11.4 13.2 H20.8; D O12 15.8 1; D O20.2 15.8 1; o M10.8 18.6 V20.4 M21.4 18.6 V20.4
        car.front.waves.up: u car 0.8 0 3.4; o M6 2 Q4.6 3.4 6 5 M12 2 Q10.6 3.4 12 5 M18 2 Q16.6 3.4 18 5
        suv.side: b M1.75 16.5 V11.6 Q1.75 10.4 3 10.2 L5 6.6 Q5.6 5.6 6.8 5.6 H15 Q16 5.6 16.8 6.4 L20 10.2 Q22.25 10.8 22.25 13 V16.5 Z; e O7 17 2.6; e O17 17 2.6; b O7 17 2.2; b O17 17 2.2
        truck.pickup.side: b M1.75 16.5 V10.6 H10 L12.2 6 H16 L19.6 10.6 Q22.25 11 22.25 13 V16.5 Z; e O7 17 2.6; e O17 17 2.6; b O7 17 2.2; b O17 17 2.2
        cart.flatbed: o M2 4 H5 V17 H20; b R8 7 5 8 .8; b R14.4 9 5 6 .8; b O8 20 1.8; b O17 20 1.8
        stroller: b M9 4 A9.4 13.4 9.4 -90 0 H9.4 Z; o M9.4 13.4 L4 5 H1.8 M9 13.4 L17 18 M17.6 13.4 L9 18; b O7.4 19.8 1.9; b O17.6 19.8 1.9
        figure.outdoor.rowing: f O9 6 2; o M9.4 10 L12 14 L17 13 M3 16 H21 L18.6 19 H5.4 Z M14 9 L19 17
        airplane.ticket: b M2 8 Q2 5.5 4.5 5.5 H19.5 Q22 5.5 22 8 V9.5 Q19.5 9.8 19.5 12 Q19.5 14.2 22 14.5 V16 Q22 18.5 19.5 18.5 H4.5 Q2 18.5 2 16 V14.5 Q4.5 14.2 4.5 12 Q4.5 9.8 2 9.5 Z; D M16.5 12 L11.6 9 H10.4 L11.8 11.4 H9 L8 10.4 H7.2 L7.8 12 L7.2 13.6 H8 L9 12.6 H11.8 L10.4 15 H11.6 Z
        helicopter: b M4 12 Q4 8 9 8 H13 L21 9 V11 L14 13 Q13 17 9 17 H7 Q4 17 4 12 Z; o M2 4.6 H18 M10 4.6 V8 M5 20 H15 M21 7 V13
        oilcan: b M3 11 H14 L20 6.4 L21.6 8 L15.4 18.6 H3 Z; o M6 11 V8 H11 V11 M22 12.4 V14
        brakesignal: o O12 12 6.2 M12 8.6 V12.6 M3.6 5 A12 12 10.6 -140 -220 M20.4 5 A12 12 10.6 -40 40; f O12 15.4 1.1
        headlight.high.beam: b M12 5 Q21 5 21 12 Q21 19 12 19 Q10 12 12 5 Z; o M2 7 H8 M2 12 H7.4 M2 17 H8
        headlight.low.beam: b M12 5 Q21 5 21 12 Q21 19 12 19 Q10 12 12 5 Z; o M2 9 L8 7 M2 14 L7.4 12 M2 19 L8 17
        windshield.front.and.wiper: b M2 8 Q12 2.6 22 8 L18 18.6 H6 Z; d M12 17 L7.6 9.6
        laser.burst: o M12 2.5 V8 M12 16 V21.5 M2.5 12 H8 M16 12 H21.5 M5.3 5.3 L9 9 M15 15 L18.7 18.7 M18.7 5.3 L15 9 M9 15 L5.3 18.7; f O12 12 1.8
        fireplace: b R2 3 20 18.5 1.6; d M5.5 21.5 V8.4 H18.5 V21.5; U flame 0.42 0 4
        tent.2: b M8 5 L15.6 19.5 H1 Z; o M14 8.4 L15.6 5.4 L23 19.5 H15.6; d M8 12 L11 19.5 H5 Z
        beach.umbrella: b M3.4 13.4 Q4 3.4 13.6 4.4 Q21 6.4 20.6 15.2 Z; o M12 14.4 L8.4 21.6 M13.6 4.4 L14 2.6
        surfboard: b E12 12 3.4 10.25; d M12 1.75 V22.25
        skateboard: o M2 9 Q4 12.4 6 12.4 H18 Q20 12.4 22 9; b O7 16 2; b O17 16 2
        skis: o M7 2.5 L9.6 21.5 M17 2.5 L14.4 21.5
        snowboard: b R8.5 1.75 7 20.5 3.5; d M8.5 8 H15.5 M8.5 16 H15.5
        oar.2.crossed: o M5 3 L19 21 M19 3 L5 21; f E6 4.4 1.6 2.4; f E18 4.4 1.6 2.4
        cricket.ball: b O12 12 10.25; d M9 2.4 V21.6 M13 1.8 V22.2
        rugbyball: b M3 21 C1.5 10 10 1.5 21 3 C22.5 14 14 22.5 3 21 Z; d M6 12 Q12 12 12 6 M12 18 Q12 12 18 12
        medal.star: b O12 15.5 6; o M8.5 10.5 L4.5 2.2 H9.5 L12 7.5 L14.5 2.2 H19.5 L15.5 10.5; D S12 15.6 3 1.3 5
        creditcard.and.123: u creditcard 0.92 0 -1.6; o M8 21.6 H8.2 M12 21.6 H12.2 M16 21.6 H16.2
        wallet.bifold: b R2 5 20 14.5 2.75; d M2 9 H22; D R15 12 7 4.4 1.4
        dollarsign.bank.building: b M12 2.2 L21.5 7.5 V9.6 H2.5 V7.5 Z; o M5 10 V17.5 M19 10 V17.5 M2 21 H22 M3.5 17.8 H20.5; u- dollarsign 0.34 0 2
        eurosign.bank.building: b M12 2.2 L21.5 7.5 V9.6 H2.5 V7.5 Z; o M5 10 V17.5 M19 10 V17.5 M2 21 H22 M3.5 17.8 H20.5; u- eurosign 0.34 0 2
        building.2.crop.circle: b O12 12 10.25; D R6.6 8 5 13 .6; D R12.8 11.4 4.6 9.6 .6
        house.and.flag: u house 0.86 -1.8 1.6; b M17 1.6 H22.4 L21 3.6 L22.4 5.6 H17 Z; o M17 1.6 V9
        location.viewfinder: u viewfinder; U location 0.5
        location.north.line: u location.north 0.8 0 2; o M8 1.6 H16
        camera.on.rectangle: b2 R1.75 3 16 12 2.4; e R6 9 16.25 12 2.4; b R6 10.6 16.25 10.4 2.2; o M10.4 10.4 L11.6 8.6 H16.6 L17.8 10.4; d O14.1 15.8 2.6
        photo.tv: b R1.75 3.5 20.5 14 2.5; d M4.4 14.4 L9 10 L12 13 L15.4 9 L20 14; o M8 21.5 H16
        play.desktopcomputer: b R1.75 3 20.5 14 2.5; D M10 6.4 L15.4 10 L10 13.6 Z; o M9.5 17 L9 21 M14.5 17 L15 21 M7 21.2 H17
        play.house: u _house; D M10 9.6 L15.4 13 L10 16.4 Z
        swatchpalette: b R2.5 2.5 8 19 2; b M10.5 8.4 L14.6 4.2 L20.2 9.8 L10.5 19.6; b M13.6 13.5 H21.5 V21.5 H6.5; D O6.5 17.6 1.1
        compass.drawing: o M12 3 V6 M12 6 L5 21 M12 6 L19 21 M7.6 15.4 Q12 18.4 16.4 15.4
        brain.filled.head.profile: U brain.head.profile
        heart.text.clipboard: u clipboard; U heart 0.3 0 -1; d M8 17 H16 M8 19.6 H13
        cup.and.heat.waves: b M4 10 H17 V15 Q17 20 10.5 20 Q4 20 4 15 Z; o M17 12 H18.5 Q21.5 12 21.5 14.5 Q21.5 17 17 17 M7.4 6.6 Q6 5 7.4 2.6 M11 6.6 Q9.6 5 11 2.6 M14.6 6.6 Q13.2 5 14.6 2.6 M3 22.4 H18
        waterbottle: b M9 5.5 H15 Q17 8 17 11 V20 Q17 22.25 14.75 22.25 H9.25 Q7 22.25 7 20 V11 Q7 8 9 5.5 Z; o M9 2 H15 V5.5 H9 Z; d M7 12.5 H17
        """
}

extension SymbolCatalog {
    /// Gauges, dials, lights, clocks and things that turn.
    static let instruments = """
        gauge.with.needle: b M3.6 19 A12 13.2 10.25 146 394 Q20 20.4 18.6 20.4 H5.4 Q4 20.4 3.6 19 Z; d M12 13.4 L16 8; D O12 13.4 1.6
        _gauge: b O12 12 10.25; D O6 13.4 1.1; D O7.6 8 1.1; D O12 5.6 1.1; D O16.4 8 1.1; D O18 13.4 1.1
        gauge.with.dots.needle.0percent: u _gauge; d M12 13 L8.2 16.2; D O12 13 1.7
        gauge.with.dots.needle.33percent: u _gauge; d M12 13 L9.6 8.6; D O12 13 1.7
        gauge.with.dots.needle.50percent: u _gauge; d M12 13 V8; D O12 13 1.7
        gauge.with.dots.needle.67percent: u _gauge; d M12 13 L14.4 8.6; D O12 13 1.7
        gauge.with.dots.needle.100percent: u _gauge; d M12 13 L15.8 16.2; D O12 13 1.7
        _gauge.bottom: b O12 12 10.25; D O5.6 14.6 1.1; D O6.6 9.4 1.1; D O12 6 1.1; D O17.4 9.4 1.1; D O18.4 14.6 1.1
        gauge.with.dots.needle.bottom.0percent: u _gauge.bottom; d M12 16.5 L8.4 14; D O12 16.5 1.7
        gauge.with.dots.needle.bottom.50percent: u _gauge.bottom; d M12 16.5 V10; D O12 16.5 1.7
        gauge.with.dots.needle.bottom.100percent: u _gauge.bottom; d M12 16.5 L15.6 14; D O12 16.5 1.7
        gauge.open.with.lines.needle.33percent: o A12 14 9.5 160 380; o M12 14 L9 8.6; f O12 14 1.8
        gauge.open.with.lines.needle.67percent: u gauge.open.with.lines.needle.33percent -1
        gauge.low = gauge.with.dots.needle.33percent
        gauge.medium = gauge.with.dots.needle.67percent
        gauge.high = gauge.with.dots.needle.100percent
        gauge = gauge.with.dots.needle.67percent
        speedometer = gauge.with.dots.needle.67percent
        barometer: b O12 12 10.25; d O12 12 6.4; d M12 12 L15 8.6; D O12 12 1.4
        _dial: b O12 13 6.3; f O5.6 19.6 1.1; f O3 13 1.1; f O5.6 6.4 1.1; f O12 3.6 1.1; f O18.4 6.4 1.1; f O21 13 1.1; f O18.4 19.6 1.1
        dial.min: u _dial; d M12 13 L9 16
        dial.low: u _dial; d M12 13 L9.4 9.6
        dial.medium: u _dial; d M12 13 V8.8
        dial.high: u _dial; d M12 13 L14.6 9.6
        dial.max: u _dial; d M12 13 L15 16
        light.max: f O12 12 2.6; o M12 2 V6.6 M17.4 6.6 L19.2 4.8 M17.4 12 H22 M17.4 17.4 L19.2 19.2 M12 17.4 V22 M6.6 17.4 L4.8 19.2 M6.6 12 H2 M6.6 6.6 L4.8 4.8
        light.min: f O12 12 2.6; f O12 5 1.1; f O17 7 1.1; f O19 12 1.1; f O17 17 1.1; f O12 19 1.1; f O7 17 1.1; f O5 12 1.1; f O7 7 1.1
        rays: o M12 2.2 V7.4; o M18.9 5.1 L15.3 8.7; o M21.8 12 H16.6; o M18.9 18.9 L15.3 15.3; o M12 21.8 V16.6; o M5.1 18.9 L8.7 15.3; o M2.2 12 H7.4; o M5.1 5.1 L8.7 8.7
        progress.indicator: o M12 2.2 V7; o2 M18.9 5.1 L15.5 8.5; o2 M21.8 12 H17; o2 M18.9 18.9 L15.5 15.5; o3 M12 21.8 V17; o3 M5.1 18.9 L8.5 15.5; o3 M2.2 12 H7; o3 M5.1 5.1 L8.5 8.5
        timelapse: u circle.dotted; b O12 12 5.6; o M12 6 V12
        light.beacon.max: b M6.5 20 V14.5 A12 14.5 5.5 180 360 V20 Z; o M4 20.4 H20; d M12 12.4 V16.4; o M12 5.6 V2.4 M5.4 8.2 L3 6 M18.6 8.2 L21 6 M3.4 14 H1.4 M20.6 14 H22.6
        light.beacon.min: b M6.5 20 V14.5 A12 14.5 5.5 180 360 V20 Z; o M4 20.4 H20; d M12 12.4 V16.4; f O12 5 1.1; f O5.6 8 1.1; f O18.4 8 1.1
        lightbulb.max: u lightbulb 0.78 0 2.4; o M12 1.6 V2.8 M4.6 4.6 L5.6 5.6 M19.4 4.6 L18.4 5.6 M2 11.6 H3.4 M20.6 11.6 H22
        lightbulb.min: u lightbulb 0.78 0 2.4; f O12 2.4 1; f O5 5 1; f O19 5 1; f O2.8 11.6 1; f O21.2 11.6 1
        lightbulb.led: b R6 2 12 12 5; o M9 14 V18 H15 V14 M9.8 21.4 H14.2
        lightbulb.2: u lightbulb 0.7 -4.5 0; u lightbulb 0.7 4.5 0
        lightswitch.on: b R5.5 1.75 13 20.5 3; d R9 5.6 6 12.8 1.8; D R9.8 6.4 4.4 5.4 1
        lightswitch.off: b R5.5 1.75 13 20.5 3; d R9 5.6 6 12.8 1.8; D R9.8 12.2 4.4 5.4 1
        lightspectrum.horizontal: b R1.5 7 21 10 2.6; d M5 7 V17 M8 7 V17 M12.4 7 V17 M15 7 V17 M19 7 V17
        switch.programmable: b R5.5 1.75 13 20.5 3; d M9 8 H15 M9 12 H15 M9 16 H15
        poweroutlet.type.a: b R3 3 18 18 5; D R8 8 1.9 8 .6; D R14.1 8 1.9 8 .6
        poweroutlet.type.b: b R3 3 18 18 5; D R7.8 6.6 1.9 5.4 .6; D R14.3 6.6 1.9 5.4 .6; D O12 16.4 1.9
        poweroutlet.type.c: b R3 3 18 18 9; D O8.2 12 1.6; D O15.8 12 1.6
        poweroutlet.type.f: b R3 3 18 18 9; D O8.2 12 1.6; D O15.8 12 1.6; d M12 5.4 V7 M12 17 V18.6
        poweroutlet.type.g: b R3 3 18 18 5; D R11 6.4 2 4.6 .6; D R6.6 14 4 2 .6; D R13.4 14 4 2 .6
        poweroutlet.strip: b R1.5 7.5 21 9 2.6; D O6 12 1.2; D O10 12 1.2; D O14 12 1.2; D O18 12 1.2
        poweroff: o O12 12 8.5
        sleep = moon
        directcurrent: o M3 8.5 H21 M3 15.5 H6.6 M10.2 15.5 H13.8 M17.4 15.5 H21
        alternatingcurrent: o M2 12 Q6.5 1.5 12 12 Q17.5 22.5 22 12
        bolt.car: b M3 14 Q3 12.4 4.6 11.9 L6 7.4 Q6.7 5.4 8.7 5.4 H15.3 Q17.3 5.4 18 7.4 L19.4 11.9 Q21 12.4 21 14 V18.8 H3 Z; d M12.8 8 L9.6 12.8 H12.6 L11.4 16.6 L14.6 11.8 H11.8 Z; b R3.4 18.8 3 2.8 .8; b R17.6 18.8 3 2.8 .8
        bolt.house: u2 _house; u1 bolt 0.42 0 2.4
        _house: b M12 2.6 L1.8 11.4 H4.4 V18.8 Q4.4 21.4 7 21.4 H17 Q19.6 21.4 19.6 18.8 V11.4 H22.2 Z
        music.note.house: u _house; u music.note 0.42 0 2.2
        house.lodge: b M12 2.5 L1.8 12 H4.5 V21.5 H19.5 V12 H22.2 Z; d M9.5 21.5 V15.5 H14.5 V21.5
        clock.arrow.2.circlepath: o2 A12 12 8.8 195 318 M20.5 14.3 A12 12 8.8 15 138; f2 T19.7 7.8 62 3.4; f2 T4.3 16.2 242 3.4; o1 M12 7.8 V12 L14.8 13.8
        clock.arrow.trianglehead.counterclockwise.rotate.90 = clock.arrow.circlepath
        clock.arrow.trianglehead.2.counterclockwise.rotate.90 = clock.arrow.2.circlepath
        clock.arrow.trianglehead.clockwise.rotate.90.path.dotted = clock.arrow.circlepath
        memories: u2 circle.dotted; o1 M12 6.4 V12 L16 14.4
        arrow.3.trianglepath: o M7.2 9.2 L10.6 3.6 Q12 1.6 13.4 3.6 L14.6 5.6; f T15.4 7 60 3.2; o M18.6 12 L21 16 Q22 18.8 19 19 H14.8; f T13.4 19 180 3.2; o M9.4 19 H5 Q2 18.8 3 16 L5.2 12.2; f T6 10.8 -60 3.2
        gearshape.arrow.triangle.2.circlepath: u2 arrow.triangle.2.circlepath; u gearshape 0.44
        gearshape.arrow.triangle.2.circlepath.fill: u2 arrow.triangle.2.circlepath; U gearshape 0.44
        exclamationmark.arrow.triangle.2.circlepath: u2 arrow.triangle.2.circlepath; u exclamationmark 0.44
        checkmark.arrow.triangle.2.circlepath: u2 arrow.triangle.2.circlepath; u checkmark 0.42
        arrow.triangle.2.circlepath.camera: b M2 8.7 Q2 6.2 4.5 6.2 H6.4 L7.7 4.4 Q8.2 3.7 9 3.7 H15 Q15.8 3.7 16.3 4.4 L17.6 6.2 H19.5 Q22 6.2 22 8.7 V17.5 Q22 20 19.5 20 H4.5 Q2 20 2 17.5 Z; u arrow.triangle.2.circlepath 0.44 0 0.9
        camera.metering.center.weighted: b R1.75 4 20.5 16 2.75; d O12 12 4.6; D O12 12 1.9
        camera.metering.spot: b R1.75 4 20.5 16 2.75; D O12 12 1.9
        camera.metering.matrix: b R1.75 4 20.5 16 2.75; d M8 8.5 V15.5 M12 8.5 V15.5 M16 8.5 V15.5
        camera.metering.none: b R1.75 4 20.5 16 2.75
        shippingbox.and.arrow.backward: u2 shippingbox 0.86 2.6 0; x M2 15.5 H12; o1 M12 15.5 H1.8 K1.8 15.5 180 3.2
        shield.checkered: b M12 1.75 L20.5 5 V11.5 C20.5 17 16.5 20.5 12 22.25 C7.5 20.5 3.5 17 3.5 11.5 V5 Z; D M12 2 L3.7 5.1 V11.6 H12 Z; D M12 11.6 H20.4 C20.4 17 16.5 20.5 12 22 Z
        shield.righthalf.filled: u shield.lefthalf.filled -1
        shield.pattern.checkered = shield.checkered
        lock.open.rotation: o A12 13 8.5 -60 -400 M14 1.5 L17 5 L13.5 8; f R8.2 12.6 6.4 5 1; o- M13 12.4 V11 Q13 9.2 14.8 9.2 Q16.6 9.2 16.6 11 V11.6
        key.2.on.ring: o O12 5.2 3.6 M10.4 8.6 L6 21 M7.5 16.6 L10 17.5 M6.6 19.2 L8.6 19.9 M13.6 8.6 L18 21 M16.5 16.6 L14 17.5 M17.4 19.2 L15.4 19.9
        gyroscope: o E12 12 10.2 4 E12 12 4 10.2 O12 12 10.2
        rotate.3d: o E12 12 10.2 4.4 E12 12 4.4 10.2; f T20.4 15.4 110 3
        view.3d: o M3 7.5 V6 Q3 3 6 3 H7.5 M16.5 3 H18 Q21 3 21 6 V7.5 M21 16.5 V18 Q21 21 18 21 H16.5 M7.5 21 H6 Q3 21 3 18 V16.5; u- 3 0.44 -3.2; u- d 0.44 3.4
        move.3d: o M12 13 V2.5 K12 2.5 -90 3 M12 13 L3 18.2 K3 18.2 150 3 M12 13 L21 18.2 K21 18.2 30 3
        scale.3d: o M12 13 V3 M12 13 L3.5 18 M12 13 L20.5 18; f R10 1.5 4 4 .6; f R1.8 16 4 4 .6; f R18.2 16 4 4 .6
        torus: b E12 12 10.25 7; d E12 11 4.4 2
        cone: b M12 2 L20 18 Q20 21.8 12 21.8 Q4 21.8 4 18 Z
        lifepreserver: b O12 12 10.25; d O12 12 4.2; d M4.8 4.8 L9 9 M15 15 L19.2 19.2 M19.2 4.8 L15 9 M9 15 L4.8 19.2
        medical.thermometer: b M13 5.5 L15.4 3.2 Q18 .8 20.6 3.4 Q23.2 6 20.8 8.6 L10 19.4 H4.6 V14 Z; o M4.6 19.4 L2 22; d M12.4 8 L14 9.6 M9.8 10.6 L11.4 12.2
        lines.measurement.horizontal: o M3 5 V19; o M7.5 9 V15; o M12 5 V19; o M16.5 9 V15; o M21 5 V19
        lines.measurement.vertical: u lines.measurement.horizontal 1 0 0 90
        cable.connector.horizontal: b R1.75 7.5 8.5 9 2; o M10.25 10 H13.4 M10.25 14 H13.4; b R13.75 7.5 8.5 9 2
        cable.connector: u cable.connector.horizontal 1 0 0 90
        cable.coaxial: b O12 12 8; d O12 12 3.4; D O12 12 1.2
        selection.pin.in.out: o M8.5 3 H6 Q3 3 3 6 V8.5 M15.5 3 H18 Q21 3 21 6 V8.5 M21 15.5 V18 Q21 21 18 21 H15.5 M8.5 21 H6 Q3 21 3 18 V15.5; f O12 12 3.2; o M12 7.5 V5.6 M12 16.5 V18.4 M7.5 12 H5.6 M16.5 12 H18.4
        """
}

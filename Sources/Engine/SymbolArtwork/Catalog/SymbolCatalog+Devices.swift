extension SymbolCatalog {
    /// Computers, power and time.
    static let devices = """
        desktopcomputer: b R1.75 3 20.5 14 2.5; d M1.75 13.2 H22.25; o M9.5 17 L9 21 M14.5 17 L15 21 M7 21.2 H17
        display: b R1.75 3 20.5 14 2.5; o M9.5 17.2 V21 M14.5 17.2 V21 M7 21.2 H17
        laptopcomputer: b R4 4.5 16 11.5 2; o M1.5 19 H22.5
        macwindow: b R1.75 3.5 20.5 17 2.75; d M1.75 8.3 H22.25; D O5.2 5.9 .85; D O8 5.9 .85; D O10.8 5.9 .85
        iphone: b R6.25 1.5 11.5 21 2.75; d M10.5 4.3 H13.5
        ipad: b R4 1.5 16 21 2.5; d M10.5 19.8 H13.5
        ipad.landscape: u ipad 1 0 0 90
        applewatch: b R6 5.5 12 13 3.5; o M8 5.5 L8.8 1.75 H15.2 L16 5.5 M8 18.5 L8.8 22.25 H15.2 L16 18.5
        airpods: b E6.5 6 3.2 3.8; o M8 9 V18 M16 9 V18; b E17.5 6 3.2 3.8
        keyboard: b R1.5 5 21 14 2.75; D R4.3 8 1.9 1.9 .4; D R7.9 8 1.9 1.9 .4; D R11.5 8 1.9 1.9 .4; D R15.1 8 1.9 1.9 .4; D R18 8 1.9 1.9 .4; D R4.3 11.2 1.9 1.9 .4; D R7.9 11.2 1.9 1.9 .4; D R11.5 11.2 1.9 1.9 .4; D R15.1 11.2 1.9 1.9 .4; D R18 11.2 1.9 1.9 .4; D R7 14.6 10 1.7 .5
        keyboard.chevron.compact.down: u keyboard 0.85 0 -3; o M9 20 L12 22 L15 20
        computermouse: b R6.5 1.75 11 20.5 5.5; d M12 5.5 V9
        printer: o M6 8 V4.5 Q6 2.5 8 2.5 H16 Q18 2.5 18 4.5 V8; b M6 18 H4.5 Q1.75 18 1.75 15.25 V10.75 Q1.75 8 4.5 8 H19.5 Q22.25 8 22.25 10.75 V15.25 Q22.25 18 19.5 18 H18; e R6 14 12 7.75 1.5; b R6 14 12 7.75 1.5; D O18.4 11.2 1
        scanner: b R2 12 20 7 2; o M3.5 12 L18 4.5; D O18 15.5 1
        cpu: b R5 5 14 14 2.5; d R9 9 6 6 1; o M9 5 V1.75 M12 5 V1.75 M15 5 V1.75 M9 22.25 V19 M12 22.25 V19 M15 22.25 V19 M5 9 H1.75 M5 12 H1.75 M5 15 H1.75 M22.25 9 H19 M22.25 12 H19 M22.25 15 H19
        memorychip: b R2 7 20 10 1.8; o M6 7 V4 M10 7 V4 M14 7 V4 M18 7 V4 M6 20 V17 M10 20 V17 M14 20 V17 M18 20 V17
        server.rack: b R3 3 18 7.5 2; b R3 13.5 18 7.5 2; D O16.8 6.75 1.1; D O16.8 17.25 1.1; d M6.5 6.75 H11 M6.5 17.25 H11
        simcard: b M5 4 Q5 1.75 7.25 1.75 H14 L19 6.75 V20 Q19 22.25 16.75 22.25 H7.25 Q5 22.25 5 20 Z; d R8 11 8 7.5 1.2
        sdcard: b M5 4 Q5 1.75 7.25 1.75 H14 L19 6.75 V20 Q19 22.25 16.75 22.25 H7.25 Q5 22.25 5 20 Z; d M8.5 5 V9 M11.5 5 V9 M14.5 6.5 V9
        battery.100: o R1.5 7 18.5 10 3; f R4 9.5 13.5 5 1.2; f M21.6 10.2 Q23 10.8 23 12 Q23 13.2 21.6 13.8 Z
        battery.75: o R1.5 7 18.5 10 3; f R4 9.5 10 5 1.2; f M21.6 10.2 Q23 10.8 23 12 Q23 13.2 21.6 13.8 Z
        battery.50: o R1.5 7 18.5 10 3; f R4 9.5 6.7 5 1.2; f M21.6 10.2 Q23 10.8 23 12 Q23 13.2 21.6 13.8 Z
        battery.25: o R1.5 7 18.5 10 3; f R4 9.5 3.4 5 1.2; f M21.6 10.2 Q23 10.8 23 12 Q23 13.2 21.6 13.8 Z
        battery.0: o R1.5 7 18.5 10 3; f M21.6 10.2 Q23 10.8 23 12 Q23 13.2 21.6 13.8 Z
        battery.100percent = battery.100
        battery.75percent = battery.75
        battery.50percent = battery.50
        battery.25percent = battery.25
        battery.0percent = battery.0
        battery.100.bolt: u battery.100; e M13 2 L6 13 H10.5 L9 22 L16 10.5 H11.5 Z; f M12.6 3.5 L7 12.6 H11 L9.8 20.5 L15.4 11 H11.4 Z
        bolt: b M13.5 1.75 L4.5 13.5 H11 L9.5 22.25 L19.5 9.5 H12.5 Z
        bolt.horizontal: u bolt 1 0 0 90
        bolt.batteryblock: b R3 7 18 13 2.5; o M6.5 7 V4.5 H9.5 V7 M14.5 7 V4.5 H17.5 V7; u bolt 0.42 0 1.6
        powerplug: o M8.5 2 V7 M15.5 2 V7 M12 16 V22; b M5.5 7 H18.5 V10.5 Q18.5 16 12 16 Q5.5 16 5.5 10.5 Z
        lightbulb: b M8.8 17.5 Q8.8 15.2 7 13.4 Q5.2 11.5 5.2 8.8 C5.2 4.8 8.2 1.75 12 1.75 C15.8 1.75 18.8 4.8 18.8 8.8 Q18.8 11.5 17 13.4 Q15.2 15.2 15.2 17.5 Z; o M9.2 20 H14.8 M10.4 22.4 H13.6
        lamp.desk: b M9 3 L16 10 L6 14 L5 8 Z; o M12.5 6.5 L18 3.5 L14 21 M9 21.5 H19
        lamp.floor: b M7.5 2 H16.5 L18.5 9 H5.5 Z; o M12 9 V21.5 M8 21.7 H16
        fan: b O12 12 2; b M12 10 C9 7 9 2 13 2 C17 2 15 7 12 10 Z; b M13.8 13 C17.9 12 22.3 14.5 20.3 18 C18.3 21.5 15 17 13.8 13 Z; b M10.2 13 C9 17 5.7 21.5 3.7 18 C1.7 14.5 6.1 12 10.2 13 Z
        clock: b O12 12 10.25; d M12 5.8 V12 H16.8
        clock.arrow.circlepath: o A12 12.5 9 -200 -40 M20 12 A12 12.5 9 0 130 M3 6.8 V11.5 H7.8 M12 7.5 V12.5 L15.5 14.5
        deskclock: b O12 12 9; o M5.5 19 L4 22 M18.5 19 L20 22; d M12 6.5 V12 H15.5
        alarm: b O12 13 8.2; d M12 8.5 V13 L15 15; o M2.8 7.2 Q3.2 4.2 6.4 3 M21.2 7.2 Q20.8 4.2 17.6 3 M6.2 18.8 L4.6 21 M17.8 18.8 L19.4 21
        timer: o A12 12 10 -90 225 M12 2 V6.2 M12 12 L8 7.2; f O12 12 1.7
        stopwatch: b O12 13.4 8.7; d M12 13.4 V8.5; o M12 4.6 V1.9 M9.3 1.9 H14.7 M18.6 6 L20 4.6
        hourglass: b M6.2 2.2 H17.8 V5.5 Q17.8 8.8 13.6 12 Q17.8 15.2 17.8 18.5 V21.8 H6.2 V18.5 Q6.2 15.2 10.4 12 Q6.2 8.8 6.2 5.5 Z; o M4.6 2.2 H19.4 M4.6 21.8 H19.4
        hourglass.bottomhalf.filled: u hourglass; f M12 14 L17 18.5 V21 H7 V18.5 Z
        hourglass.tophalf.filled: u hourglass; f M12 12 L8 8 H16 Z
        thermometer: b M9.5 4.5 A12 4.5 2.5 180 360 V13.2 A12 17.5 4.9 -60 240 Z; o M12 17.5 V8; f O12 17.5 2.2
        thermometer.medium = thermometer
        dot.squareshape: b R2.75 2.75 18.5 18.5 3.5; D O12 12 3
        """
}

extension SymbolCatalog {
    /// Tools and settings.
    static let tools = """
        gearshape: b M9.87 4.29 L10.21 1.55 L13.79 1.55 L14.13 4.29 L15.94 5.04 L18.12 3.34 L20.66 5.88 L18.96 8.06 L19.71 9.87 L22.45 10.21 L22.45 13.79 L19.71 14.13 L18.96 15.94 L20.66 18.12 L18.12 20.66 L15.94 18.96 L14.13 19.71 L13.79 22.45 L10.21 22.45 L9.87 19.71 L8.06 18.96 L5.88 20.66 L3.34 18.12 L5.04 15.94 L4.29 14.13 L1.55 13.79 L1.55 10.21 L4.29 9.87 L5.04 8.06 L3.34 5.88 L5.88 3.34 L8.06 5.04 Z; d O12 12 3.4
        gearshape.2: u gearshape 0.66 -4 3; u gearshape 0.5 6 -5
        gear: o O12 12 8 O12 12 3; o M20.40 12.00 L22.60 12.00 M19.27 16.20 L21.18 17.30 M16.20 19.27 L17.30 21.18 M12.00 20.40 L12.00 22.60 M7.80 19.27 L6.70 21.18 M4.73 16.20 L2.82 17.30 M3.60 12.00 L1.40 12.00 M4.73 7.80 L2.82 6.70 M7.80 4.73 L6.70 2.82 M12.00 3.60 L12.00 1.40 M16.20 4.73 L17.30 2.82 M19.27 7.80 L21.18 6.70 M13.50 14.60 L16.00 18.93 M9.00 12.00 L4.00 12.00 M13.50 9.40 L16.00 5.07
        wrench: b M20.6 6.8 L17.2 10.2 L13.8 6.8 L17.2 3.4 C14.4 2 9.4 3.6 9.8 9 L3 15.8 C1.2 17.6 1.2 19.4 2.6 20.8 C4.4 22.6 6.4 22.8 8.2 21 L15 14.2 C20.4 14.6 22 9.6 20.6 6.8 Z; D O5.5 18.3 1.1
        wrench.and.screwdriver: u wrench 0.9 1 -1; o M3 3 L6 4 L8 7.5 M14.5 14.5 L20 20
        wrench.adjustable = wrench
        hammer: b M3 19 L12.2 9.4 L14.8 12 L5.4 21.4 Q4.2 22.4 3 21.4 Q2 20.2 3 19 Z; b M9 5.8 Q12.5 1.6 17 3.2 L20 6.2 L21.4 5.6 L23 7.2 L18.4 12 L16.8 10.4 L17.2 9 L14.4 6.2 Q11.5 5 9 5.8 Z
        screwdriver: b M2.5 18.5 L10 11 L13 14 L5.5 21.5 Q4 22.5 2.5 21.5 Q1.5 20 2.5 18.5 Z; o M11.5 12.5 L18.5 5.5 M17.5 4.5 L21.5 2.5 L19.5 6.5 Z
        level: b R1.75 8 20.5 8 2; d R8 8 8 8 2
        scissors: b O5.8 6 3.3; b O5.8 18 3.3; o M8.6 7.8 L22 17.6 M8.6 16.2 L22 6.4
        scissors.badge.ellipsis: u scissors
        lightbulb.max: u lightbulb
        ladder: o M7 2 V22 M17 2 V22 M7 7 H17 M7 12 H17 M7 17 H17
        bucket: b M4 8 H20 L18 20 Q17.8 21.5 16 21.5 H8 Q6.2 21.5 6 20 Z; o M4.5 8 A12 8 7.5 180 360
        screw: u bolt
        terminal: b R1.75 4 20.5 16 2.75; d M5.5 8 L9.5 11.5 L5.5 15 M11.5 15.5 H17
        apple.terminal = terminal
        command.square: b R2.75 2.75 18.5 18.5 4; u command 0.5
        hammer.circle: b O12 12 10.25; u hammer 0.5
        ant.circle: b O12 12 10.25; u ant 0.58
        antenna: o M12 10 V22
        pin: b M8.5 2.5 H15.5 V4 L14.5 5 V10 Q18 11.5 18 15 H6 Q6 11.5 9.5 10 V5 L8.5 4 Z; o M12 15 V22.3
        dial.min: b O12 13 6.5; d M12 13 L8.5 16.5; f O4 20 1.1; f O2.5 12.5 1.1; f O6 5.5 1.1; f O12 2.8 1.1; f O18 5.5 1.1; f O21.5 12.5 1.1; f O20 20 1.1
        dial.low = dial.min
        dial.medium = dial.min
        dial.high = dial.min
        togglepower: o M12 4 V12 M7 6 A12 13 8 -125 -415
        button.programmable: o O12 12 10; f O12 12 5.5
        """
}

extension SymbolCatalog {
    /// Things of the home.
    static let home = """
        dryer: b R3.5 2 17 20 2.5; d O12 13.5 5.2; D O6.8 5.3 1; D O10 5.3 1; d M10.4 11 Q12 12.4 10.6 13.6 Q9.6 14.8 11 16.2 M14 11 Q15.4 12.4 14 13.6 Q13 14.8 14.4 16.2
        dishwasher: b R3.5 2 17 20 2.5; d M3.5 7.4 H20.5; D O7 4.8 .9; d M7.6 18 Q12 12 16.4 18 M12 11 V13.4
        cooktop: b R2.5 4.5 19 15 2.4; d O8 9.4 2.2; d O16 9.4 2.2; d O8 15.4 1.6; d O16 15.4 1.6
        microwave: b R1.75 5 20.5 14 2.4; d R4.6 8 10.4 8 1.2; D O18.6 9.4 1; D O18.6 12.4 1; D O18.6 15.4 1
        stove: b R3 2.5 18 19 2.2; d M3 8 H21; d R6 11 12 7.5 1.4; D O7 5.3 1; D O12 5.3 1; D O17 5.3 1
        heater.vertical: b R4.5 3 15 17 2.2; d M8.4 6.4 V16.6 M12 6.4 V16.6 M15.6 6.4 V16.6; o M7 20.4 V22 M17 20.4 V22
        air.conditioner.horizontal: b R1.75 4 20.5 8.5 2.2; d M5 9.4 H19; o M7 16 V20 M12 16 V21.4 M17 16 V20
        air.purifier: b R5 2 14 20 4; d O12 8 3.6; d M9 15.4 H15 M9 18.4 H15
        humidifier: b R6 9 12 13 3; d M9 14 H15; o M9 6 Q7.6 4.6 9 2.6 M12 6 Q10.6 4.6 12 2.6 M15 6 Q13.6 4.6 15 2.6
        fan.ceiling: o M12 2 V8; b R10 8 4 4 1; b M10 10 H2 Q1 12.4 3 13 L10 11.4 Z; b M14 10 H22 Q23 12.4 21 13 L14 11.4 Z
        fan.floor: u fan 0.78 0 -2.6; o M12 19 V21.6 M7.6 21.8 H16.4
        lamp.table: b M8 3 H16 L18.5 11 H5.5 Z; o M12 11 V20.6 M8 21.4 H16
        lamp.ceiling: o M12 2 V7; b M4.4 15 A12 14.6 7.6 180 360 Z; o M9.6 18.4 Q12 20.6 14.4 18.4
        light.recessed: o M3 5 H21; b M6 5.4 Q6 12 12 12 Q18 12 18 5.4 Z; o M12 15.4 V18.6 M6 14 L4.4 16.6 M18 14 L19.6 16.6
        chandelier: o M12 2 V8 M4 13 Q4 8 12 8 Q20 8 20 13; b M2 13 H6 V17 H2 Z; b M18 13 H22 V17 H18 Z; b M10 13 H14 V17 H10 Z; o M12 8 V13
        table.furniture: o M2 8 H22 M4.6 8 V20 M19.4 8 V20
        cabinet: b R4 2.5 16 19 1.6; d M12 2.5 V21.5 M9.6 10.6 V13.4 M14.4 10.6 V13.4
        bathtub: b M2 12.5 H22 V14.6 Q22 19 17.6 19 H6.4 Q2 19 2 14.6 Z; o M4.6 12.5 V5.6 Q4.6 2.8 7.2 2.8 Q9.6 2.8 9.6 5.4 M6 19 L5.2 21.4 M18 19 L18.8 21.4
        door.left.hand.closed: b R5.5 2 13 20 1.2; D O9 12.4 1.2
        door.right.hand.closed: u door.left.hand.closed -1
        door.right.hand.open: u door.left.hand.open -1
        door.garage.closed: b M2 9 L12 3 L22 9 V21 H2 Z; d M5 11.6 H19 M5 14.8 H19 M5 18 H19
        door.garage.open: b M2 9 L12 3 L22 9 V21 H2 Z; d M5 11.6 H19 V21
        entry.lever.keypad: b R4 2.5 8 19 2; D O8 6 1; D O8 9.4 1; o M8 15 H20
        sprinkler.and.droplets: b R9 13 6 8.5 1.4; o M12 13 V9; f O6 6 1.2; f O9 3.6 1.2; f O15 3.6 1.2; f O18 6 1.2; f O12 5.6 1.2
        pipe.and.drop: b R2 5 13 5 1; b R13 3.6 5 7.8 1; o M15.5 11.4 V14; f M15.5 16 Q18 19 18 20 A15.5 20 2.5 0 180 Q13 19 15.5 16 Z
        """
}

extension SymbolCatalog {
    /// Plus, minus, check marks and other signs.
    static let signs = """
        plus: o M12 4 V20 M4 12 H20
        minus: o M4 12 H20
        multiply: o M6 6 L18 18 M18 6 L6 18
        divide: o M4 12 H20; f O12 6 1.6; f O12 18 1.6
        equal: o M4.5 9 H19.5 M4.5 15 H19.5
        notequal: o M4.5 9 H19.5 M4.5 15 H19.5 M15.5 4.5 L8.5 19.5
        lessthan: o M18 5 L6 12 L18 19
        greaterthan: o M6 5 L18 12 L6 19
        plusminus: o M12 3.5 V14.5 M6.5 9 H17.5 M6.5 19.5 H17.5
        plus.forwardslash.minus: o M7 4 V12 M3 8 H11 M13 17 H21 M18 4 L6 20
        percent: o M18 4.5 L6 19.5; b O7 7.5 3; b O17 16.5 3
        number: o M9.8 4 L7.6 20 M16.4 4 L14.2 20 M4.5 9 H20 M4 15 H19.5
        function: o M17 4.5 C13 2 11.5 5 11 8 L9.5 17 C9 20 7.5 22 5 20.5 M7 10 H15 M14 13.5 L20 19.5 M20 13.5 L14 19.5
        sum: o M18 7 V4 H6 L12.5 12 L6 20 H18 V17
        infinity: o M12 12 C9 7 2.5 7 2.5 12 C2.5 17 9 17 12 12 C15 7 21.5 7 21.5 12 C21.5 17 15 17 12 12
        xmark: o M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5
        checkmark: o M4.5 13 L10 18.5 L19.5 5.5
        questionmark: o M7.2 8.2 C7.2 2.8 16.8 2.6 16.8 8.3 C16.8 12 12 12 12 15.6; f O12 20.2 1.5
        exclamationmark: o M12 3.5 V14.5; f O12 19.8 1.5
        exclamationmark.2: o M8 3.5 V14.5 M16 3.5 V14.5; f O8 19.8 1.5; f O16 19.8 1.5
        exclamationmark.triangle: b2y M12 2.75 L22.25 20.75 H1.75 Z; d1w M12 9 V14.2; D1w O12 17.4 1.2
        info: o M9.5 10 H12.5 V19.5 M9 19.5 H16; f O12 5 1.7
        info.bubble: u bubble; d M10.5 9.5 H12.2 V14 M10.3 14 H14.2; D O12 6.6 1.1
        at: o O12 12 4; o M16 8 V13 C16 17.5 22 17 22 11.5 A12 12 10 -5 -310
        asterisk: o M12 4 V20 M5.1 8 L18.9 16 M18.9 8 L5.1 16
        ellipsis: f O5 12 1.9; f O12 12 1.9; f O19 12 1.9
        ellipsis.vertical: f O12 5 1.9; f O12 12 1.9; f O12 19 1.9
        ellipsis.bubble: u bubble; D O8 10 1.3; D O12 10 1.3; D O16 10 1.3
        poweron: o M12 4 V20
        power: o M12 2.5 V11 M7 5.2 A12 13 9.2 -122 -418
        command: b O6 6 3; b O18 6 3; b O6 18 3; b O18 18 3; o R9 9 6 6 0
        option: o M3 5 H8.5 L15.5 19 H21 M14 5 H21
        control: o M6 13 L12 6.5 L18 13
        shift: b M12 3 L21 12.5 H16.5 V20.5 H7.5 V12.5 H3 Z
        capslock: b M12 2 L21 11 H16.5 V16 H7.5 V11 H3 Z; b R7.5 18.8 9 3.2 .8
        escape: o M5 5 L13 13 M5 12 V5 H12 M14.5 5.2 A12 12 8 -68 160
        delete.left: b M8.6 4.5 H19.5 Q22 4.5 22 7 V17 Q22 19.5 19.5 19.5 H8.6 Q7.4 19.5 6.6 18.6 L1.5 12 L6.6 5.4 Q7.4 4.5 8.6 4.5 Z; d M10.8 8.8 L17 15.2 M17 8.8 L10.8 15.2
        delete.right: u delete.left -1
        delete.backward = delete.left
        delete.forward = delete.right
        clear = delete.right
        eject: b M12 4.5 L21 14 H3 Z; b R3 17 18 3 1
        dollarsign: o M16.8 7.6 C15 3.8 7.6 4.2 7.6 8.4 C7.6 13 17 10.8 17 15.6 C17 20 8.8 20.2 7 16.4 M12 2.2 V21.8
        eurosign: o M18 6.5 C14 2 7 4.5 7 12 C7 19.5 14 22 18 17.5 M4 10 H14 M4 14 H13
        sterlingsign: o M16.5 7 C15 2.5 8.5 3.5 8.5 8.5 C8.5 13 11 17 6.5 20 H17.5 M6 12.5 H14
        yensign: o M6.5 4 L12 12 L17.5 4 M12 12 V20.5 M7 12.5 H17 M7 16.5 H17
        bitcoinsign: o M7.5 5 H13 C17.5 5 17.5 11.8 13 11.8 H7.5 M13.3 11.8 C18.5 11.8 18.5 19 13.3 19 H7.5 M8.5 5 V19 M10.5 2.5 V5 M13.5 2.5 V5 M10.5 19 V21.5 M13.5 19 V21.5
        dollarsign.arrow.circlepath: u arrow.circlepath; u dollarsign 0.46
        dollarsign.arrow.trianglehead.counterclockwise.rotate.90: u arrow.trianglehead.counterclockwise; u dollarsign 0.46 0 1
        exclamationmark.magnifyingglass: u magnifyingglass; u exclamationmark 0.4 -1.6 -1.6
        eye.trianglebadge.exclamationmark: u eye; e G17.5 17.5 7.2 3; U exclamationmark.triangle 0.42 5.5 6
        square.and.arrow.up.trianglebadge.exclamationmark: u square.and.arrow.up; e G17.5 17.5 7.2 3; U exclamationmark.triangle 0.42 5.5 6
        checkmark.message: u message; u checkmark 0.45 0 -1.5
        arrow.up.message: u message; u arrow.up 0.45 0 -1.5
        arrow.up.heart: u heart; u arrow.up 0.45
        bolt.heart: u heart; u bolt 0.45
        nosign: o O12 12 9.5 M5.3 5.3 L18.7 18.7
        angle: o M15 4.5 L4 19 H20.5 M10.4 19 A4 19 6.4 0 -52
        f.cursive: o M15 4 Q11.8 2 11 6.5 L8.8 18 Q8 22.4 4.8 20.3 M7.5 10.5 H14
        zzz: o M2.5 13 H9.5 L2.5 21.5 H9.5 M11.5 8 H16.5 L11.5 14 H16.5 M17.5 2.5 H21.5 L17.5 7.3 H21.5
        touchid: o A12 12.5 9 150 390 A12 12.5 9 30 42 M6.2 18 Q6 15 6.2 12.5 A12 12.5 5.8 180 360 Q18 16 17 19.5 M9 20.5 Q9.2 16 9 12.5 A12 12.5 3 180 360 Q15 17 13.8 21.5 M12 12.5 V17
        key.horizontal: b O6.5 12 4.5; o M11 12 H22 V15.5 M17.5 12 V15
        burst: b S12 12 10 5.5 12
        """
}

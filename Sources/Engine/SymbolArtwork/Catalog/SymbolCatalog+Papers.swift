extension SymbolCatalog {
    /// Papers, letters, words and lists.
    static let papers = """
        doc.append: b2 R4.75 1.75 14.5 9 2.2; d M8.3 6.4 H15.7; e R4.75 12.4 14.5 9.85 2.2; b R4.75 13.4 14.5 8.85 2.2; d M8.3 17.8 H13.4
        doc.text.image: b R4.75 1.75 14.5 20.5 2.75; d M8.3 6 H15.7 M8.3 9.4 H12.5; D R8.2 12.6 7.6 6.2 1
        text.page = doc.plaintext
        text.document = doc.text
        richtext.page = doc.richtext
        append.page = doc.append
        zipper.page = doc.zipper
        text.viewfinder: u viewfinder; o M7.5 9 H16.5 M7.5 12 H16.5 M7.5 15 H13
        text.rectangle: b R1.75 4 20.5 16 2.75; d M5.6 8.8 H18.4 M5.6 12 H18.4 M5.6 15.2 H13
        text.pad.header: b R3.5 2.75 17 18.5 2.75; D R6.6 6 10.8 3 .7; d M6.8 12.8 H17.2 M6.8 16.8 H13.4
        text.book.closed: u book.closed; d M8.6 6.5 H16 M8.6 10 H13.4
        magazine: b R4 2 16 20 2; d M8 2 V22; D R10.6 5.4 6.6 5.4 .8; d M10.8 14.4 H17 M10.8 17.8 H15
        chart.bar.doc.horizontal: b R4.75 1.75 14.5 20.5 2.75; D R7.9 6 8.2 2.8 .8; D R7.9 10.8 5.4 2.8 .8; D R7.9 15.6 7 2.8 .8
        chart.bar.horizontal.page = chart.bar.doc.horizontal
        chart.bar.xaxis.ascending: o M2.5 21.5 H21.5; b R3 14 4 5 1; b R10 9 4 10 1; b R17 3.5 4 15.5 1
        chart.bar.yaxis: o M2.5 2.5 V21.5; b R5.5 3 9 4 1; b R5.5 10 15 4 1; b R5.5 17 11 4 1
        chart.line.downtrend.xyaxis: o M3 3 V21 H21.5 M6.5 6.5 L10.5 11 L13.5 9 L20 16 M15.5 16.5 H20.5 V11.5
        book.pages: b M12 8 Q9.5 6 2 6.5 V19.7 Q9.5 19.2 12 21.5 Q14.5 19.2 22 19.7 V6.5 Q14.5 6 12 8 Z; d M12 8 V21.5; o M4.4 3.2 Q9.8 2.6 12 4.8 Q14.2 2.6 19.6 3.2
        book.and.wrench: u2 book 0.9 -1 -1.4; e O17.4 17.4 5.4; u wrench 0.46 5.6 5.6
        scroll: b M5.2 16.6 V5 Q5.2 2.5 7.7 2.5 H19 Q16.6 3 16.6 5.4 V18.6 Q16.6 21.5 13.8 21.5 H4.4 Q1.75 21.5 1.75 18.8 V16.6 H11.2 V18.8 Q11.2 21.4 13.8 21.5; o M16.6 7.6 H22 V5.4 Q22 2.5 19 2.5; d M8.6 7 H13.4 M8.6 10.8 H13.4
        translate: b2 R1.75 2.5 13 12 2.8; d M5 11.2 L8.2 5 L11.4 11.2 M6.1 9.2 H10.3; e R9.6 9.4 12.65 12 2.8; b1 R9.6 9.4 12.65 12 2.8; d M12.6 13 H19.4 M16 11.6 V13 M18.4 13 Q17.4 17 13.2 18.8 M13.8 14.6 Q15.6 18 19.2 18.8
        character.textbox: b R1.75 4.5 20.5 15 2; d M4.8 15.6 L8.4 8 L12 15.6 M6.2 13 H10.6; D R15.6 7.6 1.6 8.8 .5
        character.phonetic: u a 0.7 -4; o M14.5 8 Q19.5 5.5 20 10 V16 M20 12 Q14.5 12 14.5 14.4 Q15 17.4 20 15
        textformat.superscript: u x 0.7 -3.6 2.4; u 2 0.4 6.4 -6
        textformat.subscript: u x 0.7 -3.6 -2; u 2 0.4 6.4 6.4
        textformat.size.larger: o M1.6 20 L8.2 4.4 L14.8 20 M4 14.6 H12.4 M17.4 9.4 L20 6.8 L22.6 9.4
        textformat.size.smaller: o M2.4 20 L7.6 8 L12.8 20 M4.4 15.8 H10.8 M17 7 L19.8 9.8 L22.6 7
        textformat.characters: o M1.4 18.6 L6 6 L10.6 18.6 M3 14.4 H9 M12.6 9 H22 M16.4 6 Q15.6 14 18 18.4 M20.4 10.6 Q18.8 16.6 14.8 17.4 Q12.4 16.6 14.2 13.8 Q16.8 11.4 20 13.4 Q22.8 16 19.4 18.6
        textformat.12: u 12 0.85
        textformat.characters.dottedunderline: u textformat.characters 1 0 -2; f O4 21.6 1; f O8 21.6 1; f O12 21.6 1; f O16 21.6 1; f O20 21.6 1
        bold.underline: u b 0.66 -4.4; u underline 0.66 4.4
        text.badge.plus: o M3 4 H21 M3 9.5 H21 M3 15 H11.5; o1 M18 12.8 V21.2 M13.8 17 H22.2
        text.badge.minus: o M3 4 H21 M3 9.5 H21 M3 15 H11.5; o1 M13.8 17 H22.2
        text.badge.checkmark: o M3 4 H21 M3 9.5 H21 M3 15 H11.5; o1 M14 17.5 L17 20.5 L22 13.5
        text.badge.xmark: o M3 4 H21 M3 9.5 H21 M3 15 H11.5; o1 M15 14 L21 20 M21 14 L15 20
        text.badge.star: o M3 4 H21 M3 9.5 H21 M3 15 H10.5; U star 0.44 5.8 5.2
        text.line.first.and.arrowtriangle.forward: f T4.6 5.5 0 3.6; o M10.6 5.5 H21.5 M3 12 H21.5 M3 18.5 H21.5
        text.line.last.and.arrowtriangle.forward: o M3 5.5 H21.5 M3 12 H21.5 M10.6 18.5 H21.5; f T4.6 18.5 0 3.6
        text.line.magnify: o M3 5 H21 M3 10 H9 M3 15 H8; o O15.4 14.4 4.4 M18.6 17.6 L22 21
        text.redaction: o M3 5 H12 M3 19 H21; f R3 9.6 18 5 1
        list.bullet.badge.ellipsis: f2 O4 5.5 1.6; f2 O4 12 1.6; f2 O4 18.5 1.6; o2 M9 5.5 H21.5 M9 12 H21.5 M9 18.5 H10.6; f1 O14.4 18.5 1.5; f1 O18.2 18.5 1.5; f1 O22 18.5 1.5
        list.bullet.header: f R2.5 3 19 3.4 .8; f O4 12 1.6; f O4 19 1.6; o M9 12 H21.5 M9 19 H21.5
        list.dash.header.rectangle: b R1.75 4 20.5 16 2.75; D R5 7 14 2.4 .6; d M5.4 13 H6.4 M9.4 13 H18.6 M5.4 16.4 H6.4 M9.4 16.4 H18.6
        list.and.film: o M2.5 5 H13 M2.5 10 H9; b R9.5 12 12.5 9.5 1.8; d M13 12 V21.5 M18.5 12 V21.5
        checklist.checked: U circle 0.2 -8 -6.4; o M10.5 5.5 H21.5 M10.5 12 H21.5 M10.5 18.5 H21.5; f O4 12 2.4; f O4 18.5 2.4
        checklist.unchecked: o O4 5.5 2 O4 12 2 O4 18.5 2 M10.5 5.5 H21.5 M10.5 12 H21.5 M10.5 18.5 H21.5
        pencil.and.list.clipboard: u2 list.clipboard 0.94 -1.4 0; e M11.6 22.4 L13.6 16 L20 9.6 L22.6 12.2 L16.2 18.6 Z; U1 pencil 0.5 5.4 4.6
        pencil.and.ruler: u ruler 0.86 0 0 90; e M3 21 L4.3 15.4 L16 3.7 L20.3 8 L8.6 19.7 Z; u pencil
        calendar.day.timeline.left: b R2.25 3.75 19.5 17.75 3; d M8.4 3.75 V21.5 M12 9 H18 M12 13 H18; D O8.4 16.6 1.7; d M8.4 16.6 H18
        calendar.day.timeline.leading = calendar.day.timeline.left
        calendar.day.timeline.right: u calendar.day.timeline.left -1
        envelope.arrow.triangle.branch: u2 envelope 0.8 -2.2 -3; e R12 10.6 11 12 2.4; u1 arrow.triangle.branch 0.5 5.8 5
        envelope.front: b R1.75 4.5 20.5 15 2.75; d M5.4 13.6 H11 M5.4 16.4 H9; D R16.4 7 3 3.4 .4
        mail = envelope
        mail.stack: u envelope 0.84 0 2.6; o M4.6 3.4 H19.4
        bubble.left.and.text.bubble.right: u bubble.left.and.bubble.right; o- M17.6 11 H19.4 M13 14 H19.4
        bubble.left.and.exclamationmark.bubble.right: u bubble.left.and.bubble.right; o- M18.6 10 V12.4; f O18.6 14.4 .85
        bubbles.and.sparkles: u bubble.left.and.bubble.right 0.9 -1.2 1.4; u sparkle 0.34 7.6 -7.4
        rectangle.3.group.bubble.left: b M5 3 H19 Q22 3 22 6 V14 Q22 17 19 17 H10 L6.4 20.6 V17 H5 Q2 17 2 14 V6 Q2 3 5 3 Z; D R5 6.4 6 3 .8; D R12.6 6.4 6 3 .8; D R5 11 14 2.6 .8
        questionmark.text.page: b R4.75 1.75 14.5 20.5 2.75; u questionmark 0.42 0 -3.4; d M8.3 15.8 H15.7 M8.3 19 H12.5
        xmark.bin: b R2.75 3 18.5 4.8 1.4; b M4.6 7.8 H19.4 L18 19.6 Q17.8 21.6 15.8 21.6 H8.2 Q6.2 21.6 6 19.6 Z; d M9.4 11.8 L14.6 17 M14.6 11.8 L9.4 17
        arrow.up.bin: b R2.75 3 18.5 4.8 1.4; b M4.6 7.8 H19.4 L18 19.6 Q17.8 21.6 15.8 21.6 H8.2 Q6.2 21.6 6 19.6 Z; d M12 18 V11.6 K12 11.6 -90 2.6
        tray.and.arrow.down.fill: f M1.6 12.8 L4 6 H8.6 V11 H15.4 V6 H20 L22.4 12.8 V17.3 Q22.4 20.6 19.5 20.6 H4.5 Q1.6 20.6 1.6 17.3 Z; o M12 2 V9.6 K12 9.6 90 3.2
        space: o M2.5 10 V13.5 Q2.5 15 4 15 H20 Q21.5 15 21.5 13.5 V10
        fn: o M10.8 6 Q7 4.6 6.4 8.4 V18 M3.2 11 H9.6 M13.2 18 V11 M13.2 13.6 Q13.8 10.8 16.8 10.8 Q20.4 10.8 20.4 14.6 V18
        ellipsis.curlybraces: u curlybraces; f O9.2 12 1.2; f O12 12 1.2; f O14.8 12 1.2
        exclamationmark.3: o M5 3.5 V14.5 M12 3.5 V14.5 M19 3.5 V14.5; f O5 19.8 1.5; f O12 19.8 1.5; f O19 19.8 1.5
        exclamationmark.questionmark: u exclamationmark 1 -6; u questionmark 0.86 4.6
        chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
        parentheses: o M8 3 Q3.6 12 8 21 M16 3 Q20.4 12 16 21
        ellipsis.parentheses: u parentheses; f O9.2 12 1.2; f O12 12 1.2; f O14.8 12 1.2
        x.squareroot: o M2 13.5 L4.4 12 L8 20.5 L12.4 4 H22 M14.6 9 L20.6 17 M20.6 9 L14.6 17
        lessthan.greaterthan: o M10 6 L2.5 12 L10 18 M14 6 L21.5 12 L14 18
        lessthanorequalto: o M18 4 L6 9.5 L18 15 M6 20 H18
        greaterthanorequalto: u lessthanorequalto -1
        minus.forwardslash.plus: o M3 7 H11 M13 16.5 H21 M17 12.5 V20.5 M18 4 L6 20
        plus.slash.minus = plus.forwardslash.minus
        minus.slash.plus = minus.forwardslash.plus
        """
}

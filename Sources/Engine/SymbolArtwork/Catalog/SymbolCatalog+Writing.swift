extension SymbolCatalog {
    /// Writing, drawing and text.
    static let writing = """
        placeholdertext.fill: f R2 4 8 3.4 1.7; f R12.5 4 9.5 3.4 1.7; f R2 10.3 12.5 3.4 1.7; f R17 10.3 5 3.4 1.7; f R2 16.6 6 3.4 1.7; f R10.5 16.6 8.5 3.4 1.7
        pencil: b M3 21 L4.3 15.4 L16 3.7 Q17.7 2.2 19.4 3.7 L20.3 4.6 Q21.8 6.3 20.3 8 L8.6 19.7 Z; d M13.8 5.9 L18.1 10.2
        pencil.line: u pencil 0.88 0 -2; o M3 22 H21
        pencil.tip: o M4 21 L7 4 Q12 1 17 4 L20 21 M6 10 H18 M12 10 V15
        pencil.and.outline: u pencil; o M11 21.5 H13 M16 21.5 H18.5 Q21.5 21.5 21.5 18.5 V17 M21.5 14.5 V12.5 M2.5 12 V9.5 M2.5 7 V5.5 Q2.5 2.5 5.5 2.5 H7 M9.5 2.5 H12
        pencil.and.scribble: u pencil; o M12 21 Q15 18.5 17 20 Q19 21.5 21.5 19.5
        square.and.pencil: o M12.5 4 H6.2 Q3.2 4 3.2 7 V17.8 Q3.2 20.8 6.2 20.8 H17 Q20 20.8 20 17.8 V11.5; b M9 15 L9.9 11.4 L18.6 2.7 Q19.6 1.8 20.6 2.7 L21.3 3.4 Q22.2 4.4 21.3 5.4 L12.6 14.1 Z
        highlighter: b M9 13 L17 3 L21.5 7.5 L11.5 15.5 Z; o M9 13 L6.5 17.5 L7.5 18.5 L11.5 15.5 M3 21.5 H12
        eraser: b M8.4 20.5 L3 15 Q1.9 13.7 3 12.4 L12.6 2.9 Q13.9 1.8 15.2 2.9 L21.1 8.8 Q22.2 10.1 21.1 11.4 L12 20.5 Z; d M7.8 7.7 L16.3 16.2; o M8 20.5 H20.5
        ruler: b M1.8 16 L16 1.8 L22.2 8 L8 22.2 Z; d M5.5 12.3 L7.7 14.5 M8.8 9 L11.8 12 M12.1 5.7 L14.3 7.9
        paintbrush: b M9.4 13.2 L18.8 2.9 Q20 1.8 21.2 2.8 Q22.2 4 21.1 5.2 L10.8 14.6 Z; b M9.2 13.8 Q6 13.4 5.2 16.6 Q4.6 19.6 2 20.6 Q4.4 22.2 7.4 21.4 Q11.2 20.2 10.4 15 Z
        paintbrush.pointed: b M9.4 13.2 L18.8 2.9 Q20 1.8 21.2 2.8 Q22.2 4 21.1 5.2 L10.8 14.6 Z; b M8.6 14 Q4 15 2.2 21.8 Q9 20 10 15.4 Z
        paintpalette: b M12 2 C6 2 1.75 6.4 1.75 12 C1.75 17.8 6.2 22 11 22 C13.6 22 14 20.2 13.4 18.8 C12.6 17 13.4 15.2 15.6 15.2 H18.6 C21 15.2 22.25 13.6 22.25 11.4 C22.25 6 17.8 2 12 2 Z; D O7 9.4 1.6; D O11.2 6.6 1.6; D O16 7.8 1.6; D O6.6 14.4 1.6
        eyedropper: b M13 7 L16.5 3.2 Q18.5 1.5 20.5 3.5 Q22.5 5.5 20.8 7.5 L17 11 Z; o M11.5 5.5 L18.5 12.5 M13.5 7.5 L4 17 L3 21 L7 20 L16.5 10.5
        wand.and.stars: b M3 19.4 L14.6 7.8 L16.2 9.4 L4.6 21 Q3 22 2.4 20.6 Z; f S18.8 5.2 3.4 1.1 4; f S9 4.4 2.6 .9 4; f S19.6 14 2.6 .9 4
        wand.and.rays: b M3 19.4 L14.6 7.8 L16.2 9.4 L4.6 21 Q3 22 2.4 20.6 Z; o M17 3.5 V2 M20.5 7 H22 M19.5 4.5 L21 3 M12.5 4.5 L11.5 3.5 M19.5 11.5 L20.5 12.5
        lasso: o E12 9 9.5 6.5 M7 14.6 Q4.5 17 7 18.5 Q9 19.5 7.5 22
        scribble: o M3 14 Q9 1 11 7 Q12 12 6.5 18 Q5 21 8 19.5 Q15 14 18 8 Q20 5 19.5 9 Q17 16 15 19 Q16 22 21 16
        scribble.variable = scribble
        signature: o M2.5 15 Q8 2 10 6 Q11 11 6 17 M9 16 Q11 12 12 13.5 Q12.5 16 14.5 14 Q15.5 16.5 17.5 14.5 H21.5 M2.5 20.5 H21.5
        textformat: o M1.8 19 L7.2 5 L12.6 19 M3.7 14.5 H10.7 M21.6 11 V19; o O18.2 15.3 3.5
        textformat.size: o M1.8 19 L7.8 4 L13.8 19 M4 14 H11.6 M15 19 L18.5 10.5 L22 19 M16.2 16.5 H20.8
        textformat.abc: o M1.5 17 L5 7 L8.5 17 M2.8 13.5 H7.2; o M10.5 7 V17 H13 C16.2 17 16.2 11.8 13 11.8 H10.5 M12.8 11.8 C15.4 11.8 15.4 7 12.8 7 H10.5 M22.5 8.8 C20.5 6 17.5 8 17.5 12 C17.5 16 20.5 18 22.5 15.2
        textformat.123: u 1 0.7 -7; u 2 0.7 0; u 3 0.7 7.5
        textformat.alt = textformat
        character = a
        character.cursor.ibeam: u a 0.75 -4; o M16 3.5 Q18.5 3.5 18.5 6 V18 Q18.5 20.5 16 20.5 M21 3.5 Q18.5 3.5 18.5 6 M21 20.5 Q18.5 20.5 18.5 18
        cursorarrow: b M6 2.5 V18.5 L10 14.8 L12.6 21 L15.2 19.9 L12.6 13.8 H18 Z
        cursorarrow.rays: u cursorarrow 0.7 2 2; o M6 6 L3 3 M4.5 10 H1.5 M10 4.5 V1.5
        text.cursor: o M9 3.5 Q12 3.5 12 6.5 V17.5 Q12 20.5 9 20.5 M15 3.5 Q12 3.5 12 6.5 M15 20.5 Q12 20.5 12 17.5
        textbox: b R1.75 4.5 20.5 15 2; d M6 8.5 H12 M9 8.5 V15.5; D R15.5 8 1.5 8 .5
        bold = b
        italic: o M14 5 H18 M6 19 H10 M15.5 5 L8.5 19
        underline: o M6.5 3.5 V11 C6.5 18 17.5 18 17.5 11 V3.5 M5 21 H19
        strikethrough: o M16.4 7 C14.5 3 7.8 3.8 7.8 8 C7.8 10 9.5 11 12 11.8 M7.2 16.6 C9 20.6 16.6 20.2 16.6 15.8 Q16.6 14.4 15.6 13.4 M4 12 H20
        text.alignleft: o M3 5 H21 M3 9.7 H14 M3 14.3 H21 M3 19 H14
        text.alignright: o M3 5 H21 M10 9.7 H21 M3 14.3 H21 M10 19 H21
        text.aligncenter: o M3 5 H21 M6.5 9.7 H17.5 M3 14.3 H21 M6.5 19 H17.5
        text.justify: o M3 5 H21 M3 9.7 H21 M3 14.3 H21 M3 19 H21
        text.justifyleft: o M3 5 H21 M3 9.7 H21 M3 14.3 H21 M3 19 H14
        text.justify.left = text.justifyleft
        text.justify.leading = text.justifyleft
        text.insert: o M3 4 H21 M12 9.5 H21 M12 14.5 H21 M3 20 H21 M2.5 12 H8.5 M6 9 L9 12 L6 15
        text.append: o M3 4 H21 M3 9.5 H21 M3 15 H12 M18 13 V21 M14 17 H22
        text.quote: o M3 5 V19 M8 5 H21 M8 9.7 H17 M8 14.3 H21 M8 19 H17
        text.word.spacing: o M4 12 H20 M4 8 V16 M20 8 V16
        increase.indent: o M3 5 H21 M11 9.7 H21 M11 14.3 H21 M3 19 H21 M3.5 9 L6.5 12 L3.5 15
        decrease.indent: o M3 5 H21 M11 9.7 H21 M11 14.3 H21 M3 19 H21 M6.5 9 L3.5 12 L6.5 15
        paragraphsign: o M12 20.5 V4 M16.5 20.5 V4 H18.5 M16.5 4 H10 C4.5 4 4.5 12 10 12 H12
        curlybraces: o M9 3 Q6 3 6 6 V9.5 Q6 12 3.5 12 Q6 12 6 14.5 V18 Q6 21 9 21 M15 3 Q18 3 18 6 V9.5 Q18 12 20.5 12 Q18 12 18 14.5 V18 Q18 21 15 21
        quote.opening: f M3 15 Q3 7 9 5.5 V8 Q6 9.5 6 11.5 H9.5 V18 H3 Z; f M13.5 15 Q13.5 7 19.5 5.5 V8 Q16.5 9.5 16.5 11.5 H20 V18 H13.5 Z
        quote.closing: u quote.opening 1 0 0 180
        abc = textformat.abc
        cursorarrow.click: u cursorarrow 0.75 3 3; o M6.5 12 Q4 10 4 7 A9 7 5 180 360 M14 7 Q14 8 13.5 9
        pointer.arrow = cursorarrow
        pointer.arrow.rays = cursorarrow.rays
        pointer.arrow.click = cursorarrow.click
        pointer.arrow.click.2 = cursorarrow.click.2
        text.below.photo: b R3 2.5 18 11 2.2; o M5 17.5 H19 M5 21.3 H14.5
        """
}

extension SymbolCatalog {
    /// Forms that other symbols are put in: name, the symbol's scale and how far it is moved, and the form's pieces.
    static let enclosures = """
        circle 0.56 0 0: b O12 12 10.25
        square 0.6 0 0: b R2.75 2.75 18.5 18.5 4
        app 0.6 0 0: b R2.25 2.25 19.5 19.5 5.5
        rectangle 0.5 0 0: b R1.5 4.5 21 15 3
        rectangle.portrait 0.52 0 0: b R4 1.75 16 20.5 3
        ellipse 0.48 0 0: b E12 12 11 7.5
        oval 0.48 0 0: b E12 12 11 7.5
        capsule 0.48 0 0: b R1.5 5.5 21 13 6.5
        button 0.46 0 0: b R1.5 5.5 21 13 4
        diamond 0.44 0 0: b M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z
        triangle 0.42 0 2.6: b M12 2.75 L22.25 20.75 H1.75 Z
        hexagon 0.52 0 0: b G12 12 10.75 6
        octagon 0.52 0 0: b M7.75 1.75 H16.25 L22.25 7.75 V16.25 L16.25 22.25 H7.75 L1.75 16.25 V7.75 Z
        shield 0.48 0 -0.5: u shield
        seal 0.48 0 0: u seal
        bubble 0.5 0 -1.6: u bubble
        bubble.left 0.5 0 -1.6: u bubble
        bubble.right 0.5 0 -1.6: u bubble.right
        message 0.5 0 -1.6: u message
        heart 0.42 0 -0.5: u heart
        house 0.36 0 3.5: b M3.6 10.4 V18.8 Q3.6 21 5.8 21 H18.2 Q20.4 21 20.4 18.8 V10.4; o M1.5 12 L10.9 3.2 Q12 2.3 13.1 3.2 L22.5 12
        icloud 0.42 0 1.4: u icloud
        cloud 0.42 0 1.4: u cloud
        folder 0.42 0 1: u folder
        doc 0.46 0 2.6: u doc
        page 0.46 0 2.6: u doc
        display 0.42 0 -2: u display
        desktopcomputer 0.38 0 -3.4: u desktopcomputer
        laptopcomputer 0.36 0 -1.8: u laptopcomputer
        tv 0.46 0 -1.5: u tv
        iphone 0.4 0 0: u iphone
        ipad 0.46 0 0: u ipad
        macwindow 0.42 0 2.2: u macwindow
        calendar 0.42 0 3.2: b R2.25 3.75 19.5 17.75 3; d M2.25 9.3 H21.75
        viewfinder 0.52 0 0: u viewfinder
        magnifyingglass 0.4 -2 -2: u magnifyingglass
        circle.dashed 0.52 0 0: u circle.dashed
        circle.dotted 0.52 0 0: u circle.dotted
        square.dashed 0.56 0 0: u square.dashed
        rectangle.dashed 0.46 0 0: u rectangle.dashed
        app.dashed 0.58 0 0: u app.dashed
        square.on.square 0.46 3.2 3.2: u square.on.square
        rectangle.on.rectangle 0.42 2.4 3: u rectangle.on.rectangle
        rectangle.stack 0.46 0 2.5: u rectangle.stack
        square.stack 0.48 0 2.5: u square.stack
        rectangle.on.folder 0.34 0 -4: u _rectangle.on.folder
        text.page 0.42 0 -3.6: b R4.75 1.75 14.5 20.5 2.75; d M8.3 15.8 H15.7 M8.3 19 H12.5
        square.on.square.dashed 0.46 3.2 3.2: u square.on.square.dashed
        """
}

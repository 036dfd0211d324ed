extension SymbolCatalog {
    /// Money of many countries, and marks of mathematics.
    static let currencies = """
        indianrupeesign: o M6 4 H18 M6 9 H18 M6 4 H10 C16.4 4 16.4 14 10 14 H7 L15.6 20.5
        wonsign: o M3 4.5 L7.5 20 L12 6 L16.5 20 L21 4.5 M2.5 10 H21.5 M2.5 14 H21.5
        turkishlirasign: o M9 3.5 V20 H10.6 C16.4 20 18 15.6 18 12.6 M5 11.4 L14.6 7.4 M5 15.4 L14.6 11.4
        rublesign: o M8.5 20.5 V4 H13 C18.6 4 18.6 12.6 13 12.6 H5.4 M5.4 16.6 H14
        francsign: o M9 20.5 V4 H18 M9 11.6 H16.4 M5.6 16 H13
        centsign: o M16.6 8.6 C13.6 4.4 7 6.2 7 12 C7 17.8 13.6 19.6 16.6 15.4 M12 3 V21
        coloncurrencysign: o M17 7.6 C14 2.9 7 5 7 12 C7 19 14 21.1 17 16.4 M9.4 21.4 L13.4 2.6 M13.4 21.4 L17.4 2.6
        cruzeirosign: o M17.4 7.4 C14 2.9 6.6 5 6.6 12 C6.6 19 14 21.1 17.4 16.6 M11 18 V10.4 M11 12.6 Q12 10.4 14.6 10.6
        cedisign: o M16.6 7.6 C13.6 2.9 7 5 7 12 C7 19 13.6 21.1 16.6 16.4 M12 2 V22
        nairasign: o M7 20 V4 L17 20 V4 M4 10 H20 M4 14 H20
        pesosign: o M8.5 20.5 V4 H12.4 C17.6 4 17.6 13 12.4 13 H8.5 M5 7 H19 M5 10.2 H19
        pesetasign: o M8.5 20.5 V4 H12.4 C17.6 4 17.6 12.4 12.4 12.4 H8.5 M5 8.2 H19
        bahtsign: o M8 5 V19 H12.6 C17.8 19 17.8 11.8 12.6 11.8 H8 M12.2 11.8 C16.6 11.8 16.6 5 12.2 5 H8 M11.4 2.4 V21.6
        dongsign: o O11.4 12 4.4 M16 3.6 V16.4 M12 6.4 H19 M6.6 20.4 H17
        kipsign: o M8 4 V20 M17 4 L8 12 L17 20 M4.4 12 H19
        tugriksign: o M5 4.5 H19 M12 4.5 V20 M7 12.4 L17 9 M7 16.4 L17 13
        guaranisign: o M16.6 7.6 C13.4 3 6.8 5 6.8 12 C6.8 19 13.4 20.9 16.8 16.8 V12.6 H12.6 M12 2 V22
        hryvniasign: o M7.4 7.4 C9.4 3 16.6 3.4 16.6 8 C16.6 12.4 7.4 11.6 7.4 16 C7.4 20.6 14.6 21 16.6 16.6 M4.6 10.2 H19.4 M4.6 13.8 H19.4
        tengesign: o M5 4.5 H19 M5 9.4 H19 M12 9.4 V20
        florinsign: o M17.4 4.4 Q13.4 2.4 12.4 7 L9.8 17.6 Q8.8 21.8 5.4 20 M7.6 10.6 H15.6
        liresign: o M16.5 7 C15 2.5 8.5 3.5 8.5 8.5 C8.5 13 11 17 6.5 20 H17.5 M6 10.6 H14 M6 14 H14
        shekelsign: o M6 20 V5 H10.4 C13.6 5 14.4 7 14.4 9.6 V14.6 M18 4 V15 C18 17.6 17 20 13.6 20 H9.6 V9.4
        manatsign: o M5 20 V14 A12 12.4 7 180 360 V20 M12 3 V20
        larisign: o M5 14 A12 12 7 -200 -340 M5 12.4 Q5 20 12 20 H19 M10 6 V12 M14 6 V12
        naturalsign: o M9 3 V16.4 L15 14.6 M15 21 V7.6 L9 9.4
        squareroot: o M2.5 13.4 L5.4 12 L10 20.5 L14.4 4 H21.5
        abs: o M4.6 4 V20 M19.4 4 V20 M8.6 8 L15.4 16 M15.4 8 L8.6 16
        fx: u f 0.72 -4.4; u x 0.6 5.4 1.4
        """
}

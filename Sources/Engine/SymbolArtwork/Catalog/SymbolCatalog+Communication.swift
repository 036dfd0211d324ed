extension SymbolCatalog {
    /// Mail, calls, messages.
    static let communication = """
        paperplane: b M22 2 L2.2 9.6 Q1.4 10 2.2 10.6 L9.6 14.4 L13.4 21.8 Q14 22.6 14.4 21.8 Z; d M22 2 L9.6 14.4
        envelope: b R1.75 4.5 20.5 15 2.75; d M2.4 6.2 L10.3 13 Q12 14.4 13.7 13 L21.6 6.2
        envelope.open: b M1.75 10.5 L10.6 2.9 Q12 1.8 13.4 2.9 L22.25 10.5 V18.5 Q22.25 21.25 19.5 21.25 H4.5 Q1.75 21.25 1.75 18.5 Z; d M2.4 11 L10.3 16.6 Q12 17.8 13.7 16.6 L21.6 11
        phone: b M7.2 2.3 Q6.2 1.8 5 2.6 Q1.6 4.9 2.1 8.6 Q3 13 7 17 Q11 21 15.4 21.9 Q19.1 22.4 21.4 19 Q22.2 17.8 21.4 16.8 L17.6 14.1 Q16.5 13.4 15.5 14.2 L14.2 15.4 Q13.4 15.9 12.6 15.3 Q10.3 13.7 8.7 11.4 Q8.1 10.6 8.6 9.8 L9.8 8.5 Q10.6 7.5 9.9 6.4 Z
        phone.down: u phone 1 0 -3 135
        phone.arrow.up.right: u phone; o M14 10 L21 3 M16 3 H21 V8
        phone.arrow.down.left: u phone; o M21 3 L14.5 9.5 M14.5 4.5 V9.5 H19.5
        bubble: b M6 3 H18 Q22 3 22 7 V13 Q22 17 18 17 H11 L6.4 21.2 Q5.6 21.9 5.6 20.8 V17 Q2 16.8 2 13 V7 Q2 3 6 3 Z
        bubble.left: b M6 3 H18 Q22 3 22 7 V13 Q22 17 18 17 H11 L6.4 21.2 Q5.6 21.9 5.6 20.8 V17 Q2 16.8 2 13 V7 Q2 3 6 3 Z
        bubble.right: u bubble.left -1
        bubble.middle.bottom: b M5.5 3.5 H18.5 Q22 3.5 22 7 V14 Q22 17.5 18.5 17.5 H14.5 L12 21.5 L9.5 17.5 H5.5 Q2 17.5 2 14 V7 Q2 3.5 5.5 3.5 Z
        bubble.left.and.bubble.right: b M4.6 3 H12.4 Q15 3 15 5.6 V9.4 Q15 12 12.4 12 H7.5 L4.5 14.8 V12 Q2 12 2 9.4 V5.6 Q2 3 4.6 3 Z; o M18 8 H19.4 Q22 8 22 10.6 V14.4 Q22 17 19.5 17 V20 L16.5 17 H11.6 Q9.5 17 9.2 15.2
        text.bubble: u bubble; d M7 8.2 H17 M7 11.8 H13
        quote.bubble: u bubble; d M8 11.5 Q8 8.5 10 8 M13.5 11.5 Q13.5 8.5 15.5 8; D O9 11.7 1.4; D O14.5 11.7 1.4
        plus.bubble: u bubble; d M12 6.3 V14 M8.2 10.1 H15.8
        checkmark.bubble: u bubble; d M8.5 10.5 L11 13 L15.5 7.5
        exclamationmark.bubble: u bubble; d M12 6 V10.5; D O12 13.4 1.1
        questionmark.bubble: u bubble; u questionmark 0.42 0 -2
        message = bubble.left
        message.badge.filled: u message; e O19 5 4.6; f O19 5 3.4
        bell: b M12 2.5 C8 2.5 5.75 5.4 5.75 9 C5.75 13.5 4.6 14.8 3.4 16 Q2.6 16.9 2.9 17.4 Q3.1 17.9 4 17.9 H20 Q20.9 17.9 21.1 17.4 Q21.4 16.9 20.6 16 C19.4 14.8 18.25 13.5 18.25 9 C18.25 5.4 16 2.5 12 2.5 Z; o M9.2 20.2 Q9.8 22.2 12 22.2 Q14.2 22.2 14.8 20.2
        megaphone: b M3 9.5 H8 L19 4 V19.5 L8 14.5 H3 Q2 14.5 2 13.5 V10.5 Q2 9.5 3 9.5 Z; o M6 14.5 L7.5 20.5 H10.5 L9.5 15.2 M21.5 10 V13.5
        personalhotspot: b R2 8.5 11.5 7 3.5; b R10.5 8.5 11.5 7 3.5
        cellularbars: f R2 15.5 4 6 .9; f R7.4 11.5 4 10 .9; f R12.8 7 4 14.5 .9; f R18.2 2.5 4 19 .9
        airdrop: f O12 12 2; o A12 12 5.2 -220 40; o A12 12 9.6 -225 45
        globe: b O12 12 10.25; d E12 12 4.6 10.25; d M1.75 12 H22.25 M3.7 6.4 Q12 9.6 20.3 6.4 M3.7 17.6 Q12 14.4 20.3 17.6 M12 1.75 V22.25
        """
}

extension SymbolCatalog {
    /// People, faces and hands.
    static let people = """
        person: b E12 7 4.7 5.2; b M3.2 19.8 Q3.2 13.9 12 13.9 Q20.8 13.9 20.8 19.8 Q20.8 21.6 18.8 21.6 H5.2 Q3.2 21.6 3.2 19.8 Z
        person.2: b E8.8 7.6 3.9 4.4; b M1.5 18.9 Q1.5 13.7 8.8 13.7 Q16.1 13.7 16.1 18.9 Q16.1 20.4 14.5 20.4 H3.1 Q1.5 20.4 1.5 18.9 Z; o M14.6 3.6 A15.2 7.7 3.7 -95 105 M16.4 13.6 Q22.5 13.8 22.5 18.7 Q22.5 20.2 21 20.2 H19
        person.3: b E12 8 3.4 3.9; b M5.8 18 Q5.8 13.5 12 13.5 Q18.2 13.5 18.2 18 Q18.2 19.5 16.8 19.5 H7.2 Q5.8 19.5 5.8 18 Z; b E4.6 9.6 2.4 2.8; b E19.4 9.6 2.4 2.8; o M4.9 14.2 Q.8 14.4 .8 17.4 Q.8 18.6 2 18.6 H3.4 M19.1 14.2 Q23.2 14.4 23.2 17.4 Q23.2 18.6 22 18.6 H20.6
        person.crop.circle: b O12 12 10.25; d E12 9.6 3.3 3.7; d M5 19.3 Q6.6 15.4 12 15.4 Q17.4 15.4 19 19.3
        person.crop.square: b R2.75 2.75 18.5 18.5 3.5; d E12 9.8 3.3 3.7; d M5 21 Q5.4 15.6 12 15.6 Q18.6 15.6 19 21
        person.circle = person.crop.circle
        person.text.rectangle: b R1.75 4 20.5 16 2.75; d O7.8 10 2.2; d M4.4 16.2 Q4.6 13.8 7.8 13.8 Q11 13.8 11.2 16.2 Z; d M14 9.3 H18.8 M14 12.4 H18.8 M14 15.5 H17
        person.fill.checkmark: U person 0.9 -1.8; o M17 14 L19 16 L22.5 11.5
        person.fill.xmark: U person 0.9 -1.8; o M18 11 L22.5 15.5 M22.5 11 L18 15.5
        person.wave.2: u person 0.85 -3; o A15 10 4 -40 40; o A15 10 7.5 -40 40
        figure.stand: f O12 3.6 2.2; o M12 8 V14.5 M9.5 22 L10.3 14.5 M14.5 22 L13.7 14.5 M8 8 H16 M8 8 V14 M16 8 V14
        figure.walk: f O13 3.4 2.2; o M12.6 8 L10.8 14.5 L14 17.5 L15 22 M10.8 14.5 L9.8 18 L7 22 M12.6 8 L9 9.5 L7.5 13 M12.8 8.2 L15 11.5 L18 12.5
        figure.run: f O15 3.6 2.2; o M13.5 8 L11 13.5 L15 16.5 L14 21.5 M11 13.5 L9.5 17 L4.5 17.5 M13.5 8 L9 7.5 L6.5 10.5 M14 8.5 L16.5 11.5 L20 11
        figure.wave: f O12 4 2.2; o M12 8.5 V14 M9.3 21.8 L12 14 L14.7 21.8 M12 9 L7 11.5 M12 9 L17 7.5 L18.5 3.5
        figure.2.and.child.holdinghands: f O6 4 2; f O18 4 2; f O12 9 1.6; o M6 8 V15 M4 21.5 L6 15 L8 21.5 M18 8 V15 M16 21.5 L18 15 L20 21.5 M6 9.5 L12 14 L18 9.5 M12 13 V17 M10.8 21.5 L12 17 L13.2 21.5
        accessibility: b O12 12 10.25; D O12 6.3 1.5; d M6.5 9.5 L10.3 10.5 H13.7 L17.5 9.5 M10.3 10.5 V14 L8.7 18.6 M13.7 10.5 V14 L15.3 18.6 M10.3 14 H13.7
        face.smiling: b O12 12 10.25; D E8.4 9.4 1.2 1.6; D E15.6 9.4 1.2 1.6; d M7 14 Q12 20 17 14
        smiley = face.smiling
        face.dashed: u circle.dashed; f E8.4 9.4 1.2 1.6; f E15.6 9.4 1.2 1.6; o M7.5 15 Q12 18 16.5 15
        face.frown: b O12 12 10.25; D E8.4 9.4 1.2 1.6; D E15.6 9.4 1.2 1.6; d M7.5 17 Q12 12 16.5 17
        face.smiling.inverse: U face.smiling
        brain: b M11 4 C9 1.5 5.5 3 6 6 C3 6.5 2.5 10 4 11.5 C2 13.5 3 17 6 17.5 C6.5 20.5 10 21.5 11.5 19.5 V4.5 Z; b M13 4 C15 1.5 18.5 3 18 6 C21 6.5 21.5 10 20 11.5 C22 13.5 21 17 18 17.5 C17.5 20.5 14 21.5 12.5 19.5 V4.5 Z
        brain.head.profile: b M7 21.8 V17.8 C4.2 16 2.8 13.2 2.8 10.2 C2.8 5.4 6.6 2 11.4 2 C16.4 2 19.6 5.2 19.8 9.6 L21.6 13 Q22 14 21 14.2 L19.8 14.4 V16.4 Q19.8 18.4 17.8 18.4 H15.5 V21.8 Z; d M8 11.5 Q7 8 10 7.5 Q11 5 13.5 6.3 Q16.5 6.5 16 9.5 Q15.5 12 12.5 11.5 Q10 13.5 8 11.5 Z
        eye: b M1.5 12 Q5.8 5 12 5 Q18.2 5 22.5 12 Q18.2 19 12 19 Q5.8 19 1.5 12 Z; d O12 12 3.6
        eyes: b E6.8 12 4.6 8; b E17.2 12 4.6 8; D E8.2 13 2 3.2; D E18.6 13 2 3.2
        eyeglasses: o O6 14 4.2 O18 14 4.2 M10.2 13.6 Q12 12.2 13.8 13.6 M1.8 13.5 L3.5 6.5 M22.2 13.5 L20.5 6.5
        sunglasses: b M2 10.5 H11 V12.5 Q11 17.5 6.5 17.5 Q2 17.5 2 12.5 Z; b M13 10.5 H22 V12.5 Q22 17.5 17.5 17.5 Q13 17.5 13 12.5 Z; o M2 10.5 L4 6 M22 10.5 L20 6 M11 11 H13
        ear: b M7 17 C4 13.5 4.5 9 5 7.5 C6 4 9 2 12.5 2 C17 2 19.5 5.5 19.5 9 C19.5 14 15 14.5 15 18 C15 20.5 13.5 22 11.5 22 C9 22 8.5 19.5 7 17 Z; d M8.5 9 C8.5 4.5 16 4.5 16 9.2 C16 12 12.5 12.5 12 15.5
        nose: o M13 3 C13 9 7 13 7 16.5 C7 19.5 10 19.5 12 19.5 C14.5 22 17.5 20 17 17
        mouth: b M2 11 Q7 6 10 7.5 Q12 8.5 14 7.5 Q17 6 22 11 Q18 18 12 18 Q6 18 2 11 Z; d M2 11 Q12 13 22 11
        hand.raised: b M7.5 13 V5.5 Q7.5 4 8.9 4 Q10.2 4 10.2 5.5 V3.5 Q10.2 2 11.6 2 Q13 2 13 3.5 V4.8 Q13 3.3 14.4 3.3 Q15.8 3.3 15.8 4.8 V7 Q15.8 5.7 17.1 5.7 Q18.5 5.7 18.5 7.2 V15 C18.5 19.5 16.2 22 12.5 22 C9.5 22 8 20.5 6.5 17.5 L3.6 12.6 Q3 11.4 4.1 10.8 Q5.2 10.2 6.1 11.2 Z; d M10.2 5.5 V11 M13 4.8 V11 M15.8 7 V11.5
        hand.thumbsup: b M7.8 11 L11.4 3.4 Q12 2 13.3 2.2 Q15.2 2.6 14.9 5 L14.3 8.8 H19 Q21.6 8.8 21.4 11.2 L20.4 17.8 Q19.8 21.2 16.5 21.2 H11.5 Q9 21.2 7.8 20.2 Z; b R2.4 10.5 5.4 11 1.4
        hand.thumbsdown: u hand.thumbsup 1 0 0 180
        hand.tap: b M9 14 V7.5 Q9 6 10.4 6 Q11.8 6 11.8 7.5 V12 L16.5 13 Q19 13.6 18.7 16 L18 20 Q17.6 22 15.6 22 H11.5 Q10 22 9 20.8 L5.5 16.2 Q5 15.2 6 14.6 Q7 14 9 16 Z; o A10.4 7.5 5.5 -200 20
        hand.draw: u hand.tap
        hand.point.up.left: u hand.tap 1 0 0 -30
        hand.point.right: u hand.tap 1 0 0 90
        hand.wave: u hand.raised 0.9 0 0 -18; o M19.5 3 Q22 5 22 8.5 M2 17 Q2.5 20 5 21.5
        hands.clap: u hand.raised 0.85 2 2 12; o M4 3 L6 6 M9 1.5 L10 4.5 M1.8 8 L5 9
        hands.sparkles: u hand.raised 0.85 -2 2; u sparkle 0.35 7 -7
        graduationcap: b M12 4 L23 9.5 L12 15 L1 9.5 Z; o M5.5 12 V17 Q8 20 12 20 Q16 20 18.5 17 V12 M21.5 10.5 V16.5
        studentdesk: o M3 8 H21 M5 8 V19 M19 8 V19 M9 8 V5 H15 V8
        briefcase: b R1.75 6.5 20.5 14 2.75; o M8 6.3 V5 Q8 3 10 3 H14 Q16 3 16 5 V6.3; d M1.75 12.5 H22.25 M12 11 V14
        case: u briefcase
        cross.case: b R1.75 6.5 20.5 14 2.75; o M8 6.3 V5 Q8 3 10 3 H14 Q16 3 16 5 V6.3; d M12 9.5 V17.5 M8 13.5 H16
        suitcase: b R1.75 6.5 20.5 14 2.75; o M8 6.3 V5 Q8 3 10 3 H14 Q16 3 16 5 V6.3; d M6.5 6.5 V20.5 M17.5 6.5 V20.5
        backpack: b M5 10 Q5 5 12 5 Q19 5 19 10 V19 Q19 21.5 16.5 21.5 H7.5 Q5 21.5 5 19 Z; o M9 5.2 V4 Q9 2 12 2 Q15 2 15 4 V5.2; d M8 13 H16 V18 H8 Z
        figure.badminton: f O9.5 4.2 2.2; o M9.5 8.5 L9 14.5 L6 21.5 M9 14.5 L13 17 L13.5 21.5 M9.5 9.5 L14.5 11 L17 7.6 M9.5 9.5 L6 12.5; b E18.6 4.4 2 2.8
        figure.tennis: u figure.badminton
        figure.soccer: f O12.5 3.6 2.2; o M12 8 L10.5 14 L14.5 16.5 L18 19.5 M10.5 14 L8.5 21.5 M12 8.5 L7.5 10 M12 8.5 L16.5 11; f O20.5 20.5 1.7
        figure.basketball: f O11 6.5 2.2; o M11 10.5 L10.5 15.5 L7.5 21.5 M10.5 15.5 L14 18 L13.5 22 M11 11 L15.5 8 L16.5 5.5 M11 11 L7 13.5; f O17.2 2.8 1.9
        figure.baseball: f O12.5 4 2.2; o M12 8.5 L11 14.5 L7.5 21.5 M11 14.5 L15 17 L16 21.5 M12 9.5 L16.5 10.5 L19 8.5 L21 2.5
        figure.yoga: f O12 5 2.2; o M12 9 V15 M12 15 L6 19.5 H18 Z M12 10 L6.5 13 L4 16.5 M12 10 L17.5 13 L20 16.5
        figure.mind.and.body = figure.yoga
        figure.cooldown = figure.yoga
        figure.hiking: u figure.walk; o M20 8.5 V22
        figure.pool.swim: f O18 10 2.2; o M3 13.5 L9 8.5 L14.5 13.5 M9 8.5 L13.5 7 M2 18.5 Q4.5 16 7 18.5 Q9.5 21 12 18.5 Q14.5 16 17 18.5 Q19.5 21 22 18.5
        figure.open.water.swim = figure.pool.swim
        figure.dance: f O12 3.6 2.2; o M12 8 Q10.5 11 12 14.5 L8.5 17 L9.5 22 M12 14.5 L16 22 M12 8.5 L7.5 6.5 L5.5 2.5 M12 8.5 L16.5 11 L20.5 9
        figure.gymnastics: f O12 5 2.2; o M12 8.5 V13 L7 15 L3 14 M12 13 L17 15 L21 14 M12 9.5 L8 6.5 L6 2.5 M12 9.5 L16 6.5 L18 2.5
        figure.strengthtraining.traditional: f O12 5 2.2; o M12 9 V15 L8 21.5 M12 15 L16 21.5 M12 9.5 L7 7.5 V4 M12 9.5 L17 7.5 V4 M3.5 3.5 H20.5 M4.5 1.5 V5.5 M19.5 1.5 V5.5
        figure.core.training = figure.gymnastics
        figure.outdoor.cycle: b O5.5 17.5 4; b O18.5 17.5 4; f O14 3.6 2.2; o M12.5 7.5 L8.5 11 L12 14 V18.5 M12.5 7.5 L15 10.5 H18.5
        figure.indoor.cycle = figure.outdoor.cycle
        figure.stairs: u figure.walk 0.8 2 -2; o M2.5 22 H7.5 V19 H12.5 V16 M12.5 22 H21.5
        figure.fall: f O5.5 8 2.2; o M8.5 10.5 L13.5 15 L20.5 13 M13.5 15 L11.5 20.5 L4.5 21 M9 11 L12 6.5 L17 6.5
        person.3.sequence: u person.3
        """
}

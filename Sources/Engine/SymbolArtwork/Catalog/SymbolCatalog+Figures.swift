extension SymbolCatalog {
    /// More people: at sports, in groups, their hands.
    static let figures = """
        figure = figure.stand
        figure.child: f O12 7.4 2; o M12 11 V16 M10 22 L10.8 16 M14 22 L13.2 16 M12 11.4 L8.6 14.6 M12 11.4 L15.4 14.6
        figure.arms.open: f O12 3.6 2.2; o M12 8 V14.5 M9.5 22 L10.5 14.5 M14.5 22 L13.5 14.5 M12 8.8 L4 7.4 M12 8.8 L20 7.4
        figure.2.arms.open: u figure.arms.open 0.72 -5.4 0; u figure.arms.open 0.72 5.4 0
        figure.2: u figure.stand 0.9 -4.6; u figure.stand 0.9 4.6
        figure.dress.line.vertical.figure: o M12 2.5 V21.5; u figure.stand 0.7 5.6; f O6.4 6.4 1.6; f M6.4 8.6 L9.6 16 H3.2 Z; o M5.4 16.4 V19 M7.4 16.4 V19
        figure.play: f O11 4 2.2; o M11 8.2 L10.6 14 L7.5 17 L8 22 M10.6 14 L14.5 16.6 L14 21.8 M11 8.8 L7 7 L4 9 M11 8.8 L15 10.6 L18.4 8; f O19.8 4.6 1.8
        figure.walk.motion: u figure.walk 1 2.4; o M2 7.5 H7 M1.4 11.5 H5.4 M2 15.5 H6
        figure.walk.arrival: u figure.walk 0.9 -3; o M22 4 V20 M14 12 H18
        figure.walk.departure: u figure.walk 0.9 3; o M2 4 V20 M5 12 H9
        figure.walk.treadmill: u figure.walk 0.84 -1 -2; o M2 21.5 H19 L22 9
        figure.run.treadmill: u figure.run 0.84 -1 -2; o M2 21.5 H19 L22 9
        figure.run.motion: u figure.run 0.96 2; o M1.5 7.5 H6 M1 11.5 H4.6
        figure.roll: f O8.6 3.6 2.2; o M8.8 8 V13.6 H14.4 L17.4 19.4 H19.6 M8.8 10 H13.4; o A9.6 16 5.6 70 250
        figure.flexibility: f O17.4 8.6 2.1; o M5 21.6 L8 13.6 L14 9 M8 13.6 L10.4 21.6 M14 9 L17 14.4 L20.6 17
        figure.yoga: f O12 4.6 2.1; o M12 8.4 V14 L9 21.8 M12 14 L15.8 16.4 L11.4 18.4 M12 8.8 L8.6 5.2 L12 1.6 M12 8.8 L15.4 5.2 L12 1.6
        figure.mind.and.body: f O12 5 2.2; o M12 9 V15 M12 15 L6 19.5 H18 Z M12 10 L6.5 13 L4 16.5 M12 10 L17.5 13 L20 16.5
        figure.pilates: f O19.6 10 2; o M16.6 12.6 L10 16.4 L3.4 8.6 M10 16.4 L16 18.6 M15 13.4 L9 10.4
        figure.barre: f O9.4 4 2.1; o M9.4 8 V14.4 L8.4 21.8 M9.4 14.4 L15 13 L21 11 M9.4 8.8 L14.6 10 H18 M18 10 V21.8
        figure.cooldown: f O15.6 7.4 2.1; o M14 10.6 L9.4 15.6 L4 19.4 H20 M14 10.6 L18.4 14 L21 17.6
        figure.core.training: f O18.4 8.6 2.1; o M15.6 11.4 L8.4 17.6 L3 12.4 L1.6 17.6 M15.6 11.4 L10.6 11 M2.5 21 H21.5
        figure.strengthtraining.functional: f O8 4.4 2.1; o M8.4 8.4 L10.4 14 L7 17.6 L8 22 M10.4 14 L15 16.6 L14.4 22 M8.6 9 L14 10.6 L19 8.4; f R18 4.6 3 8 .8
        figure.cross.training: f O12 4.4 2.1; o M12 8.4 V14.4 L8.4 21.8 M12 14.4 L15.6 21.8 M12 9 L7 10.4 L4 6.6 M12 9 L17 10.4 L20 6.6
        figure.mixed.cardio: f O14.6 3.8 2.1; o M13.2 7.6 L10.8 13 L14.2 16 L13 21.6 M10.8 13 L8.6 17 L4 17.6 M13.2 8.2 L8.8 8.8 L6.6 12 M13.2 8.2 L16.2 11 L20 10; o2 M2 5 H6 M1.4 8.4 H4
        figure.highintensity.intervaltraining: f O12 4 2.1; o M12 8 L10 14 L14.6 17 L13 22 M10 14 L6.6 16.4 L5 21.6 M12 8.6 L7 6 L4.6 2.6 M12 8.6 L17 6 L19.4 2.6
        figure.jumprope: f O12 4 2.1; o M12 8 V14 L9.8 20 M12 14 L14.2 20 M12 9 L8.4 12 L5.6 11 M12 9 L15.6 12 L18.4 11 M5.6 11 Q2 22.4 12 22.4 Q22 22.4 18.4 11
        figure.rower: f O8 6 2.1; o M8.4 10 L10 16 H16 L20.4 13.6 M8.6 11 L14.4 11.6 M2 20.6 H22 M14.4 8 V15
        figure.elliptical: f O10.6 3.6 2.1; o M10.8 7.6 L10.2 13.4 L6.4 18.4 M10.2 13.4 L14 18.4 M11 9 L16.4 9.6 M18 6 L16 20.4 M3.6 20.8 H20.4
        figure.stair.stepper: u figure.walk 0.8 -1.5 -2.4; o M2 21.8 H9 V19 H16 V16 H22
        figure.step.training: u figure.walk 0.8 0 -2.4; f R3 18.6 18 3.4 .8
        figure.surfing: f O14 4.2 2.1; o M12.6 8 L10 12.8 L13.6 15 L15 18 M10 12.8 L6.6 15.4 L7.4 18.2 M12.6 8.8 L7 7.4 M12.6 8.8 L18 10.6 M2 20 Q12 22.6 22 17.6
        figure.sailing: f O6.6 9.4 2; o M7 13 L9.4 17.4 M2.4 17.8 H21.6 L19 21.4 H5 Z M13 17.8 V2.4 L20.6 14.4 H13 M7 13 L13 12
        figure.fishing: f O7 6.4 2.1; o M7 10.2 V15.6 L5 21.8 M7 15.6 L10 18 V21.8 M7 11 L12 12 L20 3.6 V13.4 M20 13.4 Q20 16 17.8 15
        figure.golf: f O13.4 4.2 2.1; o M12.6 8 L11 14 L8 21.6 M11 14 L15 17 L15.6 21.6 M12.6 9 L9 11.4 L6 8.4 L3 3 M12.6 9 L8.4 9.4
        figure.archery: f O8.4 4.6 2.1; o M8.4 8.6 V15 L6 21.8 M8.4 15 L11.4 21.8 M3.4 10 H20.4 M17 3.4 Q22 10 17 16.6 M17 3.4 L10.6 10 L17 16.6
        figure.boxing: f O9 4.4 2.1; o M9 8.4 L9.6 14.4 L6.4 18 L5 22 M9.6 14.4 L14 18 L14.6 22 M9 9.2 L13 11.4 L16.4 8.4 M9 9.2 L5.6 11.6; f O18.4 7.4 1.9
        figure.kickboxing: f O8.4 4 2.1; o M8.8 8 L10 14 L8.4 22 M10 14 L16 12 L21.4 9 M8.8 8.8 L13 9 L15 5.6 M8.8 8.8 L5 11.4
        figure.martial.arts = figure.kickboxing
        figure.taichi: f O12 4 2.1; o M12 8 V14.4 L6 17.6 L5 22 M12 14.4 L16.4 17.6 L18.4 22 M12 9 L6 10 L3 7.4 M12 9 L17.6 10.6 L21 8.4
        figure.climbing: f O11 5 2.1; o M11.4 9 L12.4 15 L8.4 17.4 L9.4 22 M12.4 15 L16.4 16.4 L16 20.6 M11.4 9.6 L16.6 7 L18 2.6 M11.4 9.6 L6.4 11 M20.6 2 V22
        figure.skiing.downhill: f O15 4.4 2.1; o M13.4 8 L9.6 12.4 L14 15.6 L11.6 19 M13.4 8.6 L17.6 11.6 L20.4 9.4 M3 15.4 L21 22
        figure.skiing.crosscountry: f O13 4 2.1; o M12 8 L10 14 L13.6 17 L14 21 M10 14 L7 17 L4 18 M12 9 L16 12 L20.4 11 M20.4 9 L17.4 21.8 M2 21.6 H22
        figure.snowboarding: f O13 4.4 2.1; o M12.4 8.4 L9.4 12.6 L12.6 15.4 L12 18.6 M9.4 12.6 L6 15.4 M12.4 9 L7 8.4 M12.4 9 L17.4 11 M3.4 17 L18 21.6
        figure.skating: f O13.6 4 2.1; o M12.6 8 L9.4 13 L13.6 16 L12.4 21 M9.4 13 L4 17.6 M12.6 8.6 L8 8 M12.6 8.6 L17 11.4 M10 21.6 H15
        figure.ice.skating = figure.skating
        figure.hockey: f O11 4 2.1; o M10.6 8 L9.4 14 L6 21.8 M9.4 14 L13.4 17 L13 21.8 M10.6 9 L14.4 12.4 L21 21.4 H18 M10.6 9 L14 9.4
        figure.tennis: f O10 4.4 2.1; o M10 8.4 L9.4 14.4 L6 21.6 M9.4 14.4 L13.4 17 L14 21.6 M10 9.2 L14.6 10.4 M10 9.2 L6 12; o E18 7.6 3 4
        figure.table.tennis: f O10 4.4 2.1; o M10 8.4 L9.4 14.4 L6.6 21.6 M9.4 14.4 L13 17 L13.6 21.6 M10 9.2 L14.4 10.6 M10 9.2 L6 12; f O17 8.6 2.4; f O21.4 5 1.2
        figure.volleyball: f O10.6 7 2.1; o M10.8 11 L10 16 L7 21.8 M10 16 L13.4 18 L13.4 22 M10.8 11.6 L14.6 8.4 L16.4 5 M10.8 11.6 L6.4 10; f O17.4 2.8 1.8
        figure.american.football: f O14 4.4 2.1; o M12.6 8 L10 13.4 L14 16.6 L12.6 21.8 M10 13.4 L6 17 L3 16 M12.6 9 L16.4 11.6 M12.6 9 L8 10; f E18.4 12.6 2.6 1.7
        figure.rugby = figure.american.football
        figure.bowling: f O13 4.6 2.1; o M12 8.6 L9.4 13.6 L13.4 17 L13 21.8 M9.4 13.6 L5 17 L2.6 21 M12 9 L16 13; f O17.4 15.6 2.2
        figure.equestrian.sports: f O12 4 1.9; o M12 7.4 L11 12 L14 13.6 M5.4 21.8 L6.4 16 H16 L17.4 21.8 M16 16 L19.4 9.6 L22 12 M6.4 16 L3.4 13
        figure.disc.sports: f O10 4 2.1; o M10 8 L9.6 14 L6.4 21.8 M9.6 14 L13.4 17.6 L13.4 22 M10 9 L14.6 8.4 L17 7 M10 9 L6 12; f E19.4 6 2.8 1
        person.3.sequence: b1 E5.4 9 2.7 3.1; b1 M1.4 17.6 Q1.4 13.6 5.4 13.6 Q9.4 13.6 9.4 17.6 Z; b2 E13 9 2.4 2.8; o2 M11.6 13.6 Q16.6 13 16.8 17.6 H12; b3 E19.4 9 2 2.5; o3 M18.6 13.6 Q22.6 13.4 22.6 17.6 H19.4
        person.crop.square.filled.and.at.rectangle: u rectangle; D E7.6 10 1.9 2.1; D M4 16 Q4 13 7.6 13 Q11.2 13 11.2 16 Z; d O16.4 12 1.6; d M18 10.4 V13 Q18.4 14.4 19.6 13
        person.crop.circle.dashed: u2 circle.dashed; U person 0.56 0 0.6
        person.crop.artframe: b R3 2.5 18 19 1; D E12 9.4 3 3.4; D M6.6 18.6 Q6.6 14 12 14 Q17.4 14 17.4 18.6 Z
        person.crop.rectangle.stack: u rectangle.stack; D E12 12.4 2 2.2; D M8 18.6 Q8 15.4 12 15.4 Q16 15.4 16 18.6 Z
        person.2.crop.square.stack: u square.stack; D E12 12.6 2.2 2.4; D M7.6 19 Q7.6 15.8 12 15.8 Q16.4 15.8 16.4 19 Z
        person.bust: b E12 7.4 4.6 5.4; b M4.4 21.8 Q4.4 14.4 12 14.4 Q19.6 14.4 19.6 21.8 Z
        person.line.dotted.person: u person 0.56 -6.4; u person 0.56 6.4; f O12 6.6 .8; f O12 9.6 .8; f O12 12.6 .8; f O12 15.6 .8
        person.fill.questionmark: U person 0.9 -1.8; u questionmark 0.42 7.8 1
        person.fill.turn.right: U person 0.9 -1.8; o M16.5 17 V13 Q16.5 11 18.5 11 H22 K22 11 0 2
        person.fill.turn.left: U person 0.9 1.8; o M7.5 17 V13 Q7.5 11 5.5 11 H2 K2 11 180 2
        person.fill.and.arrow.left.and.arrow.right: U person 0.8 -4; o M15.4 9 H22.4 K22.4 9 0 2.3 M22.4 14.6 H15.4 K15.4 14.6 180 2.3
        person.2.wave.2: u person.2 0.8; o A12 9 10.4 -34 34; o+ A12 9 10.4 146 214
        person.and.arrow.left.and.arrow.right: u person 0.8 -4; o M15.4 9 H22.4 K22.4 9 0 2.3 M22.4 14.6 H15.4 K15.4 14.6 180 2.3
        person.and.background.dotted: u3 circle.dotted; e E12 9.8 3.6 4.2; e M6 19.6 Q6.4 14.6 12 14.6 Q17.6 14.6 18 19.6 Z; U1 person 0.66 0 2.6
        person.and.background.striped.horizontal: o3 M2 5 H7 M17 5 H22 M2 10 H6.5 M17.5 10 H22 M2 15 H5 M19 15 H22; U1 person 0.72 0 2
        hand.raised.fingers.spread: b M8 21.5 Q5.5 19.5 4 15.5 L1.8 11.8 Q1.4 10.4 2.6 10 Q3.8 9.7 4.6 11 L6.3 13 L5 5.8 Q4.9 4.4 6.2 4.2 Q7.4 4.1 7.8 5.5 L9.2 10.5 L10.2 3 Q10.5 1.8 11.7 1.8 Q13 1.9 13 3.3 L13 10.5 L16.2 4.4 Q16.9 3.2 18 3.7 Q19.1 4.3 18.6 5.6 L15.9 12 L19.6 9.2 Q20.8 8.4 21.6 9.3 Q22.3 10.3 21.2 11.4 L17.5 15.2 Q16.8 18.5 15.3 20 Q13.5 22 11 22 Q9.2 22.2 8 21.5 Z
        hand.raised.palm.facing = hand.raised
        hand.draw: u hand.tap 0.86 2 2.4; o M2 12 Q2.6 4 6.4 4.6 Q9.4 5.6 7 9.4
        hand.pinch: b M8.4 21.8 Q7.4 18.6 8 16.2 Q4.6 13 7 10 L14.4 3.4 Q15.8 2.4 16.8 3.4 Q17.8 4.6 16.6 5.8 L12.4 10.2 L18.6 8.6 Q20.2 8.4 20.6 9.8 Q20.8 11.2 19.2 11.8 L14.2 13.6 Q16.8 16 15.4 21.8 Z
        hand.point.left: u _hand 1 0 0 -90
        hand.point.up = _hand
        hand.point.down: u _hand 1 0 0 180
        hand.point.up.braille: u _hand; f O3.5 4 1.2; f O3.5 8 1.2; f O7 4 1.2
        hand.rays: u hand.raised 0.76 0 2; o M12 1.4 V2.8 M4.4 5 L5.4 6 M19.6 5 L18.6 6
        eyebrow: o M3 14 Q11 6 21 11
        mustache: f M12 9.6 Q8 5.6 5.4 10 Q4 12.6 1.4 12.4 Q4 17 9 16.4 Q12 15.6 12 13 Q12 15.6 15 16.4 Q20 17 22.6 12.4 Q20 12.6 18.6 10 Q16 5.6 12 9.6 Z
        """
}

extension SymbolCatalog {
    /// Clouds of the net, radio waves and things that send them.
    static let waves = """
        icloud: b M6.4 18.8 C3.4 18.8 1.5 16.8 1.5 14.3 C1.5 12 3.1 10.3 5.2 9.9 C5.5 9 6.2 8.6 7 8.5 C8 5.8 10.3 4.2 13 4.2 C16.6 4.2 19.2 6.8 19.3 10.2 C21.3 10.8 22.5 12.4 22.5 14.4 C22.5 16.9 20.6 18.8 18 18.8 Z
        icloud.and.arrow.down: u2 icloud 1 0 -2; x M12 11.5 V21.8; o1 M12 11.5 V21.8 K12 21.8 90 3.4
        icloud.and.arrow.up: u2 icloud 1 0 -2; x M12 22 V11.5 K12 11.5 -90 3.4; o1 M12 22 V11.5 K12 11.5 -90 3.4
        wave.3.right: o A1 12 7 -45 45; o A1 12 12.5 -42 42; o A1 12 18 -40 40
        wave.3.left: u wave.3.right -1
        dot.radiowaves.left.and.right: f O12 12 2; o A12 12 5.4 -50 50; o+ A12 12 5.4 130 230; o A12 12 9.8 -50 50; o+ A12 12 9.8 130 230
        dot.radiowaves.right: f O4.5 12 2; o A4.5 12 6 -50 50; o A4.5 12 11 -50 50; o A4.5 12 16 -48 48
        dot.radiowaves.up.forward: u dot.radiowaves.right 0.95 0 0 -45
        antenna.radiowaves.left.and.right: f O12 9.5 2.2; o M12 11 V21.5; o2 A12 9.5 5.6 -50 50; o2+ A12 9.5 5.6 130 230; o3 A12 9.5 10 -48 48; o3+ A12 9.5 10 132 228
        wifi: f M12 17.2 Q10.2 17.2 9.4 18.3 L12 21 L14.6 18.3 Q13.8 17.2 12 17.2 Z; o A12 20.5 5.6 -135 -45; o A12 20.5 10.8 -135 -45; o A12 20.5 16 -135 -45
        wifi.exclamationmark: u2 wifi; e R16.8 10.6 5.4 12 2; o1 M19.5 12 V17; f1 O19.5 20.5 1.2
        wifi.router: b R2.5 14.5 19 6.5 2.2; D O6.2 17.75 1; D O9.4 17.75 1; o M17 14.5 V10; o2 A17 9 3.2 -150 -30; o3 A17 9 6.4 -150 -30
        iphone.radiowaves.left.and.right: b R8.25 3 7.5 18 2; o2 A12 12 7.4 -40 40; o2+ A12 12 7.4 140 220; o3 A12 12 10.8 -40 40; o3+ A12 12 10.8 140 220
        applewatch.radiowaves.left.and.right: u applewatch 0.74; o2 A12 12 8 -36 36; o2+ A12 12 8 144 216; o3 A12 12 11.2 -36 36; o3+ A12 12 11.2 144 216
        car.radiowaves.left.and.right: u car 0.56; o2 A12 12 8.4 -40 40; o2+ A12 12 8.4 140 220; o3 A12 12 11.4 -40 40; o3+ A12 12 11.4 140 220
        sensor: b R6 2.5 12 19 3; d O12 9 2.8; D O12 17 1.2
        sensor.tag.radiowaves.forward: b R1.5 7.5 9 9 2.6; D O6 12 1.5; o A6.5 12 7.5 -38 38; o A6.5 12 11.5 -40 40; o A6.5 12 15.5 -40 40
        badge.plus.radiowaves.right: b O7 12 5.4; d M7 9.3 V14.7 M4.3 12 H9.7; o A7 12 8.8 -42 42; o A7 12 12.2 -44 44; o A7 12 15.6 -44 44
        badge.plus.radiowaves.forward = badge.plus.radiowaves.right
        phone.connection: u phone 0.92 -0.6 0.8; o2 A12 12.6 3.4 -80 -8; o3 A12 12.6 7.4 -80 -8
        phone.badge.waveform: u phone; o M14.5 4 V8 M17.5 2.5 V9.5 M20.5 4.5 V7.5
        bell.and.waves.left.and.right: u bell 0.74; o2 A12 11 9 -32 32; o2+ A12 11 9 148 212; o3 A12 11 11.8 -30 30; o3+ A12 11 11.8 150 210
        ear.and.waveform: u ear 0.86 -4; o M16.5 9 V15 M19.3 6.5 V17.5 M22 9.5 V14.5
        person.wave.2: u person 0.85 -3; o2 A14 10 4.4 -40 40; o3 A14 10 8 -40 40
        person.and.waveform: u person 0.8 -4; o M15.5 9 V13 M18.4 6.5 V15.5 M21.3 9 V13
        mic.and.signal.meter: u mic 0.9 -4; o M15.5 6 H22 M15.5 10 H22 M15.5 14 H22
        hifispeaker.2: b R1.5 4 9.5 16 2; d O6.25 14.5 2.6; D O6.25 8 1.1; b R13 4 9.5 16 2; d O17.75 14.5 2.6; D O17.75 8 1.1
        airplay.video = airplayvideo
        airplay.audio = airplayaudio
        shareplay: b E12 6.5 3.2 3.6; b M6 18.5 Q6 12.5 12 12.5 Q18 12.5 18 18.5 Z; o2 A12 11 8.6 -60 45; o2+ A12 11 8.6 135 240; o3 A12 11 11.4 -50 35; o3+ A12 11 11.4 145 230
        water.waves.and.arrow.up: u water.waves 0.8 0 3.6; o M12 9 V2 K12 2 -90 3
        water.waves.and.arrow.down: u water.waves 0.8 0 3.6; o M12 2 V9 K12 9 90 3
        network: b O12 12 10.25; d E12 12 4.5 10.25; d M1.75 12 H22.25 M3.6 6.5 Q12 9.5 20.4 6.5 M3.6 17.5 Q12 14.5 20.4 17.5 M12 1.75 V22.25
        globe.americas: b O12 12 10.25; D M5 5.5 Q8 2.8 12 3 Q14 4.5 12.2 6.4 Q10 7 10.4 9 Q8.4 9.4 8.2 11.4 Q6 11.4 3.2 8.6 Z; D M11 12.2 Q14.4 11.4 17 14.4 Q16.8 17 14.6 18 Q14 20.4 12.6 21.2 Q11.6 18 11 16.4 Q9.6 14 11 12.2 Z
        globe.europe.africa: b O12 12 10.25; D M9 4.2 Q12 2.8 15.4 3.8 Q14.6 6 12 7.6 Q9.6 8.6 8 7.4 Q7.6 5.4 9 4.2 Z; D M9 10.2 Q12.4 9 15.4 10.2 Q18 12.4 16 15 Q15 18.6 13 20 Q11 17.6 11.2 14.8 Q7.4 14.4 7.4 12.2 Q7.8 10.8 9 10.2 Z
        globe.asia.australia: b O12 12 10.25; D M6 5.4 Q11 2.4 16 4 Q19 6 19.4 8.6 Q16.8 9 15.4 12 Q13.6 12.4 13 10.4 Q10.6 12.4 9.8 10 Q6.6 9.6 6 5.4 Z; D M13.4 15.4 Q16 13.6 18.8 15.2 Q18.6 17.6 16 18.4 Q13.2 18 13.4 15.4 Z
        globe.central.south.asia = globe.asia.australia
        """
}

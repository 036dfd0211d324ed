extension SymbolCatalog {
    /// Playing, sound and pictures.
    static let media = """
        play: b M6.5 3.8 L20 12 L6.5 20.2 Z
        pause: b R5.5 4 4.25 16 1.2; b R14.25 4 4.25 16 1.2
        stop: b R4.5 4.5 15 15 2
        playpause: b M2.5 5.5 L12 12 L2.5 18.5 Z; b R14.5 5.5 2.5 13 .8; b R19.5 5.5 2.5 13 .8
        backward: b M11.5 5.5 V18.5 L2 12 Z; b M21.5 5.5 V18.5 L12 12 Z
        forward: u backward -1
        backward.end: b M19.5 4.5 V19.5 L7.5 12 Z; o M4.5 4.8 V19.2
        forward.end: u backward.end -1
        gobackward.10: u gobackward; u 10 0.34 0 1
        goforward.10: u goforward; u 10 0.34 0 1
        gobackward.15: u gobackward; u 15 0.34 0 1
        goforward.15: u goforward; u 15 0.34 0 1
        gobackward.30: u gobackward; u 30 0.34 0 1
        goforward.30: u goforward; u 30 0.34 0 1
        shuffle: o M2 7 H5 Q8 7 9.7 9.5 L14.3 14.5 Q16 17 19 17 H21.5 K21.5 17 0 3.2 M2 17 H5 Q8 17 9.7 14.5 L14.3 9.5 Q16 7 19 7 H21.5 K21.5 7 0 3.2
        repeat: o M3 11.5 V10.5 Q3 6.5 7 6.5 H20.5 K20.5 6.5 0 3.6 M21 12.5 V13.5 Q21 17.5 17 17.5 H3.5 K3.5 17.5 180 3.6
        repeat.1: u repeat; e O19 6 3.5; o M18 4 L19.8 3 V9.5
        speaker: b M3.5 8.8 H7 L12.8 4.2 V19.8 L7 15.2 H3.5 Q2.2 15.2 2.2 13.9 V10.1 Q2.2 8.8 3.5 8.8 Z
        speaker.wave.1: u speaker 1 -1; o2 A11 12 6 -35 35
        speaker.wave.2: u speaker 1 -1; o2 A11 12 5 -38 38; o3 A11 12 9 -40 40
        speaker.wave.3: u speaker 0.92 -2; o2 A9.5 12 4.8 -38 38; o3 A9.5 12 8.6 -40 40; o3 A9.5 12 12.4 -41 41
        speaker.minus: u speaker 1 -1; o M16.5 12 H21.5
        speaker.plus: u speaker 1 -1; o M15.8 12 H21.8 M18.8 9 V15
        speaker.zzz: u speaker 1 -1; o M15.5 9.5 H20.5 L15.5 15 H20.5
        mic: b R8.25 1.75 7.5 13 3.75; o M5 10.8 V11.5 A12 11.5 7 180 0 V10.8 M12 18.5 V22 M8.3 22 H15.7
        music.note: b E7.8 18 3.6 3; o M11.4 18 V3 L18.5 5.3 V9.2 L11.4 6.9
        music.note.list: b E16 18.5 2.7 2.3; o M18.7 18.5 V8 L21.5 8.8 M2.5 5.5 H14 M2.5 11 H14 M2.5 16.5 H10.5
        music.mic: b O16.3 7.7 5.6; o M12.5 11.7 L4 22 L2 20 L12 11.2
        guitars: b E8 16 5.5 5.5; o M12 12 L20.5 3.5 M18.5 2.5 L21.5 5.5; D O8 16 1.8
        pianokeys: b R2 4.5 20 15 2.5; d M8.7 12.5 V19.5 M15.3 12.5 V19.5 M8.7 4.5 V12.5 M15.3 4.5 V12.5
        metronome: b M9 2 H15 L19 21.5 H5 Z; d M12 17 L19 6 M6.2 17 H17.8
        headphones: o M3.5 16 V12 A12 12 8.5 180 360 V16; b R2 14.2 4.6 7.5 2; b R17.4 14.2 4.6 7.5 2
        hifispeaker: b R5 1.75 14 20.5 2.75; d O12 15 3.8; D O12 7 1.5
        radio: b R1.75 8 20.5 12.5 2.5; o M5 8 L17.5 2.5; d O16.5 14.2 2.8; d M5 11.8 H10.5 M5 14.3 H10.5 M5 16.8 H10.5
        waveform: o M3 10 V14 M6.6 7 V17 M10.2 3 V21 M13.8 6.5 V17.5 M17.4 9 V15 M21 10.5 V13.5
        waveform.path: o M1.5 12 H5 L8 5 L12 20 L15.5 8 L17.5 12 H22.5
        waveform.path.ecg: o M1.5 13 H6.5 L8.5 9.5 L11 18.5 L14 4.5 L16.5 13 H22.5
        film: b R1.75 4 20.5 16 2.75; d M6.5 4 V20 M17.5 4 V20 M1.75 12 H22.25 M1.75 8 H6.5 M1.75 16 H6.5 M17.5 8 H22.25 M17.5 16 H22.25
        film.stack: u film 0.85 0 2.5; o M4.5 3.5 H19.5
        video: b R1.5 6 14 12 2.75; b M18 10.6 L22.5 7.4 V16.6 L18 13.4 Z
        tv: b R1.75 3.5 20.5 14 2.5; o M8 21.5 H16
        photo: b R1.75 4 20.5 16 2.75; D O7.4 9 1.8; d M2.6 18 L8.2 12.8 L11.8 16.4 L16 11.2 L21.6 16.8
        photo.on.rectangle: o M17.5 3.5 H5 Q2 3.5 2 6.5 V14.5; b R5.5 7 16.5 13.5 2.5; D O10 11.2 1.5; d M6.2 19 L10.6 14.8 L13.4 17.4 L17 13.4 L21.6 17.8
        photo.stack: u photo 0.84 0 2.5; o M5 2.6 H19
        photo.artframe: b R2 3 20 18 1; d R6 7 12 10 0; d M6 16 L10 12 L13 15 L15.5 12.5 L18 15
        person.crop.rectangle: b R1.75 4 20.5 16 2.75; d O12 10 2.8; d M6.8 19.8 Q7 14.8 12 14.8 Q17 14.8 17.2 19.8
        camera: b M2 8.7 Q2 6.2 4.5 6.2 H6.4 L7.7 4.4 Q8.2 3.7 9 3.7 H15 Q15.8 3.7 16.3 4.4 L17.6 6.2 H19.5 Q22 6.2 22 8.7 V17.5 Q22 20 19.5 20 H4.5 Q2 20 2 17.5 Z; d O12 12.9 4.1
        camera.viewfinder: u viewfinder; u camera 0.55
        camera.rotate: b M2 8.7 Q2 6.2 4.5 6.2 H6.4 L7.7 4.4 Q8.2 3.7 9 3.7 H15 Q15.8 3.7 16.3 4.4 L17.6 6.2 H19.5 Q22 6.2 22 8.7 V17.5 Q22 20 19.5 20 H4.5 Q2 20 2 17.5 Z; d A12 13 3.6 -150 20; d K15.6 13.8 95 1.6
        camera.filters: b O12 8 6; b O8 15 6; b O16 15 6
        camera.aperture: b O12 12 10.25; d M12 1.75 L17.5 11 M21 7.5 L14.8 16.8 M21 16.8 L10 17 M12 22.25 L6.5 13 M3 16.5 L9.2 7.2 M3 7.2 L14 7
        livephoto: f O12 12 2.6; o O12 12 6; u circle.dotted
        flashlight.on.fill: f M7 2 H17 V5 H7 Z; f M7 7 H17 L14.5 12 V22 H9.5 V12 Z
        flashlight.off.fill: f M7 2 H17 V5 H7 Z; f M7 7 H17 L14.5 12 V22 H9.5 V12 Z; d M12 13.5 V16.5
        airplayvideo: o M6 17 H4.5 Q2 17 2 14.5 V6.5 Q2 4 4.5 4 H19.5 Q22 4 22 6.5 V14.5 Q22 17 19.5 17 H18; b M12 13.5 L18.5 21 H5.5 Z
        airplayaudio: o A12 11.5 9.5 -230 50; o A12 11.5 5.5 -230 50; b M12 14.5 L17.5 21.5 H6.5 Z
        pip: b R1.75 4 20.5 16 2.75; D R12 11.5 7.5 5.8 1.2
        captions.bubble: u bubble; d M6.5 9 H11 M13.5 9 H17.5 M6.5 12.5 H9 M11.5 12.5 H17.5
        theatermasks: b M2 4 Q7 6 12 4 V11 Q12 17 7 17.5 Q2 17 2 11 Z; o M14.5 7.2 Q18.5 8.2 22 7 V14 Q22 19.5 17 20.5 Q14.5 20.3 13 18.6; d M5 9 H6.5 M8.5 9 H10 M5 12.6 Q7 14.6 9 12.6
        popcorn: b M5 9.5 H19 L17 22 H7 Z; o M5.5 9.5 C2 8 4 4 6.5 5 C7 1.5 11.5 1 12.5 3.5 C15 1.5 18.5 3 17.8 5.5 C21 5 21.5 9 18.5 9.5; d M9.5 10 L10.3 22 M14.5 10 L13.7 22
        """
}

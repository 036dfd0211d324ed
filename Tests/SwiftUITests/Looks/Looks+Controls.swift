extension Looks {
    /// The layers of controls.
    static let controls = """
        == sliders, phone
          opacity 1 0,38 300×30
            fill #787880/0.2 0,51 300×4
            fill #007aff 0,51 82×4
            shadow #000000/0.25 3 by 0,1 68,39 28×28
              fill #ffffff 68,39 28×28
          opacity 1 0,71 300×30
            fill #787880/0.2 0,84 300×4
            fill #007aff 68,84 109×4
            shadow #000000/0.25 3 by 0,1 54,72 28×28
              fill #ffffff 54,72 28×28
          opacity 1 0,104 300×25
            fill #787880/0.2 0,115 300×3
            fill #007aff 0,115 150×3
            shadow #000000/0.25 3 by 0,1 138,105 24×24
              fill #ffffff 138,105 24×24
          opacity 0.5 0,132 300×30
            fill #787880/0.2 0,145 300×4
            fill #007aff 0,145 150×4
        == sliders, Mac
          opacity 1 0,53 300×22
            fill #787880/0.2 0,62 300×4
            fill #007aff 0,62 80×4
            shadow #000000/0.25 1.5 by 0,1 70,54 20×20
              fill #ffffff 70,54 20×20
          text “a” 13 #000000/0.85 0,81 8×16
          opacity 1 16,78 284×22
            fill #787880/0.2 16,87 284×4
            fill #007aff 79,87 105×4
            shadow #000000/0.25 1.5 by 0,1 69,79 20×20
              fill #ffffff 69,79 20×20
          text “a” 11 #000000/0.85 0,106 7×14
          opacity 1 15,103 285×19
            fill #787880/0.2 15,111 285×3
            fill #007aff 15,111 143×3
            shadow #000000/0.25 1.5 by 0,1 149,104 17×17
              fill #ffffff 149,104 17×17
          opacity 0.5 0,125 300×22
            fill #787880/0.2 0,134 300×4
            fill #007aff 0,134 150×4
        == switches, phone
          opacity 1 0,55 300×31
            text “a” 17 #000000 0,60 11×21
            fill #34c759 249,55 51×31
            shadow #000000/0.2 2 by 0,1 271,57 27×27
              fill #ffffff 271,57 27×27
          opacity 1 125,89 51×31
            fill #e9e9eb 125,89 51×31
            shadow #000000/0.2 2 by 0,1 127,91 27×27
              fill #ffffff 127,91 27×27
          opacity 1 0,123 300×22
            text “c” 13 #000000 0,126 8×16
            fill #ff3b30 264,123 36×22
            shadow #000000/0.2 2 by 0,1 280,124 19×19
              fill #ffffff 280,124 19×19
        == switches, Mac
          opacity 1 123,68 54×21
            text “a” 13 #000000/0.85 123,71 8×16
            fill #007aff 139,68 38×22
            shadow #000000/0.2 1 by 0,1 157,69 18×19
              fill #ffffff 157,69 19×19
          opacity 1 131,92 38×22
            fill #e9e9eb 131,92 38×22
            shadow #000000/0.2 1 by 0,1 132,93 19×19
              fill #ffffff 132,93 19×19
          opacity 1 130,117 40×15
            text “c” 10 #000000/0.85 130,119 6×12
            fill #ff3b30 144,117 26×15
            shadow #000000/0.2 1 by 0,1 156,118 13×13
              fill #ffffff 156,118 13×13
        == a switch in a form, phone
          color #f2f2f7 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 260×44 20,35 260×44
              color #ffffff 20,35 260×44
              opacity 1 40,47 220×21
                text “a” 17 #000000 40,47 11×21
                fill #34c759 209,42 51×31
                shadow #000000/0.2 2 by 0,1 231,44 27×27
                  fill #ffffff 231,44 27×27
        == a switch in a form, Mac
          color #ececec 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 260×34 20,20 260×34
              color #f6f6f6 20,20 260×34
              opacity 1 30,29 240×16
                text “a” 13 #000000/0.85 30,29 8×16
                fill #007aff 243,29 27×16
                shadow #000000/0.2 1 by 0,1 256,30 13×14
                  fill #ffffff 256,30 14×14
        == values, phone
          fill #787880/0.2 0,46 300×4
          fill #007aff 0,46 90×4
          text “p” 17 #000000 0,53 11×21
          fill #787880/0.2 0,80 300×4
          fill #007aff 0,80 75×4
          text “s” 17 #000000 0,93 11×21
          fill #767680/0.12 207,87 93×32
          opacity 1 207,87 46×32
            text “−” 20 #000000 224,91 12×24
          color #3c3c43/0.29 253,94 1×18
          opacity 1 254,87 46×32
            text “+” 20 #000000 271,91 12×24
          fill #767680/0.12 0,122 300×32
          shadow #000000/0 2 by 0,1 2,124 148×28
          opacity 1 64,130 24×16
            text “one” 13 #000000 64,130 24×16
          shadow #000000/0.12 2 by 0,1 150,124 148×28
            fill #ffffff 150,124 148×28
          opacity 1 212,130 24×16
            text “two” 13 weight 600 #000000 212,130 24×16
        == values, Mac
          fill #787880/0.2 0,59 300×4
          fill #007aff 0,59 90×4
          text “p” 13 #000000/0.85 0,66 8×16
          fill #787880/0.2 0,88 300×4
          fill #007aff 0,88 75×4
          text “s” 13 #000000/0.85 134,98 8×16
          opacity 1 150,95 16×22
            shadow #000000/0.12 0.5 by 0,0.5 150,95 16×22
              fill #ffffff 150,95 16×22
            stroke #000000/0.18 0.5 150,95 16×22
          opacity 1 150,95 16×11
            turn -90° 157,98 3×6
              stroke #000000/0.85 1.5 157,98 3×6
          opacity 1 150,106 16×11
            turn 90° 157,109 3×6
              stroke #000000/0.85 1.5 157,109 3×6
          text “k” 13 #000000/0.85 100,123 8×16
          fill #767680/0.12 116,120 84×22
          shadow #000000/0 2 by 0,1 118,122 40×18
          opacity 1 126,123 24×16
            text “one” 13 #000000/0.85 126,123 24×16
          shadow #000000/0.12 2 by 0,1 158,122 40×18
            fill #ffffff 158,122 40×18
          opacity 1 166,123 24×16
            text “two” 13 #000000/0.85 166,123 24×16
        """
}

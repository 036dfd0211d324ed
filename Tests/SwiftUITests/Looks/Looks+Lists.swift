extension Looks {
    /// The layers of lists and tables.
    static let lists = """
        == a list in sections, phone
          color #f2f2f7 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            text “HEAD” 13 #3c3c43/0.6 40,35 32×16
            clip 0,0 260×44 20,57 260×44
              color #ffffff 20,57 260×44
              text “a” 17 #000000 40,69 11×21
              color #3c3c43/0.29 40,100 240×1
            clip 0,0 260×44 20,101 260×44
              color #ffffff 20,101 260×44
              text “b” 17 #000000 40,113 11×21
            clip 0,0 260×44 20,145 260×44
              color #ff3b30 20,145 260×44
              text “c” 17 #000000 40,157 11×21
            clip 0,0 260×44 20,224 260×44
              color #ffffff 20,224 260×44
              text “d” 17 #000000 40,236 11×21
              color #3c3c43/0.29 40,267 240×1
        == a list in sections, Mac
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            text “head” 11 weight 600 #000000/0.5 20,14 27×14
            clip 0,0 284×24 8,33 284×24
              color #ffffff 8,33 284×24
              text “a” 13 #000000/0.85 24,37 8×16
              color #000000/0.1 24,56 268×1
              color #000000/0.1 24,33 268×1
            clip 0,0 284×24 8,57 284×24
              color #ffffff 8,57 284×24
              text “b” 13 #000000/0.85 24,61 8×16
            clip 0,0 284×24 8,81 284×24
              color #ff3b30 8,81 284×24
              text “c” 13 #000000/0.85 24,85 8×16
              color #000000/0.1 24,104 268×1
            clip 0,0 284×24 8,105 284×24
              color #ffffff 8,105 284×24
              text “d” 13 #000000/0.85 24,109 8×16
              color #000000/0.1 24,128 268×1
              color #000000/0.1 24,105 268×1
            clip 0,0 284×24 8,129 284×24
              color #ffffff 8,129 284×24
              text “e” 13 #000000/0.85 10,132 8×16
              color #000000/0.1 10,152 282×1
        == a plain list, phone
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 300×44 0,0 300×44
              color #ffffff 0,0 300×44
              text “a” 17 #000000 20,12 11×21
              color #34c759 20,43 280×1
            clip 0,0 300×44 0,44 300×44
              color #ffffff 0,44 300×44
              text “b” 17 #000000 20,56 11×21
              color #3c3c43/0.29 20,87 280×1
            clip 0,0 300×44 0,88 300×44
              color #ffffff 0,88 300×44
              text “c” 17 #000000 20,100 11×21
              color #3c3c43/0.29 20,131 280×1
              color #007aff 20,88 280×1
            clip 0,0 300×44 0,132 300×44
              color #ffffff 0,132 300×44
              text “d” 17 #000000 20,144 11×21
              color #007aff 20,175 280×1
        == a plain list, Mac
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 300×24 0,0 300×24
              color #ffffff 0,0 300×24
              text “a” 13 #000000/0.85 10,4 8×16
              color #34c759 10,23 290×1
            clip 0,0 300×24 0,24 300×24
              color #ffffff 0,24 300×24
              text “b” 13 #000000/0.85 10,28 8×16
              color #000000/0.1 10,47 290×1
            clip 0,0 300×24 0,48 300×24
              color #ffffff 0,48 300×24
              text “c” 13 #000000/0.85 10,52 8×16
              color #000000/0.1 10,71 290×1
              color #007aff 10,48 290×1
            clip 0,0 300×24 0,72 300×24
              color #ffffff 0,72 300×24
              text “d” 13 #000000/0.85 10,76 8×16
              color #007aff 10,95 290×1
        == an inset list with a choice, phone
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 284×44 8,0 284×44
              color #ffffff 8,0 284×44
              text “fig” 17 #000000 24,12 31×21
              color #3c3c43/0.29 24,43 268×1
              color #3c3c43/0.29 24,0 268×1
            clip 0,0 284×44 8,44 284×44
              opacity 0.25 8,44 284×44
                color #007aff 8,44 284×44
              text “plum” 17 #000000 24,56 41×21
              color #3c3c43/0.29 24,87 268×1
            clip 0,0 284×44 8,88 284×44
              color #ffffff 8,88 284×44
              text “pear” 17 #000000 24,100 41×21
              color #3c3c43/0.29 24,131 268×1
        == an inset list with a choice, Mac
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 284×24 8,0 284×24
              color #ffffff 8,0 284×24
              text “fig” 13 #000000/0.85 24,4 24×16
              color #000000/0.1 24,23 268×1
              color #000000/0.1 24,0 268×1
            clip 0,0 284×24 8,24 284×24
              color #d1d1d6 8,24 284×24
              text “plum” 13 #000000/0.85 24,28 32×16
              color #000000/0.1 24,47 268×1
            clip 0,0 284×24 8,48 284×24
              color #ffffff 8,48 284×24
              text “pear” 13 #000000/0.85 24,52 32×16
              color #000000/0.1 24,71 268×1
        == a sidebar with a choice, phone
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 284×44 8,0 284×44
              color #ffffff 8,0 284×44
              text “fig” 17 #000000 24,12 31×21
            clip 0,0 284×44 8,44 284×44
              color #ffffff 8,44 284×44
              text “plum” 17 #000000 24,56 41×21
            clip 0,0 284×44 8,88 284×44
              opacity 0.25 8,88 284×44
                color #007aff 8,88 284×44
              text “pear” 17 #000000 24,100 41×21
        == a sidebar with a choice, Mac
          color #ececec 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 284×28 8,0 284×28
              color #ececec 8,0 284×28
              text “fig” 13 #000000/0.85 24,6 24×16
            clip 0,0 284×28 8,28 284×28
              color #ececec 8,28 284×28
              text “plum” 13 #000000/0.85 24,34 32×16
            clip 0,0 284×28 8,56 284×28
              color #d1d1d6 8,56 284×28
              text “pear” 13 #000000/0.85 24,62 32×16
        == rows on cards of their own, phone
          color #f2f2f7 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 260×44 20,35 260×44
              color #ffffff 20,35 260×44
              text “fig” 17 #000000 40,47 31×21
            clip 0,0 260×44 20,86 260×44
              color #ffffff 20,86 260×44
              text “plum” 17 #000000 40,98 41×21
            clip 0,0 260×44 20,137 260×44
              color #ffffff 20,137 260×44
              text “pear” 17 #000000 40,149 41×21
        == rows on cards of their own, Mac
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 284×24 8,0 284×24
              color #ffffff 8,0 284×24
              text “fig” 13 #000000/0.85 24,4 24×16
              color #000000/0.1 24,23 268×1
              color #000000/0.1 24,0 268×1
            clip 0,0 284×24 8,31 284×24
              color #ffffff 8,31 284×24
              text “plum” 13 #000000/0.85 24,35 32×16
              color #000000/0.1 24,54 268×1
            clip 0,0 284×24 8,62 284×24
              color #ffffff 8,62 284×24
              text “pear” 13 #000000/0.85 24,66 32×16
              color #000000/0.1 24,85 268×1
        == a table, phone
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 300×44 0,0 300×44
              color #ffffff 0,0 300×44
              text “fig” 17 #000000 16,12 31×21
              color #3c3c43/0.29 16,43 284×1
            clip 0,0 300×44 0,44 300×44
              color #ffffff 0,44 300×44
              text “plum” 17 #000000 16,56 41×21
              color #3c3c43/0.29 16,87 284×1
            clip 0,0 300×44 0,88 300×44
              color #ffffff 0,88 300×44
              text “pear” 17 #000000 16,100 41×21
        == a table, Mac
          clip 0,0 300×200 0,0 300×200
            color #ffffff 0,0 300×200
            color #ffffff 0,0 300×31
            text “Name” 11 weight 600 #000000/0.85 24,8 27×14
            color #000000/0.1 223,7 1×16
            text “Price” 11 weight 600 #000000/0.85 232,8 33×14
            color #000000/0.1 283,7 1×16
            color #000000/0.1 0,30 300×1
            clip 0,0 300×169 0,31 300×169
              clip 0,0 284×24 8,31 284×24
                color #ffffff 8,31 284×24
                clip 0,0 192×16 24,35 192×16
                  text “fig” 13 #000000/0.85 24,35 24×16
                clip 0,0 44×16 232,35 44×16
                  text “10” 13 #000000/0.85 232,35 16×16
              clip 0,0 284×24 8,55 284×24
                color #f5f5f5 8,55 284×24
                clip 0,0 192×16 24,59 192×16
                  text “plum” 13 #000000/0.85 24,59 32×16
                clip 0,0 44×16 232,59 44×16
                  text “20” 13 #000000/0.85 232,59 16×16
              clip 0,0 284×24 8,79 284×24
                color #ffffff 8,79 284×24
                clip 0,0 192×16 24,83 192×16
                  text “pear” 13 #000000/0.85 24,83 32×16
                clip 0,0 44×16 232,83 44×16
                  text “30” 13 #000000/0.85 232,83 16×16
        == an inset table with stripes, phone
          color #ffffff 0,0 300×200
          clip 0,0 300×200 0,0 300×200
            clip 0,0 284×44 8,0 284×44
              color #d1d1d6 8,0 284×44
              text “fig” 17 #000000 24,12 31×21
            clip 0,0 284×44 8,44 284×44
              color #f2f2f7 8,44 284×44
              text “plum” 17 #000000 24,56 41×21
            clip 0,0 284×44 8,88 284×44
              color #ffffff 8,88 284×44
              text “pear” 17 #000000 24,100 41×21
        == an inset table with stripes, Mac
          clip 0,0 300×200 0,0 300×200
            color #ffffff 0,0 300×200
            color #ffffff 0,0 300×31
            text “Name” 11 weight 600 #000000/0.85 24,8 27×14
            color #000000/0.1 149,7 1×16
            text “Price” 11 weight 600 #000000/0.85 243,8 33×14
            color #000000/0.1 283,7 1×16
            color #000000/0.1 0,30 300×1
            clip 0,0 300×169 0,31 300×169
              clip 0,0 284×24 8,31 284×24
                color #d1d1d6 8,31 284×24
                clip 0,0 118×16 24,35 118×16
                  text “fig” 13 #000000/0.85 24,35 24×16
                clip 0,0 118×16 158,35 118×16
                  text “10” 13 #000000/0.85 260,35 16×16
              clip 0,0 284×24 8,55 284×24
                color #f5f5f5 8,55 284×24
                clip 0,0 118×16 24,59 118×16
                  text “plum” 13 #000000/0.85 24,59 32×16
                clip 0,0 118×16 158,59 118×16
                  text “20” 13 #000000/0.85 260,59 16×16
              clip 0,0 284×24 8,79 284×24
                color #ffffff 8,79 284×24
                clip 0,0 118×16 24,83 118×16
                  text “pear” 13 #000000/0.85 24,83 32×16
                clip 0,0 118×16 158,83 118×16
                  text “30” 13 #000000/0.85 260,83 16×16
        """
}

extension Looks {
    /// The layers of dialogs, titles and columns.
    static let frames = """
        == an alert, phone
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,139 290×122
            clip 0,0 290×122 15,139 290×122
              color #ffffff 15,139 290×122
              text “Title” 17 weight 600 #000000 135,157 51×21
              text “why” 13 #000000 148,182 24×16
              color #3c3c43/0.29 15,216 290×1
              text “No” 17 weight 600 #007aff 77,229 21×21
              color #3c3c43/0.29 160,217 0×44
              text “Yes” 17 #007aff 217,229 31×21
        == an alert, Mac
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,144 290×113
            clip 0,0 290×113 15,144 290×113
              color #f6f6f6 15,144 290×113
              text “Title” 13 weight 700 #000000/0.85 141,162 39×16
              text “why” 10 #000000/0.85 151,182 18×12
              color #000000/0.1 15,212 290×1
              text “No” 13 weight 700 #007aff 79,227 16×16
              color #000000/0.1 160,213 0×44
              text “Yes” 13 #007aff 221,227 24×16
        == an alert with a field, phone
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,81 290×239
            clip 0,0 290×239 15,81 290×239
              color #ffffff 15,81 290×239
              text “Title” 17 weight 600 #000000 135,99 51×21
              fill #ffffff 31,134 258×33
              clip 0,0 244×21 38,140 244×21
                text “Name” 17 #3c3c43/0.3 38,140 41×21
                opacity 1 38,140 0×21
                  text “” 17 #000000 38,140 0×21
                  color #007aff 38,140 2×21
              stroke #d1d1d6 0.5 31,134 258×33
              stroke #007aff/0.65 3 31,134 258×33
              color #3c3c43/0.29 15,185 290×1
              text “One” 17 #007aff 145,198 31×21
              color #3c3c43/0.29 15,230 290×1
              text “Two” 17 #ff3b30 145,243 31×21
              color #3c3c43/0.29 15,275 290×1
              text “Three” 17 #007aff 135,288 51×21
        == an alert with a field, Mac
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,89 290×223
            clip 0,0 290×223 15,89 290×223
              color #f6f6f6 15,89 290×223
              text “Title” 13 weight 700 #000000/0.85 141,107 39×16
              fill #ffffff 31,137 258×22
              clip 0,0 244×16 38,140 244×16
                text “Name” 13 #000000/0.26 38,140 32×16
                opacity 1 38,140 0×16
                  text “” 13 #000000/0.85 38,140 0×16
                  color #007aff 38,140 2×16
              stroke #d1d1d6 0.5 31,137 258×22
              stroke #007aff/0.65 3 31,137 258×22
              color #000000/0.1 15,177 290×1
              text “One” 13 #007aff 148,192 24×16
              color #000000/0.1 15,222 290×1
              text “Two” 13 #ff3b30 148,237 24×16
              color #000000/0.1 15,267 290×1
              text “Three” 13 #007aff 141,282 39×16
        == a question without words, phone
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,155 290×90
            clip 0,0 290×90 15,155 290×90
              color #ffffff 15,155 290×90
              color #3c3c43/0.29 15,155 290×1
              text “Go” 17 #007aff 150,168 21×21
              color #3c3c43/0.29 15,200 290×1
              text “Cancel” 17 weight 600 #007aff 129,213 62×21
        == a question without words, Mac
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,155 290×90
            clip 0,0 290×90 15,155 290×90
              color #f6f6f6 15,155 290×90
              color #000000/0.1 15,155 290×1
              text “Go” 13 #007aff 152,170 16×16
              color #000000/0.1 15,200 290×1
              text “Cancel” 13 weight 700 #007aff 137,215 47×16
        == a question with a title, phone
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,129 290×142
            clip 0,0 290×142 15,129 290×142
              color #ffffff 15,129 290×142
              text “Title” 13 #3c3c43/0.6 141,147 39×16
              color #3c3c43/0.29 15,181 290×1
              text “Go” 17 #007aff 150,194 21×21
              color #3c3c43/0.29 15,226 290×1
              text “Cancel” 17 weight 600 #007aff 129,239 62×21
        == a question with a title, Mac
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,131 290×138
            clip 0,0 290×138 15,131 290×138
              color #f6f6f6 15,131 290×138
              text “Title” 10 #000000/0.5 145,149 30×12
              color #000000/0.1 15,179 290×1
              text “Go” 13 #007aff 152,194 16×16
              color #000000/0.1 15,224 290×1
              text “Cancel” 13 weight 700 #007aff 137,239 47×16
        == a question with a message, phone
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,129 290×142
            clip 0,0 290×142 15,129 290×142
              color #ffffff 15,129 290×142
              text “why” 13 #000000 148,147 24×16
              color #3c3c43/0.29 15,181 290×1
              text “Go” 17 #007aff 150,194 21×21
              color #3c3c43/0.29 15,226 290×1
              text “Cancel” 17 weight 600 #007aff 129,239 62×21
        == a question with a message, Mac
          color #000000/0.35 0,0 320×400
          shadow #000000/0.3 20 by 0,8 15,131 290×138
            clip 0,0 290×138 15,131 290×138
              color #f6f6f6 15,131 290×138
              text “why” 10 #000000/0.85 151,149 18×12
              color #000000/0.1 15,179 290×1
              text “Go” 13 #007aff 152,194 16×16
              color #000000/0.1 15,224 290×1
              text “Cancel” 13 weight 700 #007aff 137,239 47×16
        == a large title, phone
          color #f2f2f7 0,0 320×400
          color #f2f2f7 0,0 320×400
          clip 0,-96 320×400 0,96 320×304
            clip 0,0 280×44 20,131 280×44
              color #ffffff 20,131 280×44
              text “x” 17 #000000 40,143 11×21
          clip -20,0 360×452 0,44 320×52
            move 0,0 16,50 62×41
              text “Big” 34 weight 700 #000000 16,50 62×41
        == a large title, Mac
          color #ececec 0,0 320×400
          color #ffffff 0,0 320×400
          clip 0,-44 320×400 0,44 320×356
            clip 0,0 304×24 8,44 304×24
              color #ffffff 8,44 304×24
              text “x” 13 #000000/0.85 24,48 8×16
              color #000000/0.1 24,67 288×1
              color #000000/0.1 24,44 288×1
          opacity 1 16,14 24×16
            text “Big” 13 weight 700 #000000/0.85 16,14 24×16
        == columns, phone
          color #ffffff 280,0 420×300
          text “c” 17 #000000 485,162 11×21
          color #ffffff 0,0 279×300
          text “b” 17 #000000 134,162 11×21
          opacity 1 16,0 26×44
            image sidebar.left 16,9 26×26
          color #3c3c43/0.29 279,0 1×300
        == columns, Mac
          color #ececec 280,0 420×300
          text “c” 13 #000000/0.85 486,164 8×16
          color #ececec 0,0 279×300
          text “b” 13 #000000/0.85 136,164 8×16
          opacity 1 16,0 24×44
            image sidebar.left 18,12 20×20
          color #3c3c43/0.29 279,0 1×300
        == two columns, phone
          color #ffffff 240,0 460×200
          text “c” 17 #000000 465,138 11×21
          clip -20,0 500×452 240,44 460×52
            move 0,0 256,50 123×41
              text “Detail” 34 weight 700 #000000 256,50 123×41
          color #ffffff 0,0 239×200
          color #ffffff 0,0 239×200
          clip 0,-96 239×200 0,96 239×104
            clip 0,0 223×44 8,96 223×44
              color #ffffff 8,96 223×44
              text “fig” 17 #000000 24,108 31×21
            clip 0,0 223×44 8,140 223×44
              opacity 0.25 8,140 223×44
                color #007aff 8,140 223×44
              text “plum” 17 #000000 24,152 41×21
            clip 0,0 223×44 8,184 223×44
              color #ffffff 8,184 223×44
              text “pear” 17 #000000 24,196 41×21
          opacity 1 16,0 26×44
            image sidebar.left 16,9 26×26
          clip -20,0 279×452 0,44 239×52
            move 0,0 16,50 82×41
              text “Side” 34 weight 700 #000000 16,50 82×41
          color #3c3c43/0.29 239,0 1×200
        == two columns, Mac
          color #ececec 240,0 460×200
          text “c” 13 #000000/0.85 466,114 8×16
          opacity 1 256,14 47×16
            text “Detail” 13 weight 700 #000000/0.85 256,14 47×16
          color #ececec 0,0 239×200
          color #ececec 0,0 239×200
          clip 0,-44 239×200 0,44 239×156
            clip 0,0 223×28 8,44 223×28
              color #ececec 8,44 223×28
              text “fig” 13 #000000/0.85 24,50 24×16
            clip 0,0 223×28 8,72 223×28
              color #d1d1d6 8,72 223×28
              text “plum” 13 #000000/0.85 24,78 32×16
            clip 0,0 223×28 8,100 223×28
              color #ececec 8,100 223×28
              text “pear” 13 #000000/0.85 24,106 32×16
          opacity 1 16,0 24×44
            image sidebar.left 18,12 20×20
          color #3c3c43/0.29 239,0 1×200
        == three panes, phone
          color #ff3b30 0,0 60×100
          color #3c3c43/0.29 63,0 1×100
          color #34c759 67,0 200×100
          color #3c3c43/0.29 270,0 1×100
          color #007aff 274,0 140×100
        == three panes, Mac
          color #ff3b30 0,0 60×100
          color #000000/0.1 63,0 1×100
          color #34c759 67,0 200×100
          color #000000/0.1 270,0 1×100
          color #007aff 274,0 140×100
        """
}

extension Looks {
    /// The layers of controls and tables of UIKit.
    static let uiKit = """
        == cells, plain
          color #ffffff 0,0 320×400
          clip 0,0 320×400 0,0 320×400
            text “Head” 17 weight 600 #000000 20,18 41×21
            clip 0,0 320×44 0,45 320×44
              color #ffffff 0,45 320×44
              opacity 1 20,57 280×21
                text “text 0” 17 #000000 20,57 62×21
              color #3c3c43/0.29 20,88 300×1
              color #3c3c43/0.29 20,45 300×1
            clip 0,0 320×44 0,89 320×44
              color #ffffff 0,89 320×44
              opacity 1 20,101 280×21
                text “text 1” 17 #000000 20,101 62×21
                text “more” 17 #3c3c43/0.6 231,101 41×21
                image checkmark 280,101 20×21
              color #3c3c43/0.29 20,132 300×1
            clip 0,0 320×44 0,133 320×44
              color #ffffff 0,133 320×44
              opacity 1 20,145 280×21
                text “text 2” 17 #000000 20,145 62×21
                text “more” 17 #3c3c43/0.6 231,145 41×21
                image chevron.right 280,145 20×21
              color #3c3c43/0.29 20,176 300×1
            clip 0,0 320×63 0,177 320×63
              color #ffffff 0,177 320×63
              opacity 1 20,188 280×41
                text “text 3” 17 #000000 20,188 62×21
                text “more” 15 #3c3c43/0.6 20,211 36×18
                opacity 1 280,198 20×21
                  image info.circle 280,198 20×20
              color #3c3c43/0.29 20,239 300×1
            clip 0,0 320×44 0,240 320×44
              color #ffffff 0,240 320×44
              opacity 1 20,252 280×21
                text “text 4” 17 #000000 46,252 62×21
              color #3c3c43/0.29 46,283 274×1
        == cells, grouped
          color #f2f2f7 0,0 320×400
          clip 0,0 320×400 0,0 320×400
            text “HEAD” 13 #3c3c43/0.6 20,35 32×16
            clip 0,0 320×44 0,57 320×44
              color #ffffff 0,57 320×44
              opacity 1 20,69 280×21
                text “text 0” 17 #000000 20,69 62×21
              color #3c3c43/0.29 20,100 300×1
            clip 0,0 320×44 0,101 320×44
              color #ffffff 0,101 320×44
              opacity 1 20,113 280×21
                text “text 1” 17 #000000 20,113 62×21
                text “more” 17 #3c3c43/0.6 231,113 41×21
                image checkmark 280,113 20×21
              color #3c3c43/0.29 20,144 300×1
            clip 0,0 320×44 0,145 320×44
              color #ffffff 0,145 320×44
              opacity 1 20,157 280×21
                text “text 2” 17 #000000 20,157 62×21
                text “more” 17 #3c3c43/0.6 231,157 41×21
                image chevron.right 280,157 20×21
              color #3c3c43/0.29 20,188 300×1
            clip 0,0 320×63 0,189 320×63
              color #ffffff 0,189 320×63
              opacity 1 20,200 280×41
                text “text 3” 17 #000000 20,200 62×21
                text “more” 15 #3c3c43/0.6 20,223 36×18
                opacity 1 280,210 20×21
                  image info.circle 280,210 20×20
              color #3c3c43/0.29 20,251 300×1
            clip 0,0 320×44 0,252 320×44
              color #ffffff 0,252 320×44
              opacity 1 20,264 280×21
                text “text 4” 17 #000000 46,264 62×21
        == cells on cards
          color #f2f2f7 0,0 320×400
          clip 0,0 320×400 0,0 320×400
            text “HEAD” 13 #3c3c43/0.6 40,35 32×16
            clip 0,0 280×44 20,57 280×44
              color #ffffff 20,57 280×44
              opacity 1 40,69 240×21
                text “text 0” 17 #000000 40,69 62×21
              color #3c3c43/0.29 40,100 260×1
            clip 0,0 280×44 20,101 280×44
              color #ffffff 20,101 280×44
              opacity 1 40,113 240×21
                text “text 1” 17 #000000 40,113 62×21
                text “more” 17 #3c3c43/0.6 211,113 41×21
                image checkmark 260,113 20×21
              color #3c3c43/0.29 40,144 260×1
            clip 0,0 280×44 20,145 280×44
              color #ffffff 20,145 280×44
              opacity 1 40,157 240×21
                text “text 2” 17 #000000 40,157 62×21
                text “more” 17 #3c3c43/0.6 211,157 41×21
                image chevron.right 260,157 20×21
              color #3c3c43/0.29 40,188 260×1
            clip 0,0 280×63 20,189 280×63
              color #ffffff 20,189 280×63
              opacity 1 40,200 240×41
                text “text 3” 17 #000000 40,200 62×21
                text “more” 15 #3c3c43/0.6 40,223 36×18
                opacity 1 260,210 20×21
                  image info.circle 260,210 20×20
              color #3c3c43/0.29 40,251 260×1
            clip 0,0 280×44 20,252 280×44
              color #ffffff 20,252 280×44
              opacity 1 40,264 240×21
                text “text 4” 17 #000000 66,264 62×21
        == cells that are edited
          color #ffffff 0,0 320×400
          clip 0,0 320×400 0,0 320×400
            text “Head” 17 weight 600 #000000 20,18 41×21
            clip 0,0 320×44 0,45 320×44
              color #ffffff 0,45 320×44
              fill #ff3b30 20,56 22×22
              fill #ffffff 26,66 10×2
              opacity 1 54,57 246×21
                text “text 0” 17 #000000 54,57 62×21
              color #3c3c43/0.29 54,88 266×1
              color #3c3c43/0.29 20,45 300×1
            clip 0,0 320×44 0,89 320×44
              color #ffffff 0,89 320×44
              opacity 1 20,101 280×21
                text “text 1” 17 #000000 20,101 62×21
                text “more” 17 #3c3c43/0.6 259,101 41×21
              color #3c3c43/0.29 20,132 300×1
            clip 0,0 320×44 0,133 320×44
              color #ffffff 0,133 320×44
              opacity 1 20,145 280×21
                opacity 1 20,145 20×21
                  image plus.circle.fill 20,145 20×20
                text “text 2” 17 #000000 48,145 62×21
                text “more” 17 #3c3c43/0.6 259,145 41×21
              color #3c3c43/0.29 48,176 272×1
            clip 0,0 320×63 0,177 320×63
              color #ffffff 0,177 320×63
              fill #ff3b30 20,198 22×22
              fill #ffffff 26,208 10×2
              opacity 1 54,188 246×41
                text “text 3” 17 #000000 54,188 62×21
                text “more” 15 #3c3c43/0.6 54,211 36×18
              color #3c3c43/0.29 54,239 266×1
            clip 0,0 320×44 0,240 320×44
              color #ffffff 0,240 320×44
              fill #ff3b30 20,251 22×22
              fill #ffffff 26,261 10×2
              opacity 1 54,252 246×21
                text “text 4” 17 #000000 80,252 62×21
              color #3c3c43/0.29 80,283 240×1
        == cells with views
          color #ffffff 0,0 320×400
          clip 0,0 320×400 0,0 320×400
            clip 0,0 320×50 0,0 320×50
              color #ffffff 0,0 320×50
              opacity 1 0,0 320×50
                opacity 1 0,0 276×50
                  opacity 1 5,6 70×30
                    color #0000ff 5,6 70×30
                image chevron.right 284,15 20×20
              color #3c3c43/0.29 0,49 320×1
              color #3c3c43/0.29 0,0 320×1
            clip 0,0 320×50 0,50 320×50
              color #ffffff 0,50 320×50
              opacity 1 0,50 320×50
                opacity 1 0,50 276×50
                  opacity 1 5,56 70×30
                    color #0000ff 5,56 70×30
                image chevron.right 284,65 20×20
              color #3c3c43/0.29 0,99 320×1
        == cells with views that are edited
          color #ffffff 0,0 320×400
          clip 0,0 320×400 0,0 320×400
            clip 0,0 320×50 0,0 320×50
              color #ffffff 0,0 320×50
              opacity 1 0,0 320×50
                opacity 1 16,15 20×20
                  image plus.circle.fill 16,15 20×20
                opacity 1 44,0 232×50
                  opacity 1 49,6 70×30
                    color #0000ff 49,6 70×30
                image checkmark 284,15 20×20
              color #3c3c43/0.29 0,49 320×1
              color #3c3c43/0.29 0,0 320×1
            clip 0,0 320×50 0,50 320×50
              color #ffffff 0,50 320×50
              opacity 1 0,50 320×50
                opacity 1 16,65 20×20
                  image plus.circle.fill 16,65 20×20
                opacity 1 44,50 232×50
                  opacity 1 49,56 70×30
                    color #0000ff 49,56 70×30
                image checkmark 284,65 20×20
              color #3c3c43/0.29 0,99 320×1
        == values
          opacity 1 0,0 320×400
            opacity 1 10,0 150×40
              opacity 1 10,0 51×31
                fill #34c759 10,0 51×31
                shadow #000000/0.2 2 by 0,1 32,2 27×27
                  fill #ffffff 32,2 27×27
            opacity 1 11,45 150×40
              fill #767680/0.12 11,45 93×32
              opacity 1 11,45 46×32
                text “−” 20 #000000 28,49 12×24
              color #3c3c43/0.29 57,52 1×18
              opacity 1 58,45 46×32
                text “+” 20 #000000 75,49 12×24
            opacity 1 12,90 150×40
              opacity 1 12,90 150×30
                fill #787880/0.2 12,103 150×4
                fill #007aff 12,103 45×4
                shadow #000000/0.25 3 by 0,1 43,91 28×28
                  fill #ffffff 43,91 28×28
            opacity 1 13,135 150×40
              fill #787880/0.2 13,135 150×4
              fill #007aff 13,135 45×4
            opacity 1 14,180 150×40
              fill #000000/0.3 61,196 8×8
              fill #000000/0.3 77,196 8×8
              fill #000000/0.9 93,196 8×8
              fill #000000/0.3 109,196 8×8
            opacity 1 15,225 150×40
              opacity 1 80,235 20×20
                commands 8 80,235 20×20
        == words
          opacity 1 0,0 320×400
            opacity 1 10,0 150×40
              text “label” 17 #ff0000 109,10 51×21
            opacity 1 11,45 150×40
              fill #ffffff 11,50 150×31
              clip 0,0 136×21 18,55 136×21
                text “field” 17 #3c3c43/0.3 18,55 51×21
                opacity 1 18,55 0×21
                  text “” 17 #000000 18,55 0×21
              stroke #3c3c43/0.29 1 11,50 150×31
            opacity 1 12,90 150×40
              clip 0,0 150×40 12,90 150×40
                clip 0,0 140×15 17,98 140×15
                  opacity 1 17,98 29×15
                    text “text” 12 #000000 17,98 29×15
            opacity 1 13,135 150×40
              opacity 1 13,135 150×40
                text “button” 17 #007aff 57,145 62×21
            opacity 1 14,180 150×40
              opacity 1 14,180 150×40
                fill #007aff 14,180 150×40
                text “filled” 17 #ffffff 58,190 62×21
            opacity 1 15,225 150×40
              opacity 1 15,225 150×32
                fill #767680/0.12 15,225 150×32
                opacity 1 17,227 72×28
                  opacity 1 41,233 24×16
                    text “one” 13 #000000 41,233 24×16
                opacity 1 91,227 72×28
                  shadow #000000/0.12 2 by 0,1 91,227 72×28
                    fill #ffffff 91,227 72×28
                  opacity 1 115,233 24×16
                    text “two” 13 weight 600 #000000 115,233 24×16
            opacity 0.5 16,270 150×40
              fill #00ff00 16,270 150×40
              stroke #000000 3 16,270 150×40
        == a bar with a title
          opacity 1 253,12 51×21
            text “Right” 17 #007aff 253,12 51×21
          text “Title” 17 weight 600 #000000 135,12 51×21
          color #3c3c43/0.29 0,44 320×1
          opacity 1 0,45 320×355
        """
}

/// The characters that stand for symbols, by their SF Symbols names.
enum SymbolLetters {
    /// Returns a symbol's character; the character of the name without its variants if it has none of its own.
    static func letter(for name: String) -> Character {
        if let known = table[name] { return known }
        var parts = name.split(separator: ".")
        while let last = parts.last, parts.count > 1, variants.contains(last) {
            parts.removeLast()
            if let known = table[parts.joined(separator: ".")] { return known }
        }
        return parts.first.flatMap { table[String($0)] } ?? "▪"
    }

    private static let variants: Set<Substring> = [
        "fill", "circle", "square", "slash", "badge", "rectangle", "on", "and", "inset", "dashed",
    ]

    private static let table: [String: Character] = [
        "plus": "+", "minus": "−", "multiply": "×", "divide": "÷", "equal": "=", "number": "#", "percent": "%",
        "checkmark": "✓", "checkmark.circle": "✓", "checkmark.square": "☑", "checkmark.circle.fill": "✓",
        "xmark": "✕", "xmark.circle": "✕", "xmark.circle.fill": "✕", "questionmark": "?", "exclamationmark": "!",
        "exclamationmark.triangle": "⚠", "info": "i", "info.circle": "ⓘ",
        "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄", "chevron.backward": "‹",
        "chevron.forward": "›", "chevron.up.chevron.down": "⇅",
        "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "arrow.backward": "←",
        "arrow.forward": "→", "arrow.up.arrow.down": "⇅", "arrow.left.arrow.right": "⇄",
        "arrow.counterclockwise": "↺", "arrow.clockwise": "↻", "arrow.triangle.2.circlepath": "↻",
        "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷", "shuffle": "⇄", "repeat": "↻",
        "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "suit.heart.fill": "♥",
        "suit.heart": "♡", "suit.spade": "♤", "suit.spade.fill": "♠", "suit.club": "♧", "suit.club.fill": "♣",
        "suit.diamond": "♢", "suit.diamond.fill": "♦", "diamond": "◇", "diamond.fill": "◆",
        "circle": "○", "circle.fill": "●", "circle.dashed": "◌", "record.circle": "◉", "largecircle.fill.circle": "◉",
        "square": "□", "square.fill": "■", "app": "□", "app.fill": "■", "triangle": "△", "triangle.fill": "▲",
        "rectangle": "▭", "rectangle.fill": "▬", "capsule": "▭", "hexagon": "⬡", "hexagon.fill": "⬢",
        "play": "▶", "play.fill": "▶", "pause": "‖", "pause.fill": "‖", "stop": "■", "stop.fill": "■",
        "forward": "»", "forward.fill": "»", "backward": "«", "backward.fill": "«", "forward.end": "⇥",
        "backward.end": "⇤", "speaker": "♪", "speaker.wave.2": "♪", "music.note": "♪", "music.note.list": "♫",
        "gear": "⚙", "gearshape": "⚙", "slider.horizontal.3": "≡", "line.3.horizontal": "≡", "list.bullet": "≡",
        "list.dash": "≡", "list.number": "≡", "ellipsis": "…", "sidebar.left": "◧", "sidebar.right": "◨",
        "sidebar.leading": "◧", "square.and.pencil": "✎", "pencil": "✎", "pencil.circle": "✎", "highlighter": "✎",
        "trash": "✗", "trash.fill": "✗", "folder": "▤", "folder.fill": "▤", "doc": "▯", "doc.fill": "▮",
        "doc.text": "▤",
        "paperclip": "⌀", "link": "∞", "magnifyingglass": "⌕", "mail": "✉", "envelope": "✉", "envelope.fill": "✉",
        "phone": "✆", "phone.fill": "✆", "message": "✉", "bubble.left": "❝", "bubble.right": "❞", "tray": "▁",
        "person": "☺", "person.fill": "☻", "person.2": "☺", "person.3": "☺", "person.crop.circle": "☺",
        "face.smiling": "☺", "hand.raised": "✋", "hand.thumbsup": "↑", "hand.thumbsdown": "↓",
        "sun.max": "☼", "sun.max.fill": "☀", "sun.min": "☼", "moon": "☾", "moon.fill": "☾", "moon.stars": "☾",
        "cloud": "☁", "cloud.fill": "☁", "cloud.rain": "☂", "umbrella": "☂", "snowflake": "❄", "bolt": "↯",
        "bolt.fill": "↯", "flame": "♨", "flame.fill": "♨", "drop": "◊", "drop.fill": "♦", "leaf": "❧", "leaf.fill": "❧",
        "globe": "◍", "map": "▦", "mappin": "⚲", "location": "➤", "location.fill": "➤", "house": "⌂",
        "house.fill": "⌂", "building": "▥", "car": "▻", "airplane": "✈", "clock": "◷", "clock.fill": "◷",
        "timer": "◷", "stopwatch": "◷", "hourglass": "⧗", "alarm": "◷", "calendar": "▦", "bell": "♪", "bell.fill": "♪",
        "flag": "⚑", "flag.fill": "⚑", "bookmark": "❏", "bookmark.fill": "❏", "tag": "◈", "tag.fill": "◈",
        "lock": "⚿", "lock.fill": "⚿", "lock.open": "⚿", "key": "⚷", "key.fill": "⚷", "eye": "◉", "eye.fill": "◉",
        "eye.slash": "◌", "camera": "◘", "camera.fill": "◘", "photo": "▨", "photo.fill": "▨", "paintbrush": "✐",
        "paintbrush.fill": "✐", "paintpalette": "◕", "paintpalette.fill": "◕", "scissors": "✂", "wand.and.stars": "✦",
        "sparkles": "✦", "sparkle": "✦", "crown": "♛", "crown.fill": "♛", "trophy": "♕", "trophy.fill": "♛",
        "rosette": "✺", "medal": "✺", "gift": "❖", "gift.fill": "❖", "cart": "⊔", "creditcard": "▬", "dice": "⚄",
        "die.face.1": "⚀", "die.face.2": "⚁", "die.face.3": "⚂", "die.face.4": "⚃", "die.face.5": "⚄",
        "die.face.6": "⚅", "gamecontroller": "◙", "gamecontroller.fill": "◙", "puzzlepiece": "❖",
        "puzzlepiece.fill": "❖",
        "cube": "⬡", "cube.fill": "⬢", "square.stack": "❐", "rectangle.stack": "❐", "rectangle.stack.fill": "❐",
        "square.grid.2x2": "▦", "square.grid.3x3": "▦", "square.and.arrow.up": "↥", "square.and.arrow.down": "↧",
        "doc.on.doc": "❐", "doc.on.clipboard": "▣", "clipboard": "▣", "printer": "⎙", "wifi": "⌔",
        "antenna.radiowaves.left.and.right": "⌔",
        "power": "⏻", "command": "⌘", "option": "⌥", "control": "⌃", "shift": "⇧", "return": "⏎", "escape": "⎋",
        "delete.left": "⌫", "textformat": "A", "bold": "B", "italic": "I", "underline": "U", "chart.bar": "▟",
        "chart.bar.fill": "▟", "chart.pie": "◔", "chart.pie.fill": "◔", "chart.line.uptrend.xyaxis": "⟋",
        "waveform": "∿",
        "function": "ƒ", "sum": "∑", "infinity": "∞", "at": "@", "dollarsign": "$", "eurosign": "€", "note.text": "▤",
        "book": "▥", "book.fill": "▥", "text.book.closed": "▥", "newspaper": "▤", "graduationcap": "▴", "brain": "❂",
        "pawprint": "❖", "pawprint.fill": "❖", "hare": "❖", "tortoise": "❖", "ant": "❖", "fish": "❖", "tree": "♣",
        "tree.fill": "♣",
        "mic": "◉", "mic.fill": "◉", "video": "▷", "video.fill": "▶", "tv": "▭", "display": "▭", "desktopcomputer": "▭",
        "laptopcomputer": "▭", "iphone": "▯", "keyboard": "⌨", "terminal": "▷", "hammer": "⚒", "wrench": "⚒",
        "wrench.and.screwdriver": "⚒", "ladybug": "❂", "cross": "✚", "cross.fill": "✚", "bandage": "✚", "pills": "◖",
        "bed.double": "▃", "fork.knife": "⑂", "cup.and.saucer": "◡", "wineglass": "Y", "birthday.cake": "♨",
        "theatermasks": "☺", "ticket": "▭", "sportscourt": "▭", "figure.walk": "☺", "figure.run": "☺", "bicycle": "⚭",
    ]

    /// Returns the letter of ASCII nearest to a character.
    static func ascii(_ character: Character) -> Character {
        switch character {
        case "…": "."
        case "‹", "«", "←", "◀", "◂": "<"
        case "›", "»", "→", "▶", "▸": ">"
        case "✓", "☑", "✕", "✗", "×": "x"
        case "●", "•", "◉", "★", "◆", "■", "▪": "*"
        case "○", "◌", "☆", "◇", "□": "o"
        case "−", "–", "—", "─", "━": "-"
        case "│", "┃", "▏", "▕": "|"
        case "█", "▉", "▊", "▋", "▌", "▓", "▒": "#"
        case "░": "."
        case "“", "”", "„": "\""
        case "‘", "’": "'"
        case "▾", "▼", "⌄", "↓": "v"
        case "▴", "▲", "⌃", "↑": "^"
        case "↺", "↻": "@"
        default: "?"
        }
    }
}

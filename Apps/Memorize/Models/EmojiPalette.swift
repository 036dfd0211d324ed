/// Emoji to choose from, by category.
enum EmojiPalette: String, CaseIterable, Identifiable {
    case faces = "Faces"
    case people = "People"
    case animals = "Animals"
    case plants = "Plants"
    case food = "Food"
    case places = "Places"
    case travel = "Travel"
    case activities = "Activities"
    case things = "Things"
    case signs = "Signs"
    case flags = "Flags"

    var id: Self { self }

    /// The emoji of the category.
    var emoji: [String] { text.map(String.init) }

    private var text: String {
        switch self {
        case .faces: "😀😃😄😁😆😅😂🙂🙃😉😊😇🥰😍🤩😘😋😛🤪🤗🤭🤫🤔🤨😐😏🙄😬😌😔😪😴😷🤒🤢🥵🥶😵🤯🤠🥳😎🤓🧐😕😟😮😳🥺😢😭😱😡🤬😈💀💩🤡👻👽🤖🎃"
        case .people: "👋✋👌✌️🤞🤘👈👉👆👇👍👎✊👏🙌🙏💪👀👅👄👶🧒👦👧👩👨👵👴👮💂👷🤴👸🧙🧚🧛🧜🧝🧞👩‍🚀👨‍🍳👩‍🌾👩‍🎤👨‍🎨👩‍🚒👩‍🔬💃🕺👫👪"
        case .animals: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🦇🐺🐗🐴🦄🐝🐛🦋🐌🐞🐜🕷️🦂🐢🐍🦎🐙🦑🦐🦀🐡🐠🐟🐬🐳🦈🐊🐅🦓🦍🐘🐪🦒🦘🐄🐑🐐🦌🐕🐈🐇🐿️🦔"
        case .plants: "💐🌸🌹🌺🌻🌼🌷🌱🌲🌳🌴🌵🌾🌿☘️🍀🍁🍂🍃🍄🌰🪴"
        case .food: "🍏🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥥🥝🍅🍆🥑🥦🥒🌶️🌽🥕🥔🍠🥐🍞🥨🧀🥚🍳🥞🥓🍔🍟🍕🌭🥪🌮🌯🥗🍝🍜🍣🍤🍙🍦🍩🍪🎂🍰🍫🍬🍭🍯☕️🍵🥤"
        case .places: "🏔️⛰️🌋🏕️🏖️🏜️🏝️🏟️🏛️🏘️🏠🏡🏢🏥🏦🏨🏪🏫🏭🏯🏰💒🗼🗽⛪️🕌⛩️⛲️⛺️🌉🌃🌅🎠🎡🎢🌙⭐️☀️🌤️🌧️⛈️❄️🌪️🌈🔥💧🌊"
        case .travel: "🚗🚕🚙🚌🏎️🚓🚑🚒🚐🚚🚛🚜🛴🚲🛵🏍️🚨🚃🚋🚝🚄🚅🚂🚆🚇🚊🚉✈️🛩️🚀🛸🚁🛶⛵️🚤⛴️🚢⚓️⛽️🚦"
        case .activities: "⚽️🏀🏈⚾️🎾🏐🏉🎱🏓🏸🏒🏏⛳️🏹🎣🥊🥋⛸️🎿🏂🏆🥇🎫🎪🎭🎨🎬🎤🎧🎹🥁🎷🎺🎸🪕🎻🎲♟️🎯🎳🎮🧩"
        case .things: "⌚️📱💻⌨️📷📺📻⏰🔋💡🔦🕯️💰💎🔧🔨⚙️🛡️🔮🔭🔬💊💉🧬🧹🛁🔑🚪🛋️🧸🎁🎈🎀📦📜📅📎✂️🔒👑👒🎩👓👗👟👠🎒☂️"
        case .signs: "❤️🧡💛💚💙💜🖤💔💯💢💥💫💦💤♈️♉️♊️♋️♌️♍️♎️♏️♐️♑️♒️♓️☯️☮️✝️☪️✡️♻️⚠️🚫✅❌❓❗️🔴🟠🟡🟢🔵🟣⚫️⚪️🔺🔷1️⃣2️⃣3️⃣"
        case .flags: "🏁🚩🏳️‍🌈🏴‍☠️🇦🇷🇦🇹🇦🇺🇧🇪🇧🇷🇨🇦🇨🇭🇨🇱🇨🇳🇨🇴🇨🇿🇩🇪🇩🇰🇪🇬🇪🇸🇫🇮🇫🇷🇬🇧🇬🇷🇭🇺🇮🇪🇮🇱🇮🇳🇮🇸🇮🇹🇯🇵🇰🇪🇰🇷🇲🇽🇳🇬🇳🇱🇳🇴🇳🇿🇵🇱🇵🇹🇷🇴🇸🇪🇸🇬🇹🇷🇺🇦🇺🇸🇿🇦"
        }
    }
}

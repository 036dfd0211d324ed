extension Theme {
    /// The themes to play with; another one is another line.
    static let all = [
        Theme("Vehicles", symbol: "car", emoji: "🚗🚕🚌🚓🚑🚒🚜🏍️🚲🛵🚂✈️🚁🚀⛵️🛶", pairs: .fixed(8), color: 0xE4572E),
        Theme("Animals", symbol: "pawprint.fill", emoji: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮", pairs: .random(6...10), color: 0x8D5B2A),
        Theme("Garden", symbol: "leaf.fill", emoji: "🌷🌻🌹🌼🌿🍀🌵🍄🐞🦋🐝🐌", pairs: .fixed(6), color: 0x2E9E5B, to: 0x8BC34A),
        Theme("Kitchen", symbol: "carrot", emoji: "🍎🍋🍇🍓🍒🍍🥕🌽🍆🥑🧀🥐🍕🍩", pairs: .fixed(10), color: 0xD81B60),
        Theme("Night", symbol: "moon.stars.fill", emoji: "🌙⭐️🦉🦇👻🎃🕷️🕸️🔮🐺", color: 0x3B3D9E, to: 0x8A4BB5),
        Theme("Sea", symbol: "drop.fill", emoji: "🐙🦑🦀🐠🐟🐬🐳🦈🐢🐚🪸🦞", pairs: .random(4...12), color: 0x0077B6, to: 0x00B4D8),
        Theme("Sports", symbol: "trophy.fill", emoji: "⚽️🏀🏈⚾️🎾🏐🏉🎱🏓🏸🥊⛳️", pairs: .fixed(9), color: 0x1565C0),
        Theme("Music", symbol: "music.note", emoji: "🎸🎹🥁🎷🎺🎻🪕🎤", pairs: .all, color: 0x6A1B9A),
        Theme("Weather", symbol: "cloud.sun", emoji: "☀️🌤️⛅️🌧️⛈️❄️🌪️🌈☔️", pairs: .fixed(7), color: 0xD9822B),
        Theme("Faces", symbol: "face.smiling", emoji: "😀😂😍😎🤓🥳😴😱🤠🤖👽🤡", pairs: .random(2...5), color: 0xB07C00),
    ]
}

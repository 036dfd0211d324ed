/// The spoken names of symbols.
enum SymbolName {
    /// The label of a symbol for which the app gave none: its usual meaning, or the words of its name without those for
    /// its appearance.
    static func spoken(_ name: String) -> String {
        var words = name.split(separator: ".").map(String.init)
        let looks: Set<String> = ["fill", "circle", "square", "rectangle", "rtl", "ltr"]
        if let meaning = meanings[name] { return meaning }
        while words.count > 1, let last = words.last, looks.contains(last) {
            words.removeLast()
            if let meaning = meanings[words.joined(separator: ".")] { return meaning }
        }
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static let meanings: [String: String] = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "trash": "Delete",
        "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search", "square.and.pencil": "Compose",
        "pencil": "Edit", "square.and.arrow.up": "Share", "ellipsis": "More", "info": "Info", "questionmark": "Help",
        "house": "Home", "heart": "Love", "star": "Favorite", "arrow.clockwise": "Refresh",
        "arrow.uturn.backward": "Undo",
        "arrow.uturn.forward": "Redo", "arrow.counterclockwise": "Undo", "chevron.left": "Back",
        "chevron.backward": "Back",
        "chevron.right": "Forward", "chevron.forward": "Forward", "chevron.up": "Go Up", "chevron.down": "Go Down",
        "arrow.left": "Back", "arrow.right": "Forward", "arrow.up": "Up", "arrow.down": "Down", "play": "Play",
        "pause": "Pause", "stop": "Stop", "backward": "Rewind", "forward": "Fast Forward", "shuffle": "Shuffle",
        "repeat": "Repeat", "envelope": "Mail", "doc": "Document", "line.3.horizontal": "Menu",
        "slider.horizontal.3": "Adjust",
        "person.2": "People", "person.3": "People", "cart": "Shopping Cart", "eye": "Show", "eye.slash": "Hide",
        "lock.open": "Unlocked", "lock": "Locked", "bolt": "Flash", "location": "Location", "mappin": "Pin",
    ]
}

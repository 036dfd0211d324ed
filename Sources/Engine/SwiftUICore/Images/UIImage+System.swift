extension UIImage {
    /// The system's picture of an addition.
    public static var add: UIImage { system("plus.circle.fill") }
    /// The system's picture of a removal.
    public static var remove: UIImage { system("minus.circle.fill") }
    /// The system's picture of actions.
    public static var actions: UIImage { system("ellipsis.circle") }
    /// The system's picture of a choice.
    public static var checkmark: UIImage { system("checkmark.circle.fill") }
    /// The system's picture of a choice, with a line around it.
    public static var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

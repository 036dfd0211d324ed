/// How a terminal shows pictures in its own pixels.
public enum PictureProtocol: String, Sendable {
    /// It does not: pictures are quarters of cells.
    case none
    /// kitty's: a picture is sent once, and put where it is wanted.
    case kitty
    /// Sixels: a picture is drawn over the cells, with 256 colors of its own.
    case sixel
    /// iTerm's: a PNG file over the cells.
    case iterm
}

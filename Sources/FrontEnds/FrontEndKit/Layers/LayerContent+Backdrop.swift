import DisplayList

extension LayerContent {
    /// How the content shows its backdrop; nil if it shows none.
    package var backdrop: Backdrop? {
        switch self {
        case .fill(_, .backdrop(let backdrop), _), .stroke(_, .backdrop(let backdrop), _): return backdrop
        case .text(let text):
            if case .backdrop(let backdrop) = text.first.style.paint { return backdrop }
            return nil
        case .image(let image):
            if case .backdrop(let backdrop)? = image.tint { return backdrop }
            return nil
        case .none, .color, .fill, .stroke, .commands: return nil
        }
    }
}

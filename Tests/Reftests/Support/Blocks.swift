import SwiftUI

/// A rectangle of a size.
@MainActor func block(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

/// A picture that shows which way up and which way round it is.
@MainActor func flag(_ width: CGFloat = 30, _ height: CGFloat = 20) -> some View {
    Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 4)), with: .color(.red))
    }
    .frame(width: width, height: height)
}

extension View {
    /// Puts the view at a place of the window, measured from the upper left corner.
    func at(_ x: CGFloat, _ y: CGFloat) -> some View {
        offset(x: x, y: y).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// Rectangles put at places of the window by hand, the description most others are compared with.
struct Placed: View {
    let rects: [(Color, CGFloat, CGFloat, CGFloat, CGFloat)]

    init(_ rects: (Color, CGFloat, CGFloat, CGFloat, CGFloat)...) { self.rects = rects }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(rects.indices, id: \.self) { index in
                let (color, x, y, width, height) = rects[index]
                color.frame(width: width, height: height).position(x: x + width / 2, y: y + height / 2)
            }
        }
    }
}

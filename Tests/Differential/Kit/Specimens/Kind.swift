/// The kind of a specimen's node.
package enum Kind: String, CaseIterable {
    // Leaves.
    case fixed, fill, text, baseline, spacer, divider, circle, stroke, symbol, gradient, canvas, empty, numeric, trim
    // Containers of any number of children.
    case hstack, vstack, zstack, grid, lazyv, lazyh, lazyvgrid, lazyhgrid, group, rows, fits, anylayout, diagonal
    case list, form, section, scroll
    // Modifiers of one view.
    case padding, frame, flexible, offset, position, fixedsize, priority, guide, aspect, relative, safearea
    case opacity, rotate, scale, blur, shadow, clip, border, blend, grayscale, compositing, visual
    case hidden, disabled, hit, zindex, foreground, font, linelimit, reader
    // Modifiers with content.
    case background, overlay, inset, mask
    // Structure.
    case pair, ifelse, optional, choose, id, any, equatable, wrapped, boxed
    // Data that flows.
    case writelevel, readlevel, scheme, writetally, readtally, published, observed, enabled
    case prefer, transformpref, readpref, overlaypref, backgroundpref, anchor, readanchor
    // State.
    case counter, bound, object, observable, toggler, items, button, toggle
    // The user's actions: gestures, controls, views above the rest.
    case dragged, pressed, chained, around, hovered, field, stepper, slider, picker
    case sheet, alert, popover, navigation
    // Motion and life.
    case animated, transition, matched, lifecycle
    // A view that breaks the rules: it shows data without depending on it, so that it differs from a view made from
    // scratch.
    case stale

    package enum Family { case leaf, container, modifier, structure, data, state, interaction, motion }

    package var family: Family {
        switch self {
        case .fixed, .fill, .text, .baseline, .spacer, .divider, .circle, .stroke, .symbol, .gradient, .canvas, .empty,
            .numeric, .trim, .stale:
            .leaf
        case .hstack, .vstack, .zstack, .grid, .lazyv, .lazyh, .lazyvgrid, .lazyhgrid, .group, .rows, .fits, .anylayout,
            .diagonal, .list, .form, .section, .scroll:
            .container
        case .pair, .ifelse, .optional, .choose, .id, .any, .equatable, .wrapped, .boxed: .structure
        case .writelevel, .readlevel, .scheme, .writetally, .readtally, .published, .observed, .enabled, .prefer,
            .transformpref, .readpref, .overlaypref, .backgroundpref, .anchor, .readanchor:
            .data
        case .counter, .bound, .object, .observable, .toggler, .items, .button, .toggle: .state
        case .dragged, .pressed, .chained, .around, .hovered, .field, .stepper, .slider, .picker, .sheet, .alert,
            .popover,
            .navigation:
            .interaction
        case .animated, .transition, .matched, .lifecycle: .motion
        default: .modifier
        }
    }

    /// How many children there are.
    package var arity: ClosedRange<Int> {
        switch self {
        case .fits, .choose: 1...3
        case .scheme, .readlevel, .readtally, .published, .observed, .enabled, .counter, .bound, .object, .observable,
            .items, .button, .toggle, .dragged, .pressed, .chained, .field, .stepper, .slider, .picker:
            0...0
        case .background, .overlay, .inset, .mask, .pair, .ifelse, .toggler, .sheet, .popover, .navigation: 2...2
        case .section: 0...3
        default:
            switch family {
            case .leaf: 0...0
            case .container: 0...5
            default: 1...1
            }
        }
    }

    /// Whether children are rows that their ids name.
    package var hasRows: Bool { family == .container }

    /// Whether the node has state that the user can change.
    package var hasState: Bool { family == .state || family == .interaction }

    /// Whether content is made only when it is seen.
    package var isLazy: Bool { [.lazyv, .lazyh, .lazyvgrid, .lazyhgrid, .list].contains(self) }

    /// The kinds that generators choose from.
    package static let usual = allCases.filter { $0 != .stale }
}

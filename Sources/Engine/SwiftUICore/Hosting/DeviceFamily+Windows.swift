import Foundation

extension DeviceFamily {
    /// The size classes of a window: on the Mac there is always room.
    static func sizeClasses(of window: CGSize) -> SizeClasses {
        current == .mac ? SizeClasses() : SizeClasses(window)
    }

    /// The size of a new window whose content takes all room, in points, where the content has no natural one.
    static var usualSize: CGSize {
        current == .mac ? CGSize(width: 900, height: 600) : CGSize(width: 480, height: 720)
    }

    /// The size of a new window, in points: a phone's screen, or a tablet's held sideways; nil where the content decides.
    package var windowSize: CGSize? {
        switch self {
        case .mac: nil
        case .phone: CGSize(width: 390, height: 844)
        case .pad: CGSize(width: 1024, height: 768)
        }
    }
}

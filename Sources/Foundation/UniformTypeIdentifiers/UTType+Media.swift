// The system's types: pictures, films and sounds.
extension UTType {
    /// An image: `public.image`.
    public static var image: UTType { UTType(known: "public.image") }
    /// A JPEG image: `public.jpeg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// A JPEG XL image: `public.jpeg-xl`.
    public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
    /// A TIFF image: `public.tiff`.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// A GIF image: `com.compuserve.gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// A PNG image: `public.png`.
    public static var png: UTType { UTType(known: "public.png") }
    /// An Apple icon image: `com.apple.icns`.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// A Windows bitmap image: `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// A Windows icon image: `com.microsoft.ico`.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// A raw image: `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// A SVG image: `public.svg-image`.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// A Live Photo: `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// A HEIF image: `public.heif`.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// A HEIC image: `public.heic`.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// A HEIC image sequence: `public.heics`.
    public static var heics: UTType { UTType(known: "public.heics") }
    /// A HEIF image: `public.heif-standard`.
    public static var heifStandard: UTType { UTType(known: "public.heif-standard") }
    /// An OpenEXR image: `com.ilm.openexr-image`.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
    /// A digital negative: `com.adobe.raw-image`.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
    /// A WebP image: `org.webmproject.webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// 3D content: `public.3d-content`.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// A Universal Scene Description: `com.pixar.universal-scene-description`.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// A Universal Scene Description package: `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// A Reality file: `com.apple.reality`.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    /// A SceneKit scene: `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    /// An AR reference object: `com.apple.arobject`.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
    /// Audiovisual content: `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// A movie: `public.movie`.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video: `public.video`.
    public static var video: UTType { UTType(known: "public.video") }
    /// Audio: `public.audio`.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// A QuickTime movie: `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// A MPEG movie: `public.mpeg`.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// MPEG-2 video: `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// A MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    /// MP3 audio: `public.mp3`.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// A MPEG-4 movie: `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// MPEG-4 audio: `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    /// Protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    /// An Apple archive: `com.apple.archive`.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// An AVI movie: `public.avi`.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// AIFF audio: `public.aiff-audio`.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// Waveform audio: `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// MIDI audio: `public.midi-audio`.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// Ogg audio: `org.xiph.ogg-audio`.
    public static var ogg: UTType { UTType(known: "org.xiph.ogg-audio") }
    /// FLAC audio: `org.xiph.flac`.
    public static var flac: UTType { UTType(known: "org.xiph.flac") }
    /// A playlist: `public.playlist`.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// A M3U playlist: `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}

extension TypeTable {
    static let media: [TypeEntry] = [
        TypeEntry("public.image", ["public.data", "public.content"], title: "image"),
        TypeEntry(
            "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], mimes: ["image/jpeg", "image/jpg"],
            title: "JPEG image"),
        TypeEntry("public.jpeg-xl", ["public.image"], ["jxl"], mimes: ["image/jxl"], title: "JPEG XL image"),
        TypeEntry("public.tiff", ["public.image"], ["tiff", "tif"], mimes: ["image/tiff"], title: "TIFF image"),
        TypeEntry("com.compuserve.gif", ["public.image"], ["gif"], mimes: ["image/gif"], title: "GIF image"),
        TypeEntry("public.png", ["public.image"], ["png"], mimes: ["image/png"], title: "PNG image"),
        TypeEntry("com.apple.icns", ["public.image"], ["icns"], title: "Apple icon image"),
        TypeEntry(
            "com.microsoft.bmp", ["public.image"], ["bmp", "dib"], mimes: ["image/bmp"], title: "Windows bitmap image"),
        TypeEntry(
            "com.microsoft.ico", ["public.image"], ["ico"], mimes: ["image/vnd.microsoft.icon"],
            title: "Windows icon image"),
        TypeEntry("public.camera-raw-image", ["public.image"], title: "raw image"),
        TypeEntry(
            "public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], mimes: ["image/svg+xml"],
            title: "SVG image"),
        TypeEntry("com.apple.live-photo", [], title: "Live Photo"),
        TypeEntry("public.heif", ["public.heif-standard"], ["heif"], mimes: ["image/heif"], title: "HEIF image"),
        TypeEntry(
            "public.heic", ["public.heif-standard"], ["heic", "heics"], mimes: ["image/heic"], title: "HEIC image"),
        TypeEntry(
            "public.heics", ["public.heif-standard"], [], mimes: ["image/heic-sequence"], title: "HEIC image sequence"),
        TypeEntry("public.heif-standard", ["public.image"], title: "HEIF image"),
        TypeEntry("com.ilm.openexr-image", ["public.image"], ["exr"], mimes: ["image/x-exr"], title: "OpenEXR image"),
        TypeEntry(
            "com.adobe.raw-image", ["public.camera-raw-image"], ["dng"], mimes: ["image/x-adobe-dng"],
            title: "digital negative"),
        TypeEntry("org.webmproject.webp", ["public.image"], ["webp"], mimes: ["image/webp"], title: "WebP image"),
        TypeEntry("public.3d-content", ["public.content"], title: "3D content"),
        TypeEntry(
            "com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd", "usda", "usdc"],
            title: "Universal Scene Description"),
        TypeEntry(
            "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"],
            mimes: ["model/vnd.usdz+zip"], title: "Universal Scene Description package"),
        TypeEntry(
            "com.apple.reality", ["public.3d-content", "public.data"], ["reality"], mimes: ["model/vnd.reality"],
            title: "Reality file"),
        TypeEntry("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"], title: "SceneKit scene"),
        TypeEntry("com.apple.arobject", ["public.data"], ["arobject"], title: "AR reference object"),
        TypeEntry("public.audiovisual-content", ["public.data", "public.content"], title: "audiovisual content"),
        TypeEntry("public.movie", ["public.audiovisual-content"], title: "movie"),
        TypeEntry("public.video", ["public.movie"], title: "video"),
        TypeEntry("public.audio", ["public.audiovisual-content"], title: "audio"),
        TypeEntry(
            "com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], mimes: ["video/quicktime"],
            title: "QuickTime movie"),
        TypeEntry(
            "public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], mimes: ["video/mpeg"],
            title: "MPEG movie"),
        TypeEntry("public.mpeg-2-video", ["public.video"], ["m2v"], mimes: ["video/mpeg2"], title: "MPEG-2 video"),
        TypeEntry("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], title: "MPEG-2 transport stream"),
        TypeEntry(
            "public.mp3", ["public.audio"], ["mp3", "mpga"], mimes: ["audio/mpeg", "audio/mp3"], title: "MP3 audio"),
        TypeEntry("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], mimes: ["video/mp4"], title: "MPEG-4 movie"),
        TypeEntry(
            "public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["mp4a", "m4a"], mimes: ["audio/mp4"],
            title: "MPEG-4 audio"),
        TypeEntry("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], title: "protected MPEG-4 audio"),
        TypeEntry(
            "com.apple.protected-mpeg-4-video", ["public.mpeg-4"], ["m4v"], mimes: ["video/x-m4v"],
            title: "protected MPEG-4 video"),
        TypeEntry("com.apple.archive", ["public.data", "public.archive"], ["aar"], title: "Apple archive"),
        TypeEntry(
            "public.avi", ["public.movie"], ["avi", "vfw"], mimes: ["video/avi", "video/x-msvideo"], title: "AVI movie"),
        TypeEntry("public.aiff-audio", ["public.audio"], ["aiff", "aif"], mimes: ["audio/aiff"], title: "AIFF audio"),
        TypeEntry(
            "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], mimes: ["audio/vnd.wave", "audio/wav"],
            title: "waveform audio"),
        TypeEntry(
            "public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], mimes: ["audio/midi"],
            title: "MIDI audio"),
        TypeEntry("org.xiph.ogg-audio", ["public.audio"], ["ogg", "oga"], mimes: ["audio/ogg"], title: "Ogg audio"),
        TypeEntry("org.xiph.flac", ["public.audio"], ["flac"], mimes: ["audio/flac"], title: "FLAC audio"),
        TypeEntry("public.playlist", [], title: "playlist"),
        TypeEntry(
            "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], mimes: ["audio/mpegurl"],
            title: "M3U playlist"),
    ]
}

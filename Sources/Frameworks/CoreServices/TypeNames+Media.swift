import OrielFoundation

// The older names of kinds of pictures, films and sounds.

/// A photo with a film.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// A picture in TIFF.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A picture in JPEG 2000.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// A picture of QuickDraw.
public let kUTTypePICT: CFString = "com.apple.pict"
/// A picture of QuickTime.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// An icon of the Mac.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// A picture of Windows.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// An icon of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A picture as a camera records it.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// A picture in SVG.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A model in three dimensions.
public let kUTType3DContent: CFString = "public.3d-content"
/// Pictures that move, or sound.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Pictures that move, without sound.
public let kUTTypeVideo: CFString = "public.video"
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A film in MPEG.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// Pictures in MPEG 2.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// A stream in MPEG 2.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// Sound in MP3.
public let kUTTypeMP3: CFString = "public.mp3"
/// A film in MPEG 4.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Sound in MPEG 4.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Protected sound of the store.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// A protected film of the store.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// A film in AVI.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// Sound in AIFF.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// Sound in WAV.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// Notes in MIDI.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// A list of sounds.
public let kUTTypePlaylist: CFString = "public.playlist"
/// A list of sounds in M3U.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"

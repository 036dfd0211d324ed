import CoreAudio
import OrielFoundation

/// The unit has no such property.
public let kAudioUnitErr_InvalidProperty: OSStatus = -10879
/// The unit has no such parameter.
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
/// The unit has no such input or output.
public let kAudioUnitErr_InvalidElement: OSStatus = -10877
/// The input is not connected.
public let kAudioUnitErr_NoConnection: OSStatus = -10876
/// The unit could not get ready.
public let kAudioUnitErr_FailedInitialization: OSStatus = -10875
/// More samples are wanted than the unit can render.
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874
/// The file is wrong.
public let kAudioUnitErr_InvalidFile: OSStatus = -10871
/// The type of the file is not known.
public let kAudioUnitErr_UnknownFileType: OSStatus = -10870
/// There is no file.
public let kAudioUnitErr_FileNotSpecified: OSStatus = -10869
/// The form of samples is not possible.
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10868
/// The unit is not ready.
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
/// The scope is wrong.
public let kAudioUnitErr_InvalidScope: OSStatus = -10866
/// The property cannot be set.
public let kAudioUnitErr_PropertyNotWritable: OSStatus = -10865
/// This is not possible now.
public let kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10863
/// The value of the property is wrong.
public let kAudioUnitErr_InvalidPropertyValue: OSStatus = -10851
/// The property is not set.
public let kAudioUnitErr_PropertyNotInUse: OSStatus = -10850
/// The unit is ready, which must not be.
public let kAudioUnitErr_Initialized: OSStatus = -10849
/// The unit cannot render without a device.
public let kAudioUnitErr_InvalidOfflineRender: OSStatus = -10848
/// The app may not do that.
public let kAudioUnitErr_Unauthorized: OSStatus = -10847
/// There is no room for messages.
public let kAudioUnitErr_MIDIOutputBufferFull: OSStatus = -66753
/// Rendering took too long.
public let kAudioUnitErr_RenderTimeout: OSStatus = -66745
/// There is no such extension.
public let kAudioUnitErr_ExtensionNotFound: OSStatus = -66744
/// The value of the parameter is wrong.
public let kAudioUnitErr_InvalidParameterValue: OSStatus = -66743
/// The path of the file is wrong.
public let kAudioUnitErr_InvalidFilePath: OSStatus = -66742
/// A key is missing.
public let kAudioUnitErr_MissingKey: OSStatus = -66741
/// The unit did not answer.
public let kAudioUnitErr_InstanceTimedOut: OSStatus = -66754
/// The unit has ended.
public let kAudioUnitErr_InstanceInvalidated: OSStatus = -66749
/// The component did not answer.
public let kAudioComponentErr_InstanceTimedOut: OSStatus = -66754
/// The component's process has ended.
public let kAudioComponentErr_InstanceInvalidated: OSStatus = -66749
/// A component with the same letters exists already.
public let kAudioComponentErr_DuplicateDescription: OSStatus = -66752
/// The type of the component is not known.
public let kAudioComponentErr_UnsupportedType: OSStatus = -66751
/// There are too many instances.
public let kAudioComponentErr_TooManyInstances: OSStatus = -66750
/// The app may not do that.
public let kAudioComponentErr_NotPermitted: OSStatus = -66748
/// The component did not get ready.
public let kAudioComponentErr_InitializationTimedOut: OSStatus = -66747
/// The form of samples is wrong.
public let kAudioComponentErr_InvalidFormat: OSStatus = -66746
/// The graph has no such node.
public let kAUGraphErr_NodeNotFound: OSStatus = -10860
/// The connection is wrong.
public let kAUGraphErr_InvalidConnection: OSStatus = -10861
/// The output is wrong.
public let kAUGraphErr_OutputNodeErr: OSStatus = -10862
/// This is not possible now.
public let kAUGraphErr_CannotDoInCurrentContext: OSStatus = -10863
/// The unit is wrong.
public let kAUGraphErr_InvalidAudioUnit: OSStatus = -10864
/// The kind of the sequence is wrong.
public let kAudioToolboxErr_InvalidSequenceType: OSStatus = -10846
/// There is no track with the number.
public let kAudioToolboxErr_TrackIndexError: OSStatus = -10859
/// There is no such track.
public let kAudioToolboxErr_TrackNotFound: OSStatus = -10858
/// The end of the track was reached.
public let kAudioToolboxErr_EndOfTrack: OSStatus = -10857
/// The start of the track was reached.
public let kAudioToolboxErr_StartOfTrack: OSStatus = -10856
/// The track cannot lead there.
public let kAudioToolboxErr_IllegalTrackDestination: OSStatus = -10855
/// There is no sequence.
public let kAudioToolboxErr_NoSequence: OSStatus = -10854
/// The kind of the event is wrong.
public let kAudioToolboxErr_InvalidEventType: OSStatus = -10853
/// The player cannot do that now.
public let kAudioToolboxErr_InvalidPlayerState: OSStatus = -10852
/// This is not possible now.
public let kAudioToolboxErr_CannotDoInCurrentContext: OSStatus = -10863
/// The track leads nowhere.
public let kAudioToolboxError_NoTrackDestination: OSStatus = -66720

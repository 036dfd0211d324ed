import OrielFoundation

// The forms of sound, as the numbers of their four letters.

/// Dolby Digital (`ac-3`).
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
/// Dolby Digital for a digital cable (`cac3`).
public let kAudioFormat60958AC3: AudioFormatID = 0x6361_6333
/// Dolby Digital Plus (`ec-3`).
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
/// Apple's form of IMA, with a quarter of the bytes (`ima4`).
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// Speech of MPEG-4 (`celp`).
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6C70
/// Speech of MPEG-4 with very few bits (`hvxc`).
public let kAudioFormatMPEG4HVXC: AudioFormatID = 0x6876_7863
/// TwinVQ of MPEG-4 (`twvq`).
public let kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x7477_7671
/// A third of the bytes, of the first Macs (`MAC3`).
public let kAudioFormatMACE3: AudioFormatID = 0x4D41_4333
/// A sixth of the bytes, of the first Macs (`MAC6`).
public let kAudioFormatMACE6: AudioFormatID = 0x4D41_4336
/// Telephones of America (`ulaw`).
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// Telephones of Europe (`alaw`).
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// QDesign Music (`QDMC`).
public let kAudioFormatQDesign: AudioFormatID = 0x5144_4D43
/// QDesign Music 2 (`QDM2`).
public let kAudioFormatQDesign2: AudioFormatID = 0x5144_4D32
/// PureVoice (`Qclp`).
public let kAudioFormatQUALCOMM: AudioFormatID = 0x5163_6C70
/// MP1 (`.mp1`).
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031
/// MP2 (`.mp2`).
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032
/// Moments of time (`time`).
public let kAudioFormatTimeCode: AudioFormatID = 0x7469_6D65
/// Messages of MIDI (`midi`).
public let kAudioFormatMIDIStream: AudioFormatID = 0x6D69_6469
/// Values of parameters (`apvs`).
public let kAudioFormatParameterValueStream: AudioFormatID = 0x6170_7673
/// AAC with few bits (`aach`).
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// AAC with a short delay (`aacl`).
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
/// AAC with a short delay and few bits (`aace`).
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// AAC with a short delay and replicated heights (`aacf`).
public let kAudioFormatMPEG4AAC_ELD_SBR: AudioFormatID = 0x6161_6366
/// AAC with a short delay, of the second version (`aacg`).
public let kAudioFormatMPEG4AAC_ELD_V2: AudioFormatID = 0x6161_6367
/// AAC with few bits, of the second version (`aacp`).
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
/// AAC with places in a room (`aacs`).
public let kAudioFormatMPEG4AAC_Spatial: AudioFormatID = 0x6161_6373
/// Speech and music in one (`usac`).
public let kAudioFormatMPEGD_USAC: AudioFormatID = 0x7573_6163
/// Speech of telephones (`samr`).
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
/// Speech of telephones, with higher tones (`sawb`).
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
/// Books that are read (`AUDB`).
public let kAudioFormatAudible: AudioFormatID = 0x4155_4442
/// Speech over the internet (`ilbc`).
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
/// IMA of Intel.
public let kAudioFormatDVIIntelIMA: AudioFormatID = 1836253201
/// Speech of GSM telephones.
public let kAudioFormatMicrosoftGSM: AudioFormatID = 1836253233
/// Samples of a digital cable (`aes3`).
public let kAudioFormatAES3: AudioFormatID = 0x6165_7333

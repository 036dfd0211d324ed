// The keys of what is played; their values are Apple's names.

/// The title.
public let MPMediaItemPropertyTitle = "title"
/// The album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The genre.
public let MPMediaItemPropertyGenre = "genre"
/// The composer.
public let MPMediaItemPropertyComposer = "composer"
/// The length, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The number within the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The number of tracks of the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The number of the disc.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The number of discs.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The name in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// Whether it is not for children.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// When it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The words.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The file's place.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// Where it was stopped, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// How far it was played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The speed; 0 while it is paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The number within the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The number of things in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The number of the chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is sent while it happens.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The kind.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The languages.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// The chosen languages.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// The name of its list.
public let MPNowPlayingInfoPropertyCollectionIdentifier = "MPNowPlayingInfoPropertyCollectionIdentifier"
/// The app's name for it.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The app's name for the user.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
    "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
/// The service.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// How much of it was played, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The file's place.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The time that is played, of what is sent while it happens.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// The identifier of the album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The identifier of the artist.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The identifier of the album's artist.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
/// The identifier of the genre.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
/// The identifier of the composer.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
/// The identifier of the podcast.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
/// Whether the track is a part of a compilation.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The beats a minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The user's comments.
public let MPMediaItemPropertyComments = "comments"
/// Whether the track is in iCloud alone.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Whether the track is protected.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// The number of times that the track was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The number of times that the track was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The rating, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// The date at which the track was played last.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The user's grouping.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// The date at which the track was added.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The identifier in the store.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// Whether the track was preordered.
public let MPMediaItemPropertyIsPreorder = "isPreorder"
/// The identifier of a list of tracks.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The name of a list of tracks.
public let MPMediaPlaylistPropertyName = "name"
/// The properties of a list of tracks.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// The tracks from which the system made a list.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The description of a list of tracks.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionText"
/// The author of a list of tracks.
public let MPMediaPlaylistPropertyAuthorDisplayName = "authorDisplayName"
/// The parts of the track that are credits, in seconds.
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
/// The parts of the track that are advertisements.
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"

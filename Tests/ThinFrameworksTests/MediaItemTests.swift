import Foundation
import Testing

@testable import MediaPlayer

/// Tracks of a media library, with and without values.
@Suite("Tracks and collections")
struct MediaItemTests {
    @Test("A track without values has numbers of 0, and texts and dates of none")
    func empty() {
        let item = MPMediaItem(values: [:])
        #expect(item.persistentID == 0 && item.albumPersistentID == 0 && item.artistPersistentID == 0)
        #expect(item.albumArtistPersistentID == 0 && item.genrePersistentID == 0 && item.composerPersistentID == 0)
        #expect(item.podcastPersistentID == 0 && item.mediaType == [] && item.playbackDuration == 0)
        #expect(item.albumTrackNumber == 0 && item.albumTrackCount == 0 && item.discNumber == 0 && item.discCount == 0)
        #expect(item.beatsPerMinute == 0 && item.playCount == 0 && item.skipCount == 0 && item.rating == 0)
        #expect(item.bookmarkTime == 0 && item.dateAdded == .distantPast && item.playbackStoreID.isEmpty)
        #expect(!item.isExplicitItem && !item.isCompilation && !item.isCloudItem)
        #expect(!item.hasProtectedAsset && !item.isPreorder)
        #expect(item.title == nil && item.albumTitle == nil && item.artist == nil && item.albumArtist == nil)
        #expect(item.genre == nil && item.composer == nil && item.lyrics == nil && item.comments == nil)
        #expect(item.podcastTitle == nil && item.userGrouping == nil && item.releaseDate == nil)
        #expect(item.lastPlayedDate == nil && item.assetURL == nil && item.artwork == nil)
    }

    @Test("Each value belongs to its own property")
    func values() {
        let (first, second, third) = (
            Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 2),
            Date(timeIntervalSinceReferenceDate: 3)
        )
        let item = MPMediaItem(values: [
            MPMediaItemPropertyPersistentID: UInt64(1), MPMediaItemPropertyAlbumPersistentID: UInt64(2),
            MPMediaItemPropertyArtistPersistentID: UInt64(3), MPMediaItemPropertyAlbumArtistPersistentID: UInt64(4),
            MPMediaItemPropertyGenrePersistentID: UInt64(5), MPMediaItemPropertyComposerPersistentID: UInt64(6),
            MPMediaItemPropertyPodcastPersistentID: UInt64(7), MPMediaItemPropertyMediaType: UInt(4),
            MPMediaItemPropertyAlbumTrackNumber: 8, MPMediaItemPropertyAlbumTrackCount: 9,
            MPMediaItemPropertyDiscNumber: 10, MPMediaItemPropertyDiscCount: 11,
            MPMediaItemPropertyBeatsPerMinute: 12, MPMediaItemPropertyPlayCount: 13,
            MPMediaItemPropertySkipCount: 14, MPMediaItemPropertyRating: 15,
            MPMediaItemPropertyPlaybackDuration: 16.5, MPMediaItemPropertyBookmarkTime: 17.5,
            MPMediaItemPropertyReleaseDate: first, MPMediaItemPropertyLastPlayedDate: second,
            MPMediaItemPropertyDateAdded: third, MPMediaItemPropertyPlaybackStoreID: "store",
            MPMediaItemPropertyIsExplicit: true, MPMediaItemPropertyIsCloudItem: true,
        ])
        #expect(item.persistentID == 1 && item.albumPersistentID == 2 && item.artistPersistentID == 3)
        #expect(item.albumArtistPersistentID == 4 && item.genrePersistentID == 5 && item.composerPersistentID == 6)
        #expect(item.podcastPersistentID == 7 && item.mediaType == .audioBook)
        #expect(item.albumTrackNumber == 8 && item.albumTrackCount == 9 && item.discNumber == 10)
        #expect(item.discCount == 11 && item.beatsPerMinute == 12 && item.playCount == 13 && item.skipCount == 14)
        #expect(item.rating == 15 && item.playbackDuration == 16.5 && item.bookmarkTime == 17.5)
        #expect(item.releaseDate == first && item.lastPlayedDate == second && item.dateAdded == third)
        #expect(item.playbackStoreID == "store" && item.isExplicitItem && item.isCloudItem)
        #expect(!item.isCompilation && !item.hasProtectedAsset && !item.isPreorder)
    }

    @Test("Each text belongs to its own property")
    func texts() {
        let names = [
            MPMediaItemPropertyTitle, MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyArtist,
            MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyGenre, MPMediaItemPropertyComposer,
            MPMediaItemPropertyLyrics, MPMediaItemPropertyComments, MPMediaItemPropertyPodcastTitle,
            MPMediaItemPropertyUserGrouping,
        ]
        let item = MPMediaItem(values: Dictionary(uniqueKeysWithValues: names.map { ($0, "<\($0)>") }))
        let texts = [
            item.title, item.albumTitle, item.artist, item.albumArtist, item.genre, item.composer, item.lyrics,
            item.comments, item.podcastTitle, item.userGrouping,
        ]
        #expect(texts == names.map { "<\($0)>" } && Set(names).count == names.count)
    }

    @Test("Values are passed for the properties that have one, until the function stops")
    func enumeration() {
        let item = MPMediaItem(values: [MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyRating: 3])
        let names: Set = [MPMediaItemPropertyTitle, MPMediaItemPropertyRating, MPMediaItemPropertyGenre]
        var found: Set<String> = []
        item.enumerateValues(forProperties: names) { name, _, _ in found.insert(name) }
        #expect(found == [MPMediaItemPropertyTitle, MPMediaItemPropertyRating])
        var count = 0
        item.enumerateValues(forProperties: names) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1 && MPMediaItem.canFilter(byProperty: MPMediaItemPropertyTitle))
    }

    @Test("Each kind of collection has its own identifier and name")
    func groupings() {
        let kinds: [(MPMediaGrouping, String, String)] = [
            (.title, MPMediaItemPropertyPersistentID, MPMediaItemPropertyTitle),
            (.album, MPMediaItemPropertyAlbumPersistentID, MPMediaItemPropertyAlbumTitle),
            (.artist, MPMediaItemPropertyArtistPersistentID, MPMediaItemPropertyArtist),
            (.albumArtist, MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyAlbumArtist),
            (.composer, MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyComposer),
            (.genre, MPMediaItemPropertyGenrePersistentID, MPMediaItemPropertyGenre),
            (.playlist, MPMediaPlaylistPropertyPersistentID, MPMediaPlaylistPropertyName),
            (.podcastTitle, MPMediaItemPropertyPodcastPersistentID, MPMediaItemPropertyPodcastTitle),
        ]
        for (kind, identifier, title) in kinds {
            #expect(MPMediaItem.persistentIDProperty(forGroupingType: kind) == identifier)
            #expect(MPMediaItem.titleProperty(forGroupingType: kind) == title)
        }
    }

    @Test("A collection has its first track in its place, and the kinds of all")
    func collections() {
        let song = MPMediaItem(values: [MPMediaItemPropertyMediaType: UInt(1)])
        let book = MPMediaItem(values: [MPMediaItemPropertyMediaType: UInt(4)])
        let collection = MPMediaItemCollection(items: [book, song])
        #expect(collection.representativeItem === book && collection.count == 2)
        #expect(collection.mediaTypes == [.music, .audioBook] && collection.persistentID == 0)
        let none = MPMediaItemCollection(items: [])
        #expect(none.representativeItem == nil && none.count == 0 && none.mediaTypes == [])
    }
}

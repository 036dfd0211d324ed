import CoreMedia
import Foundation
import SwiftUITesting
import Synchronization
import Testing

@testable import AVFoundation

extension FilmTests {
    /// Films that the app itself loads, behind addresses of its own.
    @MainActor @Suite("Resource loaders")
    struct ResourceLoaderTests {
        /// Gives a file's bytes in pieces, as a cache would, and notes what it was asked.
        private final class Loader: NSObject, AVAssetResourceLoaderDelegate, @unchecked Sendable {
            let file: URL
            let asked = Mutex<[String]>([])
            var refuses = false
            var error: (any Error)?
            var redirect: URL?
            init(_ file: URL) { self.file = file }

            func resourceLoader(
                _ resourceLoader: AVAssetResourceLoader,
                shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
            ) -> Bool {
                let what = loadingRequest.contentInformationRequest == nil ? "data" : "information"
                asked.withLock { $0.append("\(what) of \(loadingRequest.request.url?.absoluteString ?? "")") }
                if refuses { return false }
                DispatchQueue.global().async { [self] in answer(loadingRequest) }
                return true
            }

            private func answer(_ request: AVAssetResourceLoadingRequest) {
                if let error { return request.finishLoading(with: error) }
                if let redirect {
                    request.redirect = URLRequest(url: redirect)
                    return request.finishLoading()
                }
                guard let all = try? Data(contentsOf: file), let wanted = request.dataRequest else { return }
                request.contentInformationRequest?.contentLength = Int64(all.count)
                request.contentInformationRequest?.contentType = "public.mpeg-4"
                let end = min(Int(wanted.requestedOffset) + wanted.requestedLength, all.count)
                while wanted.currentOffset < end {
                    let begin = Int(wanted.currentOffset)
                    wanted.respond(with: all[begin..<min(begin + 10_000, end)])
                }
                request.finishLoading()
                request.finishLoading(with: URLError(.timedOut))
            }
        }

        private func asset(_ loader: Loader) throws -> AVURLAsset {
            let asset = AVURLAsset(url: try #require(URL(string: "box://shelf/film")))
            asset.resourceLoader.setDelegate(loader, queue: DispatchQueue(label: "loader"))
            return asset
        }

        @Test("The delegate is asked what the film is, then for all of it, once for all who play it")
        func plays() async throws {
            let loader = Loader(Films.colors)
            let asset = try asset(loader)
            let (duration, tracks) = try await asset.load(.duration, .tracks)
            let plain = try await AVURLAsset(url: Films.colors).load(.duration)
            #expect(duration == plain && tracks.count > 0)
            let item = AVPlayerItem(asset: asset)
            let player = AVPlayer(playerItem: item)
            #expect(await reached(item, \.status) { $0 == .readyToPlay })
            #expect(loader.asked.withLock { $0 } == ["information of box://shelf/film", "data of box://shelf/film"])
            _ = player
        }

        @Test("A film that was moved is played from its other place")
        func moved() async throws {
            let loader = Loader(Films.colors)
            loader.redirect = Films.colors
            let asset = try asset(loader)
            #expect(try await asset.load(.isPlayable))
            #expect(loader.asked.withLock { $0.count } == 1)
        }

        @Test("An error of the app's, and a refusal, are the item's error")
        func failures() async throws {
            let failing = Loader(Films.colors)
            failing.error = CocoaError(.fileReadNoPermission)
            let refusing = Loader(Films.colors)
            refusing.refuses = true
            for loader in [failing, refusing] {
                let item = AVPlayerItem(asset: try asset(loader))
                let player = AVPlayer(playerItem: item)
                #expect(await reached(item, \.status) { $0 == .failed })
                #expect((item.error as? AVError)?.code == .failedToLoadMediaData, "\(item.error as Any)")
                _ = player
            }
        }

        @Test("The delegate is not asked for files, and a request ends with its asset")
        func ends() async throws {
            let loader = Loader(Films.colors)
            let file = AVURLAsset(url: Films.colors)
            file.resourceLoader.setDelegate(loader, queue: nil)
            #expect(try await file.load(.isPlayable) && loader.asked.withLock { $0.isEmpty })
            final class Slow: NSObject, AVAssetResourceLoaderDelegate, @unchecked Sendable {
                let requests = Mutex<[AVAssetResourceLoadingRequest]>([])
                let cancelled = Mutex(0)
                func resourceLoader(
                    _ resourceLoader: AVAssetResourceLoader,
                    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
                ) -> Bool {
                    requests.withLock { $0.append(loadingRequest) }
                    return true
                }
                func resourceLoader(
                    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
                ) {
                    cancelled.withLock { $0 += 1 }
                }
            }
            let slow = Slow()
            let queue = DispatchQueue(label: "slow")
            var asset: AVURLAsset? = AVURLAsset(url: try #require(URL(string: "box://shelf/slow")))
            asset?.resourceLoader.setDelegate(slow, queue: queue)
            asset?.resourceLoader.load(try #require(URL(string: "box://shelf/slow"))) { _ in }
            queue.sync {}
            let request = try #require(slow.requests.withLock { $0.first })
            asset = nil
            queue.sync {}
            #expect(request.isCancelled && !request.isFinished && slow.cancelled.withLock { $0 } == 1)
            request.dataRequest?.respond(with: Data([1]))
            request.finishLoading()
        }
    }
}

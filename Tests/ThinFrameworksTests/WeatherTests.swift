import CoreLocation
import Foundation
import Testing
import WeatherKit

@Suite("Weather")
struct WeatherTests {
    @Test("Requests fail with an error that says so")
    func requests() async {
        let place = CLLocation(latitude: 52, longitude: 13)
        await #expect(throws: WeatherError.permissionDenied) { _ = try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            _ = try await WeatherService.shared.weather(for: place, including: .current, .daily)
        }
        await #expect(throws: WeatherError.permissionDenied) { _ = try await WeatherService.shared.attribution }
        #expect(
            WeatherError.permissionDenied.errorDescription == "The weather service is not available on this system.")
    }

    @Test("Weather has words and letters")
    func words() {
        #expect(WeatherCondition.mostlyClear.description == "Mostly Clear" && WeatherCondition.allCases.count == 34)
        #expect(Wind.CompassDirection.northNorthwest.abbreviation == "NNW")
        #expect(Wind.CompassDirection.eastSoutheast.description == "East Southeast")
        #expect(UVIndex.ExposureCategory.high.rangeValue.contains(7) && UVIndex.ExposureCategory.low < .extreme)
        #expect(MoonPhase.full.symbolName == "moonphase.full.moon")
    }
}

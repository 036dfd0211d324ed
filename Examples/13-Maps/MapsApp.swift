// 13. Maps
//
// A `Map` shows what its content describes: markers, views at places, lines and areas. Its position is a value like any
// other: the buttons set it, and the map sets it when somebody moves the map by hand. A marker's tag is what the
// selection holds.
//
// Try: make the line lead back to the first place, or show the distance between two cities.

import MapKit
import SwiftUI

@main
struct MapsApp: App {
    var body: some Scene {
        WindowGroup("Map") {
            TripView(cities: City.trip)
        }
    }
}

/// A stop of a journey.
struct City: Identifiable {
    let id: String
    let symbol: String
    let latitude: Double
    let longitude: Double

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

    static let trip = [
        City(id: "Lisbon", symbol: "sailboat.fill", latitude: 38.7223, longitude: -9.1393),
        City(id: "Paris", symbol: "fork.knife", latitude: 48.8566, longitude: 2.3522),
        City(id: "Vienna", symbol: "music.note", latitude: 48.2082, longitude: 16.3738),
        City(id: "Athens", symbol: "building.columns.fill", latitude: 37.9838, longitude: 23.7275),
    ]
}

struct TripView: View {
    let cities: [City]
    @State private var position = MapCameraPosition.automatic
    @State private var selection: String?

    var body: some View {
        Map(position: $position, selection: $selection) {
            MapPolyline(coordinates: cities.map(\.coordinate), contourStyle: .geodesic)
                .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 7]))
            ForEach(cities) { city in
                Marker(city.id, systemImage: city.symbol, coordinate: city.coordinate)
                    .tint(.indigo)
            }
            MapCircle(center: CLLocationCoordinate2D(latitude: 47, longitude: 9), radius: 250_000)
                .foregroundStyle(.orange.opacity(0.2))
                .stroke(.orange, lineWidth: 1)
            Annotation("The Alps", coordinate: CLLocationCoordinate2D(latitude: 47, longitude: 9)) {
                Image(systemName: "mountain.2.fill")
                    .padding(6)
                    .background(.orange, in: Circle())
                    .foregroundStyle(.white)
            }
        }
        .mapControls {
            MapCompass()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Text(selection ?? "Where to?")
                    .font(.headline)
                Spacer()
                Button("Show") { show(selection) }
                    .disabled(selection == nil)
                Button("Everything") { withAnimation { position = .automatic } }
            }
            .padding()
            .background(.bar)
        }
        .frame(minWidth: 420, minHeight: 420)
    }

    private func show(_ name: String?) {
        guard let city = cities.first(where: { $0.id == name }) else { return }
        let region = MKCoordinateRegion(
            center: city.coordinate, latitudinalMeters: 200_000, longitudinalMeters: 200_000)
        withAnimation { position = .region(region) }
    }
}

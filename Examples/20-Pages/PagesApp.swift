// 20. Pages
//
// Pages are turned by dragging, by the dots below them, and by the arrow keys while a dot has the keyboard. A `TabView` of
// the style `.page` is the way of SwiftUI; the second tab has a `UIPageViewController` and a `UIPageControl` of UIKit, in
// representables whose coordinators are their data source and delegate. The third tab has wheels, and the last one a
// `UITabBarController`, whose pages are hosting controllers.
//
// Try: let the pages of UIKit turn upward, or give the wheels a third one for seconds.

import SwiftUI

@main
struct PagesApp: App {
    var body: some Scene {
        WindowGroup("Pages") {
            TabView {
                CardsView().tabItem { Label("Cards", systemImage: "rectangle.stack.fill") }
                BookView().tabItem { Label("Book", systemImage: "book.fill") }
                WheelsView().tabItem { Label("Wheels", systemImage: "timer") }
                ControllersView().tabItem { Label("Controllers", systemImage: "square.grid.2x2.fill") }
            }
        }
        .defaultSize(width: 440, height: 640)
    }
}

/// What a page shows.
struct Season: Identifiable {
    let id: String
    let symbol: String
    let color: Color

    static let all = [
        Season(id: "Spring", symbol: "leaf.fill", color: .green),
        Season(id: "Summer", symbol: "sun.max.fill", color: .orange),
        Season(id: "Autumn", symbol: "wind", color: .brown),
        Season(id: "Winter", symbol: "snowflake", color: .blue),
    ]
}

struct SeasonCard: View {
    let season: Season

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: season.symbol).font(.system(size: 80))
            Text(season.id).font(.largeTitle.bold())
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(season.color.gradient, in: .rect(cornerRadius: 24))
        .padding(24)
        .padding(.bottom, 24)
    }
}

struct CardsView: View {
    @State private var page = "Spring"

    var body: some View {
        VStack(spacing: 0) {
            TabView(selection: $page) {
                ForEach(Season.all) { season in
                    SeasonCard(season: season).tag(season.id)
                }
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            HStack {
                Text("It is \(page)")
                Spacer()
                Button("Winter, please") { withAnimation { page = "Winter" } }
            }
            .padding()
        }
    }
}

struct WheelsView: View {
    @State private var hours = 0
    @State private var minutes = 20
    @State private var date = Date(timeIntervalSince1970: 1_760_000_000)

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 0) {
                Picker("Hours", selection: $hours) {
                    ForEach(0..<24) { Text("\($0) h").tag($0) }
                }
                Picker("Minutes", selection: $minutes) {
                    ForEach(0..<60) { Text("\($0) min").tag($0) }
                }
            }
            .pickerStyle(.wheel)
            Text("\(hours * 60 + minutes) minutes in all").font(.headline)
            DatePicker("Date", selection: $date, displayedComponents: .date)
                .datePickerStyle(.wheel)
                .labelsHidden()
            Text(date, style: .date).font(.headline)
        }
        .padding()
    }
}

extension AppStorage: InspectedProperty {
    package var inspectedValue: Any { UpdateContext.withoutReader { wrappedValue } }
}

extension SceneStorage: InspectedProperty {
    package var inspectedValue: Any { UpdateContext.withoutReader { wrappedValue } }
}

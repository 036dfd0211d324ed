import Foundation

/// Reports errors of objects that are about to be saved, in Apple's words.
enum ManagedValidation {
    static func error(
        _ code: CoreDataError.Code, _ text: String, _ object: NSManagedObject, _ property: NSPropertyDescription
    ) -> NSError {
        var information: [String: Any] = [
            NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
        ]
        if let index = object.layout.indexes[property.name], let value = object.anyValue(index) {
            information[NSValidationValueErrorKey] = value
        }
        return CoreDataError.make(code, text, information)
    }

    /// Throws the error, or one that stands for several.
    static func throwAll(_ errors: [any Error]) throws {
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        let all = errors.flatMap { error in
            (error as NSError).userInfo[NSDetailedErrorsKey] as? [any Error] ?? [error]
        }
        throw CoreDataError.make(
            .multipleValidationErrors, "Multiple validation errors occurred.", [NSDetailedErrorsKey: all])
    }
}

extension NSManagedObject {
    func validateProperties() throws {
        var errors: [any Error] = []
        for (index, property) in layout.properties.enumerated() {
            do {
                try validate(property, index)
            } catch {
                errors.append(error)
            }
        }
        try ManagedValidation.throwAll(errors)
    }

    private func validate(_ property: NSPropertyDescription, _ index: Int) throws {
        if let relationship = property as? NSRelationshipDescription { return try validate(relationship, index) }
        guard let attribute = property as? NSAttributeDescription, !(attribute is NSDerivedAttributeDescription) else {
            return
        }
        let value = managed(index)
        if !attribute.validationPredicates.isEmpty, !attribute.isOptional || value != .none {
            try validate(value.any, by: attribute)
        }
        if value == .none {
            if !attribute.isOptional, !attribute.isTransient {
                throw ManagedValidation.error(
                    .missingProperty, "\(attribute.name) is a required value.", self, attribute)
            }
            return
        }
        try validate(value, attribute)
    }

    private func validate(_ value: ManagedValue, _ attribute: NSAttributeDescription) throws {
        func fail(_ code: CoreDataError.Code, _ text: String) throws {
            throw ManagedValidation.error(code, "\(attribute.name) \(text).", self, attribute)
        }
        switch value {
        case .integer(let number):
            try check(Double(number), attribute, .numberTooSmall, .numberTooLarge, "is too small", "is too large", fail)
        case .real(let number):
            try check(number, attribute, .numberTooSmall, .numberTooLarge, "is too small", "is too large", fail)
        case .decimal(let number):
            let number = NSDecimalNumber(decimal: number).doubleValue
            try check(number, attribute, .numberTooSmall, .numberTooLarge, "is too small", "is too large", fail)
        case .date(let date):
            let number = date.timeIntervalSinceReferenceDate
            try check(number, attribute, .dateTooSoon, .dateTooLate, "is too soon", "is too late", fail)
        case .text(let text):
            let count = Double(text.utf16.count)
            try check(count, attribute, .stringTooShort, .stringTooLong, "is too short", "is too long", fail)
            if let pattern = attribute.pattern, !TextMatching.test(.matches, text, pattern, []) {
                try fail(.stringPattern, "is not valid")
            }
        default: break
        }
    }

    /// Throws where a value does not satisfy a condition that code has given to a property.
    func validate(_ value: Any?, by property: NSPropertyDescription) throws {
        for (place, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = place < property.validationWarnings.count ? property.validationWarnings[place] : nil
            let error = ManagedValidation.error(
                .validation, warning as? String ?? "\(property.name) is not valid.", self, property)
            var information = error.userInfo
            information[NSValidationPredicateErrorKey] = predicate
            information[NSValidationValueErrorKey] = value
            throw NSError(
                domain: error.domain, code: (warning as? NSNumber)?.intValue ?? error.code, userInfo: information)
        }
    }

    private func check(
        _ number: Double, _ attribute: NSAttributeDescription, _ low: CoreDataError.Code, _ high: CoreDataError.Code,
        _ lowText: String, _ highText: String, _ fail: (CoreDataError.Code, String) throws -> Void
    ) throws {
        if let minimum = attribute.minimum, number < minimum { try fail(low, lowText) }
        if let maximum = attribute.maximum, number > maximum { try fail(high, highText) }
    }

    private func validate(_ relationship: NSRelationshipDescription, _ index: Int) throws {
        if values[index] == .unread { return }
        let count = objectIDs(forRelationshipNamed: relationship.name).count
        if count == 0 {
            if !relationship.isOptional {
                throw ManagedValidation.error(
                    .missingProperty, "\(relationship.name) is a required value.", self, relationship)
            }
            return
        }
        if count < relationship.minCount {
            throw ManagedValidation.error(
                .tooFewObjects, "\(relationship.name) has too few objects.", self, relationship)
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw ManagedValidation.error(
                .tooManyObjects, "\(relationship.name) has too many objects.", self, relationship)
        }
    }

    func validateDeletion() throws {
        for index in layout.relationships {
            guard let relationship = layout.relationship(index), relationship.deleteRule == .denyDeleteRule else {
                continue
            }
            let rest = objectIDs(forRelationshipNamed: relationship.name).filter { identifier in
                managedObjectContext?.related(identifier)?.state != .deleted
            }
            if !rest.isEmpty {
                throw ManagedValidation.error(
                    .deniedDelete, "Items cannot be deleted from \(relationship.name).", self, relationship)
            }
        }
    }

    /// Computes the attributes that are derived from others.
    func computeDerived() {
        guard state != .deleted else { return }
        for (index, property) in layout.properties.enumerated() {
            guard let derived = property as? NSDerivedAttributeDescription,
                let expression = try? PredicateParser.parseExpression(derived.derivation)
            else { continue }
            let value = PredicateEvaluation(object: .managed(self)).value(expression)
            let managed = ManagedValue(value.any, as: derived.attributeType, of: derived.name)
            if case .date = value, state == .stored, changedIndexes.isEmpty { continue }
            if values[index] != managed { values[index] = managed }
        }
    }
}

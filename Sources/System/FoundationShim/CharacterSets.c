// Foundation's `CharacterSet` changes the set that `inverted` returned in place, but Core Foundation marks it as immutable: the next
// change stops the program. This definition comes before Foundation's, and returns a set that may change. Weak, since a
// program that holds Foundation itself has Foundation's definition, and must not have two.

void *CFCharacterSetCreateMutableCopy(const void *allocator, const void *set);
void CFCharacterSetInvert(void *set);
const void *CFCharacterSetCreateInvertedSet(const void *allocator, const void *set);

__attribute__((weak)) const void *CFCharacterSetCreateInvertedSet(const void *allocator, const void *set) {
    void *inverted = CFCharacterSetCreateMutableCopy(allocator, set);
    CFCharacterSetInvert(inverted);
    return inverted;
}

#ifndef ORIEL_UI_APPLICATION_MAIN_H
#define ORIEL_UI_APPLICATION_MAIN_H

// What the compiler calls for a class marked with `@UIApplicationMain`.
int UIApplicationMain(int argc, char **argv, void *principalClassName, void *delegateClassName);

#endif

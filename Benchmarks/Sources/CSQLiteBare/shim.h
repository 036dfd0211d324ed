#include <malloc.h>
#include <sqlite3.h>

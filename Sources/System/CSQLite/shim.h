#include <sys/xattr.h>
#include <sqlite3.h>

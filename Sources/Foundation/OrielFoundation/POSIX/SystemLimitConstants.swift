import Glibc

// The limits that `sysconf`, `pathconf` and `confstr` find. On Apple's systems these are numbers of C; this system's headers
// list them as cases, which Swift imports as other types. The numbers here are chosen where an `Int32` is wanted.

// Of the system.

/// The length of arguments, in bytes.
@_disfavoredOverload public var _SC_ARG_MAX: Int32 { Int32(Glibc._SC_ARG_MAX) }
/// The number of a user's processes.
@_disfavoredOverload public var _SC_CHILD_MAX: Int32 { Int32(Glibc._SC_CHILD_MAX) }
/// The ticks of a second.
@_disfavoredOverload public var _SC_CLK_TCK: Int32 { Int32(Glibc._SC_CLK_TCK) }
/// The number of a user's further groups.
@_disfavoredOverload public var _SC_NGROUPS_MAX: Int32 { Int32(Glibc._SC_NGROUPS_MAX) }
/// The number of open files.
@_disfavoredOverload public var _SC_OPEN_MAX: Int32 { Int32(Glibc._SC_OPEN_MAX) }
/// Whether there is job control.
@_disfavoredOverload public var _SC_JOB_CONTROL: Int32 { Int32(Glibc._SC_JOB_CONTROL) }
/// Whether the user's numbers are saved.
@_disfavoredOverload public var _SC_SAVED_IDS: Int32 { Int32(Glibc._SC_SAVED_IDS) }
/// The version of POSIX.
@_disfavoredOverload public var _SC_VERSION: Int32 { Int32(Glibc._SC_VERSION) }
/// The base of numbers in `bc`.
@_disfavoredOverload public var _SC_BC_BASE_MAX: Int32 { Int32(Glibc._SC_BC_BASE_MAX) }
/// The elements of an array in `bc`.
@_disfavoredOverload public var _SC_BC_DIM_MAX: Int32 { Int32(Glibc._SC_BC_DIM_MAX) }
/// The scale in `bc`.
@_disfavoredOverload public var _SC_BC_SCALE_MAX: Int32 { Int32(Glibc._SC_BC_SCALE_MAX) }
/// The length of a text in `bc`.
@_disfavoredOverload public var _SC_BC_STRING_MAX: Int32 { Int32(Glibc._SC_BC_STRING_MAX) }
/// The weights of an order of letters.
@_disfavoredOverload public var _SC_COLL_WEIGHTS_MAX: Int32 { Int32(Glibc._SC_COLL_WEIGHTS_MAX) }
/// The depth of expressions in `expr`.
@_disfavoredOverload public var _SC_EXPR_NEST_MAX: Int32 { Int32(Glibc._SC_EXPR_NEST_MAX) }
/// The length of a line for tools, in bytes.
@_disfavoredOverload public var _SC_LINE_MAX: Int32 { Int32(Glibc._SC_LINE_MAX) }
/// The repetitions in a regular expression.
@_disfavoredOverload public var _SC_RE_DUP_MAX: Int32 { Int32(Glibc._SC_RE_DUP_MAX) }
/// The version of the tools of POSIX.
@_disfavoredOverload public var _SC_2_VERSION: Int32 { Int32(Glibc._SC_2_VERSION) }
/// Whether there are bindings for C.
@_disfavoredOverload public var _SC_2_C_BIND: Int32 { Int32(Glibc._SC_2_C_BIND) }
/// Whether there are tools for C.
@_disfavoredOverload public var _SC_2_C_DEV: Int32 { Int32(Glibc._SC_2_C_DEV) }
/// Whether there is a terminal for the tools.
@_disfavoredOverload public var _SC_2_CHAR_TERM: Int32 { Int32(Glibc._SC_2_CHAR_TERM) }
/// Whether there are tools for Fortran.
@_disfavoredOverload public var _SC_2_FORT_DEV: Int32 { Int32(Glibc._SC_2_FORT_DEV) }
/// Whether programs of Fortran run.
@_disfavoredOverload public var _SC_2_FORT_RUN: Int32 { Int32(Glibc._SC_2_FORT_RUN) }
/// Whether locales can be made.
@_disfavoredOverload public var _SC_2_LOCALEDEF: Int32 { Int32(Glibc._SC_2_LOCALEDEF) }
/// Whether there are tools for software.
@_disfavoredOverload public var _SC_2_SW_DEV: Int32 { Int32(Glibc._SC_2_SW_DEV) }
/// Whether there are tools for users.
@_disfavoredOverload public var _SC_2_UPE: Int32 { Int32(Glibc._SC_2_UPE) }
/// The number of open streams of C.
@_disfavoredOverload public var _SC_STREAM_MAX: Int32 { Int32(Glibc._SC_STREAM_MAX) }
/// The length of a time zone's name.
@_disfavoredOverload public var _SC_TZNAME_MAX: Int32 { Int32(Glibc._SC_TZNAME_MAX) }
/// The size of a page of memory, in bytes.
@_disfavoredOverload public var _SC_PAGESIZE: Int32 { Int32(Glibc._SC_PAGESIZE) }
/// The number of processors.
@_disfavoredOverload public var _SC_NPROCESSORS_CONF: Int32 { Int32(Glibc._SC_NPROCESSORS_CONF) }
/// The number of processors that are on.
@_disfavoredOverload public var _SC_NPROCESSORS_ONLN: Int32 { Int32(Glibc._SC_NPROCESSORS_ONLN) }
/// The number of pages of memory.
@_disfavoredOverload public var _SC_PHYS_PAGES: Int32 { Int32(Glibc._SC_PHYS_PAGES) }
/// Whether files can be read beside the program.
@_disfavoredOverload public var _SC_ASYNCHRONOUS_IO: Int32 { Int32(Glibc._SC_ASYNCHRONOUS_IO) }
/// The number of functions that are called at the end.
@_disfavoredOverload public var _SC_ATEXIT_MAX: Int32 { Int32(Glibc._SC_ATEXIT_MAX) }
/// Whether threads have barriers.
@_disfavoredOverload public var _SC_BARRIERS: Int32 { Int32(Glibc._SC_BARRIERS) }
/// Whether clocks can be chosen.
@_disfavoredOverload public var _SC_CLOCK_SELECTION: Int32 { Int32(Glibc._SC_CLOCK_SELECTION) }
/// Whether there is a clock of a process.
@_disfavoredOverload public var _SC_CPUTIME: Int32 { Int32(Glibc._SC_CPUTIME) }
/// The number of missed ends of a timer.
@_disfavoredOverload public var _SC_DELAYTIMER_MAX: Int32 { Int32(Glibc._SC_DELAYTIMER_MAX) }
/// Whether files can be written at once.
@_disfavoredOverload public var _SC_FSYNC: Int32 { Int32(Glibc._SC_FSYNC) }
/// The size of a group's record, in bytes.
@_disfavoredOverload public var _SC_GETGR_R_SIZE_MAX: Int32 { Int32(Glibc._SC_GETGR_R_SIZE_MAX) }
/// The size of a user's record, in bytes.
@_disfavoredOverload public var _SC_GETPW_R_SIZE_MAX: Int32 { Int32(Glibc._SC_GETPW_R_SIZE_MAX) }
/// The length of a host's name.
@_disfavoredOverload public var _SC_HOST_NAME_MAX: Int32 { Int32(Glibc._SC_HOST_NAME_MAX) }
/// The number of pieces that are read at once.
@_disfavoredOverload public var _SC_IOV_MAX: Int32 { Int32(Glibc._SC_IOV_MAX) }
/// Whether there is version 6 of the Internet Protocol.
@_disfavoredOverload public var _SC_IPV6: Int32 { Int32(Glibc._SC_IPV6) }
/// The length of a user's name.
@_disfavoredOverload public var _SC_LOGIN_NAME_MAX: Int32 { Int32(Glibc._SC_LOGIN_NAME_MAX) }
/// Whether files can be mapped.
@_disfavoredOverload public var _SC_MAPPED_FILES: Int32 { Int32(Glibc._SC_MAPPED_FILES) }
/// Whether memory can be kept from the disk.
@_disfavoredOverload public var _SC_MEMLOCK: Int32 { Int32(Glibc._SC_MEMLOCK) }
/// Whether a range of memory can be kept from the disk.
@_disfavoredOverload public var _SC_MEMLOCK_RANGE: Int32 { Int32(Glibc._SC_MEMLOCK_RANGE) }
/// Whether memory can be protected.
@_disfavoredOverload public var _SC_MEMORY_PROTECTION: Int32 { Int32(Glibc._SC_MEMORY_PROTECTION) }
/// Whether there are queues of messages.
@_disfavoredOverload public var _SC_MESSAGE_PASSING: Int32 { Int32(Glibc._SC_MESSAGE_PASSING) }
/// Whether there is a clock that never goes back.
@_disfavoredOverload public var _SC_MONOTONIC_CLOCK: Int32 { Int32(Glibc._SC_MONOTONIC_CLOCK) }
/// The number of open queues of messages.
@_disfavoredOverload public var _SC_MQ_OPEN_MAX: Int32 { Int32(Glibc._SC_MQ_OPEN_MAX) }
/// The priorities of messages.
@_disfavoredOverload public var _SC_MQ_PRIO_MAX: Int32 { Int32(Glibc._SC_MQ_PRIO_MAX) }
/// Whether reads have priorities.
@_disfavoredOverload public var _SC_PRIORITIZED_IO: Int32 { Int32(Glibc._SC_PRIORITIZED_IO) }
/// Whether processes have priorities.
@_disfavoredOverload public var _SC_PRIORITY_SCHEDULING: Int32 { Int32(Glibc._SC_PRIORITY_SCHEDULING) }
/// Whether there are raw sockets.
@_disfavoredOverload public var _SC_RAW_SOCKETS: Int32 { Int32(Glibc._SC_RAW_SOCKETS) }
/// Whether there are locks for readers and writers.
@_disfavoredOverload public var _SC_READER_WRITER_LOCKS: Int32 { Int32(Glibc._SC_READER_WRITER_LOCKS) }
/// Whether there are signals in real time.
@_disfavoredOverload public var _SC_REALTIME_SIGNALS: Int32 { Int32(Glibc._SC_REALTIME_SIGNALS) }
/// Whether there are regular expressions.
@_disfavoredOverload public var _SC_REGEXP: Int32 { Int32(Glibc._SC_REGEXP) }
/// The number of signals in real time.
@_disfavoredOverload public var _SC_RTSIG_MAX: Int32 { Int32(Glibc._SC_RTSIG_MAX) }
/// Whether there are semaphores.
@_disfavoredOverload public var _SC_SEMAPHORES: Int32 { Int32(Glibc._SC_SEMAPHORES) }
/// The number of semaphores.
@_disfavoredOverload public var _SC_SEM_NSEMS_MAX: Int32 { Int32(Glibc._SC_SEM_NSEMS_MAX) }
/// The greatest value of a semaphore.
@_disfavoredOverload public var _SC_SEM_VALUE_MAX: Int32 { Int32(Glibc._SC_SEM_VALUE_MAX) }
/// Whether memory can be shared.
@_disfavoredOverload public var _SC_SHARED_MEMORY_OBJECTS: Int32 { Int32(Glibc._SC_SHARED_MEMORY_OBJECTS) }
/// Whether there is a shell.
@_disfavoredOverload public var _SC_SHELL: Int32 { Int32(Glibc._SC_SHELL) }
/// The number of queued signals.
@_disfavoredOverload public var _SC_SIGQUEUE_MAX: Int32 { Int32(Glibc._SC_SIGQUEUE_MAX) }
/// Whether programs can be spawned.
@_disfavoredOverload public var _SC_SPAWN: Int32 { Int32(Glibc._SC_SPAWN) }
/// Whether there are spin locks.
@_disfavoredOverload public var _SC_SPIN_LOCKS: Int32 { Int32(Glibc._SC_SPIN_LOCKS) }
/// The number of links in a path.
@_disfavoredOverload public var _SC_SYMLOOP_MAX: Int32 { Int32(Glibc._SC_SYMLOOP_MAX) }
/// Whether files can be written in order.
@_disfavoredOverload public var _SC_SYNCHRONIZED_IO: Int32 { Int32(Glibc._SC_SYNCHRONIZED_IO) }
/// Whether there are threads.
@_disfavoredOverload public var _SC_THREADS: Int32 { Int32(Glibc._SC_THREADS) }
/// Whether a thread's stack has a place of its own.
@_disfavoredOverload public var _SC_THREAD_ATTR_STACKADDR: Int32 { Int32(Glibc._SC_THREAD_ATTR_STACKADDR) }
/// Whether a thread's stack has a size of its own.
@_disfavoredOverload public var _SC_THREAD_ATTR_STACKSIZE: Int32 { Int32(Glibc._SC_THREAD_ATTR_STACKSIZE) }
/// Whether there is a clock of a thread.
@_disfavoredOverload public var _SC_THREAD_CPUTIME: Int32 { Int32(Glibc._SC_THREAD_CPUTIME) }
/// How often a thread's values are destroyed.
@_disfavoredOverload public var _SC_THREAD_DESTRUCTOR_ITERATIONS: Int32 {
    Int32(Glibc._SC_THREAD_DESTRUCTOR_ITERATIONS)
}
/// The number of a thread's values.
@_disfavoredOverload public var _SC_THREAD_KEYS_MAX: Int32 { Int32(Glibc._SC_THREAD_KEYS_MAX) }
/// Whether locks pass on priorities.
@_disfavoredOverload public var _SC_THREAD_PRIO_INHERIT: Int32 { Int32(Glibc._SC_THREAD_PRIO_INHERIT) }
/// Whether locks have priorities.
@_disfavoredOverload public var _SC_THREAD_PRIO_PROTECT: Int32 { Int32(Glibc._SC_THREAD_PRIO_PROTECT) }
/// Whether threads have priorities.
@_disfavoredOverload public var _SC_THREAD_PRIORITY_SCHEDULING: Int32 { Int32(Glibc._SC_THREAD_PRIORITY_SCHEDULING) }
/// Whether locks are for several programs.
@_disfavoredOverload public var _SC_THREAD_PROCESS_SHARED: Int32 { Int32(Glibc._SC_THREAD_PROCESS_SHARED) }
/// Whether there are functions for several threads.
@_disfavoredOverload public var _SC_THREAD_SAFE_FUNCTIONS: Int32 { Int32(Glibc._SC_THREAD_SAFE_FUNCTIONS) }
/// The size of the smallest stack, in bytes.
@_disfavoredOverload public var _SC_THREAD_STACK_MIN: Int32 { Int32(Glibc._SC_THREAD_STACK_MIN) }
/// The number of threads.
@_disfavoredOverload public var _SC_THREAD_THREADS_MAX: Int32 { Int32(Glibc._SC_THREAD_THREADS_MAX) }
/// Whether waits can end after a time.
@_disfavoredOverload public var _SC_TIMEOUTS: Int32 { Int32(Glibc._SC_TIMEOUTS) }
/// The number of timers.
@_disfavoredOverload public var _SC_TIMER_MAX: Int32 { Int32(Glibc._SC_TIMER_MAX) }
/// Whether there are timers.
@_disfavoredOverload public var _SC_TIMERS: Int32 { Int32(Glibc._SC_TIMERS) }
/// The length of a terminal's name.
@_disfavoredOverload public var _SC_TTY_NAME_MAX: Int32 { Int32(Glibc._SC_TTY_NAME_MAX) }
/// Whether there is encryption.
@_disfavoredOverload public var _SC_XOPEN_CRYPT: Int32 { Int32(Glibc._SC_XOPEN_CRYPT) }
/// Whether there are languages.
@_disfavoredOverload public var _SC_XOPEN_ENH_I18N: Int32 { Int32(Glibc._SC_XOPEN_ENH_I18N) }
/// Whether there is real time.
@_disfavoredOverload public var _SC_XOPEN_REALTIME: Int32 { Int32(Glibc._SC_XOPEN_REALTIME) }
/// Whether there is shared memory.
@_disfavoredOverload public var _SC_XOPEN_SHM: Int32 { Int32(Glibc._SC_XOPEN_SHM) }
/// Whether the system follows X/Open.
@_disfavoredOverload public var _SC_XOPEN_UNIX: Int32 { Int32(Glibc._SC_XOPEN_UNIX) }
/// The version of X/Open.
@_disfavoredOverload public var _SC_XOPEN_VERSION: Int32 { Int32(Glibc._SC_XOPEN_VERSION) }
/// The version of the tools of X/Open.
@_disfavoredOverload public var _SC_XOPEN_XCU_VERSION: Int32 { Int32(Glibc._SC_XOPEN_XCU_VERSION) }

// Of a path.

/// The number of a file's links.
@_disfavoredOverload public var _PC_LINK_MAX: Int32 { Int32(Glibc._PC_LINK_MAX) }
/// The length of a terminal's line.
@_disfavoredOverload public var _PC_MAX_CANON: Int32 { Int32(Glibc._PC_MAX_CANON) }
/// The length of a terminal's input.
@_disfavoredOverload public var _PC_MAX_INPUT: Int32 { Int32(Glibc._PC_MAX_INPUT) }
/// The length of a name.
@_disfavoredOverload public var _PC_NAME_MAX: Int32 { Int32(Glibc._PC_NAME_MAX) }
/// The length of a path.
@_disfavoredOverload public var _PC_PATH_MAX: Int32 { Int32(Glibc._PC_PATH_MAX) }
/// The bytes that are written to a pipe as one.
@_disfavoredOverload public var _PC_PIPE_BUF: Int32 { Int32(Glibc._PC_PIPE_BUF) }
/// Whether only the system gives files away.
@_disfavoredOverload public var _PC_CHOWN_RESTRICTED: Int32 { Int32(Glibc._PC_CHOWN_RESTRICTED) }
/// Whether long names are errors.
@_disfavoredOverload public var _PC_NO_TRUNC: Int32 { Int32(Glibc._PC_NO_TRUNC) }
/// The character that turns another one off.
@_disfavoredOverload public var _PC_VDISABLE: Int32 { Int32(Glibc._PC_VDISABLE) }
/// The bits of a file's size.
@_disfavoredOverload public var _PC_FILESIZEBITS: Int32 { Int32(Glibc._PC_FILESIZEBITS) }
/// The steps between good sizes of reads, in bytes.
@_disfavoredOverload public var _PC_REC_INCR_XFER_SIZE: Int32 { Int32(Glibc._PC_REC_INCR_XFER_SIZE) }
/// The greatest good size of reads, in bytes.
@_disfavoredOverload public var _PC_REC_MAX_XFER_SIZE: Int32 { Int32(Glibc._PC_REC_MAX_XFER_SIZE) }
/// The least good size of reads, in bytes.
@_disfavoredOverload public var _PC_REC_MIN_XFER_SIZE: Int32 { Int32(Glibc._PC_REC_MIN_XFER_SIZE) }
/// The alignment of reads, in bytes.
@_disfavoredOverload public var _PC_REC_XFER_ALIGN: Int32 { Int32(Glibc._PC_REC_XFER_ALIGN) }
/// The length of a link's path.
@_disfavoredOverload public var _PC_SYMLINK_MAX: Int32 { Int32(Glibc._PC_SYMLINK_MAX) }
/// Whether files can be written in order.
@_disfavoredOverload public var _PC_SYNC_IO: Int32 { Int32(Glibc._PC_SYNC_IO) }
/// Whether files can be read beside the program.
@_disfavoredOverload public var _PC_ASYNC_IO: Int32 { Int32(Glibc._PC_ASYNC_IO) }
/// Whether reads have priorities.
@_disfavoredOverload public var _PC_PRIO_IO: Int32 { Int32(Glibc._PC_PRIO_IO) }
/// The least size on the disk, in bytes.
@_disfavoredOverload public var _PC_ALLOC_SIZE_MIN: Int32 { Int32(Glibc._PC_ALLOC_SIZE_MIN) }
/// Whether folders have symbolic links.
@_disfavoredOverload public var _PC_2_SYMLINKS: Int32 { Int32(Glibc._PC_2_SYMLINKS) }

// Texts.

/// The folders of the system's tools.
@_disfavoredOverload public var _CS_PATH: Int32 { Int32(Glibc._CS_PATH) }

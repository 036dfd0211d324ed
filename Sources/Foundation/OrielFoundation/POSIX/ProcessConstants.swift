import Glibc

// Constants of processes and signals. On Apple's systems these are numbers of C; this system's headers list them as cases, which
// Swift imports as other types. The numbers here are chosen where an `Int32` is wanted.

// Limits of a process.

/// The time of the processor, in seconds.
@_disfavoredOverload public var RLIMIT_CPU: Int32 { Int32(truncatingIfNeeded: Glibc.RLIMIT_CPU.rawValue) }
/// The size of files, in bytes.
@_disfavoredOverload public var RLIMIT_FSIZE: Int32 { Int32(truncatingIfNeeded: Glibc.RLIMIT_FSIZE.rawValue) }
/// The size of data, in bytes.
@_disfavoredOverload public var RLIMIT_DATA: Int32 { Int32(truncatingIfNeeded: Glibc.RLIMIT_DATA.rawValue) }
/// The size of the stack, in bytes.
@_disfavoredOverload public var RLIMIT_STACK: Int32 { Int32(truncatingIfNeeded: Glibc.RLIMIT_STACK.rawValue) }
/// The size of core files, in bytes.
@_disfavoredOverload public var RLIMIT_CORE: Int32 { Int32(truncatingIfNeeded: Glibc.RLIMIT_CORE.rawValue) }
/// The size of memory, in bytes.
@_disfavoredOverload public var RLIMIT_AS: Int32 { Int32(truncatingIfNeeded: Glibc.RLIMIT_AS.rawValue) }
/// The number of open files.
@_disfavoredOverload public var RLIMIT_NOFILE: Int32 { Int32(truncatingIfNeeded: Glibc.RLIMIT_NOFILE.rawValue) }
/// The use by this process.
@_disfavoredOverload public var RUSAGE_SELF: Int32 { Int32(truncatingIfNeeded: Glibc.RUSAGE_SELF.rawValue) }
/// The use by processes that this one has started, and that have ended.
@_disfavoredOverload public var RUSAGE_CHILDREN: Int32 { Int32(truncatingIfNeeded: Glibc.RUSAGE_CHILDREN.rawValue) }
/// The priority of a process.
@_disfavoredOverload public var PRIO_PROCESS: Int32 { Int32(truncatingIfNeeded: Glibc.PRIO_PROCESS.rawValue) }
/// The priority of a group of processes.
@_disfavoredOverload public var PRIO_PGRP: Int32 { Int32(truncatingIfNeeded: Glibc.PRIO_PGRP.rawValue) }
/// The priority of a user's processes.
@_disfavoredOverload public var PRIO_USER: Int32 { Int32(truncatingIfNeeded: Glibc.PRIO_USER.rawValue) }
/// A timer of real time.
@_disfavoredOverload public var ITIMER_REAL: Int32 { Int32(truncatingIfNeeded: Glibc.ITIMER_REAL.rawValue) }
/// A timer of the program's time on the processor.
@_disfavoredOverload public var ITIMER_VIRTUAL: Int32 { Int32(truncatingIfNeeded: Glibc.ITIMER_VIRTUAL.rawValue) }
/// A timer of the time on the processor, with the system's.
@_disfavoredOverload public var ITIMER_PROF: Int32 { Int32(truncatingIfNeeded: Glibc.ITIMER_PROF.rawValue) }

// Reasons of signals.

/// A program has sent the signal.
@_disfavoredOverload public var SI_USER: Int32 { Int32(Glibc.SI_USER) }
/// A program has queued the signal.
@_disfavoredOverload public var SI_QUEUE: Int32 { Int32(Glibc.SI_QUEUE) }
/// A timer has ended.
@_disfavoredOverload public var SI_TIMER: Int32 { Int32(Glibc.SI_TIMER) }
/// An operation of files has ended.
@_disfavoredOverload public var SI_ASYNCIO: Int32 { Int32(Glibc.SI_ASYNCIO) }
/// A message has arrived.
@_disfavoredOverload public var SI_MESGQ: Int32 { Int32(Glibc.SI_MESGQ) }
/// An unknown instruction.
@_disfavoredOverload public var ILL_ILLOPC: Int32 { Int32(Glibc.ILL_ILLOPC) }
/// A wrong operand.
@_disfavoredOverload public var ILL_ILLOPN: Int32 { Int32(Glibc.ILL_ILLOPN) }
/// A wrong mode of addresses.
@_disfavoredOverload public var ILL_ILLADR: Int32 { Int32(Glibc.ILL_ILLADR) }
/// A wrong trap.
@_disfavoredOverload public var ILL_ILLTRP: Int32 { Int32(Glibc.ILL_ILLTRP) }
/// An instruction of the system's alone.
@_disfavoredOverload public var ILL_PRVOPC: Int32 { Int32(Glibc.ILL_PRVOPC) }
/// A register of the system's alone.
@_disfavoredOverload public var ILL_PRVREG: Int32 { Int32(Glibc.ILL_PRVREG) }
/// An error of a coprocessor.
@_disfavoredOverload public var ILL_COPROC: Int32 { Int32(Glibc.ILL_COPROC) }
/// An error of the stack.
@_disfavoredOverload public var ILL_BADSTK: Int32 { Int32(Glibc.ILL_BADSTK) }
/// A division of whole numbers by zero.
@_disfavoredOverload public var FPE_INTDIV: Int32 { Int32(Glibc.FPE_INTDIV) }
/// A whole number is too large.
@_disfavoredOverload public var FPE_INTOVF: Int32 { Int32(Glibc.FPE_INTOVF) }
/// A division by zero.
@_disfavoredOverload public var FPE_FLTDIV: Int32 { Int32(Glibc.FPE_FLTDIV) }
/// A number is too large.
@_disfavoredOverload public var FPE_FLTOVF: Int32 { Int32(Glibc.FPE_FLTOVF) }
/// A number is too small.
@_disfavoredOverload public var FPE_FLTUND: Int32 { Int32(Glibc.FPE_FLTUND) }
/// A result is not exact.
@_disfavoredOverload public var FPE_FLTRES: Int32 { Int32(Glibc.FPE_FLTRES) }
/// An operation without a result.
@_disfavoredOverload public var FPE_FLTINV: Int32 { Int32(Glibc.FPE_FLTINV) }
/// An index is out of range.
@_disfavoredOverload public var FPE_FLTSUB: Int32 { Int32(Glibc.FPE_FLTSUB) }
/// There is no memory at the address.
@_disfavoredOverload public var SEGV_MAPERR: Int32 { Int32(Glibc.SEGV_MAPERR) }
/// The memory does not allow the access.
@_disfavoredOverload public var SEGV_ACCERR: Int32 { Int32(Glibc.SEGV_ACCERR) }
/// The address is not aligned.
@_disfavoredOverload public var BUS_ADRALN: Int32 { Int32(Glibc.BUS_ADRALN) }
/// There is no such address.
@_disfavoredOverload public var BUS_ADRERR: Int32 { Int32(Glibc.BUS_ADRERR) }
/// An error of the hardware.
@_disfavoredOverload public var BUS_OBJERR: Int32 { Int32(Glibc.BUS_OBJERR) }
/// A child has ended.
@_disfavoredOverload public var CLD_EXITED: Int32 { Int32(Glibc.CLD_EXITED) }
/// A child was ended by a signal.
@_disfavoredOverload public var CLD_KILLED: Int32 { Int32(Glibc.CLD_KILLED) }
/// A child was ended by a signal and wrote a core file.
@_disfavoredOverload public var CLD_DUMPED: Int32 { Int32(Glibc.CLD_DUMPED) }
/// A traced child has stopped.
@_disfavoredOverload public var CLD_TRAPPED: Int32 { Int32(Glibc.CLD_TRAPPED) }
/// A child has stopped.
@_disfavoredOverload public var CLD_STOPPED: Int32 { Int32(Glibc.CLD_STOPPED) }
/// A child that was stopped runs again.
@_disfavoredOverload public var CLD_CONTINUED: Int32 { Int32(Glibc.CLD_CONTINUED) }
/// There is something to read.
@_disfavoredOverload public var POLL_IN: Int32 { Int32(Glibc.POLL_IN) }
/// There is room to write.
@_disfavoredOverload public var POLL_OUT: Int32 { Int32(Glibc.POLL_OUT) }
/// There is a message.
@_disfavoredOverload public var POLL_MSG: Int32 { Int32(Glibc.POLL_MSG) }
/// There is an error.
@_disfavoredOverload public var POLL_ERR: Int32 { Int32(Glibc.POLL_ERR) }
/// There is something urgent to read.
@_disfavoredOverload public var POLL_PRI: Int32 { Int32(Glibc.POLL_PRI) }
/// The other side has ended the connection.
@_disfavoredOverload public var POLL_HUP: Int32 { Int32(Glibc.POLL_HUP) }
/// No notice.
@_disfavoredOverload public var SIGEV_NONE: Int32 { Int32(Glibc.SIGEV_NONE) }
/// A notice by a signal.
@_disfavoredOverload public var SIGEV_SIGNAL: Int32 { Int32(Glibc.SIGEV_SIGNAL) }
/// A notice by a thread.
@_disfavoredOverload public var SIGEV_THREAD: Int32 { Int32(Glibc.SIGEV_THREAD) }
/// The other stack is in use.
@_disfavoredOverload public var SS_ONSTACK: Int32 { Int32(Glibc.SS_ONSTACK) }
/// The other stack is off.
@_disfavoredOverload public var SS_DISABLE: Int32 { Int32(Glibc.SS_DISABLE) }

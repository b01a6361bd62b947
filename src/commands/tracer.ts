/** Options of `strace` beside those that every use needs, and the calls it writes down. */
interface Traced {
  calls: readonly string[]
  file: string
  options?: readonly string[]
}

/** What is put in front of a command so that its system calls, and those of what it starts, are written to a file. */
export const tracing = ({ calls, file, options = [] }: Traced): string[] => [
  // The tracer stands aside (-D), so that signals reach the command itself.
  ...['strace', '-D', '-f', '-qq', '--seccomp-bpf'],
  ...options,
  ...['-e', `trace=${calls.join(',')}`, '-o', file],
]

/** Structured logs: one JSON object a line. Never pass passwords, tokens, resume text or the body of a mail. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

let isListening = false

/** A log that cannot be written, on a full disk or to a reader that is gone, must not end or stop the server: the line is lost. */
function writeToOutput(line: string) {
  if (!isListening) process.stdout.on('error', () => {})
  isListening = true
  try {
    process.stdout.write(line)
  } catch {
    // See above.
  }
}

/** Writes to `write`, by default standard output. */
export function createLog(write: (line: string) => void = writeToOutput): Log {
  const at =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** For tests that do not look at logs. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }

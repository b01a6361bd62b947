/** Structured logs: one JSON object a line. Never pass passwords, tokens, resume text or the body of a mail. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

/** Writes to `write`, by default standard output. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** For tests that do not look at logs. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }

/** Whether an error means that the engine is away or busy, and not that a statement is wrong. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(08|53|57P|55P03)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].includes(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/.test(
      message,
    )
  )
}

/** Asks again and again until there is an answer that is not null, undefined or false. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  what: string | (() => string) = String(ask),
  ms = 15_000,
): Promise<NonNullable<Answer>> {
  const deadline = performance.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}.`)
    await Bun.sleep(20)
  }
}

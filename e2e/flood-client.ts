/** Sends wrong passwords of twenty people from twenty addresses at a steady rate, and says what came back: `ADDRESS RATE SECONDS`. */
const [address = '', rate = '500', seconds = '5'] = process.argv.slice(2)
const statuses: Record<string, number> = {}
const open = new Set<Promise<void>>()
const started = performance.now()
let sent = 0
const one = async (number: number) => {
  const status = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${number % 20}` },
    body: JSON.stringify({ email: `person${number % 20}@example.com`, password: 'a wrong password' }),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  statuses[status] = (statuses[status] ?? 0) + 1
}
while (performance.now() - started < Number(seconds) * 1000) {
  const due = ((performance.now() - started) / 1000) * Number(rate)
  // A server that answers slowly is not sent without end: what waits counts as the flood, too.
  for (; sent < due && open.size < 4_000; sent++) {
    const promise: Promise<void> = one(sent).finally(() => open.delete(promise))
    open.add(promise)
  }
  await Bun.sleep(5)
}
await Promise.race([Promise.all(open), Bun.sleep(20_000)])
process.stdout.write(JSON.stringify({ sent, statuses }))
process.exit(0)

export {}

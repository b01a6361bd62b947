/** The thread that opens addresses at a steady pace and notes when the first byte of each answer came, counted from its turn. */
declare const self: Worker

export interface Openings {
  addresses: string[]
  perSecond: number
  seconds: number
}

self.onmessage = async ({ data }: MessageEvent<Openings>) => self.postMessage(await open(data))

async function open({ addresses, perSecond, seconds }: Openings) {
  const took: number[] = []
  const failures: string[] = []
  const pending: Promise<void>[] = []
  const begun = performance.now()
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = begun + (number * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await Bun.sleep(wait)
    const address = addresses[number % addresses.length]!
    const visit = fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })
      .then(async (response) => {
        took.push(performance.now() - due)
        await response.arrayBuffer()
        if (response.status !== 200) failures.push(`${address} ${response.status}`)
      })
      .catch((error: unknown) => void failures.push(`${address} ${error}`))
    pending.push(visit)
  }
  await Promise.all(pending)
  return { took, failures }
}

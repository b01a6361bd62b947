/** The thread that visits pages at a steady pace and notes how long each took, counted from when its turn came. */
declare const self: Worker

export interface Visits {
  address: string
  cookie: string
  paths: string[]
  perSecond: number
}

const took: number[] = []
const failures: string[] = []
const open = new Set<Promise<void>>()
let ending = false

self.onmessage = async ({ data }: MessageEvent<Visits | 'end'>) => {
  if (data !== 'end') return void keepVisiting(data)
  ending = true
  await Promise.all(open)
  self.postMessage({ took, failures })
}

async function keepVisiting({ address, cookie, paths, perSecond }: Visits) {
  self.postMessage('visiting')
  const begun = performance.now()
  for (let number = 0; !ending; number++) {
    const due = begun + (number * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await Bun.sleep(wait)
    const path = paths[number % paths.length]!
    const visit = fetch(address + path, {
      headers: { cookie, accept: path.startsWith('/api') ? 'application/json' : 'text/html' },
    })
      .then(async (response) => {
        await response.arrayBuffer()
        took.push(performance.now() - due)
        if (response.status !== 200) failures.push(`${path} ${response.status}`)
      })
      .catch((error: unknown) => void failures.push(`${path} ${error}`))
      .finally(() => open.delete(visit))
    open.add(visit)
  }
}

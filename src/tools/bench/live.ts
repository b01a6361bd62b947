import { join } from 'node:path'
import { freePort } from '#src/commands/free-port.ts'
import { openAccount } from '#src/commands/open-account.ts'
import { signIn, startServer } from '#src/commands/server-process.ts'
import { admin, type BenchOptions, adminEnvironment as environment, type Measure, measure, percentile } from './measure.ts'
import { submission, submit } from './submission.ts'

const accounts = 50
const windowsEach = 10
/** Changes of a round, one after the other; each is heard in every window of its account. */
const changes = 300
const now = () => performance.timeOrigin + performance.now()

interface Owner {
  cookie: string
  candidateId: string
  windows: Windows
}

/**
 * How long a change takes from its commit to the windows of its workspace, while 500 windows are open; against a bare server
 * that publishes the same text to as many windows. The two take turns, so that a busy machine slows both.
 */
export async function liveEvents({ material, rounds, folder }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'live')
  const commitsPort = freePort()
  const [server, bare] = await Promise.all([
    startServer({
      dataDir,
      environment: { ...environment, COMMITS_PORT: String(commitsPort) },
      entry: join(import.meta.dir, 'noting-server.ts'),
    }),
    startServer({ dataDir, entry: join(import.meta.dir, 'bare-publisher.ts'), firstPage: '/nobody' }),
  ])
  try {
    const owners = await openWorkspaces(server.address, dataDir, material)
    const bareWindows = `${bare.address.replace('http', 'ws')}/ws`
    const listeners = await Promise.all(owners.map((_, at) => openWindows(`${bareWindows}?to=${at}`, {}, () => true)))
    const sampled = owners[0]!.windows.sample()
    await note(server.address, owners[0]!, 'To warm up')
    const frame = await sampled
    const commits = async () => (await (await fetch(`http://127.0.0.1:${commitsPort}/`)).json()) as number[]

    const ours = async (at: number, text: string) => {
      const owner = owners[at]!
      await commits()
      const heard = owner.windows.next()
      const sent = now()
      await note(server.address, owner, text)
      const arrivals = await heard
      // The newest before anybody heard of it: that the person was seen may have been committed by the same request.
      const committed = (await commits()).findLast((each) => each >= sent && each <= Math.min(...arrivals))
      if (!committed) throw new Error('A change was told before it was committed.')
      return arrivals.map((arrival) => arrival - committed)
    }
    const theirs = async (at: number) => {
      const heard = listeners[at]!.next()
      const answer = await fetch(`${bare.address}/${at}`, { method: 'POST', body: frame })
      const published = (await answer.json()) as number
      return (await heard).map((arrival) => arrival - published)
    }
    const round = async (number: number): Promise<[number, number]> => {
      const waits: [number[], number[]] = [[], []]
      for (let count = 0; count < changes; count++) {
        const at = (count * 7) % accounts
        waits[0].push(...(await ours(at, `Note ${count} of round ${number}`)))
        waits[1].push(...(await theirs(at)))
      }
      return [percentile(waits[0], 99), percentile(waits[1], 99)]
    }
    await round(-1)
    const taken: [number, number][] = []
    for (let number = 0; number < rounds; number++) taken.push(await round(number))
    for (const windows of [...owners.map((owner) => owner.windows), ...listeners]) windows.close()
    return [
      measure(
        {
          name: `commit → event in another window, ${accounts * windowsEach} windows, p99`,
          against: 'Bun.serve publish',
          unit: 'ms',
          limit: 2,
          guard: 50,
        },
        taken,
        [`${accounts} workspaces of ${windowsEach} windows; ${changes} notes a round, every window heard of them`],
      ),
    ]
  } finally {
    await Promise.all([server.stop(), bare.stop()])
  }
}

/** A person, a candidate and ten windows in each workspace. */
async function openWorkspaces(address: string, dataDir: string, material: BenchOptions['material']): Promise<Owner[]> {
  const adminCookie = await signIn(address, admin)
  const owners: Owner[] = []
  for (let from = 0; from < accounts; from += 10)
    owners.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => openOne(from + at)))))
  return owners

  async function openOne(number: number): Promise<Owner> {
    const cookie = await openAccount(
      { address, dataDir, adminCookie },
      {
        fullName: `Person ${number}`,
        email: `person-${number}@example.com`,
        mobileNumber: '+1 415 555 0134',
        companyName: `Company ${number}`,
        designation: 'Recruiter',
        password: 'correct-horse-battery-9',
      },
    )
    const resume = material.resumes[number % material.resumes.length]!
    await submit(address, cookie, await submission(material.jobDescription, [resume]))
    const answer = await fetch(`${address}/api/candidate-filtering?limit=1`, { headers: { cookie } })
    const [candidate] = (await answer.json()) as { _id: string }[]
    if (!candidate) throw new Error('The resume of a workspace could not be ranked.')
    const headers = { cookie, origin: address.replace('127.0.0.1', 'localhost') }
    const isChange = (text: string) => text.includes('"workflowUpdated"')
    return {
      cookie,
      candidateId: candidate._id,
      windows: await openWindows(`${address.replace('http', 'ws')}/ws`, headers, isChange),
    }
  }
}

async function note(address: string, { cookie, candidateId }: Owner, text: string) {
  const answer = await fetch(`${address}/api/candidates/${candidateId}/notes`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!answer.ok) throw new Error(`A note was answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

type Windows = Awaited<ReturnType<typeof openWindows>>

/** The windows of one workspace, which tell when each of them has heard the next event. */
async function openWindows(url: string, headers: Record<string, string>, isWanted: (text: string) => boolean) {
  let arrivals: number[] = []
  let hear: (arrivals: number[]) => void = () => undefined
  let sampled: (text: string) => void = () => undefined
  const open = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(url, { headers } as unknown as string[])
      socket.addEventListener('open', () => resolve(socket))
      socket.addEventListener('error', (event) => reject(new Error(`No window at ${url}: ${(event as ErrorEvent).message}`)))
      socket.addEventListener('message', ({ data }) => {
        const at = now()
        if (!isWanted(String(data))) return
        sampled(String(data))
        arrivals.push(at)
        if (arrivals.length === windowsEach) hear(arrivals)
      })
    })
  const sockets: WebSocket[] = []
  for (let count = 0; count < windowsEach; count++) sockets.push(await open())
  return {
    /** Resolves to when each window heard the next event; rejects after 5 s. */
    next: () =>
      new Promise<number[]>((resolve, reject) => {
        arrivals = []
        const late = setTimeout(() => reject(new Error(`Only ${arrivals.length} windows heard of a change.`)), 5000)
        hear = (all) => {
          clearTimeout(late)
          resolve(all)
        }
      }),
    /** The text of the next event. */
    sample: () => new Promise<string>((resolve) => (sampled = resolve)),
    close: () => sockets.map((socket) => socket.close()),
  }
}

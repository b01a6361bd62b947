import { createHash } from 'node:crypto'
import type { Clock } from '#src/ports/clock.ts'
import type { EgressEntry, Outgoing, OutgoingRow, Parcel, Purpose } from '#src/ports/outgoing.ts'
import { subjectAtHand } from '#src/shared/egress-subject.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { type Destination, hostOf, isThisMachine } from './destinations.ts'

/** Somewhere that no setting names. */
export class NoWayOut extends ProviderError {
  constructor(host: string) {
    super('outgoing', `This server does not connect to ${host}: no setting names it.`)
  }
}

interface Options {
  /** Whether other machines may be reached at all. */
  isOpen: boolean
  destinations: Destination[]
  clock: Clock
  /** Keeps each connection, made or refused. */
  note?(entry: EgressEntry): void
}

export interface EgressAllowList extends Outgoing {
  /** `fetch` for one purpose, which leads to the places that settings name for it and nowhere else. */
  fetch(purpose: Purpose, through?: typeof fetch): typeof fetch
}

/** Rows of hosts that nobody named are kept for the newest of them: whoever asks for many fills no memory. */
const maximumRows = 200

/** Places that no setting names: owners of workspaces, and everybody for their own calendar. */
const namedByPeople: Partial<Record<Purpose, string>> = {
  webhooks: 'webhooks of a workspace',
  calendars: 'calendars of people',
}

/** The one way out: it knows where the settings lead, refuses everything else, counts and notes. */
export function createEgressAllowList({ isOpen, destinations, clock, note }: Options): EgressAllowList {
  const rows = new Map<string, OutgoingRow>()
  const rowOf = (purpose: Purpose, host: string, setting: string | null): OutgoingRow => {
    const key = `${purpose} ${host}`
    const known = rows.get(key)
    if (known) return known
    const oldest = [...rows].find(([, row]) => row.setting === null || row.purpose in namedByPeople)
    if (rows.size >= maximumRows && oldest) rows.delete(oldest[0])
    const row = { purpose, host, setting, connections: 0, bytes: 0, refused: 0, lastAt: null }
    rows.set(key, row)
    return row
  }
  for (const { purpose, host, setting } of destinations) rowOf(purpose, host, setting)

  const settingFor = (purpose: Purpose, host: string) => {
    if (!isOpen && !isThisMachine(host)) return null
    const named = destinations.find((each) => each.purpose === purpose && each.host === host)?.setting
    // Where these may be is checked where the connection is made.
    return named ?? namedByPeople[purpose] ?? null
  }

  const allowList: EgressAllowList = {
    isOpen,
    list: () => [...rows.values()].map((row) => ({ ...row })),
    pass(purpose, address, { bytes = 0, sha256, subject } = {}) {
      const host = hostOf(address)
      // A file of this machine, or data that the address holds.
      if (host === null && /^(?:file|data|blob):/i.test(address)) return
      const setting = host === null ? null : settingFor(purpose, host)
      const row = rowOf(purpose, host ?? 'no address', setting)
      row.lastAt = clock.now()
      note?.({
        at: row.lastAt,
        purpose,
        host: row.host,
        setting,
        outcome: setting === null ? 'refused' : 'sent',
        bytes: setting === null ? 0 : bytes,
        sha256: setting === null ? null : (sha256 ?? null),
        subject: subject ?? subjectAtHand(),
      })
      if (setting === null) {
        row.refused++
        throw new NoWayOut(host ?? 'a place without an address')
      }
      row.connections++
      row.bytes += bytes
    },
    fetch(purpose, through = fetch) {
      const guarded = async (input: string | URL | Request, init?: RequestInit) => {
        const address = input instanceof Request ? input.url : String(input)
        allowList.pass(purpose, address, await parcelOf(init?.body))
        // The list was asked about this place only.
        return through(input, { ...init, redirect: init?.redirect === 'manual' ? 'manual' : 'error' })
      }
      return guarded as typeof fetch
    },
  }
  return allowList
}

/** Size and hash of a body. What streams is told by neither: it is gone when it was counted. */
async function parcelOf(body: RequestInit['body']): Promise<Parcel> {
  if (body === undefined || body === null) return { bytes: 0 }
  const hash = createHash('sha256')
  let bytes = 0
  const add = (piece: string | Uint8Array) => {
    bytes += Buffer.byteLength(piece)
    hash.update(piece)
  }
  if (typeof body === 'string') add(body)
  else if (body instanceof Blob) add(await body.bytes())
  else if (body instanceof ArrayBuffer) add(new Uint8Array(body))
  else if (ArrayBuffer.isView(body)) add(new Uint8Array(body.buffer, body.byteOffset, body.byteLength))
  else if (body instanceof FormData) {
    const values: (string | Blob)[] = []
    body.forEach((value) => void values.push(value))
    for (const value of values) add(typeof value === 'string' ? value : await value.bytes())
  } else return {}
  return { bytes, sha256: hash.digest('hex') }
}

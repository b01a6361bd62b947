import type { Clock } from '#src/ports/clock.ts'
import type { Outgoing, OutgoingRow, Purpose } from '#src/ports/outgoing.ts'
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
}

export interface EgressAllowList extends Outgoing {
  /** `fetch` for one purpose, which leads to the places that settings name for it and nowhere else. */
  fetch(purpose: Purpose, through?: typeof fetch): typeof fetch
}

/** Rows of hosts that nobody named are kept for the newest of them: whoever asks for many fills no memory. */
const maximumRows = 200

/** The one way out: it knows where the settings lead, refuses everything else, and counts. */
export function createEgressAllowList({ isOpen, destinations, clock }: Options): EgressAllowList {
  const rows = new Map<string, OutgoingRow>()
  const rowOf = (purpose: Purpose, host: string, setting: string | null): OutgoingRow => {
    const key = `${purpose} ${host}`
    const known = rows.get(key)
    if (known) return known
    const oldest = [...rows].find(([, row]) => row.setting === null || row.purpose === 'webhooks')
    if (rows.size >= maximumRows && oldest) rows.delete(oldest[0])
    const row = { purpose, host, setting, connections: 0, bytes: 0, refused: 0, lastAt: null }
    rows.set(key, row)
    return row
  }
  for (const { purpose, host, setting } of destinations) rowOf(purpose, host, setting)

  const settingFor = (purpose: Purpose, host: string) => {
    if (!isOpen && !isThisMachine(host)) return null
    // Where receivers may be is checked where the connection is made; owners of workspaces named them.
    if (purpose === 'webhooks') return 'webhooks of a workspace'
    return destinations.find((each) => each.purpose === purpose && each.host === host)?.setting ?? null
  }

  const allowList: EgressAllowList = {
    isOpen,
    list: () => [...rows.values()].map((row) => ({ ...row })),
    pass(purpose, address, bytes = 0) {
      const host = hostOf(address)
      // A file of this machine, or data that the address holds.
      if (host === null && /^(?:file|data|blob):/i.test(address)) return
      const setting = host === null ? null : settingFor(purpose, host)
      const row = rowOf(purpose, host ?? 'no address', setting)
      row.lastAt = clock.now()
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
        allowList.pass(purpose, address, sizeOf(init?.body))
        // The list was asked about this place only.
        return through(input, { ...init, redirect: init?.redirect === 'manual' ? 'manual' : 'error' })
      }
      return guarded as typeof fetch
    },
  }
  return allowList
}

function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return Buffer.byteLength(body)
  if (body instanceof Blob) return body.size
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength
  if (!(body instanceof FormData)) return 0
  let sum = 0
  body.forEach((value) => {
    sum += typeof value === 'string' ? Buffer.byteLength(value) : value.size
  })
  return sum
}

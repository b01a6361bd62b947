import { systemCalls } from '#src/contracts/system.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import type { Observations } from '#src/shared/observed-model.ts'
import { routesOf } from './contracted.ts'

interface Part {
  name: string
  check(): Promise<void>
}

/** A language model is also watched while it works: it may be there and still fail at every question. */
interface ModelPart extends Part {
  observations?(): Observations
}

/** What the server stands on. Each part is asked now; the answer names its state and its last error. */
export interface HealthParts {
  database: Part
  storage: Part
  mail: Part
  llm: ModelPart
  transcription: Part
  /** Looks for malware in files that arrive. */
  scanner: Part
}

interface PartState {
  name: string
  state: 'ok' | 'off' | 'down'
  lastError: string | null
  /** Milliseconds that the part took to say how it is; null when nobody asked it. */
  checkMs: number | null
}

interface ModelState extends PartState {
  /** When that error was; ISO time. */
  lastErrorAt: string | null
  /** Milliseconds that the last answer took. */
  latencyMs: number | null
}

interface HealthOptions {
  /** Milliseconds; see `patienceMs`. */
  patience?: number
  /** What is running; left out of the answers unless told. */
  version?: string
  /** Everybody who serves the instance. */
  living?(): Promise<LivingProcess[]>
  /** Whether this process answers only what is under way and what comes by mistake. */
  isStopping?(): boolean
  /** Milliseconds for which `live` says again what it has found out; see `freshMs`. */
  fresh?: number
}

interface LivingProcess {
  role: string
  version: string
  heartbeatAt: Date
}

/** How long a part may think about how it is: a hanging mail server must not make the whole server look dead. */
const patienceMs = 3000

/** A proxy asks every second whether the process lives: that must not become a file written to the store and a call to a mail server each time. */
const freshMs = 5000

/** `live`: the process answers. `ready`: it can do its work; 503 when database or storage cannot be used. */
export const healthRoutes = (
  parts: HealthParts,
  { patience = patienceMs, version, living, isStopping = () => false, fresh = freshMs }: HealthOptions = {},
) => {
  const lastErrors = new Map<string, string>()
  const underWay = new Map<string, Promise<void>>()
  /** Who asks while a part is being asked shares the answer, so that many visitors do not become many calls to a mail server. */
  const inTime = (key: string, part: Part): Promise<unknown> => {
    const known = underWay.get(key)
    const check = known ?? part.check().finally(() => underWay.delete(key))
    underWay.set(key, check)
    check.catch(() => undefined)
    return Promise.race([check, Bun.sleep(patience).then(() => Promise.reject(new Error('no answer')))])
  }
  const stateOf = async (key: keyof HealthParts): Promise<PartState> => {
    const part = parts[key]
    if (part.name === 'none') return { name: part.name, state: 'off', lastError: null, checkMs: null }
    const began = performance.now()
    const checkMs = () => Math.round(performance.now() - began)
    try {
      await inTime(key, part)
      return { name: part.name, state: 'ok', lastError: lastErrors.get(key) ?? null, checkMs: checkMs() }
    } catch (error) {
      // Anybody may ask: what a library says about paths and addresses is not for them.
      const sentence = error instanceof DomainError ? error.message : 'It does not answer.'
      lastErrors.set(key, sentence)
      return { name: part.name, state: 'down', lastError: sentence, checkMs: checkMs() }
    }
  }
  const modelState = async (): Promise<ModelState> => {
    const state = await stateOf('llm')
    const observed = state.state === 'off' ? undefined : parts.llm.observations?.()
    if (!observed) return { ...state, lastErrorAt: null, latencyMs: null }
    return {
      ...state,
      state: observed.failing ? 'down' : state.state,
      lastError: observed.lastError?.message ?? state.lastError,
      lastErrorAt: observed.lastError?.at.toISOString() ?? null,
      latencyMs: observed.latencyMs,
    }
  }
  const everybody = async () => {
    const found = await Promise.race([living?.().catch(() => undefined), Bun.sleep(patience)])
    return found?.map(({ role, version, heartbeatAt }) => ({
      role,
      version,
      silentMs: Math.max(0, Date.now() - heartbeatAt.getTime()),
    }))
  }
  const report = async () => {
    const [processes, database, storage, mail, llm, transcription, scanner] = await Promise.all([
      everybody(),
      stateOf('database'),
      stateOf('storage'),
      stateOf('mail'),
      modelState(),
      stateOf('transcription'),
      stateOf('scanner'),
    ])
    // A process without files to keep is as well as its database.
    const usable = database.state === 'ok' && storage.state !== 'down'
    const degraded = [mail, llm, transcription, scanner].some((part) => part.state === 'down')
    const status: 'ok' | 'degraded' | 'down' = !usable ? 'down' : degraded ? 'degraded' : 'ok'
    return { status, version, database, storage, mail, llm, transcription, scanner, ...(processes && { processes }) }
  }
  let last: { at: number; report: ReturnType<typeof report> } | null = null
  const recently = () => {
    const now = performance.now()
    if (!last || now - last.at > fresh) last = { at: now, report: report() }
    return last.report
  }
  return routesOf(systemCalls, { name: 'health', tags: ['System'] })
    .get('/health/live', async () => ({ ...(await recently()), status: isStopping() ? ('stopping' as const) : ('ok' as const) }))
    .get('/health/ready', async ({ set }) => {
      const answer = await report()
      if (isStopping() || answer.status === 'down') set.status = 503
      return isStopping() ? { ...answer, status: 'stopping' as const } : answer
    }).plugin
}

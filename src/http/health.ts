import { Elysia } from 'elysia'

interface Part {
  name: string
  check(): Promise<void>
}

/** What the server stands on. Each part is asked now; the answer names its state and its last error. */
export interface HealthParts {
  database: Part
  storage: Part
  mail: Part
  llm: Part
  transcription: Part
}

interface PartState {
  name: string
  state: 'ok' | 'off' | 'down'
  lastError: string | null
}

/** `live`: the process answers. `ready`: it can do its work; 503 when database or storage cannot be used. */
export const healthRoutes = (parts: HealthParts) => {
  const lastErrors = new Map<string, string>()
  const stateOf = async (key: keyof HealthParts): Promise<PartState> => {
    const part = parts[key]
    if (part.name === 'none') return { name: part.name, state: 'off', lastError: null }
    try {
      await part.check()
      return { name: part.name, state: 'ok', lastError: lastErrors.get(key) ?? null }
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'It does not answer.'
      lastErrors.set(key, sentence)
      return { name: part.name, state: 'down', lastError: sentence }
    }
  }
  const report = async () => {
    const [database, storage, mail, llm, transcription] = await Promise.all([
      stateOf('database'),
      stateOf('storage'),
      stateOf('mail'),
      stateOf('llm'),
      stateOf('transcription'),
    ])
    const usable = database.state === 'ok' && storage.state === 'ok'
    const degraded = [mail, llm, transcription].some((part) => part.state === 'down')
    return { status: !usable ? 'down' : degraded ? 'degraded' : 'ok', database, storage, mail, llm, transcription }
  }
  return new Elysia({ name: 'health', detail: { tags: ['System'] } })
    .get('/health/live', async () => ({ ...(await report()), status: 'ok' }), { detail: { summary: 'The process answers' } })
    .get(
      '/health/ready',
      async ({ set }) => {
        const answer = await report()
        if (answer.status === 'down') set.status = 503
        return answer
      },
      { detail: { summary: 'The server can do its work; 503 when it cannot' } },
    )
}

import { sql } from 'drizzle-orm'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { withoutIds } from './without-ids.ts'

/**
 * Answers that are remembered for a day, for whoever repeats a request. Whoever repeats it after a deletion gets the rest of the
 * answer: doing the request again would bring back the person who was deleted.
 */
export const answersAboutPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'answers',
  async erase({ workspaceId, resumes, candidates }) {
    const ids = new Set([...candidates, ...resumes])
    const answers = await query().all<{ scope: string; key: string; body: string }>(
      sql`select scope, key, body from idempotent_answers where scope like ${`%:${workspaceId}`} and body is not null`,
    )
    for (const { scope, key, body } of answers) {
      const rest = JSON.stringify(withoutIds(JSON.parse(body), ids))
      if (rest !== body)
        await query().run(sql`update idempotent_answers set body = ${rest} where scope = ${scope} and key = ${key}`)
    }
    return {}
  },
  count: async () => new Map(),
  export: async () => [],
})

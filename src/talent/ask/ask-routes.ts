import { askCalls } from '#src/contracts/talent/ask-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Matching } from '#src/matching/index.ts'
import type { Talent } from '../index.ts'
import { checkedCondition } from './condition.ts'
import { askAnswer } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

/** Questions about the candidates. A question is in the body, so that no log holds it. */
export const askRoutes = (talent: Pick<Talent, 'ask'> & Pick<Matching, 'withStandings'>, { guards }: Options) =>
  routesOf(askCalls, { name: 'ask', tags: ['Matching'] })
    .use(guards)
    .post(
      '/api/ask',
      async ({ user, body: { question, filters, page } }) => {
        const { candidates, ...answer } = askAnswer(
          await talent.ask(user, {
            question,
            ...(filters ? { conditions: filters.flatMap((each) => checkedCondition(each) ?? []) } : {}),
            page,
          }),
        )
        const records = await talent.withStandings(candidates.map(({ candidate }) => candidate))
        return { ...answer, candidates: candidates.map((each, place) => ({ ...each, candidate: records[place]! })) }
      },
      { signedIn: true },
    ).plugin

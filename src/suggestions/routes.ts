import { type SuggestionRecord, suggestionsContract } from '#src/contracts/suggestions/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { mayWork } from '#src/shared/roles.ts'
import type { Shown, SuggestionRoom } from './index.ts'

const record = ({ id, kind, program, forPerson, createdAt, text, subject, stage }: Shown): SuggestionRecord => ({
  _id: id,
  kind,
  program,
  forPerson,
  createdAt: createdAt.toISOString(),
  text,
  subject,
  stage: stage && { _id: stage.id, name: stage.name },
})

/** What assistants suggest. Settling is for people: no key opens it. */
export const suggestionRoutes = (room: SuggestionRoom, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(suggestionsContract, { name: 'suggestions', tags: ['Assistants'] })
    .use(guards)
    .get(
      '/api/candidates/:id/suggestions',
      async ({ user, params }) => ({
        suggestions: (await room.waiting(user, params.id)).map(record),
        canSettle: mayWork(user),
      }),
      { signedIn: true },
    )
    .post(
      '/api/candidates/:id/suggestions',
      async ({ user, params, body, set, request }) => {
        set.status = 201
        return record(await room.suggest(user, params.id, body, requestIdOf(request)))
      },
      { recruiter: true, creates: true },
    )
    .post(
      '/api/suggestions/:id/settle',
      async ({ user, params, body, request }) => {
        await room.settle(user, params.id, body.outcome, requestIdOf(request))
        return { message: body.outcome === 'taken' ? 'The suggestion is taken up.' : 'The suggestion is put away.' }
      },
      { recruiter: true },
    ).plugin

import { type JobTeamRecord, jobteamsContract } from '#src/contracts/jobteams/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { JobTeam, JobTeams } from './index.ts'

const teamRecord = ({ job, people, choices }: JobTeam): JobTeamRecord => ({
  jobDescription: { _id: job.id, title: job.title },
  people: people.map(({ userId, namedAt, ...member }) => ({ _id: userId, ...member, namedAt: namedAt.toISOString() })),
  choices: choices.map(({ userId, ...choice }) => ({ _id: userId, ...choice })),
})

/** The people on a job, named by owners and recruiters. */
export const jobTeamRoutes = (teams: JobTeams, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(jobteamsContract, { name: 'job-teams', tags: ['Team'] })
    .use(guards)
    .get('/api/job-descriptions/:id/people', async ({ user, params }) => teamRecord(await teams.people(user, params.id)), {
      signedIn: true,
    })
    .put(
      '/api/job-descriptions/:id/people',
      async ({ user, params, body, request }) =>
        teamRecord(await teams.setPeople(user, params.id, body.people, requestIdOf(request))),
      { recruiter: true },
    ).plugin

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { sittingOf } from './assessment/test-assessment.ts'
import { applicationForm } from './jobportal/applying/test-applying.ts'
import { aJob } from './jobportal/test-job-portal.ts'
import { accountRaces, countIn, type Owner, type Race } from './test-account-races.ts'
import { done, twoProcesses, type World } from './test-two-processes.ts'

setDefaultTimeout(300_000)

/** What somebody checks before they write, with two processes that check at the same moment: the rule holds every time. */
const rounds = 20

let world: World
let owner: Owner
/** Of the owner's workspace. */
let candidates: string[] = []

beforeAll(async () => {
  world = await twoProcesses()
  owner = await world.recruiter('rita@example.com')
  const resumes = {
    'mira.pdf': await aResume({ name: 'Mira Talvik', email: 'mira@example.org' }),
    'jonas.pdf': await aResume({ name: 'Jonas Weber', email: 'jonas@example.org' }),
  }
  const body = submissionForm(resumes, await aJobDescription(), 'Backend Developer')
  const submitted = await world.must(0, 'POST', '/api/submit', { cookie: owner.cookie, body })
  candidates = submitted.body.results.map(({ _id }: { _id: string }) => _id)
}, 400_000)
afterAll(() => world?.end(), 60_000)

const count = (statement: string, values: unknown[]) => countIn(world, statement, values)

const onTimeline = (candidateId: string, kind: string) =>
  count('timeline_entries where candidate_id = $1 and kind = $2', [candidateId, kind])

const races: Race[] = [
  ...accountRaces(
    () => world,
    () => owner,
  ),
  {
    rule: 'the last of a quota is used once',
    async begin() {
      const text = '- At least 3 years of experience as a gardener\n- Python and PostgreSQL'
      return async (round) => {
        await world.rows('update workspaces set used_job_descriptions = 4 where id = $1', [owner.workspaceId])
        const answers = await world.both((side) =>
          world.call(side, 'POST', '/api/job-descriptions', {
            cookie: owner.cookie,
            body: { title: `Gardener ${round} ${side}`, sections: [{ heading: 'Must-haves', text }] },
          }),
        )
        expect(done(answers)).toBe(1)
        expect(await count('workspaces where id = $1 and used_job_descriptions = 5', [owner.workspaceId])).toBe(1)
      }
    },
  },
  {
    rule: 'a candidate is moved by one of two who saw the same stage',
    async begin() {
      const [id] = candidates
      return async () => {
        const { body } = await world.must(0, 'GET', `/api/candidates/${id}/workflow`, { cookie: owner.cookie })
        const { version, stageId } = body.placement
        const others = body.stages.map(({ _id }: { _id: string }) => _id).filter((each: string) => each !== stageId)
        const answers = await world.both((side) =>
          world.call(side, 'PUT', `/api/candidates/${id}/stage`, {
            cookie: owner.cookie,
            body: { stageId: others[side], version },
          }),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      }
    },
  },
  {
    rule: 'an assessment is begun once, keeps the newer of two answers, and is completed once',
    async begin() {
      const subject = {
        workspaceId: owner.workspaceId,
        candidateId: candidates[0]!,
        candidateEmail: 'mira@example.org',
        sentBy: owner.id,
      }
      return async (round) => {
        const { id, token, questions } = await sittingOf(world.ports, subject, { voice: 0, options: { camera: false } })
        const { body } = await world.must(0, 'GET', `/api/validate-assessment/${token}`)
        const agreed = { version: body.consent.version, allowedToShare: false }
        await world.must(0, 'POST', `/api/assessment-consent/${token}`, { body: agreed })
        const begun = await world.both((side) => world.must(side, 'POST', '/api/start-assessment-recording', { body: { token } }))
        expect(begun[0].body.deadlines).toEqual(begun[1].body.deadlines)
        expect(await onTimeline(subject.candidateId, 'assessment-started')).toBe(round + 1)
        const [question] = questions
        await world.both((side) =>
          world.call(side, 'PATCH', `/api/update-answer/${token}`, {
            body: { questionId: question!.id, userAnswer: question!.options[side]!.text, revision: side + 1 },
          }),
        )
        const kept = (await world.ports.sittings.answersOf(id)).toSorted((one, other) => one.revision - other.revision).at(-1)
        expect([kept!.revision, kept!.optionId]).toEqual([2, question!.options[1]!.id])
        await world.both((side) => world.must(side, 'POST', '/api/complete-assessment', { body: { token } }))
        expect(await onTimeline(subject.candidateId, 'assessment-completed')).toBe(round + 1)
      }
    },
  },
  {
    rule: 'what comes twice with one Idempotency-Key is done once, and a time that two candidates choose goes to one',
    async begin() {
      const dayOf = (round: number) => new Date(Date.now() + (round + 10) * 86_400_000).toISOString().slice(0, 10)
      const offers = () => count('interview_offers where candidate_id = $1', [candidates[0]])
      return async (round) => {
        const offer = {
          zone: 'Europe/Berlin',
          minutes: 45,
          slots: [{ day: dayOf(round), time: '10:00' }],
          place: 'Room 7',
          note: '',
        }
        const before = await offers()
        const key = { 'idempotency-key': `offer ${round}` }
        const made = await world.both((side) =>
          world.must(side, 'POST', `/api/candidates/${candidates[0]}/interview-offers`, {
            cookie: owner.cookie,
            body: offer,
            headers: key,
          }),
        )
        expect(made[0].body).toEqual(made[1].body)
        expect(await offers()).toBe(before + 1)
        const other = await world.must(0, 'POST', `/api/candidates/${candidates[1]}/interview-offers`, {
          cookie: owner.cookie,
          body: offer,
        })
        const paths = [made[0].body.link, other.body.link].map((link: string) => new URL(link).pathname)
        const answers = await world.both((side) =>
          world.call(side, 'POST', `${paths[side]}/choose`, { body: { start: other.body.offer.slots[0] } }),
        )
        expect(done(answers)).toBe(1)
      }
    },
  },
  {
    rule: 'who applies twice at once has one application',
    async begin() {
      const company = { email: 'cara@example.com', password: 'a company of tests' }
      await world.must(0, 'POST', '/jobportal/register', {
        body: { ...company, fullName: 'Cara Company', companyName: 'Lantern Works' },
      })
      const [row] = await world.rows<{ id: string }>('select id from companies where email = $1', [company.email])
      const job = aJob(row!.id)
      await world.ports.jobPosts.add(job)
      return async (round) => {
        await world.forgetLimits()
        const email = `applicant-${round}@example.org`
        const answers = await world.both(async (side) =>
          world.call(side, 'POST', `/public/apply/${job.id}`, { body: await applicationForm({ email }) }),
        )
        expect(answers.map(({ status }) => status)).toEqual([201, 201])
        expect(await count('applications where job_id = $1 and email = $2', [job.id, email])).toBe(1)
      }
    },
  },
  {
    rule: 'two fields never have one name, and two tags neither',
    async begin() {
      const [id] = candidates
      return async (round) => {
        const name = `Notice ${round}`
        const fields = await world.both((side) =>
          world.call(side, 'POST', '/api/fields', { cookie: owner.cookie, body: { name, kind: 'text' } }),
        )
        expect(fields.map(({ status }) => status).toSorted()).toEqual([201, 400])
        const tags = await world.both((side) =>
          world.must(side, 'POST', `/api/candidates/${id}/tags`, { cookie: owner.cookie, body: { name } }),
        )
        expect(tags[0].body._id).toBe(tags[1].body._id)
      }
    },
  },
]

test.each(races)('$rule', async ({ begin }) => {
  const round = await begin()
  for (let played = 0; played < rounds; played++) await round(played)
})

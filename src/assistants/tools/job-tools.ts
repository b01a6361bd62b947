import { Type as t } from '@sinclair/typebox'
import { cut, exactly, id, orNull, paged, pageOf, paging, place, tool, untrusted } from '../tool.ts'

export const listJobs = tool({
  name: 'list_jobs',
  title: 'List jobs',
  description: 'Saved job descriptions in all their versions, newest first, with how many candidates each has.',
  input: exactly({ ...paging }),
  output: exactly({
    ...paged,
    jobs: t.Array(
      exactly({
        id: t.String(),
        version: t.Integer(),
        savedAt: t.String(),
        candidates: t.Integer(),
        untrusted: untrusted({ title: t.String(), filename: t.String() }),
      }),
    ),
  }),
  calls: ['GET /api/job-description-library'],
  async run(ask, page) {
    const { answer } = await ask('GET /api/job-description-library', {})
    return {
      ...place(page, answer.length),
      jobs: cut(answer, page).map((job) => ({
        id: job._id,
        version: job.version,
        savedAt: job.uploadedAt,
        candidates: job.candidates,
        untrusted: { title: job.title, filename: job.filename },
      })),
    }
  },
})

export const readJob = tool({
  name: 'read_job',
  title: 'Read a job',
  description:
    'One job: its text where it was written here, what its candidates are measured by and how much each thing counts, and its stages with the ids that propose_stage takes.',
  input: exactly({ jobId: id }),
  output: exactly({
    id: t.String(),
    version: t.Integer(),
    criteriaVersion: t.Integer(),
    weights: t.Record(t.String(), t.Number()),
    stages: t.Array(
      exactly({ id: t.String(), kind: t.String(), candidates: t.Integer(), untrusted: untrusted({ name: t.String() }) }),
    ),
    untrusted: untrusted({
      title: t.String(),
      filename: t.String(),
      sections: t.Array(exactly({ heading: t.String(), text: t.String() })),
      skills: t.Array(exactly({ skill: t.String(), alternatives: t.Array(t.String()), isMust: t.Boolean(), weight: t.Number() })),
      years: orNull(exactly({ value: t.Number(), isMust: t.Boolean() })),
      degree: orNull(exactly({ name: t.String(), orExperience: t.Boolean(), isMust: t.Boolean() })),
    }),
  }),
  calls: [
    'GET /api/job-descriptions/:id/versions',
    'GET /api/job-descriptions/:id/criteria',
    'GET /api/job-descriptions/:id/stages',
  ],
  async run(ask, { jobId }) {
    const params = { id: jobId }
    const [{ answer: shelf }, { answer: criteria }, { answer: stages }] = await Promise.all([
      ask('GET /api/job-descriptions/:id/versions', { params }),
      ask('GET /api/job-descriptions/:id/criteria', { params }),
      ask('GET /api/job-descriptions/:id/stages', { params }),
    ])
    const { years, degree } = criteria
    return {
      id: shelf.jobDescription._id,
      version: shelf.jobDescription.version,
      criteriaVersion: criteria.version,
      weights: criteria.weights,
      stages: stages.stages.map(({ _id, kind, count, name }) => ({ id: _id, kind, candidates: count, untrusted: { name } })),
      untrusted: {
        title: shelf.jobDescription.title,
        filename: shelf.jobDescription.filename,
        sections: shelf.composition?.sections.map(({ heading, text }) => ({ heading, text })) ?? [],
        skills: criteria.skills.map(({ skill, alternatives, must, weight }) => ({ skill, alternatives, isMust: must, weight })),
        years: years && { value: years.value, isMust: years.must },
        degree: degree && { name: degree.canonical, orExperience: degree.orExperience, isMust: degree.must },
      },
    }
  },
})

export const readRanking = tool({
  name: 'read_ranking',
  title: 'Read the ranking of a job',
  description:
    'Everybody ranked for a job, best match first, with the score and what of the must-haves is shown. A place is what the score says and no decision.',
  input: exactly({ jobId: id, ...paging }),
  output: exactly({
    ...paged,
    jobId: t.String(),
    criteriaVersion: t.Integer(),
    whyUnordered: orNull(t.String()),
    unreadable: t.Integer(),
    rows: t.Array(
      exactly({
        candidateId: t.String(),
        percentage: t.Number(),
        confidence: t.Number(),
        addedAt: t.String(),
        isOfOlderEngine: t.Boolean(),
        untrusted: untrusted({
          name: orNull(t.String()),
          requirements: t.Array(exactly({ id: t.String(), state: t.String(), score: t.Number() })),
        }),
      }),
    ),
    untrusted: untrusted({ title: t.String() }),
  }),
  calls: ['GET /api/job-descriptions/:id/ranking'],
  async run(ask, { jobId, ...page }) {
    const { answer } = await ask('GET /api/job-descriptions/:id/ranking', { params: { id: jobId }, query: pageOf(page) })
    return {
      ...place(page, answer.total),
      jobId: answer.jobDescription._id,
      criteriaVersion: answer.criteria.version,
      whyUnordered: answer.unordered,
      unreadable: answer.unread.length,
      rows: answer.rows.map((row) => ({
        candidateId: row._id,
        percentage: row.percentage,
        confidence: row.confidence,
        addedAt: row.createdAt,
        isOfOlderEngine: row.isOfOlderEngine,
        untrusted: {
          name: row.name,
          requirements: row.requirements.map(({ id: requirement, state, score }) => ({ id: requirement, state, score })),
        },
      })),
      untrusted: { title: answer.jobDescription.title },
    }
  },
})

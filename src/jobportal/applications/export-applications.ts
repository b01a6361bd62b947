import type { Cell } from '#src/shared/csv.ts'
import type { Visit } from '#src/shared/visit.ts'
import { applicationRecord } from '../application-serializers.ts'
import type { WantedApplications } from '../applications-ports.ts'
import type { Company } from '../company.ts'
import type { JobPost } from '../job-post.ts'
import { keepingsOf } from '../keeping/keep.ts'
import type { Tools } from '../tools.ts'
import { withoutNames } from './list-applications.ts'
import { asCompany, jobFor, noteDeed } from './reader.ts'

const atOnce = 200

const columns = [
  'Name',
  'Email',
  'Phone',
  'Applied',
  'Applied again or corrected',
  'Status',
  'Match %',
  'Confidence %',
  'Found',
  'Not found',
  'Needs a person',
  'Asked for a review',
  'Answered',
  'Withdrawn',
  'May be shared',
  'Source',
  'Resume file',
  'Notes',
  'Will be erased',
  'On hold',
]

/** The applications of a job as a table, in the order asked for; read in slices while it is sent. */
export const exportApplications =
  (tools: Tools) => async (company: Company, jobId: string, wanted: WantedApplications, visit: Visit) => {
    const job = await jobFor(tools, asCompany(company), jobId)
    const ids = await tools.applicationLists.ids(job.id, await withoutNames(tools, company.id, wanted))
    const subject = { kind: 'job', id: job.id } as const
    const details = { what: 'applications', count: ids.length }
    await noteDeed(tools, asCompany(company), { action: 'export', companyId: company.id, subject, details }, visit)
    return {
      header: [...columns, ...job.questions.map(({ question }) => question)],
      lines: linesOf(tools, job, ids, await tools.hiddenApplicants?.veil(company.id)),
    }
  }

async function* linesOf(
  tools: Pick<Tools, 'applicationKeeping' | 'applicationLists' | 'clock' | 'companies'>,
  { companyId, questions }: JobPost,
  ids: string[],
  veil: (<Value>(records: Value) => Value) | null | undefined,
): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const found = await tools.applicationLists.rows(some)
    const keepings = await keepingsOf(tools, companyId, some)
    const rows = veil ? veil(found) : found
    yield rows.map(({ application, notes, answers, allowedToShare }) => {
      const record = applicationRecord(application, notes, keepings(application.id))
      const { percentage, confidence, unreadable } = record.match
      return [
        record.candidateName,
        record.candidateEmail,
        record.candidatePhone,
        record.appliedAt,
        record.updatedAt,
        record.status,
        percentage,
        confidence === null ? null : Math.round(confidence * 100),
        record.found.join('; '),
        record.missing.join('; '),
        unreadable,
        inWords(record.needsReview),
        inWords(record.isAnswered),
        inWords(record.isWithdrawn),
        inWords(allowedToShare),
        record.source,
        record.resumeFile,
        notes,
        record.erasedAt,
        inWords(record.hold !== null),
        ...questions.map(({ id }) => answers.find(({ questionId }) => questionId === id)?.answer),
      ]
    })
  }
}

const inWords = (value: boolean) => (value ? 'Yes' : 'No')

import { randomIds } from '#adapters/ids/random.ts'
import { aResume, type ResumeOptions } from '#adapters/test-documents.ts'
import type { testServer } from '#adapters/test-server.ts'
import { matchingForPosts } from '#src/matching/index.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { Application } from '../application.ts'
import { applicationConsent } from '../constants.ts'
import type { JobPost } from '../job-post.ts'
import { aJob } from '../test-job-portal.ts'

type Server = ReturnType<typeof testServer>

/** A company with a verified account and one open job; `canary` stands in its name. */
export async function aCompanyWithJob(server: Server, email = 'cara@example.com', companyName = 'Lantern Works') {
  const company = await server.company(email, companyName)
  await server.companies.update(company.id, { emailVerifiedAt: server.clock.now(), verifiedAt: server.clock.now() })
  const job = aJob(company.id)
  await server.jobPosts.add(job)
  return { ...company, job }
}

const plain = (job: JobPost, now: Date): Application => ({
  id: randomIds.id(),
  jobId: job.id,
  companyId: job.companyId,
  name: 'Nils Applicant',
  email: `${randomIds.id()}@example.com`,
  phone: null,
  fileId: randomIds.id(),
  resumeFile: 'cv.pdf',
  answers: [],
  source: null,
  consentVersion: applicationConsent.version,
  consentedAt: now,
  allowedToShare: false,
  appliedAt: now,
  updatedAt: null,
  status: 'New',
  statusAt: now,
  answeredAt: null,
  withdrawnAt: null,
  reviewAskedAt: null,
  reviewReason: null,
  reviewedAt: null,
  reading: 'waiting',
  unreadableCode: null,
  unreadableReason: null,
  receivedOn: now.toISOString().slice(0, 10),
  facts: null,
  factsHash: null,
  textHash: null,
  candidateId: null,
  language: null,
  warnings: [],
  corrections: [],
  earlier: [],
  match: null,
  percentage: null,
  confidence: null,
})

/** An application as it lies in the database, with a file. */
export async function anApplication(server: Server, job: JobPost, facts: Partial<Application> = {}, bytes?: Uint8Array) {
  const application = { ...plain(job, server.clock.now()), ...facts }
  const { fileId, companyId } = application
  const content = bytes ?? new TextEncoder().encode('%PDF-1.4 nothing to see')
  const key = `${companyId}/applications/${fileId}`
  await server.fileStore.put(key, content)
  await server.transaction(async () => {
    const file = {
      id: fileId,
      key,
      sha256: hashOf(fileId),
      size: content.length,
      type: 'pdf',
      filename: application.resumeFile,
    } as const
    await server.files.add(companyId, [file], server.clock.now())
    await server.applications.add(application)
  })
  return application
}

/** One whose resume was read and scored against "5 years, Go, PostgreSQL". */
export async function aReadApplication(
  server: Server,
  job: JobPost,
  facts: Partial<Application> = {},
  resume: ResumeOptions = {},
) {
  const matching = matchingForPosts(server.reader)
  const bytes = await aResume(resume)
  const path = `${server.uploadFolder}/${randomIds.id()}.pdf`
  await Bun.write(path, bytes)
  const reading = await matching.readResume(path, 'tests')
  const asked = await matching.readJob(
    'Backend Developer. At least 5 years of experience. Required skills: Go, PostgreSQL, Kubernetes',
    'tests',
  )
  const now = server.clock.now()
  const day = now.toISOString().slice(0, 10)
  const match = matching.score(asked, { ...reading, day, pointedOut: [] }, now)
  const application = await anApplication(
    server,
    job,
    {
      reading: 'read',
      facts: reading.facts,
      factsHash: reading.factsHash,
      textHash: reading.textHash,
      match,
      percentage: match.percentage,
      confidence: match.confidence,
      ...facts,
    },
    bytes,
  )
  await server.applications.keepText(application.id, reading.document)
  return application
}

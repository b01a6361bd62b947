import { isDocument, keepFilesTogether, type NewFile } from '#src/matching/index.ts'
import type { Answer, Application } from '../application.ts'
import { employerOf, isOpen, type PublicJob } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { announce } from './announce.ts'
import { type ApplicationForm, readApplicationForm, type SentFile, type SentForm } from './application-form.ts'
import { InvalidApplication, JobClosed, WrongResumeType } from './errors.ts'
import { issueApplicationLink } from './link.ts'
import { fieldOfQuestion } from './read-answers.ts'
import { readApplicationJob } from './read-application.ts'
import { keepNewer } from './second-application.ts'
import { sentFacts } from './sent-facts.ts'
import { tellCompany } from './tell-company.ts'

/** Whether the job takes applications now; rejects with `JobClosed` when it does not. */
export function refuseClosed({ today }: Pick<Tools, 'today'>, { job }: Pick<PublicJob, 'job'>) {
  if (!isOpen(job, today())) throw new JobClosed()
}

/**
 * Takes an application. When it resolves, the file, the rows and the mails survive a power cut. The second one of an address is
 * kept beside the first until the owner of the address takes it by the link in the mail; nothing in the answer, and nothing in the time
 * it takes, tells which it was. Reading and scoring follow as a job.
 */
export const apply =
  (tools: Tools) =>
  async (
    shown: PublicJob,
    sent: SentForm,
    mayMail: (email: string) => Promise<boolean>,
    /** Runs in the transaction that keeps the application. */
    within: (applicationId: string) => Promise<void> = async () => {},
  ): Promise<void> => {
    refuseClosed(tools, shown)
    const form = readApplicationForm(sent, shown.job.questions)
    if (!(await isDocument(form.file))) throw new WrongResumeType()
    const { companyId } = shown.job
    const file = storedAs(tools, companyId, form.file)
    const enclosed: NewFile[] = []
    const answers: Answer[] = []
    for (const { file: sent, ...answer } of form.answers) {
      if (!sent) answers.push(answer)
      else {
        if (!(await isDocument(sent)))
          throw new InvalidApplication(
            fieldOfQuestion(answer.questionId),
            `Please send a PDF, DOC or DOCX file: ${answer.question}`,
          )
        const kept = storedAs(tools, companyId, sent)
        enclosed.push(kept)
        answers.push({ ...answer, fileId: kept.stored.id })
      }
    }
    await tools.inConstantTime(() =>
      keepFilesTogether(tools, companyId, [file, ...enclosed], async () => {
        const kept = await record(tools, shown, { ...form, answers, language: sent.language ?? null }, file.stored.id, mayMail)
        await within(kept)
        await announce(tools, kept)
        return kept
      }),
    )
    tools.beginWork()
  }

function storedAs({ ids }: Tools, companyId: string, { path, sha256, size, type, filename }: SentFile): NewFile {
  const id = ids.id()
  return { stored: { id, key: `${companyId}/applications/${id}`, sha256, size, type, filename }, content: { path } }
}

/** The rows and the mails, in the transaction that keeps the file. Resolves to the id of the application. */
async function record(
  tools: Tools,
  { job, postingCompany }: PublicJob,
  form: Omit<ApplicationForm, 'answers'> & Pick<Application, 'answers' | 'language'>,
  fileId: string,
  mayMail: (email: string) => Promise<boolean>,
): Promise<string> {
  const { applications, clock, ids, jobs, sendMail } = tools
  const now = clock.now()
  const known = await applications.ofEmail(job.id, form.email)
  const { name, phone, answers, source, consentVersion, allowedToShare, file } = form
  const sent = {
    fileId,
    sentAt: now,
    form: { name, phone, resumeFile: file.filename, answers, source, consentVersion, allowedToShare },
  }
  const id = known?.id ?? ids.id()
  const newerId = ids.id()
  if (known) await keepNewer(tools, known, { ...sent, id: newerId, applicationId: id })
  else {
    const application: Application = { ...newApplication(id, job, form.email, now), ...sentFacts(sent), language: form.language }
    await applications.add(application)
    await applications.addEvent({
      id: ids.id(),
      applicationId: id,
      at: now,
      kind: 'applied',
      details: form.source ? { source: form.source } : {},
    })
    await tellCompany(tools)(application, { isUpdate: false })
    await jobs.add({ kind: readApplicationJob, key: `${readApplicationJob}:${id}`, payload: { id } })
  }
  if (await mayMail(form.email))
    await sendMail({
      kind: 'application-sent',
      to: form.email,
      applicationId: id,
      fullName: form.name,
      jobTitle: job.title,
      companyName: employerOf(job, postingCompany),
      occasion: known ? 'again' : 'first',
      link: (await issueApplicationLink(tools)(id)) + (known ? `?newer=${newerId}` : ''),
      language: known?.language ?? form.language,
    })
  return id
}

const newApplication = (id: string, job: PublicJob['job'], email: string, now: Date) => ({
  id,
  jobId: job.id,
  companyId: job.companyId,
  email,
  appliedAt: now,
  updatedAt: null,
  status: 'New' as const,
  statusAt: now,
  answeredAt: null,
  withdrawnAt: null,
  reviewAskedAt: null,
  reviewReason: null,
  reviewedAt: null,
  corrections: [],
  earlier: [],
  candidateId: null,
})

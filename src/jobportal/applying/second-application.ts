import { type Application, filesOfAnswers, type NewerApplication } from '../application.ts'
import { withdrawHeldMails } from '../applications/mail-applicant.ts'
import type { Tools } from '../tools.ts'
import { announce } from './announce.ts'
import { NewerGone } from './errors.ts'
import { applicationOfLink } from './link.ts'
import { readApplicationJob } from './read-application.ts'
import { type SentFacts, sentFacts } from './sent-facts.ts'
import { tellCompany } from './tell-company.ts'
import type { ApplyingThrottles } from './throttles.ts'

/** How often what somebody sent before is kept. */
const mostEarlier = 10
/** How many may wait for the owner of the address. */
const mostNewer = 5

/**
 * Keeps what was sent with an address that has applied already, in the caller's transaction. What stands stays as it is, consent and
 * withdrawal included. Of too many the oldest goes: its owner has had a mail about each.
 */
export async function keepNewer(
  tools: Pick<Tools, 'files' | 'finishErasure' | 'newerApplications'>,
  known: Application,
  newer: NewerApplication,
): Promise<void> {
  const waiting = await tools.newerApplications.ofApplication(known.id)
  for (const each of waiting.slice(0, Math.max(0, waiting.length + 1 - mostNewer))) await dropNewer(tools, known, each)
  await tools.newerApplications.add(newer)
}

async function dropNewer(
  { files, finishErasure, newerApplications }: Pick<Tools, 'files' | 'finishErasure' | 'newerApplications'>,
  { companyId }: Application,
  { id, fileId, form }: NewerApplication,
) {
  const keys: string[] = []
  await newerApplications.remove(id)
  for (const each of [fileId, ...filesOfAnswers(form.answers)]) {
    const file = await files.find(companyId, each)
    await files.remove(companyId, each)
    if (file) keys.push(file.key)
  }
  if (keys.length > 0) await finishErasure({ files: keys, mails: [] })
}

/** What whoever holds the private link does with what was sent later with the address. */
export const decideOnNewer = (tools: Tools, throttles: ApplyingThrottles) => {
  /** Works on one that waits, in a transaction; rejects with `NewerGone` when it was taken or deleted meanwhile. */
  const onWaiting = async (token: string, id: string, work: (known: Application, newer: NewerApplication) => Promise<void>) => {
    const { id: applicationId } = await applicationOfLink(tools)(token)
    await throttles.changes.count(applicationId)
    await tools.transaction(async () => {
      const known = await tools.applications.find(applicationId)
      const newer = (await tools.newerApplications.ofApplication(applicationId)).find((each) => each.id === id)
      if (!known || !newer) throw new NewerGone()
      await work(known, newer)
    })
    return applicationOfLink(tools)(token)
  }
  return {
    /** It takes the place of what stands, and is read and scored. */
    async takeNewer(token: string, id: string): Promise<Application> {
      const application = await onWaiting(token, id, async (known, newer) => {
        await replace(tools, known, newer)
        await announce(tools, known.id)
      })
      tools.beginWork()
      return application
    },
    /** It is deleted; what stands stays. */
    dropNewer: (token: string, id: string): Promise<Application> =>
      onWaiting(token, id, (known, newer) => dropNewer(tools, known, newer)),
  }
}

async function replace(tools: Tools, known: Application, newer: NewerApplication) {
  const { applications, clock, ids, jobs, newerApplications } = tools
  await newerApplications.remove(newer.id)
  const application = await updatedApplication(tools, known, sentFacts(newer))
  const { source } = newer.form
  await applications.addEvent({
    id: ids.id(),
    applicationId: known.id,
    at: clock.now(),
    kind: 'applied-again',
    details: source ? { source } : {},
  })
  await tellCompany(tools)(application, { isUpdate: true })
  await jobs.add({ kind: readApplicationJob, key: `${readApplicationJob}:${known.id}`, payload: { id: known.id } })
}

/**
 * Puts what somebody sent now in the place of what they sent before, which stays as an earlier one. Whoever was shortlisted stays
 * so; everybody else is new again. Of too many, those go that stood for the shortest time. Corrections stay: where their words stand
 * is looked up anew when the new resume is read.
 */
async function updatedApplication(
  tools: Pick<Tools, 'applicationMessages' | 'applications' | 'clock' | 'files' | 'finishErasure' | 'jobs' | 'workspace'>,
  known: Application,
  facts: SentFacts,
): Promise<Application> {
  const { applications, clock, files } = tools
  const now = clock.now()
  const { fileId, resumeFile, name, phone, answers, consentedAt } = known
  const before = { fileId, resumeFile, name, phone, answers, appliedAt: consentedAt.toISOString() }
  const earlier = [...known.earlier, before]
  const dropped: Application['earlier'] = []
  while (earlier.length > mostEarlier) dropped.push(...earlier.splice(shortest(earlier, now), 1))
  const stays = known.status === 'Shortlisted'
  // It is new again: what was to be told of the one before is no longer so.
  await withdrawHeldMails(tools, known.id)
  const changes = {
    ...facts,
    earlier,
    updatedAt: now,
    status: stays ? known.status : ('New' as const),
    statusAt: stays || known.status === 'New' ? known.statusAt : now,
    withdrawnAt: null,
  }
  await applications.update(known.id, changes)
  await applications.keepText(known.id, null)
  const unneeded = dropped.flatMap((each) => [each.fileId, ...filesOfAnswers(each.answers)])
  const inUse = await tools.workspace.filesInUse(unneeded)
  for (const fileId of unneeded.filter((each) => !inUse.has(each))) {
    const file = await files.find(known.companyId, fileId)
    await files.remove(known.companyId, fileId)
    if (file) await tools.finishErasure({ files: [file.key], mails: [] })
  }
  return { ...known, ...changes }
}

/** The place of the one that was replaced soonest after it came. */
function shortest(earlier: Application['earlier'], now: Date): number {
  const came = [...earlier.map(({ appliedAt }) => Date.parse(appliedAt)), now.getTime()]
  const stood = earlier.map((_, place) => came[place + 1]! - came[place]!)
  return stood.lastIndexOf(Math.min(...stood))
}

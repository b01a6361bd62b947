import { safeName } from '#src/shared/file-name.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Application, NewerApplication } from '../application.ts'
import type { ArchivedFile } from '../applying-ports.ts'
import type { Tools } from '../tools.ts'
import { type ShownApplication, showToApplicant } from './applicant-view.ts'
import { exportPage } from './export-page.ts'
import { applicationOfLink } from './link.ts'
import type { ApplyingThrottles } from './throttles.ts'

export interface ApplicantArchive {
  /** What to call the file. */
  filename: string
  bytes: ReadableStream<Uint8Array>
}

/** Everything that is kept of an application, with its files, for its applicant: a page to read, and the same as data. */
export const exportApplication =
  (tools: Tools, throttles: ApplyingThrottles) =>
  async (token: string, { address, requestId }: Visit): Promise<ApplicantArchive> => {
    const { applications, archive, auditLog, clock, newerApplications, transaction } = tools
    const application = await applicationOfLink(tools)(token)
    const { id, companyId } = application
    await throttles.exports.count(id)
    const shown = await showToApplicant(tools)(application)
    const text = await applications.text(id)
    const newer = await newerApplications.ofApplication(id)
    const files = await filesOf(tools, application, newer)
    const subject = { kind: 'application', id }
    await transaction(() => auditLog.append({ action: 'export', workspaceId: companyId, subject, address, requestId }))
    const at = clock.now()
    return {
      filename: safeName(`${application.name} ${at.toISOString().slice(0, 10)}.zip`, 'zip'),
      bytes: archive(entriesOf(application, newer, shown, text, files, at)),
    }
  }

async function* entriesOf(
  application: Application,
  newer: NewerApplication[],
  { view }: ShownApplication,
  document: string | null,
  files: { key: string; name: string }[],
  at: Date,
): AsyncGenerator<ArchivedFile> {
  const { facts, match, earlier } = application
  const names = files.map(({ name }) => name)
  yield { name: 'index.html', text: exportPage({ view, earlier, files: names, percentage: match?.percentage ?? null, at }) }
  const data = {
    exportedAt: at.toISOString(),
    ...view,
    source: application.source,
    earlier: earlier.map(({ fileId: _, ...sent }) => sent),
    newer: newer.map(({ sentAt, form }) => ({ sentAt, ...form })),
    facts,
    match,
    textOfResume: document && (JSON.parse(document) as { text: string }).text,
  }
  yield { name: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` }
  yield* files
}

/** Numbered, the newest first, so that none hides another. */
async function filesOf(
  { files }: Tools,
  { companyId, fileId, resumeFile, answers, earlier }: Application,
  newer: NewerApplication[],
) {
  const waiting = newer.toReversed().map(({ fileId, form: { resumeFile, answers } }) => ({ fileId, resumeFile, answers }))
  const sent = [...waiting, { fileId, resumeFile, answers }, ...earlier.toReversed()].flatMap((each) => [
    each,
    ...each.answers.flatMap(({ fileId, answer }) => (fileId ? { fileId, resumeFile: answer } : [])),
  ])
  const found: { key: string; name: string }[] = []
  for (const [index, each] of sent.entries()) {
    const file = await files.find(companyId, each.fileId)
    if (file) found.push({ key: file.key, name: `files/${index + 1} ${safeName(each.resumeFile, file.type)}` })
  }
  return found
}

import type { ErasedPeople } from '#src/ports/personal-data.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import { applyRetention, nextRun, queueRetention, retentionJob } from './apply-retention.ts'
import { deleteCandidates } from './delete-candidates.ts'
import { eraseEverywhere, finishErasure, finishErasureJob } from './erase-people.ts'
import { LinkEnded } from './errors.ts'
import { exportPerson } from './export-person.ts'
import { holdCandidates } from './hold-candidates.ts'
import type { PrivacyPorts } from './ports.ts'
import { previewRetention } from './preview-retention.ts'
import { retentionPeriods } from './retention.ts'

export type { PrivacyPorts } from './ports.ts'

export type Privacy = ReturnType<typeof createPrivacy>

/** What becomes of people's data: deleting, keeping, handing out. */
export function createPrivacy(ports: PrivacyPorts) {
  const { candidateMails, clock, endedLinks, erasureJournal, jobs, stillThere } = ports
  return {
    ...deleteCandidates(ports),
    ...holdCandidates(ports),
    ...retentionPeriods(ports),
    previewRetention: previewRetention(ports),
    exportPerson: exportPerson(ports),

    /** Lets every room delete what it keeps of these rows, in the caller's transaction, who sees to the journal and to what is left. */
    eraseRows: (rows: ErasedPeople) => eraseEverywhere(ports.personalData, rows),

    /** Rejects with `LinkEnded` when this was the link of somebody who was deleted. For rooms that found no such link. */
    async refuseEndedLink(tokenHash: string): Promise<void> {
      if (await endedLinks.has(tokenHash)) throw new LinkEnded()
    },

    /** In the transaction that deletes an account. */
    async noteAccountDeleted(id: string): Promise<void> {
      await erasureJournal.append({ accounts: [id] })
    },

    /** In the transaction that deletes a workspace, before its rows go: the mails about its candidates go with it. */
    async noteWorkspaceDeleted(id: string): Promise<void> {
      await erasureJournal.append({ workspaces: [id] })
      await jobs.add({ kind: finishErasureJob, payload: { files: [], mails: await candidateMails.dropOfWorkspace(id) } })
    },

    /**
     * Before a mail goes out: notes which candidate it is about. False when they were deleted meanwhile: the mail must not go.
     */
    noteMail: candidateMails.note,

    /** In the transaction of another room's erasure: files and kept mails that go once its rows are gone for good. */
    finishLater: (left: { files: string[]; mails: string[] }): Promise<void> =>
      jobs.add({ kind: finishErasureJob, payload: left }),

    /** After a mail has gone out: when its candidate was erased in between, what was kept of it goes as well. False then. */
    async keepMail(mailId: string): Promise<boolean> {
      if (await candidateMails.has(mailId)) return true
      await jobs.add({ kind: finishErasureJob, payload: { files: [], mails: [mailId] } })
      return false
    },

    /** For the start: takes back what the journal says of erasures that a crash kept from happening, and plans the next day. */
    async start(): Promise<void> {
      const entries = await erasureJournal.unchecked()
      for (const { id, ...erasure } of entries) if (await stillThere(erasure)) await erasureJournal.withdraw(id)
      if (entries.length > 0) await erasureJournal.noteChecked()
      await queueRetention(ports)(nextRun(clock.now()))
    },

    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({
      [finishErasureJob]: finishErasure(ports),
      [retentionJob]: applyRetention(ports),
    }),
  }
}

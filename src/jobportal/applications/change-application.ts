import { detailsOfFact } from '#src/ports/decision-facts.ts'
import { InvalidField } from '#src/shared/fields.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Application, ApplicationEvent, ApplicationNote, ApplicationStatus } from '../application.ts'
import { announce } from '../applying/announce.ts'
import { eraseApplication } from '../applying/erase.ts'
import type { Company } from '../company.ts'
import { limits } from '../constants.ts'
import type { Tools } from '../tools.ts'
import { ApplicationNoteNotFound, InvalidRejection } from './errors.ts'
import { isEvidenceOpened } from './evidence-opened.ts'
import { cleanText } from './letter.ts'
import { mailApplicant, withdrawHeldMails } from './mail-applicant.ts'
import { applicationFor, asCompany, noteDeed } from './reader.ts'
import { isUndoable, readyRejection, type WantedRejection } from './rejection.ts'

/** Where an application is to stand, and for a rejection why and whether the applicant is told. */
export interface StatusChange extends WantedRejection {
  status: ApplicationStatus
}

/** A change and what the history says of it. */
interface Change {
  changes: Partial<Application>
  event: Pick<ApplicationEvent, 'kind' | 'details'>
  /** What the audit log remembers of it. */
  noted: Record<string, string | number>
}

export function changeApplications(tools: Tools) {
  const { applicationLists, applicationNotes, applications, clock, ids, transaction } = tools
  const write = mailApplicant(tools)

  /** Changes an application as it stands now. `decide` yields null where there is nothing to change. */
  async function change(
    company: Company,
    id: string,
    visit: Visit,
    decide: (application: Application, at: Date) => Promise<Change | null> | Change,
  ) {
    return transaction(async () => {
      const application = await applicationFor(tools, asCompany(company), id)
      const at = clock.now()
      const change = await decide(application, at)
      if (change) {
        await applications.update(id, change.changes)
        await applications.addEvent({ id: ids.id(), applicationId: id, at, ...change.event })
        const subject = { kind: 'application', id } as const
        const fact = await tools.decisionFacts.ofApplication(id)
        const evidence = isEvidenceOpened(await applications.events(id))
        const details = { ...detailsOfFact({ ...fact, evidence }), ...change.noted }
        const deed = { action: 'change-application', companyId: company.id, subject, details } as const
        await noteDeed(tools, asCompany(company), deed, visit)
      }
      await announce(tools, id)
      return {
        application: await applicationFor(tools, asCompany(company), id),
        notes: await applicationLists.noteCount(id),
      }
    })
  }

  return {
    /**
     * Sets the status. What is so already is not changed, and not written down again. A rejection rests on opened evidence and a
     * lawful reason; within ten minutes any other status takes it back, with the mail that waits.
     */
    changeStatus: (company: Company, id: string, { status, ...rejection }: StatusChange, visit: Visit) =>
      change(company, id, visit, async (application, at) => {
        if (status !== 'Rejected' && rejection.tell)
          throw new InvalidRejection('tell', 'Only a rejection is told this way. Write a message instead.')
        if (status === application.status) return null
        const changes = { status, statusAt: at }
        if (status !== 'Rejected') {
          const undone = isUndoable(application, at)
          if (undone) await withdrawHeldMails(tools, id)
          const event = { kind: 'status', details: { status, ...(undone && { undone: 1 }) } } as const
          return { changes, event, noted: { status, from: application.status, ...(undone && { undone: 1 }) } }
        }
        const { reason, letter } = readyRejection(tools, await applications.events(id), rejection)
        if (letter) await write(application, { ...letter, reason, kind: 'rejection', from: asCompany(company) })
        return {
          changes,
          event: { kind: 'status', details: { status, from: application.status, reason } },
          noted: { status, from: application.status, ...(letter && { told: 1 }) },
        }
      }),

    /** A person has looked at it, as the applicant asked. */
    noteReviewed: (company: Company, id: string, visit: Visit) =>
      change(company, id, visit, (_, at) => ({
        changes: { reviewedAt: at },
        event: { kind: 'reviewed', details: {} },
        noted: { reviewed: 1 },
      })),

    async addNote(company: Company, applicationId: string, typed: string): Promise<ApplicationNote> {
      const text = cleanText(typed)
      if (text === '') throw new InvalidField('text', 'Note is required.')
      if (text.length > limits.note)
        throw new InvalidField('text', `A note can have ${limits.note.toLocaleString('en')} characters at most.`)
      const note = { id: ids.id(), applicationId, text, writtenBy: company.fullName, createdAt: clock.now() }
      await transaction(async () => {
        await applicationFor(tools, asCompany(company), applicationId)
        await applicationNotes.add(note)
        await announce(tools, applicationId)
      })
      return note
    },

    deleteNote: (company: Company, applicationId: string, id: string) =>
      transaction(async () => {
        await applicationFor(tools, asCompany(company), applicationId)
        if (!(await applicationNotes.remove(applicationId, id))) throw new ApplicationNoteNotFound()
      }),

    /** With everything that belongs to it; the erasure writes itself down. */
    async deleteApplication(company: Company, id: string): Promise<void> {
      await eraseApplication(tools)(await applicationFor(tools, asCompany(company), id), 'company')
    },
  }
}

import { InvalidField } from '#src/shared/fields.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Application, ApplicationEvent, ApplicationNote, ApplicationStatus } from '../application.ts'
import { announce } from '../applying/apply.ts'
import { eraseApplication } from '../applying/erase.ts'
import type { Company } from '../company.ts'
import { limits } from '../constants.ts'
import type { Tools } from '../tools.ts'
import { ApplicationNoteNotFound } from './errors.ts'
import { cleanText } from './letter.ts'
import { applicationFor, asCompany, noteDeed } from './reader.ts'

export interface ApplicationChanges {
  status?: ApplicationStatus | undefined
  /** A person has looked at it, as the applicant asked. */
  reviewed?: true | undefined
}

export function changeApplications(tools: Tools) {
  const { applicationLists, applicationNotes, applications, clock, ids, transaction } = tools
  const subject = (id: string) => ({ kind: 'application', id }) as const
  return {
    /** Sets the status, or says that somebody looked at it. What is so already is not changed, and not written down again. */
    async changeApplication(company: Company, id: string, { status, reviewed }: ApplicationChanges, visit: Visit) {
      const changed = await transaction(async (): Promise<{ application: Application; notes: number }> => {
        const application = await applicationFor(tools, asCompany(company), id)
        const changes: Partial<Application> = {}
        const happened: Pick<ApplicationEvent, 'kind' | 'details'>[] = []
        const at = clock.now()
        if (status && status !== application.status) {
          Object.assign(changes, { status, statusAt: at })
          happened.push({ kind: 'status', details: { status } })
        }
        if (reviewed) {
          changes.reviewedAt = at
          happened.push({ kind: 'reviewed', details: {} })
        }
        await applications.update(id, changes)
        for (const event of happened) await applications.addEvent({ id: ids.id(), applicationId: id, at, ...event })
        for (const { kind, details } of happened)
          await noteDeed(
            tools,
            asCompany(company),
            {
              action: 'change-application',
              companyId: company.id,
              subject: subject(id),
              details: kind === 'status' ? details : { reviewed: 1 },
            },
            visit,
          )
        return { application: { ...application, ...changes }, notes: await applicationLists.noteCount(id) }
      })
      await announce(tools, id)
      return changed
    },

    async addNote(company: Company, applicationId: string, typed: string): Promise<ApplicationNote> {
      const text = cleanText(typed)
      if (text === '') throw new InvalidField('text', 'Note is required.')
      if (text.length > limits.note)
        throw new InvalidField('text', `A note can have ${limits.note.toLocaleString('en')} characters at most.`)
      const note = { id: ids.id(), applicationId, text, writtenBy: company.fullName, createdAt: clock.now() }
      await transaction(async () => {
        await applicationFor(tools, asCompany(company), applicationId)
        await applicationNotes.add(note)
      })
      await announce(tools, applicationId)
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

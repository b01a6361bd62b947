import type { Visit } from '#src/shared/visit.ts'
import type { ApplicationMessage } from '../application.ts'
import type { Company } from '../company.ts'
import type { ListedApplication } from '../listed-application.ts'
import type { Tools } from '../tools.ts'
import { checkedLetter, type Letter } from './letter.ts'
import { mailApplicant } from './mail-applicant.ts'
import { applicationFor, asCompany, jobFor, noteDeed, type Reader } from './reader.ts'

/** So many letters share a commit: others get their turn in between. */
const atOnce = 25

export function writeToApplicants(tools: Tools) {
  const { applicationLists, applications, beginWork, letterBudget, transaction } = tools
  const write = mailApplicant(tools)

  return {
    /** Writes to one applicant. */
    async writeToApplicant(from: Reader, id: string, letter: Letter, visit: Visit): Promise<ApplicationMessage> {
      const message = await transaction(async () => {
        const application = await applicationFor(tools, from, id)
        const written = await write(application, { ...letter, kind: 'message', from })
        // What is too much is taken back with all of it.
        const { id: personId } = from.kind === 'admin' ? from.user : from.company
        await letterBudget.count({ to: application.email, personId, workspaceId: application.companyId })
        const subject = { kind: 'application', id } as const
        await noteDeed(tools, from, { action: 'message-applicant', companyId: application.companyId, subject }, visit)
        return written
      })
      beginWork()
      return message
    },

    /** Who applied for a job, has not withdrawn, and has not been written to, best first. */
    async unanswered(company: Company, jobId: string): Promise<ListedApplication[]> {
      const { id } = await jobFor(tools, asCompany(company), jobId)
      const ids = await applicationLists.ids(id, { sort: 'match', only: 'unanswered' })
      return (await applicationLists.rows(ids)).map(({ application }) => application)
    },

    /**
     * Writes to those of them who still have had no answer, each in a mail of their own. Asking twice writes once. Resolves to
     * how many were written to.
     */
    async writeToUnanswered(company: Company, jobId: string, { ids, ...letter }: Letter & { ids: string[] }, visit: Visit) {
      const from = asCompany(company)
      const job = await jobFor(tools, from, jobId)
      checkedLetter(letter)
      const wanted = [...new Set(ids)]
      let sent = 0
      for (let at = 0; at < wanted.length; at += atOnce)
        sent += await transaction(async () => {
          let written = 0
          for (const id of wanted.slice(at, at + atOnce)) {
            const application = await applications.find(id)
            if (!application || application.jobId !== job.id || application.answeredAt || application.withdrawnAt) continue
            await write(application, { ...letter, kind: 'closing', from })
            written += 1
          }
          return written
        })
      if (sent > 0) {
        const subject = { kind: 'job', id: job.id } as const
        await noteDeed(tools, from, { action: 'message-applicant', companyId: company.id, subject, details: { sent } }, visit)
        beginWork()
      }
      return sent
    },
  }
}

import { checkedCorrection, type GivenCorrection, mostCorrections } from '#src/shared/corrections.ts'
import type { Application } from '../application.ts'
import { readJobPost } from '../posts/read-job-post.ts'
import type { Tools } from '../tools.ts'
import { changeById } from './change-application.ts'
import { CorrectionNotFound, TooManyCorrections } from './errors.ts'
import { applicationOfLink } from './link.ts'
import { scored } from './score.ts'
import type { ApplyingThrottles } from './throttles.ts'

/**
 * What applicants say about what was read from their resume. It is shown to the company as their word; a missing skill counts in
 * the score when the resume's own text has the words that show it.
 */
export const correctApplication = (tools: Tools, throttles: ApplyingThrottles) => ({
  async correct(token: string, given: GivenCorrection): Promise<Application> {
    const { clock, ids } = tools
    const found = await applicationOfLink(tools)(token)
    await throttles.changes.count(found.id)
    const correction = await corrected(tools, found, given)
    // What has to be read for it is read before the transaction, which others wait for.
    const job = correction.quote ? await readJobPost(tools)(found.jobId) : null
    return changeById(tools, found.id, (application) => {
      if (application.corrections.length >= mostCorrections) throw new TooManyCorrections(mostCorrections)
      // Another resume may have come since the words were looked up.
      const isSameText = application.textHash === found.textHash
      const entry = { ...correction, id: ids.id(), at: clock.now().toISOString(), quote: isSameText ? correction.quote : null }
      const changed = { ...application, corrections: [...application.corrections, entry] }
      const changes = { corrections: changed.corrections, updatedAt: clock.now() }
      const score = entry.quote && application.reading === 'read' ? scored(tools, job, changed) : {}
      return { changes: { ...changes, ...score }, event: { kind: 'corrected', details: { about: given.about } } }
    })
  },

  async takeBack(token: string, correctionId: string): Promise<Application> {
    const { clock } = tools
    const found = await applicationOfLink(tools)(token)
    await throttles.changes.count(found.id)
    const job = await readJobPost(tools)(found.jobId)
    return changeById(tools, found.id, (application) => {
      const taken = application.corrections.find(({ id }) => id === correctionId)
      if (!taken) throw new CorrectionNotFound()
      const changed = { ...application, corrections: application.corrections.filter(({ id }) => id !== correctionId) }
      const changes = { corrections: changed.corrections, updatedAt: clock.now() }
      const score = taken.quote && application.reading === 'read' ? scored(tools, job, changed) : {}
      return { changes: { ...changes, ...score }, event: { kind: 'corrected', details: { about: taken.about, taken: 1 } } }
    })
  },
})

const corrected = ({ applications, matching }: Tools, { id }: Application, given: GivenCorrection) =>
  checkedCorrection(
    {
      skillNamed: matching.skillNamed,
      async find(words) {
        const document = await applications.text(id)
        return document === null ? null : matching.find(document, words)
      },
    },
    given,
  )

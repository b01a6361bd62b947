import type { Quote } from '#src/matching/index.ts'
import type { Application, Correction, CorrectionSubject } from '../application.ts'
import { limits } from '../constants.ts'
import type { Tools } from '../tools.ts'
import { optionalLine, textOf } from './application-form.ts'
import { changeById } from './change-application.ts'
import { CorrectionNotFound, InvalidApplication, TooManyCorrections } from './errors.ts'
import { applicationOfLink } from './link.ts'
import { requirementsOf, scored } from './score.ts'
import type { ApplyingThrottles } from './throttles.ts'

export interface GivenCorrection {
  about: CorrectionSubject
  kind: Correction['kind']
  value: string
  comment: string
  /** Words of the resume that show a missing skill. */
  quote?: string
}

const mostCorrections = 30
const mostQuoted = 300

/**
 * What applicants say about what was read from their resume. It is shown to the company as their word; a missing skill counts in
 * the score when the resume's own text has the words that show it.
 */
export const correctApplication = (tools: Tools, throttles: ApplyingThrottles) => ({
  async correct(token: string, given: GivenCorrection): Promise<Application> {
    const { clock, ids } = tools
    const found = await applicationOfLink(tools)(token)
    throttles.changes.count(found.id)
    const correction = await corrected(tools, found, given)
    // What has to be read for it is read before the transaction, which others wait for.
    const job = correction.quote ? await requirementsOf(tools, found.jobId) : null
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
    throttles.changes.count(found.id)
    const job = await requirementsOf(tools, found.jobId)
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

async function corrected(tools: Tools, application: Application, given: GivenCorrection) {
  const { about, kind } = given
  const words = optionalLine('value', 'This', given.value, limits.shortText) ?? ''
  const comment = textOf(given.comment)
  if (comment.length > limits.reason)
    throw new InvalidApplication('comment', `A comment can have ${limits.reason.toLocaleString('en')} characters at most.`)
  if (words === '' && (kind === 'missing' || comment === ''))
    throw new InvalidApplication('value', kind === 'missing' ? 'Please say what is missing.' : 'Please say what is wrong.')
  const isSkill = about === 'skills' && kind === 'missing'
  const value = isSkill ? (await tools.matching.skillNamed(words)).skill : words
  return { about, kind, value, comment, quote: isSkill ? await quoteFor(tools, application, [words, value], given.quote) : null }
}

/** Where the resume shows a skill; null when no words were given, its text does not have them, or they are too few to show anything. */
async function quoteFor(
  { applications, matching }: Tools,
  { id }: Application,
  names: string[],
  quoted = '',
): Promise<Quote | null> {
  const quote = quoted.replace(/\s+/g, ' ').trim()
  if (quote.length > mostQuoted)
    throw new InvalidApplication('quote', `Please quote ${mostQuoted} characters of your resume at most.`)
  const namesIt = names.some((name) => quote.toLowerCase().includes(name.toLowerCase()))
  if (!namesIt && (quote.length < 15 || quote.split(' ').length < 3)) return null
  const document = await applications.text(id)
  return document === null ? null : matching.find(document, quote)
}

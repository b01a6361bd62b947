import type { FactCorrectionInput } from '#src/contracts/matching/correction-records.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Month, Quote, ResumeFacts } from '#src/resume-engine/facts.ts'
import { emailField, InvalidField, textField } from '#src/shared/fields.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import { CandidateNotFound, CorrectionGone, FactsChanged, TooManyCorrections } from './errors.ts'
import { correctedFacts, type FactChange, type FactCorrection, type PlainPosition, positionOf } from './fact-corrections.ts'
import type { Actor, MatchReader, Resumes, StoredDocuments } from './ports.ts'
import { type RescorePorts, rescoreOne } from './rescore.ts'
import type { Candidate, Resume } from './resume.ts'
import { scoringContextOf } from './scoring-context.ts'
import { wordsIn } from './shown-document.ts'

interface Ports extends RescorePorts {
  ids: Ids
  clock: Clock
  reader: MatchReader
  resumes: Resumes
  storedDocuments: StoredDocuments
}

export interface Corrector extends Actor {
  fullName: string
}

/** What was read of a candidate, with what people corrected in it. */
export interface FactsOfCandidate {
  candidate: Candidate
  corrections: FactCorrection[]
}

/** Of one resume. */
export const mostFactCorrections = 60

/**
 * Recruiters correct what was read. The file, its text and the first reading stay; the facts that count follow, and with them every score
 * that rests on this resume. A skill still needs words of the resume that show it.
 */
export const correctFacts = (ports: Ports) => {
  const { candidates, clock, ids, jobDescriptions, reader, resumes, storedDocuments, transaction } = ports

  const candidateOf = async (by: Actor, id: string): Promise<Candidate> => {
    const candidate = await candidates.find(by.workspaceId, id)
    if (!candidate) throw new CandidateNotFound()
    return candidate
  }

  const factsOf = async (by: Actor, id: string): Promise<FactsOfCandidate> => {
    const candidate = await candidateOf(by, id)
    return { candidate, corrections: candidate.resume.corrections?.list ?? [] }
  }

  /** The facts as they were read, before anybody corrected them. */
  const asRead = async ({ id, corrections, facts }: Resume): Promise<ResumeFacts> =>
    corrections ? ((await resumes.earlierFacts(id, corrections.readFacts)) ?? facts) : facts

  const scoreAnew = async (workspaceId: string, resumeId: string) => {
    for (const each of await candidates.ofResume(workspaceId, resumeId)) {
      const job = await jobDescriptions.find(workspaceId, each.jobDescription.id)
      if (job) await rescoreOne(ports, await scoringContextOf(ports, workspaceId, job), each)
    }
  }

  /** `decide` yields the corrections as they are to be. */
  const change = async (
    by: Actor,
    id: string,
    base: string | null,
    decide: (resume: Resume, before: FactCorrection[]) => FactCorrection[],
  ): Promise<FactsOfCandidate> => {
    const { resume } = await candidateOf(by, id)
    await transaction(async () => {
      const now = await resumes.find(by.workspaceId, resume.id)
      if (!now) throw new CandidateNotFound()
      if (base !== null && base !== hashOf(now)) throw new FactsChanged()
      const read = await asRead(now)
      const readFacts = now.corrections?.readFacts ?? hashOf(now)
      const list = decide(now, now.corrections?.list ?? [])
      const facts = correctedFacts(read, list)
      await resumes.correct(now.id, { facts, factsHash: jsonHash(facts), corrections: { readFacts, list } })
    })
    await scoreAnew(by.workspaceId, resume.id)
    return factsOf(by, id)
  }

  return {
    factsOf,

    /** `base` is the hash of the facts that the person has seen. */
    async correctFact(by: Corrector, id: string, base: string, given: FactCorrectionInput): Promise<FactsOfCandidate> {
      const { resume } = await candidateOf(by, id)
      if (base !== hashOf(resume)) throw new FactsChanged()
      const stored = await storedDocuments.ofResume(by.workspaceId, resume.id)
      const find = (words: string) => (stored === null ? null : wordsIn(stored, words))
      const checked = await checkedChange(reader, resume.facts, given, find)
      return change(by, id, base, (_, before) => {
        if (before.length >= mostFactCorrections) throw new TooManyCorrections(mostFactCorrections)
        return [...before, { id: ids.id(), at: clock.now().toISOString(), by: by.fullName, byId: by.id, ...checked }]
      })
    },

    takeCorrectionBack: (by: Actor, id: string, correctionId: string): Promise<FactsOfCandidate> =>
      change(by, id, null, (_, before) => {
        const rest = before.filter((each) => each.id !== correctionId)
        if (rest.length === before.length) throw new CorrectionGone()
        return rest
      }),
  }
}

/** Of the facts that are seen now. */
export const hashOf = ({ factsHash, facts }: Pick<Resume, 'factsHash' | 'facts'>) => factsHash ?? jsonHash(facts)

type Find = (words: string) => Quote | null

async function checkedChange(
  reader: MatchReader,
  facts: ResumeFacts,
  given: FactCorrectionInput,
  find: Find,
): Promise<FactChange> {
  switch (given.field) {
    case 'name':
    case 'email':
    case 'phone': {
      const value = given.value?.trim() ? contactOf(given.field, given.value) : null
      const before = facts[given.field]?.value ?? null
      if (value === before) throw new InvalidField('value', 'This is what was read.')
      return { field: given.field, before, after: value, quote: value ? find(value) : null }
    }
    case 'missing-skill':
      return missingSkill(reader, facts, given, find)
    case 'wrong-skill':
      if (!facts.skills.some(({ value }) => value.skill === given.value)) throw new FactsChanged()
      return { field: 'skill', before: given.value, after: null }
    case 'wrong-degree':
      if (!facts.degrees.some(({ value }) => value.title === given.value)) throw new FactsChanged()
      return { field: 'degree', before: given.value, after: null }
    case 'position':
      return checkedPosition(reader, facts, given, find)
  }
}

const contactOf = (field: 'name' | 'email' | 'phone', typed: string) => {
  if (field === 'email') return emailField(typed)
  const value = textField('value', field === 'name' ? 'Name' : 'Phone', typed)
  if (field === 'phone' && value.replace(/\D/g, '').length < 5) throw new InvalidField('value', 'This is not a phone number.')
  return value
}

async function missingSkill(
  reader: MatchReader,
  facts: ResumeFacts,
  { value, quote: words }: Extract<FactCorrectionInput, { field: 'missing-skill' }>,
  find: Find,
): Promise<FactChange> {
  const typed = textField('value', 'Skill', value)
  const { skill, known } = await reader.skillNamed(typed)
  if (facts.skills.some((each) => each.value.skill === skill)) throw new InvalidField('value', `${skill} was read already.`)
  const quoted = words?.replace(/\s+/g, ' ').trim() ?? ''
  const quote = quoted ? find(quoted) : (find(typed) ?? find(skill))
  if (quote) return { field: 'skill', before: null, after: skill, known, quote }
  throw new InvalidField(
    'quote',
    quoted
      ? 'The resume does not have these words. Copy them from its text.'
      : `The resume does not name ${skill}. Copy the words that show it, or keep it as a tag or a note.`,
  )
}

async function checkedPosition(
  reader: MatchReader,
  facts: ResumeFacts,
  { index, after }: Extract<FactCorrectionInput, { field: 'position' }>,
  find: Find,
): Promise<FactChange> {
  const role = facts.roles[index]
  if (!role) throw new FactsChanged()
  const before = positionOf(role)
  if (after === null) return { field: 'position', before, after: null, quotes: { title: null, company: null }, meaning: null }
  const title = after.title?.trim() ? textField('title', 'Title', after.title) : null
  const company = after.company?.trim() ? textField('company', 'Employer', after.company) : null
  if (!title && !company) throw new InvalidField('title', 'A position needs a title or an employer.')
  const from = monthOf('from', after.from)
  const to = after.to === 'present' ? 'present' : monthOf('to', after.to)
  if ((from === null) !== (to === null)) throw new InvalidField(from === null ? 'from' : 'to', 'Give both dates, or none.')
  if (from !== null && typeof to === 'number' && to < from) throw new InvalidField('to', 'It ends before it begins.')
  const wanted: PlainPosition = { title, company, from, to }
  if (jsonHash(wanted) === jsonHash(before)) throw new InvalidField('title', 'This is what was read.')
  const isNewTitle = title !== null && title !== before.title
  return {
    field: 'position',
    before,
    after: wanted,
    quotes: { title: isNewTitle ? find(title) : null, company: company && company !== before.company ? find(company) : null },
    meaning: isNewTitle ? await reader.titleNamed(title) : null,
  }
}

/** '2020-01' as a month. */
function monthOf(field: string, text: string | null): Month | null {
  if (!text) return null
  const found = /^(\d{4})-(\d{2})$/.exec(text)
  const [year, month] = [Number(found?.[1]), Number(found?.[2])]
  if (!found || year < 1930 || year > 2100 || month < 1 || month > 12) throw new InvalidField(field, 'Write a month as 2020-01.')
  return year * 12 + month - 1
}

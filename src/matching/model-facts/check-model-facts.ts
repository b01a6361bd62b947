import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Fact, JobRequirements, ResumeFacts, SkillMention } from '#src/resume-engine/facts.ts'
import { divide, type Statement } from '#src/resume-engine/requirements/requirements-sections.ts'
import { impliedBy } from '#src/resume-engine/taxonomy/implications.ts'
import type { SkillInfo } from '#src/resume-engine/taxonomy/skill-data.ts'
import type { Claim, RequirementFound } from '../model-facts-ports.ts'
import { type FoundQuote, findQuote, quotable } from './find-quote.ts'
import { deniedOrWished } from './negation.ts'
import { type Piece, piecesOfJob, piecesOfResume } from './shown-pieces.ts'
import { type Support, skillCalled, supportOf } from './support.ts'

const mostAdded = 12
/** How many skills one stretch of text can show. */
const mostPerQuote = 2
/** Never as sure as what code read by itself. */
const confidenceOf: Record<Support, number> = { named: 0.6, 'in other words': 0.5 }

interface Checked {
  info: SkillInfo
  found: FoundQuote
  confidence: number
  claim: Claim
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The claims that hold, in the order they were made, as far as there is room for them. */
function checkedClaims(text: string, pieces: Piece[], claims: Claim[], alreadyRead: Iterable<string>): Checked[] {
  const places = quotable(text, pieces)
  const known = new Set<string>()
  const learn = (skill: string) => {
    for (const each of [skill, ...impliedBy(skill)]) known.add(each)
  }
  for (const skill of alreadyRead) learn(skill)
  const accepted: Checked[] = []
  for (const claim of claims) {
    if (accepted.length >= mostAdded) break
    const info = skillCalled(claim.skill)
    if (!info || known.has(info.skill)) continue
    const found = findQuote(places, claim.quote)
    if (!found || deniedOrWished.test(found.sentence)) continue
    const support = supportOf(info, found.quote.quote)
    if (!support || (support !== 'named' && wordsIn(found.quote.quote) < 2)) continue
    const beside = accepted.filter(({ found: { quote } }) => quote.start < found.quote.end && quote.end > found.quote.start)
    if (beside.length >= mostPerQuote) continue
    accepted.push({ info, found, confidence: confidenceOf[support], claim })
    learn(info.skill)
  }
  return accepted
}

/**
 * The skills of a model's answer that may stand beside what code read from the resume: known to the taxonomy, not read already, and
 * with a quote that stands in the visible work part of the text and speaks of the skill itself.
 */
export const checkResumeClaims = (document: ReadDocument, facts: ResumeFacts, claims: Claim[]): Fact<SkillMention>[] =>
  checkedClaims(
    document.text,
    piecesOfResume(document, facts),
    claims,
    facts.skills.map(({ value }) => value.skill),
  ).map(({ info, found, confidence }) => ({
    value: { skill: info.skill, known: true, listed: false },
    confidence,
    quotes: [found.quote],
    source: 'model',
  }))

const wished =
  /\b(?:preferred|preferably|plus|nice[ -]to[ -]have|bonus|ideally|desirable|desired|advantage|optional|helpful|beneficial)\b/i

/** Half of what the same skill weighs when the job description names it. */
const weightOf = ({ kind, curated }: SkillInfo) => {
  if (kind === 'soft') return 0.1
  return curated && kind !== 'concept' && kind !== 'method' ? 0.5 : 0.3
}

/** The same for what a job description asks for. What is demanded only in the model's view is welcome, not demanded. */
export const checkJobClaims = (
  document: ReadDocument,
  requirements: JobRequirements,
  claims: Claim[],
): Fact<RequirementFound>[] => {
  const { statements } = divide(document.text)
  const statementAt = (offset: number): Statement | undefined =>
    statements.find(({ start, end }) => start <= offset && offset < end)
  const asked = [...requirements.mustHave, ...requirements.niceToHave].flatMap(({ value }) => [
    value.skill,
    ...value.alternatives,
  ])
  return checkedClaims(document.text, piecesOfJob(document), claims, asked).map(({ info, found, confidence, claim }) => ({
    value: {
      skill: info.skill,
      known: true,
      alternatives: [],
      weight: weightOf(info),
      must: claim.must === true && statementAt(found.quote.start)?.kind === 'required' && !wished.test(found.sentence),
    },
    confidence,
    quotes: [found.quote],
    source: 'model',
  }))
}

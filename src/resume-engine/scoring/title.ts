import type { JobRequirements, ResumeFacts, TitleMeaning } from '../facts.ts'
import type { RequirementResult } from '../match.ts'
import { titleLikeness, workLikeness } from '../taxonomy/occupation-likeness.ts'
import { type Judged, judged, unanswered } from './component.ts'

/** An older title says less about what somebody does today. */
export const titlesInFull = 3
export const olderTitle = 0.8

/** What a title is worth beside others, from 0 to 1: what no position bears out is what somebody would like to be. */
const bearingOf = ({ borneOut = 1 }: Pick<TitleMeaning, 'borneOut'>, place: number) =>
  borneOut * (place < titlesInFull ? 1 : olderTitle)

export const judgeTitle = (facts: ResumeFacts, { titleMeaning: asked }: JobRequirements): Judged => {
  if (!asked) return unanswered('title', 'The job description states no title that is known.')
  const compared = facts.titles.flatMap((title, place) => {
    const likeness = title.borneOut === 0 ? null : titleLikeness(title, asked)
    return likeness === null ? [] : [{ title: title.title, score: likeness * bearingOf(title, place) }]
  })
  const [claimed] = facts.titles.filter((title) => title.borneOut === 0 && (titleLikeness(title, asked) ?? 0) >= 0.4)
  const claim = claimed ? ` “${claimed.title}” in the headline is borne out by no position and earns nothing.` : ''
  if (compared.length === 0) return unanswered('title', `No title of a position can be compared with “${asked.title}”.${claim}`)
  const best = compared.reduce((top, one) => (one.score > top.score ? one : top))
  const designation = facts.designations.find(({ value }) => value === best.title)
  const quote = designation?.quotes[0]
  const summary =
    best.score >= 0.8
      ? `“${best.title}” is the same kind of work as “${asked.title}”.`
      : best.score > 0
        ? best.score >= 0.4
          ? `“${best.title}” is the nearest to “${asked.title}”${farLevel(facts, asked, best.title)}.`
          : `“${best.title}” is the nearest title, and other work than “${asked.title}”.`
        : `No title held is near “${asked.title}”.`
  const evidence = quote ? [quote] : []
  const said = `${summary}${claim}`
  const score = quote ? best.score : 0
  const state = score >= 0.8 ? 'met' : score >= 0.4 ? 'partly' : 'missing'
  const requirement: RequirementResult = {
    id: 'title',
    label: `Work as ${asked.title}`,
    component: 'title',
    must: false,
    weight: 1,
    score,
    state,
    summary: said,
    evidence: score > 0 ? evidence : [],
    ...(designation?.source && score > 0 && { source: designation.source }),
  }
  return judged('title', { score, summary: said, evidence, requirements: [requirement], source: designation?.source })
}

/** Says so when it is the level rather than the work that keeps two titles apart. */
const farLevel = ({ titles }: ResumeFacts, asked: TitleMeaning, title: string) => {
  const held = titles.find((one) => one.title === title)
  const isSameWork = held && (workLikeness(held, asked) ?? 0) >= 0.8
  return isSameWork ? ', at another level' : ''
}

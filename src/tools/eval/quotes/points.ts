import type { Quote } from '#src/resume-engine/facts.ts'
import type { Match } from '#src/resume-engine/match.ts'

/** A quote as a page shows it: under a thing asked for, or under a component for what no single requirement shows. */
export interface Point {
  component: string
  label: string
  summary: string
  quote: Quote
  /** The other quotes of the same point, which a page shows with it. */
  others: Quote[]
}

/** Every quote of a score with the point it stands for, each once. */
export const pointsOf = ({ components, requirements = [] }: Pick<Match, 'components' | 'requirements'>): Point[] => {
  const ofRequirements = requirements.flatMap(({ component, label, summary, evidence }) =>
    evidence.map((quote): Point => ({ component, label, summary, quote, others: evidence.filter((one) => one !== quote) })),
  )
  const shown = new Set(ofRequirements.map(({ component, quote: { start, end } }) => `${component} ${start} ${end}`))
  const ofComponents = components.flatMap(({ name, summary, evidence }) =>
    evidence
      .filter(({ start, end }) => !shown.has(`${name} ${start} ${end}`))
      .map((quote): Point => ({ component: name, label: name, summary, quote, others: evidence.filter((one) => one !== quote) })),
  )
  return [...ofRequirements, ...ofComponents]
}

const beside = 160

/** The quote between « and », with the text before and after it, on one line. */
export const surroundings = (text: string, { start, end }: Pick<Quote, 'start' | 'end'>): string => {
  const before = text.slice(Math.max(0, start - beside), start)
  const after = text.slice(end, end + beside)
  return `…${before}«${text.slice(start, end)}»${after}…`.replaceAll(/\s*\n\s*/g, ' ⏎ ').replaceAll(/[ \t]+/g, ' ')
}

import type { AskTaxonomy, KnownStage, SkillNames, WorkflowFacts } from '../ask-ports.ts'
import { type Bits, inAll, noBits, setBit } from '../candidate-filters/bits.ts'
import type { CandidateIndex } from '../candidate-filters/candidate-index.ts'
import { asCompared } from '../candidate-filters/filters.ts'
import { termsOf } from '../candidate-filters/search-terms.ts'
import { inDays, inRange } from './bounds.ts'
import { degreeLevels } from './category-constants.ts'
import type { Condition } from './condition.ts'
import type { ValueMeanings } from './value-meanings.ts'

export interface EvaluationPorts {
  workflowFacts: WorkflowFacts
  taxonomy: Pick<AskTaxonomy, 'skillNames'>
  meanings: ValueMeanings
}

/** Whom a condition holds for, and of whom nobody can say. */
export interface Held {
  fits: Bits
  unknown: Bits | null
}

const all = (a: Bits, b: Bits) => inAll([a, b])

/** Everybody of `among` who is not in the other. */
function without(among: Bits, others: Bits): Bits {
  const left = among.slice()
  for (let at = 0; at < left.length; at += 1) left[at]! &= ~others[at]!
  return left
}

/** Looks conditions up in the index of one workspace and in what its workflow knows, at one moment. */
export function createEvaluation(
  index: CandidateIndex,
  workspaceId: string,
  { workflowFacts, taxonomy, meanings }: EvaluationPorts,
) {
  const figures = index.figures()
  const { taken, places } = figures
  const empty = () => noBits(figures.percentages.length)
  const where = (test: (place: number) => boolean) => {
    const found = empty()
    for (let place = 0; place < places; place += 1) if (test(place)) setBit(found, place)
    return all(found, taken)
  }
  const ofIds = (ids: Iterable<string>) => {
    const found = empty()
    for (const id of ids) {
      const place = index.placeOf(id)
      if (place !== undefined) setBit(found, place)
    }
    return found
  }
  const wordsIn = (name: 'designation' | 'company_names' | 'job_title' | 'degree', words: string, at: 'word' | 'anywhere') =>
    index.columns[name].dictionary.having({ text: asCompared(words), at })

  const unknownYears = () => where((place) => figures.years[place]! < 0)
  const ofYears = (test: (years: number) => boolean): Held => ({
    fits: where((place) => figures.years[place]! >= 0 && test(figures.years[place]!)),
    unknown: unknownYears(),
  })

  const stages = once(() => workflowFacts.stages(workspaceId))
  const standings = once(() => workflowFacts.standings(workspaceId))
  const inStages = async (wanted: (stage: KnownStage) => boolean) => {
    const chosen = (await stages()).filter(wanted)
    const ids = new Set(chosen.map(({ id }) => id))
    const written = await standings()
    const found = ofIds(written.filter(({ stageId }) => ids.has(stageId)).map(({ candidateId }) => candidateId))
    const newcomers = empty()
    for (const { first, jobDescriptionId } of chosen)
      if (first) for (const place of index.ofJob(jobDescriptionId)) setBit(newcomers, place)
    const still = without(newcomers, ofIds(written.map(({ candidateId }) => candidateId)))
    for (let at = 0; at < found.length; at += 1) found[at]! |= still[at]!
    return all(found, taken)
  }

  const skill = async (names: SkillNames[]) => {
    const numbers = new Set<number>()
    const { dictionary } = index.columns.skills
    for (const { name, known, forms } of names) {
      const doubtful: number[] = []
      const exact = new Set(forms)
      for (const text of shortest(forms))
        for (const number of dictionary.having({ text, at: 'word' }))
          if (!known || exact.has(dictionary.compared(number))) numbers.add(number)
          else if (!numbers.has(number)) doubtful.push(number)
      const named = await meanings.skills(doubtful.map((number) => dictionary.written(number)))
      for (const [at, number] of doubtful.entries()) if (named[at]!.includes(name)) numbers.add(number)
    }
    return index.withValues('skills', numbers)
  }

  const degree = async ({ operator, values }: Condition) => {
    const { dictionary } = index.columns.degree
    const every = [...Array(dictionary.size).keys()]
    if (operator === 'any') return index.withValues('degree', every)
    const wanted = new Set(values.map((value) => value.toLowerCase()))
    const least = (degreeLevels as readonly string[]).indexOf(values[0]!)
    const numbers = new Set<number>()
    const read = await meanings.degrees(every.map((number) => dictionary.written(number)))
    for (const number of every)
      for (const { canonical, level } of read[number]!) {
        const rank = (degreeLevels as readonly (string | null)[]).indexOf(level)
        if (
          operator === 'is'
            ? wanted.has(canonical.toLowerCase())
            : operator === 'level'
              ? level !== null && wanted.has(level)
              : rank >= least
        )
          numbers.add(number)
      }
    if (operator === 'is') for (const value of values) for (const number of wordsIn('degree', value, 'word')) numbers.add(number)
    return index.withValues('degree', numbers)
  }

  const words = (name: 'designation' | 'company_names' | 'job_title', values: string[], at: 'word' | 'anywhere' = 'word') =>
    index.withValues(
      name,
      values.flatMap((value) => [...wordsIn(name, value, at)]),
    )

  const named = (value: string) =>
    termsOf(value).reduce<Bits>((bits, { text }) => all(bits, index.withIdentity({ text, at: 'word' })), taken)

  const any = (bits: Bits[]) => {
    const found = empty()
    for (const each of bits) for (let at = 0; at < found.length; at += 1) found[at]! |= each[at]!
    return found
  }

  const plainly = async (condition: Condition): Promise<Bits> => {
    const { category, operator, values } = condition
    switch (category) {
      case 'skill':
        return skill(await taxonomy.skillNames(values))
      case 'title':
        return words('designation', values)
      case 'company':
        return words('company_names', values)
      case 'degree':
        return degree(condition)
      case 'job':
        return words('job_title', values, 'anywhere')
      case 'score': {
        const fits = inRange(condition)
        return where((place) => fits(figures.percentages[place]!))
      }
      case 'stage': {
        const wanted = new Set(values.map((value) => value.toLowerCase()))
        return inStages(({ name }) => wanted.has(name.toLowerCase()))
      }
      case 'status':
        return inStages(({ kind }) => values.includes(kind))
      case 'moved': {
        const fits = inDays(condition)
        return ofIds(
          (await standings())
            .filter(({ moved, enteredAt }) => moved && fits(enteredAt.getTime()))
            .map(({ candidateId }) => candidateId),
        )
      }
      case 'tag': {
        if (operator === 'any') return ofIds(await workflowFacts.tagged(workspaceId, null))
        const wanted = new Set(values.map((value) => value.toLowerCase()))
        const tags = (await workflowFacts.tags(workspaceId)).filter(({ name }) => wanted.has(name.toLowerCase()))
        return tags.length === 0
          ? empty()
          : ofIds(
              await workflowFacts.tagged(
                workspaceId,
                tags.map(({ id }) => id),
              ),
            )
      }
      case 'contacted': {
        const fits = operator === 'any' ? () => true : inDays(condition)
        return ofIds(
          (await workflowFacts.contacted(workspaceId))
            .filter(({ at }) => fits(at.getTime()))
            .map(({ candidateId }) => candidateId),
        )
      }
      case 'contact':
        return any(
          values.map((value) => (value === 'phone' ? figures.phones : index.withIdentity({ text: '@', at: 'anywhere' }))),
        )
      case 'added': {
        const fits = inDays(condition)
        return where((place) => fits(figures.created[place]!))
      }
      case 'name':
        return any(values.map(named))
      default:
        return empty()
    }
  }

  /** Whom the condition holds for, its denial not yet looked at. */
  const held = async (condition: Condition): Promise<Held> => {
    const { category, operator, values } = condition
    if (category === 'years' && operator === 'unknown') return { fits: unknownYears(), unknown: null }
    if (category === 'years') return ofYears(inRange(condition))
    if (category === 'type') return ofYears((years) => values.includes(years > 0 ? 'Experienced' : 'Fresher'))
    return { fits: all(await plainly(condition), taken), unknown: null }
  }

  return {
    everybody: taken,
    figures,
    /** Whom the condition, or its denial, holds for. Of whom nobody can say are in neither. */
    async holds(condition: Condition): Promise<Held> {
      const { fits, unknown } = await held(condition)
      if (!condition.negated) return { fits, unknown }
      const others = without(taken, fits)
      return { fits: unknown ? without(others, unknown) : others, unknown }
    },
  }
}

export type Evaluation = ReturnType<typeof createEvaluation>

/** Forms that no other form is a part of: whatever has the longer one has the shorter. */
const shortest = (forms: readonly string[]) =>
  forms.filter((form) => !forms.some((other) => other !== form && other.length > 1 && ` ${form} `.includes(` ${other} `)))

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

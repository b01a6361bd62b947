import type { Judgement, LabelledSet } from './labelled.ts'

const [ads, resumesPerAd] = [20, 50]
/** Of the resumes of each query: those of the occupation, those of a neighbouring one; the rest are strangers. */
const [right, neighbouring] = [12, 6]

/** The advertisements are all for software, data or systems: which categories of resumes are theirs, and which are near. */
const gradeOf = (category: string) => (category === 'INFORMATION-TECHNOLOGY' ? 2 : category === 'ENGINEERING' ? 1 : 0)

const draws = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Puts values in an order that the seed alone decides, a further one each time it is called. */
export const shuffler = (seed: number) => {
  const draw = draws(seed)
  return <Value>(values: Iterable<Value>): Value[] =>
    [...values]
      .map((value) => ({ value, key: draw() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ value }) => value)
}

/**
 * Advertisements that no constant was chosen on, drawn by seed from those of `one-candidate`, each with fifty resumes of `category` drawn by
 * the same seed: grade 2 for resumes of information technology, 1 for engineering, 0 for all others.
 */
export const occupationHoldout = (sets: readonly LabelledSet[], seed: number): LabelledSet | null => {
  const jobs = sets.find(({ name }) => name === 'one-candidate')?.jobs
  const resumes = sets.find(({ name }) => name === 'category')?.resumes
  if (!jobs || !resumes) return null
  const shuffled = shuffler(seed)
  const byGrade = Map.groupBy(resumes.values(), ({ category = '' }) => gradeOf(category))
  const queries = shuffled(jobs.keys())
    .slice(0, ads)
    .map((job): Judgement[] => {
      const of = (grade: 0 | 1 | 2, count: number) =>
        shuffled(byGrade.get(grade) ?? [])
          .slice(0, count)
          .map(({ id }): Judgement => ({ set: 'occupation-holdout', job, resume: id, grade }))
      return shuffled([...of(2, right), ...of(1, neighbouring), ...of(0, resumesPerAd - right - neighbouring)])
    })
  return { name: 'occupation-holdout', jobs, resumes, queries, ranks: 'resumes', relevantFrom: 2 }
}

import type { CriteriaAnswer, CriteriaChoice, RankingAnswer, RankingRow, SkillCriterion } from '../../../api/ranking.ts'

/** For tests: criteria and rows of people who do not exist, with what matters changed. */
export const aSkill = (skill: string, change: Partial<SkillCriterion> = {}): SkillCriterion => ({
  id: skill.toLowerCase(),
  skill,
  known: true,
  alternatives: [],
  must: true,
  weight: 1,
  quote: { page: 1, start: 0, end: skill.length, quote: skill },
  ...change,
})

const asRead: CriteriaChoice = {
  weights: {
    'must-have skills': 26,
    'nice-to-have skills': 5,
    experience: 8,
    degree: 4,
    title: 14,
    'field of work': 17,
    duties: 26,
  },
  skills: [aSkill('Pruning'), aSkill('Beekeeping', { must: false })],
  years: { value: 5, must: true },
  degree: null,
}

export const someCriteria = (change: Partial<CriteriaAnswer> = {}): CriteriaAnswer => ({
  version: 1,
  ...asRead,
  asRead: { version: 1, ...asRead },
  history: [{ version: 1, savedAt: '2026-03-02T09:00:00.000Z', savedBy: null }],
  ...change,
})

interface WantedRow extends Partial<RankingRow> {
  /** Score of every component. */
  score?: number
  pruning?: number
}

export const aRow = (id: string, { score = 0.5, pruning = 1, ...change }: WantedRow = {}): RankingRow => ({
  _id: id,
  name: `Person ${id}`,
  filename: `${id}.pdf`,
  createdAt: '2026-03-02T09:00:00.000Z',
  percentage: Math.round(score * 100),
  confidence: 0.9,
  components: Object.keys(asRead.weights).map((name) => ({ name, answered: name !== 'degree', score })),
  requirements: [
    { id: 'pruning', score: pruning, state: pruning >= 0.8 ? 'met' : 'missing' },
    { id: 'beekeeping', score: 0, state: 'missing' },
    { id: 'years', score, state: score >= 1 ? 'met' : 'partly' },
  ],
  criteriaVersion: 1,
  isOfOlderEngine: false,
  warnings: 0,
  copied: 0,
  doubt: null,
  ...change,
})

export const aRanking = (rows: RankingRow[], criteria = someCriteria(), total = rows.length): RankingAnswer => ({
  jobDescription: { _id: 'job', title: 'Gardener', filename: 'gardener.pdf' },
  criteria,
  unordered: null,
  rows,
  unread: [],
  total,
})

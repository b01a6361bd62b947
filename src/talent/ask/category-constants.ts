/** What a value of a condition is. */
export type ValueKind = 'words' | 'number' | 'day' | 'choice' | 'none'

export interface OperatorRule {
  /** As it stands between the category and the values. */
  words: string
  kind: ValueKind
  /** How many values it takes; any number of them, from one, when it is not told. */
  count?: number
  /** What can be chosen. */
  choices?: readonly string[]
}

const words = (text: string): OperatorRule => ({ words: text, kind: 'words' })
const number = (text: string, count = 1): OperatorRule => ({ words: text, kind: 'number', count })
const day = (text: string, count = 1): OperatorRule => ({ words: text, kind: 'day', count })
const none = (text: string): OperatorRule => ({ words: text, kind: 'none', count: 0 })
const choice = (text: string, ...choices: string[]): OperatorRule => ({ words: text, kind: 'choice', choices })

const figures = {
  'at-least': number('at least'),
  'more-than': number('more than'),
  'at-most': number('at most'),
  'less-than': number('less than'),
  between: number('between', 2),
  exactly: number('exactly'),
}
const days = { between: day('from', 2), since: day('since'), before: day('before') }

export const degreeLevels = ['high school', 'diploma', 'associate', 'bachelor', 'master', 'doctorate'] as const

/** What a question can be about, and what can be asked about it. */
export const askCategories = {
  skill: { label: 'Skill', operators: { is: words('is') } },
  title: { label: 'Held title', operators: { is: words('is') } },
  company: { label: 'Company', operators: { is: words('is') } },
  degree: {
    label: 'Degree',
    operators: {
      is: words('is'),
      level: choice('of the level', ...degreeLevels),
      'at-least': { ...choice('at least', ...degreeLevels), count: 1 },
      any: none('of any kind'),
    },
  },
  years: { label: 'Years of experience', operators: { ...figures, unknown: none('not known') } },
  type: { label: 'Job type', operators: { is: choice('is', 'Fresher', 'Experienced') } },
  score: { label: 'Match', operators: figures },
  job: { label: 'Ranked for', operators: { is: words('is') } },
  stage: { label: 'Stage', operators: { is: words('is') } },
  status: { label: 'Status', operators: { is: choice('is', 'open', 'hired', 'rejected') } },
  moved: { label: 'Moved to the stage', operators: days },
  tag: { label: 'Tag', operators: { is: words('is'), any: none('of any kind') } },
  contacted: { label: 'Contacted', operators: { any: none('by email'), ...days } },
  contact: { label: 'Has', operators: { has: choice('given', 'phone', 'email') } },
  added: { label: 'Added', operators: days },
  name: { label: 'Name', operators: { is: words('is') } },
} satisfies Record<string, { label: string; operators: Record<string, OperatorRule> }>

export type AskCategory = keyof typeof askCategories

export const operatorRule = (category: AskCategory, operator: string): OperatorRule | undefined => {
  const { operators }: { operators: Record<string, OperatorRule> } = askCategories[category]
  return Object.hasOwn(operators, operator) ? operators[operator] : undefined
}

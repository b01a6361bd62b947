import { type Static, Type } from '@sinclair/typebox'

/** The job titles that an instance begins with; the bank has questions for each of them. */
export const bankTitles = [
  'AI Engineer',
  'Machine Learning Engineer',
  'Data Scientist',
  'DevOps Engineer',
  'Full Stack Developer',
  'Backend Developer',
  'Software Engineer',
  'Product Manager',
  'Business Analyst',
  'UiPath Developer',
  'Data Analyst',
  'Python Developer',
] as const

export const BankTitle = Type.Union(bankTitles.map((title) => Type.Literal(title)))
export type BankTitle = (typeof bankTitles)[number]

const strict = { additionalProperties: false }
const line = (minLength: number, maxLength: number) => Type.String({ minLength, maxLength })

/** 1: a beginner in the job should know it. 2: somebody with two or three years in it. 3: a senior person. */
export const Level = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])
export type Level = Static<typeof Level>

/** The day on which the questions of a file were last looked through, as YYYY-MM-DD. */
const Version = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

export const OptionId = Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Literal('c'), Type.Literal('d')])
export type OptionId = Static<typeof OptionId>

const Option = Type.Object(
  {
    id: OptionId,
    /** Code stands between backticks, here and in the stem; it may hold line breaks. */
    text: line(1, 200),
    /** One sentence for the recruiter: why this is the key, or what is wrong with it. Never leaves for a candidate. */
    why: line(30, 220),
  },
  strict,
)
export type Option = Static<typeof Option>

export const MultipleChoiceQuestion = Type.Object(
  {
    /** The file's name and a number, `python-01`; results and statistics refer to it, so it is never given to another question. */
    id: Type.String({ pattern: '^[a-z0-9-]+-\\d{2}$' }),
    level: Level,
    stem: line(30, 400),
    options: Type.Array(Option, { minItems: 4, maxItems: 4 }),
    /** The one right option. Never leaves for a candidate. */
    key: OptionId,
  },
  strict,
)
export type MultipleChoiceQuestion = Static<typeof MultipleChoiceQuestion>

/** `multiple-choice/<slug of the skill>.json` */
export const MultipleChoiceFile = Type.Object(
  {
    /** The canonical name in the taxonomy of skills. */
    skill: line(1, 80),
    version: Version,
    /** The titles for which questions of this skill are fitting. */
    titles: Type.Array(BankTitle, { minItems: 1, uniqueItems: true }),
    questions: Type.Array(MultipleChoiceQuestion, { minItems: 1 }),
  },
  strict,
)
export type MultipleChoiceFile = Omit<Static<typeof MultipleChoiceFile>, 'titles'> & { titles: BankTitle[] }

/** One idea that a good spoken answer holds. */
const ExpectedPoint = Type.Object(
  {
    id: Type.String({ pattern: '^p[1-5]$' }),
    text: line(10, 200),
    /** Terms that show the idea in a transcript; one of them is enough, whatever its ending. */
    words: Type.Array(line(2, 60), { minItems: 2, maxItems: 12, uniqueItems: true }),
  },
  strict,
)
export type ExpectedPoint = Static<typeof ExpectedPoint>

export const VoiceQuestion = Type.Object(
  {
    /** The file's name and a number, `ai-engineer-v01`; never given to another question. */
    id: Type.String({ pattern: '^[a-z0-9-]+-v\\d{2}$' }),
    question: line(30, 400),
    level: Level,
    /** Never leave for a candidate. */
    points: Type.Array(ExpectedPoint, { minItems: 3, maxItems: 5 }),
  },
  strict,
)
export type VoiceQuestion = Static<typeof VoiceQuestion>

/** `voice/<slug of the title>.json` */
export const VoiceFile = Type.Object(
  { title: BankTitle, version: Version, questions: Type.Array(VoiceQuestion, { minItems: 10, maxItems: 12 }) },
  strict,
)
export type VoiceFile = Omit<Static<typeof VoiceFile>, 'title'> & { title: BankTitle }

/** The file name of a skill or title: `C#` is c-sharp, `C++` c-plus-plus, `.NET` dot-net, `CI/CD` ci-cd. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('#', ' sharp')
    .replaceAll('+', ' plus')
    .replace(/^\./, 'dot ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

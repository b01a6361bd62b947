import type { Composition } from '../composition.ts'

/** What differs from title to title. Everything else that a job description needs is the same and stands in `compositionOf`. */
export interface Template {
  /** As in the list of job titles. */
  title: string
  about: string
  duties: string[]
  /** Years and degree among them, in words that our own reader understands. */
  mustHave: string[]
  niceToHave: string[]
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** The whole job description of a template. What only the organisation can know stands in square brackets. */
export const compositionOf = ({ title, about, duties, mustHave, niceToHave }: Template): Composition => ({
  title,
  sections: [
    { heading: 'About the role', text: about },
    { heading: 'What you will do', text: list(duties) },
    { heading: 'Must-haves', text: list(mustHave) },
    { heading: 'Nice to have', text: list(niceToHave) },
    {
      heading: 'Key facts',
      text: list([
        'Employment: full time, permanent; part time from 80 % is possible',
        'Location: [city], with at least two days a week from home',
        'Salary: [from] to [up to] a year, depending on experience',
      ]),
    },
    {
      heading: 'What we offer',
      text: list([
        '[Days] days of paid holiday and flexible hours around core time',
        '[Budget] a year and five working days for learning',
        '[Pension, health and family benefits]',
        'Equipment of your choice, set up for how you work best',
      ]),
    },
    {
      heading: 'Equal opportunity',
      text: 'We are an equal opportunity employer and decide by what you can do. If you meet most of the must-haves, please apply: nobody has them all. Tell us which adjustments help you in the interviews or at work, and we will make them.',
    },
  ],
})

/** For a title without a template, and for those who write their own: the parts, with a hint in each of what belongs there. */
export const skeleton = (title: string): Composition =>
  compositionOf({
    title,
    about: '[What the team does, why the role exists, and what will have changed after a year.]',
    duties: ['[Three to six things this person does in a normal month]'],
    mustHave: [
      '[At least 2] years of experience with [the work itself]',
      "Bachelor's degree in [subject] or equivalent experience",
      '[Skills without which nobody can start, five to eight of them]',
    ],
    niceToHave: ['[Skills that can be learned on the job]'],
  })

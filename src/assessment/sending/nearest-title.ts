import type { BankSkill } from '../question-bank/read-bank.ts'
import { type BankTitle, bankTitles } from '../question-bank/schema.ts'
import type { Needs } from '../sending-ports.ts'

/** What each title of the bank can stand for, as codes of O*NET, most likely first. */
const occupationsOf: Record<BankTitle, readonly string[]> = {
  'AI Engineer': ['15-1221.00', '15-2051.00'],
  'Machine Learning Engineer': ['15-1221.00', '15-2051.00'],
  'Data Scientist': ['15-2051.00', '15-1221.00', '15-2041.00'],
  'DevOps Engineer': ['15-1252.00', '17-2112.02'],
  'Full Stack Developer': ['15-1252.00', '15-1254.00'],
  'Backend Developer': ['15-1252.00', '15-1254.00'],
  'Software Engineer': ['15-1252.00'],
  'Product Manager': ['11-2021.00', '11-3021.00'],
  'Business Analyst': ['15-1211.00', '15-2031.00', '13-1111.00'],
  'UiPath Developer': ['15-1252.00', '15-1299.08'],
  'Data Analyst': ['15-2051.00'],
  'Python Developer': ['15-1252.00'],
}

export interface NearestTitle {
  title: BankTitle
  /** False when the job is another one, and this is only the nearest the bank has. */
  isSame: boolean
}

/** From 0 for other work to 1 for the same: O*NET codes that begin alike are of one field. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  if (one.slice(0, 7) === other.slice(0, 7)) return 0.9
  if (one.slice(0, 5) === other.slice(0, 5)) return 0.5
  return one.slice(0, 2) === other.slice(0, 2) ? 0.25 : 0
}

const plain = (title: string) =>
  ` ${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

/**
 * The title of the bank whose questions fit a job best. A job that is none of them gets the one that is nearest by the work it
 * stands for and by the skills it asks for, so that there are always questions.
 */
export function nearestTitle(
  needs: Pick<Needs, 'jobTitle' | 'titleFamily' | 'occupations' | 'skills'>,
  skills: readonly BankSkill[],
): NearestTitle {
  const named = bankTitles
    .filter((title) => plain(needs.jobTitle).includes(plain(title)))
    .toSorted((one, other) => other.length - one.length)[0]
  if (named) return { title: named, isSame: true }
  const family = bankTitles.find((title) => title === needs.titleFamily)
  if (family) return { title: family, isSame: true }

  const asked = needs.skills.flatMap(({ skill, alternatives, must }) =>
    [skill, ...alternatives].map((name) => ({ name, weight: must ? 2 : 1 })),
  )
  const scored = bankTitles.map((title) => {
    const work = Math.max(
      0,
      ...needs.occupations.flatMap((code, rank) =>
        occupationsOf[title].map((own, place) => likeness(code, own) / (1 + 0.1 * (rank + place))),
      ),
    )
    const own = skills.filter(({ titles }) => titles.includes(title))
    const shared = asked.reduce((sum, { name, weight }) => {
      const skill = own.find((each) => each.skill === name)
      // A skill that few titles have tells more than one that most have.
      return skill ? sum + weight / skill.titles.length : sum
    }, 0)
    return { title, score: work + shared }
  })
  const best = scored.reduce((best, each) => (each.score > best.score ? each : best))
  return { title: best.score > 0 ? best.title : 'Business Analyst', isSame: false }
}

/** Who looks at an instance, with what the older program gave them. */
export type Eyes = 'admin' | 'recruiter' | 'colleague' | 'company' | 'program' | 'anyone'

/** What an older program said of its own instance, for whoever compares it with what a newer one says. */
export interface Known {
  /** The commit of the older program. */
  program: string
  /** When it was asked for the last time; ISO. */
  at: string
  /** Of everybody in it. */
  password: string
  people: { admin: string; recruiter: string; colleague: string; company: string; newcomer: string; newCompany: string }
  /** The header that lets each of them in. */
  keys: Partial<Record<Eyes, { name: 'authorization' | 'cookie'; value: string }>>
  size: Size
  /** Calls and what they answered, but for what differs from one time to the next. */
  answers: { by: Eyes; path: string; answer: unknown }[]
  /** Links to files as calls gave them, and the hash of what lies behind each. */
  files: { by: Eyes; path: string; sha256: string }[]
  /** Links that stand in mails, and the title that their pages have. */
  pages: { name: LinkName; path: string; title: string }[]
}

export interface Size {
  candidates: number
  applications: number
  sittings: number
}

/** The program before an applicant was a candidate. */
export const beforeOnePipeline = '48200663d102e3653bfe27e7609bb6252eb4b7ce'
/** Small enough to be kept beside the tests. */
export const smallSize: Size = { candidates: 12, applications: 8, sittings: 4 }
/** As an instance is after a year. */
export const fullSize: Size = { candidates: 2000, applications: 1000, sittings: 200 }

export type LinkName =
  | 'assessment not opened'
  | 'assessment half way'
  | 'interview chosen'
  | 'interview not chosen'
  | 'application'
  | 'application withdrawn'
  | 'invitation'
  | 'verification of an account'
  | 'verification of a company'
  | 'new password of an account'
  | 'new password of a company'
  | 'calendar'

/** What it answers both times; `undefined` stands for what differs. */
export function steady(once: unknown, again: unknown): unknown {
  if (Array.isArray(once) && Array.isArray(again) && once.length === again.length)
    return once.map((each, at) => steady(each, again[at]) ?? null)
  if (isRecord(once) && isRecord(again))
    return Object.fromEntries(
      Object.entries(once).flatMap(([name, value]) =>
        same(value, again[name]) ? [[name, value]] : kept(name, steady(value, again[name])),
      ),
    )
  return same(once, again) ? once : undefined
}

const kept = (name: string, value: unknown) => (value === undefined ? [] : [[name, value]])
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

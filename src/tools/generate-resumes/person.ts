import anyAscii from 'any-ascii'
import type { Draw } from './draw.ts'
import { gendered, items, type Language, type Occupation, occupations, type Region, type Sector } from './language.ts'
import { type Month, monthOf, yearOf, yearsOf } from './months.ts'
import { technicalSkills } from './technical-skills.ts'
import { cityOf, common, companyName, inventedName, one, sentence, type Wording } from './wording.ts'

export const personKinds = [
  'normal',
  'senior',
  'gap',
  'changer',
  'intern',
  'overlapping',
  'fresher',
  'military',
  'academic',
  'executive',
  'volunteer',
  'freelancer',
] as const
export type PersonKind = (typeof personKinds)[number]

export interface Role {
  kind: 'job' | 'internship' | 'break'
  title: string
  /** Null for freelancers who name none, and for breaks. */
  employer: string | null
  place: string
  start: Month
  end: Month | 'present'
  bullets: string[]
  technologies: string[]
  /** Who they worked for by way of the employer. */
  client: string | null
  /** The agency that placed them, as a whole phrase. */
  via: string | null
  agency: string | null
  type: string | null
  project: { name: string; text: string } | null
}

export interface Study {
  degree: string
  field: string
  /** Degree and field as this document writes them. */
  full: string
  school: string
  place: string
  start: Month
  end: Month
  grade: string
  note: string
}

export interface PersonName {
  given: string
  family: string
  /** In the order of the language. */
  full: string
  /** With titles and suffixes. */
  decorated: string
  /** How Japanese names are read. */
  reading: string
}

export interface Dated {
  text: string
  by: string
  year: number
}

export interface Person {
  language: Language
  region: Region
  female: boolean
  kind: PersonKind
  occupation: Occupation
  name: PersonName
  email: string
  phone: string
  address: string
  links: string[]
  born: Month
  headline: string | null
  summary: string
  statedYears: number | null
  roles: Role[]
  education: Study[]
  skills: { group: string; items: string[] }[]
  soft: string[]
  languages: [string, string][]
  interests: string[]
  certificates: Dated[]
  awards: string[]
  projects: string[]
  publications: Dated[]
  volunteer: { title: string; organization: string; start: Month; end: Month }[]
  wording: Wording
}

const sectorsOf: Record<Occupation, Sector[]> = {
  software: ['tech', 'tech', 'finance', 'general'],
  data: ['tech', 'finance', 'shop', 'science'],
  support: ['tech', 'general', 'public'],
  nursing: ['health'],
  care: ['health', 'public', 'general'],
  pharmacy: ['health', 'health', 'science'],
  sales: ['general', 'factory', 'shop', 'tech'],
  retail: ['shop'],
  marketing: ['agency', 'shop', 'tech', 'general'],
  accounting: ['finance', 'general', 'building', 'factory'],
  banking: ['finance'],
  legal: ['law', 'law', 'finance'],
  hr: ['general', 'agency', 'factory'],
  office: ['general', 'law', 'health', 'public', 'building'],
  teaching: ['school'],
  kitchen: ['food'],
  hotel: ['food'],
  logistics: ['transport', 'transport', 'shop', 'factory'],
  driving: ['transport'],
  construction: ['building'],
  electrical: ['building', 'factory'],
  mechanics: ['transport', 'factory', 'shop'],
  production: ['factory'],
  engineering: ['factory', 'building', 'science'],
  design: ['agency', 'tech', 'shop'],
  research: ['science', 'science', 'school'],
  civil: ['public'],
  farming: ['farm'],
  security: ['public', 'general'],
  executive: ['general', 'factory', 'tech', 'food'],
}

interface Field {
  titles: string[]
  bullets: string[]
  skills: string[]
  studies: string[]
}

export function fieldOf(language: Language, occupation: Occupation): Field {
  const [titles = '', bullets = '', skills = '', studies = ''] = language.occupations[occupation].split('|')
  return { titles: items(titles), bullets: items(bullets), skills: items(skills), studies: items(studies) }
}

/** A title keeps to one split, or belongs to both: two thirds of a field's titles for each. */
function titlesFor(draw: Draw, titles: string[]): string[] {
  if (draw.split === 'all') return titles
  const both = titles.filter((_, index) => index % 3 === 0)
  const mine = [...new Set([...both, ...draw.half(titles)])]
  return titles.filter((title) => mine.includes(title))
}

export interface PersonOptions {
  language: Language
  today: Month
  /** More titles of a language, when a table of them is at hand. */
  titles?: string[]
  kind?: PersonKind
  /** How likely the next job is with the employer before. */
  promotions: number
}

export function drawPerson(draw: Draw, { language, today, titles = [], kind: wanted, promotions }: PersonOptions): Person {
  const region = draw.pick(language.regions)
  const female = draw.chance(0.5)
  const kind =
    wanted ??
    draw.weighted<PersonKind>([
      ['normal', 38],
      ['senior', 12],
      ['gap', 8],
      ['changer', 8],
      ['intern', 5],
      ['overlapping', 6],
      ['fresher', 6],
      ['military', 3],
      ['academic', 4],
      ['executive', 4],
      ['volunteer', 3],
      ['freelancer', 6],
    ])
  const occupation: Occupation =
    kind === 'military'
      ? 'security'
      : kind === 'academic'
        ? draw.pick(['research', 'research', 'teaching'])
        : kind === 'executive'
          ? 'executive'
          : draw.pick(occupations)
  const mentioned = { companies: new Set<string>(), titles: new Set<string>(), skills: new Set<string>() }
  const field = fieldOf(language, occupation)
  const skillDraw = draw.fork('skills')
  const skills = drawSkills(skillDraw, language, occupation, field)
  const wording: Wording = { language, region, female, skills: skills.flatMap((group) => group.items), mentioned }
  const name = drawName(draw.fork('name'), language, region, female)
  const roles = drawRoles(draw.fork('roles'), { wording, kind, occupation, today, titles, promotions })
  const contact = drawContact(draw.fork('contact'), { language, region, name, occupation })
  const jobs = roles.filter((role) => role.kind === 'job')
  const years = yearsOf(
    roles.filter((role) => role.kind !== 'break').map(({ start, end }) => ({ start, end: end === 'present' ? today : end })),
  )
  const rest = draw.fork('rest')
  const lead =
    (jobs[0] ?? roles.find((role) => role.kind === 'internship'))?.title ?? gendered(titlesFor(rest, field.titles)[0]!, female)
  const statedYears = years >= 2 && rest.chance(0.4) ? years : null
  const summary = drawSummary(rest, wording, lead, statedYears)
  const earliest = roles.at(-1)?.start ?? today
  const education = drawEducation(draw.fork('education'), { wording, kind, field, before: earliest, today })
  return {
    language,
    region,
    female,
    kind,
    occupation,
    name,
    ...contact,
    born: Math.min(...education.map((study) => study.start), earliest) - 18 * 12 - rest.int(0, 30),
    headline: rest.chance(0.55) ? (rest.chance(0.8) ? lead : gendered(rest.pick(titlesFor(rest, field.titles)), female)) : null,
    summary,
    statedYears,
    roles,
    education,
    skills,
    soft: rest.chance(0.35)
      ? rest.sample(rest.half(items(language.softSkills)), rest.int(2, 5)).map((each) => gendered(each, female))
      : [],
    languages: drawLanguages(rest, wording),
    interests: rest.chance(0.35) ? rest.sample(items(language.interests), rest.int(2, 5)) : [],
    certificates: listed(rest, 0.4, 4, () => ({
      text: sentence(rest, wording, one(rest, language.certificates)),
      by: sentence(rest, { ...wording, mentioned }, one(rest, language.issuers)),
      year: yearOf(today) - rest.int(0, 12),
    })),
    awards: listed(rest, kind === 'executive' || kind === 'academic' ? 0.6 : 0.2, 3, () =>
      sentence(rest, wording, one(rest, language.awards)),
    ),
    projects: listed(rest, kind === 'fresher' ? 0.9 : 0.25, 3, () => sentence(rest, wording, one(rest, language.projects))),
    publications: listed(rest, kind === 'academic' ? 1 : 0.04, 5, () => ({
      text: sentence(rest, wording, one(rest, language.publications)),
      by: inventedName(rest, language),
      year: yearOf(today) - rest.int(0, 12),
    })),
    volunteer: listed(rest, kind === 'volunteer' ? 1 : 0.12, 2, () => {
      const [title = '', organization = ''] = sentence(rest, wording, rest.from(items(language.volunteer)))
        .split('@')
        .map((part) => part.trim())
      const start = today - rest.int(12, 110)
      return { title: gendered(title, female), organization, start, end: Math.min(today, start + rest.int(5, 60)) }
    }),
    wording,
  }
}

/** Different ones, each once. */
function listed<Item>(draw: Draw, probability: number, most: number, make: () => Item): Item[] {
  if (!draw.chance(probability)) return []
  const made = new Map<string, Item>()
  for (let count = draw.int(1, most); count > 0; count--) {
    const item = make()
    made.set(
      typeof item === 'string'
        ? item
        : ((item as { text?: string; title?: string }).text ?? (item as { title?: string }).title ?? ''),
      item,
    )
  }
  return [...made.values()]
}

function drawName(draw: Draw, language: Language, region: Region, female: boolean): PersonName {
  // some people carry a name from another country of the language
  const home = draw.chance(0.12) ? draw.pick(language.regions) : region
  const [given = '', , givenReading = ''] = draw.from(items(female ? home.female : home.male)).split(':')
  const [family = '', , familyReading = ''] = gendered(draw.from(items(home.family)), female).split(':')
  const latin = language.familyFirst === undefined && language.direction !== 'rtl'
  const second = gendered(draw.from(items(female ? home.female : home.male)), female).split(':')[0]!
  const middle =
    latin && second !== given
      ? draw.weighted([
          ['', 12],
          [second, 2],
          [`${second[0]}.`, 1],
        ] as const)
      : ''
  const patronymic = home.patronymics ? gendered(draw.pick(items(home.patronymics)), female) : ''
  const full = patronymic
    ? draw.weighted([
        [`${family} ${given} ${patronymic}`, 5],
        [`${given} ${family}`, 5],
        [`${family} ${given}`, 2],
        [`${given} ${patronymic} ${family}`, 1],
      ] as const)
    : language.familyFirst !== undefined
      ? `${family}${language.familyFirst}${given}`
      : [given, middle, family].filter(Boolean).join(' ')
  const decorated =
    latin && draw.chance(0.07)
      ? draw.pick([`Dr. ${full}`, `${full}, PhD`, `${full}, MBA`, `${full} Jr.`, `Prof. ${full}`, `${full}, CPA`])
      : full
  return { given, family, full, decorated, reading: [familyReading, givenReading].filter(Boolean).join(' ') }
}

const letters = (text: string) =>
  anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

/** Latin letters of a name that is written otherwise: kept in the list after a colon. */
function latinOf(language: Language, part: string): string {
  for (const list of language.regions.flatMap(({ family, female, male }) => [family, female, male])) {
    const entry = items(list).find((item) => item.split(/[~:]/)[0] === part || item.split(':')[0] === part)
    const latin = entry?.includes(':') ? entry.split(':')[1] : undefined
    if (latin) return letters(latin)
  }
  return letters(part)
}

function drawContact(
  draw: Draw,
  { language, region, name, occupation }: { language: Language; region: Region; name: PersonName; occupation: Occupation },
) {
  const given = latinOf(language, name.given)
  const family = latinOf(language, name.family)
  const number = String(draw.int(1, 999))
  const hobby = draw.pick(['moss', 'kayak', 'tangerine', 'owl', 'skylark', 'pebble', 'mango', 'nightbus', 'otter', 'paperboat'])
  const mailer = draw.pick([
    'mail.example',
    'post.example',
    'inbox.example',
    'gmail.example',
    'web-mail.example',
    'mymail.test',
    'letters.example.com',
    'example.com',
    'example.net',
    'example.org',
    'outbox.example',
  ])
  const own = `${draw.pick([family, `${given}${family}`, `${family}-${letters(occupation)}`, hobby + family])}.example`
  const email = draw.weighted([
    [`${given}.${family}@${mailer}`, 8],
    [`${given}${family}@${mailer}`, 4],
    [`${given[0]}.${family}@${mailer}`, 3],
    [`${given[0]}${family}${number}@${mailer}`, 3],
    [`${family}_${given}@${mailer}`, 2],
    [`${family}-${given}@${mailer}`, 2],
    [`${hobby}${number}@${mailer}`, 2],
    [`${hobby}.${draw.int(70, 99)}@${mailer}`, 1],
    [`${draw.pick(['info', 'office', 'contact', 'jobs', 'hello', 'mail', 'me', 'cv', 'hi'])}@${own}`, 3],
    [`${given}@${own}`, 2],
    [`${given[0]?.toUpperCase()}${given.slice(1)}.${family[0]?.toUpperCase()}${family.slice(1)}@${mailer}`, 1],
  ] as const)
  const digits = (pattern: string) => pattern.replace(/#/g, () => String(draw.int(0, 9)))
  const city = draw.pick(items(region.cities))
  const address = draw.pick(items(region.addresses)).replace(
    /\{(\w+)\}/g,
    (_, slot: string) =>
      ({
        n: String(draw.int(1, 480)),
        k: String(draw.int(1, 30)),
        zip: String(draw.int(10000, 98999)),
        city,
        country: region.country,
      })[slot] ?? '',
  )
  const handle = draw.pick([`${given}-${family}`, `${given}${family}`, `${given}-${family}-${number}`, `${hobby}${number}`])
  const links = draw.sample(
    [
      `linkedin.com/in/${handle}`,
      `https://www.linkedin.com/in/${handle}/`,
      `github.com/${handle}`,
      `www.${own}`,
      `https://${own}`,
      `behance.net/${handle}`,
      `@${handle}`,
      `Skype: ${handle}`,
    ],
    draw.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
      [3, 1],
    ] as const),
  )
  // two thirds give a number; everybody has an e-mail, but a few resumes forget it
  return {
    email: draw.chance(0.97) ? email : '',
    phone: draw.chance(0.92) ? digits(draw.pick(items(region.phones))) : '',
    address,
    links: language.code === 'ja' ? [] : links,
  }
}

function drawSkills(draw: Draw, language: Language, occupation: Occupation, field: Field): { group: string; items: string[] }[] {
  const tools = draw.sample(technicalSkills[occupation] ?? [], draw.int(2, 9))
  const own = draw.sample(draw.half(field.skills), draw.int(2, 7))
  const all = [...new Set([...tools, ...own])]
  const names = draw.sample(draw.half(items(language.words.skillGroups)), 3)
  if (draw.chance(0.55) || names.length < 2) return [{ group: '', items: draw.shuffle(all) }]
  if (draw.chance(0.6) && own.length > 0 && tools.length > 0)
    return [
      { group: names[0]!, items: tools },
      { group: names[1]!, items: own },
    ]
  const cut = Math.ceil(all.length / 2)
  return [
    { group: names[0]!, items: all.slice(0, cut) },
    { group: names[1]!, items: all.slice(cut) },
  ].filter((group) => group.items.length > 0)
}

function drawSummary(draw: Draw, wording: Wording, title: string, years: number | null): string {
  const { summaries } = wording.language
  const plain = draw.sample(draw.half(items(summaries.plain)), draw.int(1, 3))
  const parts = years === null ? plain : [one(draw, summaries.years), ...plain.slice(1)]
  return parts
    .map((part) =>
      sentence(draw, wording, gendered(part, wording.female), { title, ...(years === null ? {} : { n: String(years) }) }),
    )
    .join(wording.language.space ?? ' ')
}

function drawLanguages(draw: Draw, wording: Wording): [string, string][] {
  if (!draw.chance(0.55)) return []
  const { language } = wording
  const [own, ...others] = items(language.languageNames)
  const [native, ...levels] = items(language.languageLevels)
  return [
    [own!, native!],
    ...draw.sample(others, draw.int(1, 3)).map((name): [string, string] => [name, sentence(draw, wording, draw.pick(levels))]),
  ]
}

interface RolesOptions {
  wording: Wording
  kind: PersonKind
  occupation: Occupation
  today: Month
  titles: string[]
  promotions: number
}

function drawRoles(draw: Draw, { wording, kind, occupation, today, titles, promotions }: RolesOptions): Role[] {
  const { language, region, female } = wording
  const count = {
    normal: () => draw.int(1, 5),
    senior: () => draw.int(7, 11),
    gap: () => draw.int(2, 5),
    changer: () => draw.int(2, 6),
    intern: () => draw.int(1, 2),
    overlapping: () => draw.int(2, 6),
    fresher: () => 0,
    military: () => draw.int(2, 6),
    academic: () => draw.int(2, 6),
    executive: () => draw.int(3, 7),
    volunteer: () => draw.int(1, 4),
    freelancer: () => draw.int(2, 6),
  }[kind]()
  const roles: Role[] = []
  let field = occupation
  let at: Month = today
  const home = draw.pick(items(region.cities))
  const style = {
    clients: draw.chance(0.08),
    agencies: draw.chance(0.07),
    types: draw.chance(0.2),
    technologies: draw.chance(0.25),
    projects: draw.chance(0.12),
    foreign: draw.chance(0.2),
    none: draw.chance(0.12),
    density: draw.weighted([
      [1, 4],
      [2, 3],
      [4, 2],
      [6, 0.6],
    ] as const),
  }
  const used = new Set<string>()
  const changeAt = kind === 'changer' ? draw.int(1, Math.max(1, count - 1)) : -1
  for (let index = 0; index < count; index++) {
    if (index === changeAt || (kind === 'military' && index === 1)) field = draw.pick(occupations)
    if (kind === 'military' && index === 0 && draw.chance(0.4)) field = 'logistics'
    const rows = fieldOf(language, field)
    const permitted = titlesFor(draw, rows.titles)
    const title =
      titles.length > 0 && draw.chance(0.35)
        ? draw.pick(titles)
        : kind === 'intern' || (index === count - 1 && count > 3 && draw.chance(0.3))
          ? internTitle(draw, language, gendered(draw.pick(permitted), female), female)
          : gendered(
              permitted[
                Math.min(
                  permitted.length - 1,
                  Math.max(0, Math.round((1 - index / Math.max(1, count)) * permitted.length) - draw.int(0, 3)),
                )
              ]!,
              female,
            )
    // stays with the employer before: a promotion
    const previous = roles.at(-1)
    const promoted = previous?.kind === 'job' && previous.employer !== null && draw.chance(promotions) && previous.title !== title
    const free = !promoted && (kind === 'freelancer' ? draw.chance(0.5) : draw.chance(0.02))
    const months =
      kind === 'intern'
        ? draw.int(2, 8)
        : kind === 'senior'
          ? draw.int(10, 50)
          : draw.weighted([
              [draw.int(10, 70), 8],
              [draw.int(1, 9), 1],
              [draw.int(70, 160), 1],
              [0, 0.2],
            ] as const)
    const ongoing = index === 0 ? draw.chance(kind === 'intern' ? 0.3 : 0.65) : kind === 'overlapping' && draw.chance(0.3)
    const end: Month | 'present' = ongoing
      ? 'present'
      : index === 0
        ? today - draw.int(1, 20)
        : kind === 'overlapping' && draw.chance(0.5)
          ? Math.min(today - 1, at + draw.int(2, 20))
          : at -
            (promoted
              ? draw.int(0, 1)
              : draw.weighted([
                  [0, 3],
                  [1, 4],
                  [draw.int(2, 6), 3],
                  [kind === 'gap' ? draw.int(12, 40) : 1, kind === 'gap' ? 4 : 1],
                ] as const))
    const start = (end === 'present' ? today : end) - months
    const place = draw.chance(0.75) ? home : draw.pick(items(region.cities))
    const employer = promoted
      ? previous.employer
      : free
        ? draw.weighted<string | null>([
            [one(draw, language.words.freelance, female), 3],
            [sentence(draw, wording, one(draw, language.words.ownName)), 2],
          ])
        : companyName(draw, wording, kind === 'academic' ? draw.pick(['science', 'school']) : draw.pick(sectorsOf[field]))
    roles.push({
      kind: 'job',
      title,
      employer,
      place: promoted ? previous.place : place,
      start,
      end,
      bullets: style.none ? [] : drawBullets(draw, wording, rows.bullets, { density: style.density, title, start, used, today }),
      technologies: style.technologies ? draw.sample(wording.skills, draw.int(2, 6)) : [],
      client:
        style.clients && draw.chance(0.7)
          ? companyName(draw, wording, draw.pick(['finance', 'factory', 'shop', 'public']))
          : null,
      ...agencyOf(draw, wording, style.agencies && draw.chance(0.6)),
      type: style.types
        ? gendered(draw.chance(0.75) ? common(draw, language.words.types) : common(draw, language.words.remote), female)
        : null,
      project:
        style.projects && draw.chance(0.6)
          ? { name: inventedName(draw, language), text: sentence(draw, wording, one(draw, language.bullets, female)) }
          : null,
    })
    at = start
    if (kind === 'gap' && index === 0 && count > 1 && draw.chance(0.35)) {
      const length = draw.int(6, 30)
      roles.push({
        ...blank,
        kind: 'break',
        title: one(draw, language.words.careerBreak, female),
        place,
        start: start - length,
        end: start - 1,
      })
      at = start - length
    }
  }
  const interns = kind === 'fresher' ? (draw.chance(0.45) ? draw.int(1, 2) : 0) : kind === 'normal' && draw.chance(0.08) ? 1 : 0
  for (let index = 0; index < interns; index++) {
    const end = at - draw.int(3, 14)
    const start = end - draw.int(1, 6)
    const rows = fieldOf(language, occupation)
    const title = internTitle(draw, language, gendered(draw.pick(titlesFor(draw, rows.titles)), female), female)
    roles.push({
      ...blank,
      kind: 'internship',
      title,
      employer: companyName(draw, wording, draw.pick(sectorsOf[occupation])),
      place: home,
      start,
      end,
      bullets: drawBullets(draw, wording, rows.bullets, { density: 1, title, start, used, today }),
    })
    at = start
  }
  return roles
}

const blank = { employer: null, bullets: [], technologies: [], client: null, via: null, agency: null, type: null, project: null }

function agencyOf(draw: Draw, wording: Wording, wanted: boolean): { via: string | null; agency: string | null } {
  if (!wanted) return { via: null, agency: null }
  const agency = companyName(draw, wording, 'agency')
  return { agency, via: common(draw, wording.language.words.via).replace('{via}', agency) }
}

const internTitle = (draw: Draw, language: Language, title: string, female: boolean) =>
  one(draw, language.words.intern, female).replace('{title}', title)

/** German nouns keep their capital, and so do slots. */
const uncapitalised = (language: Language, text: string) =>
  language.code === 'de' ? text : text.charAt(0).toLocaleLowerCase(language.code) + text.slice(1)

function drawBullets(
  draw: Draw,
  wording: Wording,
  own: string[],
  { density, title, start, used, today }: { density: number; title: string; start: Month; used: Set<string>; today: Month },
): string[] {
  const { language, female, mentioned } = wording
  // nobody tells the same thing of two jobs, as long as there is something else to tell
  const fresh = (pool: readonly string[], count: number) => {
    const chosen = [
      ...draw.shuffle(pool.filter((each) => !used.has(each))),
      ...draw.shuffle(pool.filter((each) => used.has(each))),
    ].slice(0, count)
    for (const each of chosen) used.add(each)
    return chosen
  }
  const templates = [
    ...fresh(draw.half(own), draw.int(1, 3)),
    ...fresh(draw.half(items(language.bullets)), draw.int(density - 1, density + 1)),
    ...(draw.chance(0.25) ? [draw.from(items(language.traps))] : []),
  ]
  const title2 = gendered(draw.pick(fieldOf(language, draw.pick(occupations)).titles), female)
  // some tell two things in one sentence
  const shuffled = draw.shuffle([...new Set(templates)])
  const told =
    density > 1 && draw.chance(0.3)
      ? [
          ...shuffled.slice(2),
          shuffled
            .slice(0, 2)
            .map((each, index) => (index === 0 ? each : uncapitalised(language, each)))
            .join(language.space === '' ? '、' : draw.pick([', ', '; ', ' – '])),
        ]
      : shuffled
  return told.map((template) => {
    if (template.includes('{title}')) mentioned.titles.add(title)
    if (template.includes('{title2}')) mentioned.titles.add(title2)
    const year = String(Math.min(yearOf(today), yearOf(start) + draw.int(0, 2)))
    const text = sentence(draw, wording, gendered(template, female), {
      title,
      title2,
      year,
      from: `${monthOf(start)}/${yearOf(start)}`,
      to: `${monthOf(start + 3)}/${yearOf(start + 3)}`,
    })
    return draw.chance(0.2) && !/[.!?。]$/.test(text) ? `${text}${language.space === '' ? '。' : '.'}` : text
  })
}

function drawEducation(
  draw: Draw,
  options: { wording: Wording; kind: PersonKind; field: Field; before: Month; today: Month },
): Study[] {
  const { wording, kind, field, before, today } = options
  const { degrees, degreeForms, schools } = wording.language
  const form = common(draw, degreeForms)
  const levels = draw.weighted<(keyof typeof degrees)[]>(
    kind === 'academic'
      ? [
          [['doctor', 'master', 'bachelor'], 3],
          [['doctor', 'master'], 2],
        ]
      : [
          [['bachelor'], 6],
          [['master', 'bachelor'], 5],
          [['vocational'], 4],
          [['vocational', 'school'], 2],
          [['bachelor', 'school'], 2],
          [['master'], 2],
          [['school'], 1],
          [['doctor', 'master'], 0.5],
          [[], 0.6],
        ],
  )
  let end = Math.min(before + (draw.chance(0.15) ? draw.int(6, 20) : -1), today - 1)
  return levels.map((level) => {
    const length = { vocational: 36, bachelor: 36 + 12 * draw.int(0, 1), master: 24, doctor: 48, school: 48 }[level]
    const start = end - length
    const degree = gendered(one(draw, degrees[level]), wording.female)
    const studies = field.studies.length > 0 && level !== 'school' ? draw.pick(field.studies) : ''
    const study: Study = {
      degree,
      field: studies,
      full: studies ? form.replace('{degree}', degree).replace('{field}', studies) : degree,
      school: sentence(draw, wording, one(draw, schools), { city: cityOf(draw, wording.region) }),
      place: cityOf(draw, wording.region),
      start,
      end,
      grade: draw.chance(0.25) ? sentence(draw, wording, common(draw, wording.language.words.grade)) : '',
      note: draw.chance(0.12) ? common(draw, wording.language.words.thesis) : '',
    }
    end = start - draw.int(0, 4)
    return study
  })
}

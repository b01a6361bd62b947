import { type DateStyle, drawDateStyle } from './dates.ts'
import type { Draw } from './draw.ts'
import { drawGrammar, type EntryContext, entriesOf, type Grammar, joined, type PrintedRole } from './entry.ts'
import type { Family } from './families.ts'
import { gendered, items, type Language, type SectionKind } from './language.ts'
import { drawLayout, type Layout } from './layout.ts'
import { type LikeJob, likeJobs } from './like-jobs.ts'
import { type Month, monthOf, yearOf } from './months.ts'
import { drawPerson, type Person, type PersonKind, type Role } from './person.ts'
import type { Block, Meaning, Run, Section } from './tree.ts'
import { common, inventedName } from './wording.ts'

/** What of the person stands in the document. */
export interface Printed {
  roles: PrintedRole[]
  internshipsApart: boolean
  email: boolean
  phone: boolean
  headline: boolean
  summary: boolean
  skills: boolean
  education: boolean
  soft: string[]
  mentionedOnly: string[]
  certificates: boolean
  headings: Partial<Record<SectionKind, string>>
}

export interface ResumeDocument {
  language: Language
  person: Person
  layout: Layout
  grammar: Grammar
  dates: DateStyle
  header: { name: Run[][]; headline: Run[] | null; contact: Run[][]; title: Run[] | null; photo: string | null }
  sections: Section[]
  footer: { name: boolean; page: string | null }
  printed: Printed
}

export interface DocumentOptions {
  language: Language
  family: Family
  today: Month
  titles?: string[]
  kind?: PersonKind
}

const run = (text: string, is?: Meaning, look: Partial<Run> = {}): Run => ({ text, ...(is ? { is } : {}), ...look })
const line = (...runs: Run[]): Block => ({ type: 'line', runs })

export function drawDocument(draw: Draw, { language, family, today, titles, kind }: DocumentOptions): ResumeDocument {
  const person = drawPerson(draw.fork('person'), {
    language,
    today,
    ...(titles ? { titles } : {}),
    ...(kind ? { kind } : {}),
    promotions: family.entry === 'grouped' ? 0.5 : 0.15,
  })
  const layout = drawLayout(draw.fork('layout'), family, language)
  const dates = drawDateStyle(draw.fork('dates'), language)
  const grammar = drawGrammar(draw.fork('grammar'), family.entry, language, layout.bullet)
  const chance = draw.fork('sections')
  const printed: Printed = {
    roles: [],
    internshipsApart: false,
    email: false,
    phone: false,
    headline: false,
    summary: false,
    skills: false,
    education: false,
    soft: [],
    mentionedOnly: [],
    certificates: false,
    headings: {},
  }
  const parts = new Map<SectionKind, Section>()
  const bareHeadings = family.page === 'bare' && chance.chance(0.35)
  const add = (section: SectionKind, blocks: Block[]) => {
    if (blocks.length === 0) return
    const text = gendered(headingText(chance.fork(`heading ${section}`), language, section), person.female)
    printed.headings[section] = text
    parts.set(section, { kind: section, heading: bareHeadings ? null : [run(text, 'heading')], blocks, zone: 'main' })
  }
  const entryContext = { draw: draw.fork('entries'), language, grammar, dates, today }

  const apart = person.roles.some((role) => role.kind === 'internship') && (layout.internshipsApart || person.kind === 'fresher')
  const jobs = person.roles.filter((role) => !(apart && role.kind === 'internship'))
  const early = jobs.length > 6 && chance.chance(0.35) ? jobs.splice(jobs.length - 3) : []
  for (const [section, roles] of [
    ['experience', jobs],
    ['furtherExperience', early],
    ['internships', apart ? person.roles.filter((role) => role.kind === 'internship') : []],
  ] as [SectionKind, Role[]][]) {
    if (roles.length === 0) continue
    // what the entry leaves out is taken from the copy, and so from the truth
    const copies = roles.map((role) => structuredClone(role))
    const made = entriesOf(
      entryContext,
      layout.functional && section === 'experience'
        ? copies.map((role) => Object.assign(role, { bullets: [], technologies: [] }))
        : copies,
    )
    add(section, made.blocks)
    printed.roles.push(...made.printed)
  }
  printed.internshipsApart = apart
  if (person.kind === 'fresher' && !apart && chance.chance(0.35))
    add('experience', [line(run(common(chance, language.words.fresher, person.female), 'description'))])

  if (person.summary && chance.chance(person.statedYears === null ? 0.55 : 0.9)) {
    add('summary', [line(run(person.summary, 'summary'))])
    printed.summary = true
  }
  if (person.education.length > 0) {
    add('education', educationBlocks(chance, person, layout, grammar, dates))
    printed.education = true
  }
  if (chance.chance(0.92)) {
    add('skills', skillBlocks(chance, person, layout, printed))
    printed.skills = true
  }
  if (layout.functional) functionalParts(person, layout, parts)
  otherParts(chance, { person, layout, grammar, dates, language, add, entryContext })
  printed.certificates = parts.has('certificates')

  const header = drawHeader(chance.fork('header'), person, layout, language, add, printed)
  const sections = arranged(chance.fork('order'), parts, layout, person)
  const pageWord = common(chance, language.words.page)
  return {
    language,
    person,
    layout,
    grammar,
    dates,
    header,
    sections,
    printed,
    footer: {
      name: layout.page.footer === 'name-page' || layout.page.footer === 'name',
      page: layout.page.footer === 'page' || layout.page.footer === 'name-page' ? pageWord : null,
    },
  }
}

/** Two thirds of the headings are the usual ones; the others come from this split's half. */
function headingText(draw: Draw, language: Language, section: SectionKind): string {
  const [usual = '', unusual = ''] = language.headings[section].split('|')
  const rare = items(unusual)
  return rare.length > 0 && draw.chance(0.36) ? draw.from(rare) : draw.pick(items(usual))
}

function skillBlocks(draw: Draw, person: Person, layout: Layout, printed: Printed): Block[] {
  const { language } = person
  const soft = draw.chance(0.6) ? person.soft : []
  printed.soft = soft
  const groups = person.skills.map((group) => ({ ...group }))
  const style =
    groups.some((group) => group.group) && (layout.skills === 'commas' || layout.skills === 'tags') ? 'groups' : layout.skills
  const skill = (text: string) => run(text, 'skill')
  const all = [...groups.flatMap((group) => group.items), ...soft]
  const levels = items(language.languageLevels).filter((level) => !level.includes('{'))
  switch (style) {
    case 'bullets':
      return all.map((each): Block => ({ type: 'bullet', mark: layout.bullet || '•', runs: [skill(each)] }))
    case 'lines':
      return all.map((each) => line(skill(each)))
    case 'bars':
      return all.map((each): Block => ({ type: 'bar', runs: [skill(each)], value: draw.int(3, 10) / 10 }))
    case 'tags':
      return [{ type: 'tags', runs: all.map(skill) }]
    case 'dots':
      return [line(...joined(all.map(skill), draw.pick([' • ', ' · ', ' ▪ ', ' ◦ '])))]
    case 'pipes':
      return [line(...joined(all.map(skill), draw.pick([' | ', ' / ', '; '])))]
    case 'columns': {
      const half = Math.ceil(all.length / 2)
      const cellOf = (part: string[]) =>
        part.map((each): Block => ({ type: 'bullet', mark: layout.bullet || '•', runs: [skill(each)] }))
      return [{ type: 'columns', cells: [cellOf(all.slice(0, half)), cellOf(all.slice(half))], widths: [50, 50] }]
    }
    case 'levels':
      return all.map((each) => line(skill(each), run(' – '), run(draw.pick(levels.slice(1)), 'level')))
    case 'groups':
      if (groups.some((group) => group.group))
        return [
          ...groups.map((group) =>
            line(run(group.group, 'skill-group', { bold: true }), run(': '), ...joined(group.items.map(skill), ', ')),
          ),
          ...(soft.length > 0 ? [line(...joined(soft.map(skill), ', '))] : []),
        ]
      return [line(...joined(all.map(skill), ', '))]
    default:
      return [
        line(
          ...joined(
            all.map(skill),
            language.code === 'ar' ? '، ' : language.space === '' ? draw.pick(['、', '，', ', ', ' / ']) : ', ',
          ),
        ),
      ]
  }
}

function educationBlocks(draw: Draw, person: Person, layout: Layout, grammar: Grammar, dates: DateStyle): Block[] {
  const order = draw.weighted([
    ['degree', 6],
    ['school', 4],
    ['dates', 3],
    ['inline', 3],
  ] as const)
  const ends = draw.chance(0.4)
  const bold = draw.pick(['degree', 'school', 'none'])
  return person.education.map((study): Block => {
    const when = ends ? dates.print(study.end) : dates.range(study.start, study.end, study.end).text
    const degree = run(study.full, 'degree', bold === 'degree' ? { bold: true } : {})
    const school = [
      run(study.school, 'school', bold === 'school' ? { bold: true } : {}),
      ...(draw.chance(0.3) ? [run(', '), run(study.place, 'place')] : []),
    ]
    const date = run(when, 'dates')
    const more: Block[] = [
      ...(study.grade ? [line(run(study.grade, 'grade'))] : []),
      ...(study.note ? [line(run(study.note, 'label'), run(': '), run(inventedName(draw, person.language), 'description'))] : []),
    ]
    if (grammar.kind === 'date-column') {
      const main: Block[] = [line(degree), line(...school), ...more]
      const cells: Block[][] = grammar.column === 'left' ? [[line(date)], main] : [main, [line(date)]]
      return { type: 'entry', blocks: [{ type: 'columns', cells, widths: grammar.column === 'left' ? [24, 76] : [76, 24] }] }
    }
    const right = grammar.dates === 'right' || grammar.dates === 'second-right'
    const blocks: Block[] =
      order === 'inline'
        ? [
            right
              ? { type: 'line', runs: [degree, run(', '), ...school], right: [date] }
              : line(degree, run(', '), ...school, run(', '), date),
          ]
        : order === 'dates'
          ? [line(date), line(degree), line(...school)]
          : order === 'degree'
            ? [
                right ? { type: 'line', runs: [degree], right: [date] } : line(degree),
                ...(right ? [line(...school)] : [line(...school, run(' ('), date, run(')'))]),
              ]
            : [
                right ? { type: 'line', runs: school, right: [date] } : line(...school),
                ...(right ? [line(degree)] : [line(degree, run(layout.header.separator), date)]),
              ]
    return { type: 'entry', blocks: [...blocks, ...more] }
  })
}

/** What one can do comes first, told under headings of skills; the jobs follow as a plain list. */
function functionalParts(person: Person, layout: Layout, parts: Map<SectionKind, Section>) {
  const skills = parts.get('skills')
  if (!skills) return
  const told = person.roles.flatMap((role) => role.bullets).slice(0, 6)
  skills.blocks.push(
    ...told.map((bullet): Block => ({ type: 'bullet', mark: layout.bullet || '•', runs: [run(bullet, 'description')] })),
  )
}

interface Parts {
  person: Person
  layout: Layout
  grammar: Grammar
  dates: DateStyle
  language: Language
  add(section: SectionKind, blocks: Block[]): void
  entryContext: EntryContext
}

function otherParts(draw: Draw, { person, layout, grammar, dates, language, add, entryContext }: Parts) {
  const asJobs = draw.fork('like jobs')
  const areLikeJobs = asJobs.chance(0.5)
  const span = (year: number) => {
    const start = year * 12 + asJobs.int(0, 11)
    return { start, end: start + (asJobs.chance(0.4) ? 0 : asJobs.int(1, 20)) }
  }
  const someYear = () => 2008 + asJobs.int(0, 17)
  const set = (section: SectionKind, items: LikeJob[], title: Meaning, organisation: Meaning) =>
    add(section, likeJobs(entryContext, asJobs, person, items, { title, organisation }))
  const bullets = (texts: Run[][]): Block[] =>
    draw.chance(0.5)
      ? texts.map((runs) => ({ type: 'bullet', mark: layout.bullet || '•', runs }))
      : texts.map((runs) => line(...runs))
  if (person.languages.length > 0) {
    const separator = draw.pick([' – ', ': ', ' (', ' - ', ', '])
    const pairs = person.languages.map(([name, level]) => [
      run(name, 'language'),
      run(separator),
      run(level, 'level'),
      ...(separator === ' (' ? [run(')')] : []),
    ])
    const inline = draw.chance(0.4) && separator !== ', '
    const bars = !inline && draw.chance(0.12)
    add(
      'languages',
      inline
        ? [line(...pairs.flatMap((pair, index) => (index === 0 ? pair : [run(', '), ...pair])))]
        : bars
          ? person.languages.map(
              ([name], index): Block => ({ type: 'bar', runs: [run(name, 'language')], value: 1 - index * 0.25 }),
            )
          : bullets(pairs),
    )
  }
  if (person.certificates.length > 0 && areLikeJobs)
    set(
      'certificates',
      person.certificates.map((each) => ({ title: each.text, organisation: each.by, ...span(each.year) })),
      'certificate',
      'issuer',
    )
  else if (person.certificates.length > 0) {
    const style = draw.pick(['plain', 'year', 'issuer', 'entry', 'dated'])
    add(
      'certificates',
      style === 'entry'
        ? person.certificates.map(
            (each): Block => ({
              type: 'entry',
              blocks: [
                { type: 'line', runs: [run(each.text, 'certificate', { bold: true })], right: [run(String(each.year), 'dates')] },
                line(run(each.by, 'issuer')),
              ],
            }),
          )
        : bullets(
            person.certificates.map((each) => [
              ...(style === 'dated' ? [run(dates.print(each.year * 12 + 4), 'dates'), run(' – ')] : []),
              run(each.text, 'certificate'),
              ...(style === 'issuer' || style === 'dated'
                ? [
                    run(grammar.joiner === ': ' ? ', ' : grammar.joiner),
                    run(each.by, 'issuer'),
                    ...(grammar.closer ? [run(grammar.closer)] : []),
                  ]
                : []),
              ...(style === 'year' || style === 'issuer' ? [run(', '), run(String(each.year), 'dates')] : []),
            ]),
          ),
    )
  }
  if (person.projects.length > 0 && areLikeJobs)
    set(
      'projects',
      person.projects.map((text) => {
        const [head = text, ...rest] = text.split(/(?<=.{8}[:–—-]) | (?=\p{Ll}{4,} .{20})/u)
        return {
          title: head.replace(/[:–—-]$/, '').trim(),
          organisation: asJobs.chance(0.5) ? inventedName(asJobs, language) : null,
          ...span(someYear()),
          bullets: rest.length > 0 ? [rest.join(' ')] : [text],
        }
      }),
      'project',
      'project',
    )
  else if (person.projects.length > 0) add('projects', bullets(person.projects.map((text) => [run(text, 'project')])))
  if (person.awards.length > 0 && areLikeJobs)
    set(
      'awards',
      person.awards.map((text) => ({
        title: text,
        organisation: asJobs.chance(0.7) ? inventedName(asJobs, language) : null,
        ...span(someYear()),
      })),
      'award',
      'award',
    )
  else if (person.awards.length > 0) add('awards', bullets(person.awards.map((text) => [run(text, 'award')])))
  if (person.publications.length > 0)
    add(
      'publications',
      bullets(
        person.publications.map((each) =>
          draw.chance(0.5)
            ? [
                run(
                  `${person.name.family}, ${person.name.given.slice(0, 1)}. (${each.year}). ${each.text}. ${each.by} ${each.year % 40}`,
                  'publication',
                ),
              ]
            : [run(`${each.text}, ${each.by}, ${each.year}`, 'publication')],
        ),
      ),
    )
  if (person.volunteer.length > 0 && areLikeJobs)
    set(
      'volunteering',
      person.volunteer.map(({ title, organization, start, end }) => ({ title, organisation: organization, start, end })),
      'volunteer-title',
      'volunteer-organization',
    )
  else if (person.volunteer.length > 0)
    add(
      'volunteering',
      person.volunteer.map(
        (each): Block => ({
          type: 'entry',
          blocks: [
            {
              type: 'line',
              runs: [
                run(each.title, 'volunteer-title'),
                run(grammar.joiner),
                run(each.organization, 'volunteer-organization'),
                ...(grammar.closer ? [run(grammar.closer)] : []),
              ],
              ...(grammar.dates === 'right' ? { right: [run(dates.range(each.start, each.end, each.end).text, 'dates')] } : {}),
            },
            ...(grammar.dates === 'right' ? [] : [line(run(dates.range(each.start, each.end, each.end).text, 'dates'))]),
          ],
        }),
      ),
    )
  if (person.interests.length > 0)
    add(
      'interests',
      draw.chance(0.6)
        ? [
            line(
              ...joined(
                person.interests.map((each) => run(each, 'interest')),
                ', ',
              ),
            ),
          ]
        : bullets(person.interests.map((each) => [run(each, 'interest')])),
    )
  if (draw.chance(0.14)) {
    if (draw.chance(0.6)) add('references', [line(run(common(draw, language.words.references), 'reference'))])
    else {
      const role = person.roles.find((each) => each.employer)
      const field = items(language.occupations[person.occupation].split('|')[0]!)
      const title = field.at(-1)!.split('~')[0]!
      person.wording.mentioned.titles.add(title)
      if (role)
        add('references', [
          line(run(`${inventedName(draw, language)} ${person.name.family}, ${title}, ${role.employer}`, 'reference')),
        ])
    }
  }
}

/** The year stands first where it does in other dates. */
function birthday(born: Month, language: Language): string {
  const parts = [1 + (born % 27), monthOf(born), yearOf(born)].map((part) => String(part).padStart(2, '0'))
  return (language.dates.yearMonth ? parts.reverse() : parts).join('.')
}

function drawHeader(
  draw: Draw,
  person: Person,
  layout: Layout,
  language: Language,
  add: Parts['add'],
  printed: Printed,
): ResumeDocument['header'] {
  const { name } = person
  const style = layout.header
  // Chinese, Japanese and Korean names stand family name first as they are
  const turnable = language.familyFirst === undefined && name.full.endsWith(` ${name.family}`)
  const given = name.full.slice(0, -name.family.length - 1)
  const full =
    turnable && style.family === 'first'
      ? `${name.family} ${given}`
      : turnable && style.family === 'comma'
        ? `${name.family}, ${given}`
        : name.decorated
  const shown =
    style.name === 'upper-text'
      ? full.toLocaleUpperCase(language.code)
      : style.name === 'spaced'
        ? [...full].join(' ').replaceAll('   ', '\u2003')
        : full
  const nameLines: Run[][] =
    style.name === 'two-lines' && full === name.full && full.includes(' ')
      ? [[run(full.slice(0, full.lastIndexOf(' ')), 'name')], [run(full.slice(full.lastIndexOf(' ') + 1), 'name')]]
      : [
          [
            ...(language.code === 'ja' && draw.chance(0.4) ? [run('氏名　')] : []),
            run(shown, 'name', style.name === 'caps' ? { caps: true } : {}),
            ...(language.code === 'ja' && name.reading && draw.chance(0.4) ? [run(`（${name.reading}）`)] : []),
          ],
        ]
  const words = language.words
  const label = (list: string) => (style.labels ? `${common(draw, list)}${draw.pick([': ', ': ', ' ', ':'])}` : '')
  const icon = (glyph: string) => (style.icons && !style.labels ? draw.pick([glyph, `${glyph} `]) : '')
  const fields: Run[][] = []
  if (person.email) {
    const at = person.email.indexOf('@')
    fields.push([
      run(`${label(words.email)}${icon('✉')}`),
      ...(style.brokenEmail
        ? [run(person.email.slice(0, at + 1), 'email'), run('\n'), run(person.email.slice(at + 1), 'email')]
        : [run(person.email, 'email')]),
    ])
    printed.email = true
  }
  if (person.phone) {
    fields.push([run(`${label(words.phone)}${icon('☎')}`), run(person.phone, 'phone')])
    printed.phone = true
  }
  if (draw.chance(0.8)) fields.push([run(`${label(words.address)}${icon('⌂')}`), run(person.address, 'address')])
  for (const link of person.links) fields.push([run(icon('➤')), run(link, 'link')])
  const contact = (draw.chance(0.5) ? fields : draw.shuffle(fields)).map((runs) => runs.filter((each) => each.text !== ''))
  const personal: Run[][] = style.personal
    ? [
        [run(`${common(draw, words.born)}: `, 'label'), run(birthday(person.born, language), 'personal')],
        ...(draw.chance(0.6)
          ? [
              [
                run(`${common(draw, words.nationality)}: `, 'label'),
                run(common(draw, words.nationalities, person.female), 'personal'),
              ],
            ]
          : []),
      ]
    : []
  const apart =
    style.contactHeading ||
    style.contactAtEnd ||
    (layout.family.page === 'sidebar' && draw.chance(0.7)) ||
    (layout.family.page === 'two-columns' && draw.chance(0.3))
  if (apart)
    add(
      'contact',
      contact.map((runs) => line(...runs)),
    )
  if (personal.length > 0)
    add(
      'personal',
      personal.map((runs) => line(...runs)),
    )
  const headline =
    person.headline && draw.chance(0.9)
      ? [run(person.headline, 'headline', draw.chance(0.15) && !language.direction ? { caps: true } : {})]
      : null
  printed.headline = headline !== null
  return {
    name: nameLines,
    headline,
    contact: apart ? [] : contact,
    title: style.cvTitle ? [run(common(draw, words.cv))] : null,
    photo: style.photo ? common(draw, words.photo) : null,
  }
}

/** The order of the parts, and which of them stand beside the jobs. */
function arranged(draw: Draw, parts: Map<SectionKind, Section>, layout: Layout, person: Person): Section[] {
  const late = person.kind === 'fresher' || layout.educationFirst
  const jobs: SectionKind[] = ['experience', 'furtherExperience', 'internships']
  const rest = draw.shuffle<SectionKind>([
    'projects',
    'certificates',
    'awards',
    'publications',
    'volunteering',
    'languages',
    'interests',
  ])
  const skillsFirst = layout.functional || draw.chance(0.3)
  const order: SectionKind[] = [
    ...(layout.header.contactAtEnd ? [] : (['contact'] as const)),
    ...(draw.chance(0.5) ? (['personal', 'summary'] as const) : (['summary', 'personal'] as const)),
    ...(skillsFirst ? (['skills'] as const) : []),
    ...(late ? (['education', ...jobs] as const) : ([...jobs, 'education'] as const)),
    ...(skillsFirst ? [] : (['skills'] as const)),
    ...rest,
    'references',
    ...(layout.header.contactAtEnd ? (['contact'] as const) : []),
  ]
  const sections = order.flatMap((kind) => parts.get(kind) ?? [])
  const { page } = layout.family
  if (page === 'sidebar' || page === 'two-columns') {
    const side: string[] = [
      'contact',
      'personal',
      'skills',
      'languages',
      'interests',
      ...draw.sample(['certificates', 'awards', 'summary', 'references', 'volunteering'], 2),
      ...(page === 'two-columns' || draw.chance(0.25) ? ['education'] : []),
    ]
    if (page === 'two-columns') side.push('projects', 'publications')
    for (const section of sections) if (side.includes(section.kind)) section.zone = 'side'
  }
  return sections
}

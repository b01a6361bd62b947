import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ResumeDocument } from './document.ts'
import { type Identity, type Label, labelOf } from './labels.ts'
import { iso, yearOf } from './months.ts'

/** Themes of JSON Resume that other people made: layouts that this generator could not think of. None of them is part of the product. */
export const knownThemes = ['elegant', 'even', 'flat', 'kendall', 'macchiato', 'stackoverflow'] as const

export interface InstalledThemes {
  installed: string[]
  skipped: { theme: string; because: string }[]
}

const nameOfTheme = /^[a-z0-9][a-z0-9-]{0,60}$/
const packageOf = (theme: string) => `jsonresume-theme-${theme}`
const installMs = 120_000
const renderMs = 30_000

/** Installs themes from npm into a folder of their own, without running what they bring to be run, one by one: some do not install. */
export async function installThemes(themes: readonly string[], folder: string): Promise<InstalledThemes> {
  const result: InstalledThemes = { installed: [], skipped: [] }
  for (const theme of themes) {
    if (!nameOfTheme.test(theme)) {
      result.skipped.push({ theme, because: 'this is no name of a theme' })
      continue
    }
    const own = join(folder, theme)
    mkdirSync(own, { recursive: true })
    await Bun.write(join(own, 'package.json'), '{"private":true}')
    const child = Bun.spawn([process.execPath, 'add', '--ignore-scripts', '--cwd', own, packageOf(theme)], {
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: installMs,
    })
    const said = await new Response(child.stderr).text()
    if ((await child.exited) === 0) result.installed.push(theme)
    else result.skipped.push({ theme, because: said.match(/error: .*/)?.[0] ?? 'it could not be installed' })
  }
  return result
}

/** The HTML that a theme makes of a resume, in a process of its own without this one's surroundings. Rejects when it makes none. */
export async function renderTheme(folder: string, theme: string, resume: unknown): Promise<string> {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, 'render-theme.ts'), join(folder, theme, 'node_modules', packageOf(theme))],
    {
      cwd: join(folder, theme),
      env: { PATH: process.env.PATH },
      stdin: new Blob([JSON.stringify(resume)]),
      stdout: 'pipe',
      stderr: 'pipe',
      timeout: renderMs,
    },
  )
  const [html, said] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0 || !/<\w/.test(html)) throw new Error(said.match(/error: .*/)?.[0] ?? 'it made no page')
  return html
}

/** Everything about the person that a JSON Resume can hold. */
export function jsonResumeOf({ person }: ResumeDocument) {
  const { name, email, phone, headline, summary, roles, education, skills, links, address, region } = person
  return {
    basics: {
      name: name.full,
      label: headline ?? '',
      email,
      phone,
      summary,
      location: { city: address, countryCode: region.country },
      profiles: links.map((url) => ({ network: 'Web', username: url.replace(/^https?:\/\//, ''), url })),
    },
    work: roles
      .filter(({ kind }) => kind !== 'break')
      .map(({ title, employer, place, start, end, bullets }) => ({
        name: employer ?? '',
        company: employer ?? '',
        position: title,
        location: place,
        startDate: `${iso(start)}-01`,
        ...(end === 'present' ? {} : { endDate: `${iso(end)}-28` }),
        summary: '',
        highlights: bullets,
      })),
    education: education.map(({ degree, field, school, start, end }) => ({
      institution: school,
      studyType: degree,
      area: field,
      startDate: `${yearOf(start)}-09-01`,
      endDate: `${yearOf(end)}-06-30`,
    })),
    skills: skills.map(({ group, items }) => ({ name: group || 'Tools', level: '', keywords: items })),
    languages: person.languages.map(([language, fluency]) => ({ language, fluency })),
    interests: person.interests.map((each) => ({ name: each })),
  }
}

/** What a reader should say of a page on which a theme printed all that it was given. */
export function themeLabelOf(document: ResumeDocument, identity: Identity, theme: string): Label {
  const roles = document.person.roles.filter(({ kind }) => kind !== 'break')
  const printed = {
    ...document.printed,
    roles: roles.map((role) => ({ role, place: true, dates: '' })),
    ...{ email: true, phone: true, headline: true, summary: true, skills: true, education: true },
  }
  const label = labelOf({ ...document, printed }, identity)
  return {
    ...label,
    source: { ...label.source, family: `theme/${theme}` },
    layout: `family=theme/${theme} ext=pdf`,
    total_experience: {
      stated_years: document.person.statedYears ?? (roles.length === 0 ? 0 : null),
      intervals: roles.map(({ start, end }) => [iso(start), end === 'present' ? 'present' : iso(end)]),
      alt_intervals: null,
    },
  }
}

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '')

/** Without what the theme did not print; a reader cannot say it. `text` is that of the page. */
export function asPrinted(label: Label, text: string): Label {
  const page = squeezed(text)
  const isThere = (value: string) => page.includes(squeezed(value))
  const some = (lists: string[][]) => lists.map((list) => list.filter(isThere)).filter((list) => list.length > 0)
  const one = (value: string | null) => (value && isThere(value) ? value : null)
  const designations = some(label.designations)
  const companies = some(label.company_names)
  const isWhole = designations.length === label.designations.length && companies.length === label.company_names.length
  return {
    ...label,
    email: one(label.email),
    mobile_number: one(label.mobile_number),
    headline: one(label.headline),
    designations,
    degrees: some(label.degrees),
    skills: some(label.skills),
    company_names: companies,
    total_experience: isWhole ? label.total_experience : null,
  }
}

import type { Draw } from './draw.ts'
import { gendered, items, type Language, type List, type Region, type Sector } from './language.ts'

/** What fills the slots of sentences for one person, and what was mentioned on the way. */
export interface Wording {
  language: Language
  region: Region
  female: boolean
  skills: string[]
  /** Companies and titles that sentences name: neither right nor wrong when they are read as employers or titles. */
  mentioned: { companies: Set<string>; titles: Set<string>; skills: Set<string> }
}

const starts =
  'Vel Nor Cor Alt Bri Tal Mer Ost Qua Sil Var Zen Lum Kor Ful Dra Pel Ari Eno Hel Cas Tri Sol Pra Ver Ban Lor Ome Una Ric'.split(
    ' ',
  )
const middles = 'a o i e ia ena ari ova uni ento ori eli amo'.split(' ')
const ends = 'ra tis via dex nor lia mont tek x sol ton nex ris zo va lux mar gen dia vo'.split(' ')

/** An invented word that a company or school is named by. */
export function inventedName(draw: Draw, language: Language): string {
  if (language.direction === 'rtl' || language.space === '' || language.inventedWords === false || draw.chance(0.6))
    return draw.from(items(language.companyWords))
  return draw.from(starts.map((start) => start)) + draw.pick(middles) + draw.pick(ends)
}

export const familyName = (draw: Draw, { region, female }: Pick<Wording, 'region' | 'female'>) =>
  gendered(draw.from(items(region.family)), female).split(':')[0]!

/** A list with forms by gender, one of them picked from this split's half. */
export const one = (draw: Draw, list: List, female = false) => gendered(draw.from(items(list)), female)

/** Common words (headings, labels): never split, since every resume uses them. */
export const common = (draw: Draw, list: List, female = false) => gendered(draw.pick(items(list)), female)

const plainCity = (city: string) => city.split(',')[0]!.replace(/ (VIC|QLD|NT)$/, '')
export const cityOf = (draw: Draw, region: Region) => plainCity(draw.pick(items(region.cities)))

/** The invented name of an employer of a kind. */
export function companyName(draw: Draw, wording: Pick<Wording, 'language' | 'region' | 'female'>, sector: Sector): string {
  const { language, region } = wording
  const slots: Record<string, () => string> = {
    name: () => inventedName(draw, language),
    family: () => familyName(draw, { region, female: false }),
    family2: () => familyName(draw, { region, female: false }),
    k: () => String(draw.int(2, 9)),
    n: () => String(draw.int(10, 99)),
    city: () => cityOf(draw, region),
    // the short name of a Chinese city, as companies carry it
    city2: () => cityOf(draw, region).slice(0, 2),
    legal: () => draw.pick(items(region.legal)),
  }
  // a comma within a name is no end of it
  const hasComma = language.space !== '' && !language.direction && draw.chance(0.06)
  const pattern = hasComma ? draw.pick(withComma) : draw.from(items(language.employers[sector]))
  return tidy(pattern.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]?.() ?? ''))
}

/** Firms of several partners, and parts of something larger, are named like this in every language. */
const withComma = [
  '{family}, {family2} & {name}',
  '{family}, {family2} & {name} {legal}',
  '{name} {k}, {name} {city}',
  '{name}, {family} {legal}',
  '{name} {n}, {family2} {name}',
]

const tidy = (text: string) => text.replace(/ {2,}/g, ' ').trim()

/** Fills a sentence; `more` wins over what is drawn. */
export function sentence(draw: Draw, wording: Wording, template: string, more: Record<string, string> = {}): string {
  const { language, region, mentioned } = wording
  const slots: Record<string, () => string> = {
    n: () => String(draw.int(3, 60)),
    k: () => String(draw.int(2, 9)),
    big: () =>
      String(
        draw.weighted([
          [draw.int(2, 99) * 10, 2],
          [draw.int(11, 99) * 100, 1],
        ] as const),
      ),
    p: () => String(draw.int(8, 79)),
    year: () => String(draw.int(2012, 2025)),
    city: () => cityOf(draw, region),
    money: () => sentence(draw, wording, one(draw, language.money)),
    skill: () => {
      const skill = wording.skills.length > 0 ? draw.pick(wording.skills) : 'Excel'
      mentioned.skills.add(skill)
      return skill
    },
    client: () => {
      const client = companyName(draw, wording, draw.pick(['general', 'shop', 'factory', 'finance', 'transport'] as const))
      mentioned.companies.add(client)
      return client
    },
    // a dollar before a brace would read as code
    dollar: () => '$',
    name: () => inventedName(draw, language),
    family: () => familyName(draw, wording),
    legal: () => draw.pick(items(region.legal)),
  }
  return tidy(template.replace(/\{(\w+)\}/g, (whole, slot: string) => more[slot] ?? slots[slot.toLowerCase()]?.() ?? whole))
}

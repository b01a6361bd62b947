import type { Draw } from './draw.ts'
import type { Family } from './families.ts'
import type { Language } from './language.ts'

export type HeadingStyle =
  | 'underline'
  | 'rule'
  | 'rule-above'
  | 'bar'
  | 'left-bar'
  | 'bold'
  | 'caps'
  | 'small-caps'
  | 'letter-spaced'
  | 'spaced-letters'
  | 'numbered'
  | 'icon'
  | 'boxed'
  | 'like-entry'
  | 'centred'
  | 'colon'
  | 'light'

/** Everything about the look of one document; each choice is drawn by itself. */
export interface Layout {
  family: Family
  page: {
    format: 'A4' | 'Letter'
    marginMm: number
    side: 'left' | 'right' | null
    sideWidth: number
    sideColour: string
    darkSide: boolean
    jobsColumn: 'left' | 'right'
    border: 'cards' | 'table' | 'lines'
    marker: 'dots' | 'squares' | 'rule'
    footer: 'none' | 'page' | 'name-page' | 'name'
  }
  type: { body: string; headings: string; size: number; leading: number; accent: string; gap: number; justify: boolean }
  heading: { style: HeadingStyle; capitals: 'none' | 'css' | 'text'; size: number; accent: boolean }
  header: {
    align: 'left' | 'centre' | 'split' | 'band' | 'side'
    name: 'big' | 'small' | 'caps' | 'upper-text' | 'spaced' | 'two-lines'
    family: 'last' | 'first' | 'comma'
    contact: 'one-line' | 'lines' | 'pairs' | 'two-lines' | 'table'
    separator: string
    labels: boolean
    icons: boolean
    /** Wraps the address over two lines at its '@' or a dot. */
    brokenEmail: boolean
    contactHeading: boolean
    cvTitle: boolean
    photo: boolean
    personal: boolean
    contactAtEnd: boolean
  }
  skills: 'commas' | 'bullets' | 'lines' | 'bars' | 'tags' | 'groups' | 'dots' | 'pipes' | 'columns' | 'levels'
  educationFirst: boolean
  functional: boolean
  internshipsApart: boolean
  /** Shares one heading between two parts: 'Education & Certificates'. */
  bullet: string
}

const sans = ['Liberation Sans', 'Carlito', 'Lato', 'Open Sans', 'Roboto', 'DejaVu Sans', 'Noto Sans', 'Nimbus Sans']
const serif = [
  'Liberation Serif',
  'EB Garamond',
  'Caladea',
  'DejaVu Serif',
  'Noto Serif',
  'P052',
  'C059',
  'Quattrocento',
  'URW Bookman',
]
const narrow = ['Liberation Sans Narrow', 'Nimbus Sans Narrow', 'DejaVu Sans Condensed']
const mono = ['Liberation Mono', 'DejaVu Sans Mono', 'Fira Code']

/** Other scripts have few fonts; Latin letters among them come from the same. */
const scripts: Record<string, string[]> = {
  zh: ['Noto Sans CJK SC', 'Noto Serif CJK SC'],
  ja: ['Noto Sans CJK JP', 'Noto Serif CJK JP'],
  ko: ['Noto Sans CJK KR', 'Noto Serif CJK KR'],
  ar: ['Noto Sans Arabic', 'Noto Naskh Arabic', 'Noto Kufi Arabic', 'DejaVu Sans'],
  he: ['Noto Sans Hebrew', 'Noto Serif Hebrew', 'DejaVu Sans', 'Liberation Sans'],
}
const cyrillic = ['ru', 'uk']
const latinOnly = ['Caladea', 'EB Garamond', 'Lato', 'Quattrocento', 'URW Bookman', 'Nimbus Sans Narrow']

export const fontsFor = (language: string): string[] => scripts[language] ?? [...sans, ...serif, ...narrow, ...mono]

function drawFonts(draw: Draw, language: Language): { body: string; headings: string } {
  const own = scripts[language.code]
  if (own) return { body: draw.pick(own), headings: draw.pick(own) }
  const pick = () =>
    draw.pick(
      draw.weighted([
        [sans, 11],
        [serif, 7],
        [narrow, 1.2],
        [mono, 0.6],
      ] as const),
    )
  const fits = (font: string) => !cyrillic.includes(language.code) || !latinOnly.includes(font)
  const choose = () => {
    for (;;) {
      const font = pick()
      if (fits(font)) return font
    }
  }
  const body = choose()
  return { body, headings: draw.chance(0.7) ? body : choose() }
}

export function drawLayout(draw: Draw, family: Family, language: Language): Layout {
  const { page } = family
  const bare = page === 'bare'
  const cased = !['zh', 'ja', 'ko', 'ar', 'he'].includes(language.code)
  const style: HeadingStyle = bare
    ? draw.pick(['bold', 'caps', 'like-entry', 'like-entry', 'colon', 'small-caps'])
    : draw.weighted<HeadingStyle>([
        ['underline', 4],
        ['rule', 8],
        ['rule-above', 3],
        ['bar', 4],
        ['left-bar', 2],
        ['bold', 6],
        ['caps', 6],
        ['small-caps', 3],
        ['letter-spaced', 4],
        ['spaced-letters', cased ? 1.5 : 0],
        ['numbered', 1.5],
        ['icon', 3],
        ['boxed', 1.5],
        ['like-entry', 3],
        ['centred', 3],
        ['colon', 3],
        ['light', 2],
      ])
  const size =
    bare || style === 'like-entry' || style === 'colon'
      ? 1
      : draw.weighted([
          [1, 3],
          [1.1, 3],
          [1.2, 5],
          [1.35, 5],
          [1.6, 3],
        ] as const)
  return {
    family,
    page: {
      format: ['United States'].includes(language.regions[0]!.country) && draw.chance(0.4) ? 'Letter' : 'A4',
      marginMm: draw.int(11, 26),
      side: page === 'sidebar' ? draw.pick(['left', 'right']) : null,
      sideWidth: draw.int(26, 38),
      sideColour: draw.pick(['#eef2f6', '#f3efe9', '#e7eee9', '#ffffff', '#f5f5f5', '#2b3a4a', '#334', '#1f4037', '#5b2a3c']),
      darkSide: false,
      jobsColumn: draw.pick(['left', 'right']),
      border: draw.pick(['cards', 'table', 'lines']),
      marker: draw.pick(['dots', 'squares', 'rule']),
      footer: draw.weighted([
        ['none', 6],
        ['page', 3],
        ['name-page', 2.5],
        ['name', 0.7],
      ] as const),
    },
    type: {
      ...drawFonts(draw, language),
      size: draw.pick([8.5, 9, 9.5, 10, 10, 10.5, 11, 11, 12]),
      leading: draw.pick([1.15, 1.2, 1.3, 1.35, 1.45, 1.6]),
      accent: draw.pick([
        '#000',
        '#000',
        '#1f3b57',
        '#8a1c1c',
        '#2f6f5e',
        '#555',
        '#6b3fa0',
        '#b5651d',
        '#0b7285',
        '#2563eb',
        '#9a7b00',
      ]),
      gap: draw.pick([4, 6, 8, 10, 14]),
      justify: draw.chance(0.12),
    },
    heading: {
      style,
      capitals: !cased
        ? 'none'
        : style === 'caps'
          ? draw.pick(['css', 'text'])
          : style === 'small-caps' || style === 'like-entry'
            ? 'none'
            : draw.weighted([
                ['none', 6],
                ['css', 2],
                ['text', 2],
              ] as const),
      size,
      accent: draw.chance(0.6),
    },
    header: {
      align:
        page === 'sidebar' && draw.chance(0.45)
          ? 'side'
          : draw.weighted([
              ['left', 6],
              ['centre', 6],
              ['split', 4],
              ['band', 3],
            ] as const),
      name: draw.weighted([
        ['big', 9],
        ['small', 1.5],
        ['caps', cased ? 3 : 0],
        ['upper-text', cased ? 2 : 0],
        // letters that join are never set apart
        ['spaced', language.code === 'ar' ? 0 : cased ? 0.9 : 0.3],
        ['two-lines', language.space === '' ? 0 : 2],
      ] as const),
      family: cased
        ? draw.weighted([
            ['last', 14],
            ['first', 0.7],
            ['comma', 0.5],
          ] as const)
        : 'last',
      contact: draw.weighted([
        ['one-line', 5],
        ['lines', 4],
        ['pairs', 2],
        ['two-lines', 3],
        ['table', 1.2],
      ] as const),
      separator: draw.pick([' | ', ' • ', ' · ', ', ', '   ', ' / ', ' – ', ' ◦ ', ' ‖ ', ' ⋄ ', '|', ' ~ ']),
      labels: draw.chance(0.45),
      icons: draw.chance(0.16),
      brokenEmail: draw.chance(0.04),
      contactHeading: draw.chance(0.15),
      cvTitle: draw.chance(0.13),
      photo: draw.chance(0.08),
      personal: draw.chance(
        ['de', 'fr', 'es', 'ja', 'zh', 'ko', 'ar', 'tr', 'pl', 'cs', 'it', 'ru', 'uk'].includes(language.code) ? 0.4 : 0.08,
      ),
      contactAtEnd: draw.chance(0.03),
    },
    skills: draw.weighted([
      ['commas', 6],
      ['bullets', 4],
      ['lines', 3],
      ['bars', 1.5],
      ['tags', 2],
      ['groups', 5],
      ['dots', 2],
      ['pipes', 1.5],
      ['columns', 1.5],
      ['levels', 1],
    ] as const),
    educationFirst: draw.chance(0.22),
    functional: draw.chance(0.07),
    internshipsApart: draw.chance(0.5),
    bullet: draw.pick(['•', '•', '•', '–', '-', '▪', '◦', '*', '‣', '○', '➢', '✓', '·', '']),
  }
}

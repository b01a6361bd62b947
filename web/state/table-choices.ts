import { atom, useAtom } from 'jotai'
import { prefix } from '../address.ts'

export type Density = 'standard' | 'compact'

/** How somebody wants a table. */
export interface TableChoice {
  /** Keys of the columns, in the table's own order; null for those it usually shows. */
  columns: readonly string[] | null
  density: Density
}

export type TableChoices = Readonly<Record<string, TableChoice>>

/** Choices by the table's name. Filled from the cookie before the first picture, on the server as in the browser. */
export const tableChoices = atom<TableChoices>({})

const usual: TableChoice = { columns: null, density: 'standard' }
const cookieName = 'tables'
const yearSeconds = 31_536_000

/** The choices that a visitor's cookies tell. Whatever is not one is left out. */
export const tableChoicesFrom = (cookies: string | null): TableChoices => {
  const written = new RegExp(`(?:^|;\\s*)${cookieName}=([a-z.~!-]{1,800})(?:;|$)`).exec(cookies ?? '')?.[1] ?? ''
  return Object.fromEntries(
    written.split('!').flatMap((part) => {
      const [table, columns = '', density] = part.split('~')
      if (!table) return []
      const choice: TableChoice = {
        columns: columns === '' ? null : columns.split('.'),
        density: density === 'compact' ? 'compact' : 'standard',
      }
      return [[table, choice]]
    }),
  )
}

export const tableChoicesCookie = (choices: TableChoices): string =>
  Object.entries(choices)
    .filter(([, { columns, density }]) => columns !== null || density !== 'standard')
    .map(([table, { columns, density }]) => `${table}~${columns?.join('.') ?? ''}~${density}`)
    .join('!')

/** The choice for one table, and the way to change it: it is kept for a year, in this browser. */
export const useTableChoice = (table: string): [TableChoice, (next: Partial<TableChoice>) => void] => {
  const [choices, setChoices] = useAtom(tableChoices)
  const choice = choices[table] ?? usual
  const change = (next: Partial<TableChoice>) => {
    const changed = { ...choices, [table]: { ...choice, ...next } }
    setChoices(changed)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store needs https, and this server may run without
    document.cookie = `${cookieName}=${tableChoicesCookie(changed)};path=${prefix || '/'};max-age=${yearSeconds};samesite=lax`
  }
  return [choice, change]
}

import type { PageArea } from './page-route.ts'

/** Vite's manifest of the browser build, by source file. */
export type AssetManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

export interface PageFiles {
  styles: string[]
  scripts: string[]
  preloads: string[]
  /** Loaded when something broke; null where nothing was built. */
  reporter: string | null
}

const entries = { still: 'web/island-loader.ts', app: 'web/hydrate.tsx' }

/**
 * The files one kind of page names in its head. An app of an area that has a table of pages of its own names that as well: it is
 * needed before anything of the page can wake.
 */
export const filesOf = (assets: AssetManifest, kind: keyof typeof entries, area?: PageArea): PageFiles => {
  const entry = assets[entries[kind]]
  const reporter = assets['web/failure-reporter.ts']?.file
  if (!entry) return { styles: [], scripts: [], preloads: [], reporter: null }
  const preloads = new Set<string>()
  const styles = new Set<string>(entry.css)
  const visit = (names: string[] = []) => {
    for (const name of names) {
      const chunk = assets[name]
      if (!chunk || chunk === entry || preloads.has(chunk.file)) continue
      preloads.add(chunk.file)
      for (const sheet of chunk.css ?? []) styles.add(sheet)
      visit(chunk.imports)
    }
  }
  visit(entry.imports)
  if (kind === 'app') visit([`web/routes/${area}-pages.ts`])
  return {
    styles: [...styles].map((file) => `/${file}`),
    scripts: [`/${entry.file}`],
    preloads: [...preloads].map((file) => `/${file}`),
    reporter: reporter === undefined ? null : `/${reporter}`,
  }
}

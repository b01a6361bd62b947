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

/** The files one kind of page names in its head. */
export const filesOf = (assets: AssetManifest, kind: keyof typeof entries): PageFiles => {
  const entry = assets[entries[kind]]
  const reporter = assets['web/failure-reporter.ts']?.file
  if (!entry) return { styles: [], scripts: [], preloads: [], reporter: null }
  const preloads = new Set<string>()
  const styles = new Set<string>(entry.css)
  const visit = (names: string[] = []) => {
    for (const name of names) {
      const chunk = assets[name]
      if (!chunk || preloads.has(chunk.file)) continue
      preloads.add(chunk.file)
      for (const sheet of chunk.css ?? []) styles.add(sheet)
      visit(chunk.imports)
    }
  }
  visit(entry.imports)
  return {
    styles: [...styles].map((file) => `/${file}`),
    scripts: [`/${entry.file}`],
    preloads: [...preloads].map((file) => `/${file}`),
    reporter: reporter === undefined ? null : `/${reporter}`,
  }
}

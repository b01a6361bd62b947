import type { Plugin, Rolldown } from 'vite'

/**
 * One build serves every path that the product may lie under: style sheets name fonts and pictures beside themselves, and scripts find the styles
 * that are there already. (Vite's own relative base would do so too, and make each script that loads others larger.)
 */
export const relativeCss = (): Plugin => ({
  name: 'relative-css',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return null
    // Before it loads a chunk it looks whether its styles are there: they are named in the document with the path.
    const placed = code.replace(/return\s*"\/"\s*\+\s*(\w+)/, 'return (document.documentElement.dataset.prefix ?? "") + "/" + $1')
    if (placed === code) this.error(`Vite loads styles of chunks in another way than before:\n${code.slice(0, 400)}`)
    return { code: placed, map: null }
  },
  generateBundle(_, bundle: Rolldown.OutputBundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(/url\((["']?)\/assets\//g, 'url($1./')
      // Its address would be made by the script that loads it, which knows no path.
      if (file.type === 'chunk' && !file.isEntry && (file.viteMetadata?.importedCss.size ?? 0) > 0)
        this.error(
          `${file.name} brings styles along that would be looked for at the root of the host: import them from an entry.`,
        )
    }
  },
})

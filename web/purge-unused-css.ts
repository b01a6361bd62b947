import type { AtRule, Plugin, Rule } from 'postcss'

const usedColours = new Set(['teal', 'gray', 'red', 'amber', 'green', 'blue', 'sage', 'auto', ''])
const unused = [
  /rt-variant-classic/,
  /rt-high-contrast/,
  /rt-r-size-[456789]/,
  /data-radius='(?:none|small|large|full)'/,
  /data-scaling='(?:90|95|105|110)%'/,
]

/**
 * Radix Themes writes every component for five breakpoints, thirty colours, wide-gamut screens and four corner radii.
 * This keeps what our pages use: one breakpoint, our colours, our radius.
 */
export const purgeUnusedCss = (): Plugin => ({
  postcssPlugin: 'only-used-sheets',
  AtRule: {
    breakpoints: (rule: AtRule) => {
      rule.replaceWith(rule.nodes ?? [])
    },
    'custom-media': (rule: AtRule) => {
      rule.remove()
    },
    media: (rule: AtRule) => {
      if (!rule.params.includes('color-gamut')) return
      const parent = rule.parent
      rule.remove()
      if (parent?.type === 'atrule' && parent.nodes?.length === 0) parent.remove()
    },
  },
  Rule: keepUsedSelectors,
})

const keepUsedSelectors = (rule: Rule) => {
  if (!rule.source?.input.file?.includes('@radix-ui')) return
  const kept = rule.selectors.filter(isUsed)
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

const isUsed = (selector: string): boolean => {
  const plain = selector.replace(/:not\([^)]*\)/g, '')
  if (unused.some((pattern) => pattern.test(plain))) return false
  const colour = /data-(?:accent|gray)-color='([^']*)'/.exec(plain)?.[1]
  return colour === undefined || usedColours.has(colour)
}

/** Names of sheets that a sheet or a module imports. */
export const importsIn = (text: string): string[] => [...text.matchAll(/['"/]([\w-]+\.css)['"]/g)].map(([, name]) => name!)

/** Names of classes in the selectors of a sheet; what the libraries of the pages call theirs does not count. */
export const classesIn = (sheet: string): string[] => {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!)
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!))
  return [...new Set(names)].filter((name) => !/^rt-/.test(name) && !ofLibraries.has(name))
}

/** Drawn by the PDF viewer. */
const ofLibraries = new Set(['markedContent', 'endOfContent', 'textLayer'])

/** Classes that stand nowhere in the code, neither as they are nor as the end of a template such as `tone-${tone}`. */
export const unusedClasses = (classes: readonly string[], code: string): string[] => {
  const words = new Set(code.match(/[A-Za-z][\w-]*/g))
  const beginnings = new Set([...code.matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning!))
  return classes.filter((name) => !words.has(name) && ![...beginnings].some((beginning) => name.startsWith(beginning)))
}

/** Classes by which scripts look for an element, and that no element has: whoever looks for them finds nothing, and says nothing. */
export const classesLookedForInVain = (code: string): string[] => {
  const selectors = [...code.matchAll(/\b(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\((['"`])(.*?)\1/g)].map(
    ([, , text]) => text!,
  )
  const names = selectors.flatMap((text) => [...text.matchAll(/(?<![\w"=])\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!))
  const given = new Set(code.match(/(?<![.\w-])[A-Za-z][\w-]*/g))
  return [...new Set(names)].filter((name) => !given.has(name) && !/^rt-/.test(name) && !ofLibraries.has(name))
}

/** The opening tags of Radix buttons that are of none of the three levels: solid, soft gray and ghost; red is for what cannot be undone. */
export const buttonsOfNoLevel = (code: string): string[] =>
  [...code.matchAll(/<Button\b((?:[^<>{}]|=>|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g)].flatMap(([tag, attributes]) => {
    const variant = / variant="(\w+)"/.exec(attributes!.replaceAll(/\s+/g, ' '))?.[1]
    const color = / color=("\w+"|\{)/.exec(attributes!.replaceAll(/\s+/g, ' '))?.[1]
    const isKnown =
      variant === undefined ||
      (variant === 'soft' && (color === '"gray"' || color === '"red"' || color === '{')) ||
      (variant === 'ghost' && (color === undefined || color === '"red"'))
    return isKnown ? [] : [tag.replaceAll(/\s+/g, ' ')]
  })

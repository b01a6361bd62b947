/**
 * Fails for more lines of CSS than there were, for a style sheet that no other imports, for a class that no component has, be it in a
 * sheet or where a script looks for an element, and for a button of none of the three levels.
 */
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root, say } from '#src/commands/prepare.ts'
import { buttonsOfNoLevel, classesIn, classesLookedForInVain, importsIn, unusedClasses } from './style-names.ts'

/** A look that is there already is used again: this number only goes down. */
const mostLines = 7856

const files = (await readdir(join(root, 'web'), { recursive: true })).toSorted()
const textOf = (file: string) => Bun.file(join(root, 'web', file)).text()
const textsOf = async (kind: RegExp) => Promise.all(files.filter((file) => kind.test(file)).map(textOf))

const sheets = files.filter((file) => file.endsWith('.css'))
const styles = new Map(await Promise.all(sheets.map(async (file) => [file, await textOf(file)] as const)))
const code = (await textsOf(/(?<!\.test)\.tsx?$/)).join('\n')

const imported = new Set([...styles.values(), code].flatMap(importsIn))
const alone = sheets.filter((file) => !imported.has(basename(file)))
const unused = [...styles].flatMap(([file, text]) => unusedClasses(classesIn(text), code).map((name) => `${file}: .${name}`))

const lines = [...styles.values()].reduce((total, text) => total + text.split('\n').length - 1, 0)
say(`lines of CSS: ${lines} (at most ${mostLines})`)
say(`style sheets that nothing imports: ${alone.length}`)
say(`classes that no component has: ${unused.length}`)
const lost = classesLookedForInVain(code)
say(`classes that a script looks for in vain: ${lost.length}`)
const strange = buttonsOfNoLevel(code)
say(`buttons of none of the three levels: ${strange.length}`)
for (const mistake of [...alone, ...unused, ...lost, ...strange]) say(mistake)
if (lines > mostLines) say(`CSS has grown by ${lines - mostLines} lines`)
if (lines > mostLines || alone.length + unused.length + lost.length + strange.length > 0) process.exit(1)

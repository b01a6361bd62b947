/**
 * Fails when a file imports what its room may not: core an adapter or a vendor, a context the inside of another, the
 * browser's side a secret of the server; or when files import each other in a circle. The rules stand in docs/house.md.
 */
import { readdir } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { root, say } from '#src/commands/prepare.ts'
import { importCircles } from './import-circles.ts'

/** The folders of `src` with rules of their own. Every other one is a context, also one that is made tomorrow. */
export const withOwnRules = [
  'app',
  'commands',
  'contracts',
  'http',
  'ports',
  'reading-worker',
  'resume-engine',
  'shared',
  'tools',
  'words',
]

/** Those that put the others together, or work with them from outside: they may import everything, and no context imports them. */
const composition = ['app', 'commands', 'reading-worker', 'tools']

/** The context that a file lies in, or null. */
function contextOf(file: string): string | null {
  const folder = /^src\/([^/]+)\//.exec(file)?.[1]
  return folder && !withOwnRules.includes(folder) ? folder : null
}

interface Import {
  file: string
  target: string
  /** Nothing of it is there when the program runs. */
  isType?: boolean
  /** By `import()`, when it is needed. */
  isLater?: boolean
}

/** The reason why the import is not allowed, or null. Paths are relative to the project; vendors keep their name. */
export function objectionTo({ file, target, isType }: Import): string | null {
  const vendor = !/^(src|adapters|web|migrations)\//.test(target)
  const [room, part = ''] = file.split('/')
  const isTest = /\.(test|contract|spec)\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(file) || file.startsWith('e2e/')
  if (isTest) return null

  if (room === 'src') {
    if (part.endsWith('.ts') || composition.includes(part)) {
      const core =
        part === 'app' ||
        part === 'app.ts' ||
        part === 'config.ts' ||
        part === 'worker.ts' ||
        /^src\/reading-worker\/[a-z]+-tasks\.ts$/.test(file)
      return core && target.startsWith('adapters/')
        ? 'only assembly.ts, start-server.ts, reading-worker, commands and tools plug adapters in'
        : null
    }
    if (target.startsWith('adapters/')) return 'core never imports an adapter'
    if (target.startsWith('web/')) return part === 'http' ? null : 'core never imports pages'
    if (part === 'http') return null
    if (part === 'contracts') return objectionInContracts(target)
    if (contextOf(file)) return objectionInContext(part, file, target, vendor)
    if (part === 'resume-engine') return objectionInEngine(target)
    const own = /^src\/(ports|shared|contracts|words)\//.test(target)
    return own || isPlain(target) ? null : `${part} may import ports, shared, contracts and nothing else`
  }
  if (room === 'adapters') {
    if (target.startsWith('web/')) return 'an adapter never imports pages'
    if (!target.startsWith('src/')) return null
    const socket = /^src\/(ports|shared|contracts)\//.test(target) || /^src\/[a-z-]+\/[a-z-]+\.ts$/.test(target)
    return socket ? null : 'an adapter imports ports and the types they mention, nothing deeper'
  }
  if (room === 'web') {
    if (target.startsWith('adapters/')) return 'the browser never imports an adapter'
    if (target.startsWith('src/contracts/'))
      return isType ? null : 'pages import types of contracts only: no schema is sent to a browser'
    if (target.startsWith('src/') && !target.startsWith('src/words/') && !/(views|constants|weighing)\.ts$/.test(target))
      return 'pages import words, views.ts, constants.ts and weighing.ts of the server only'
  }
  return null
}

/** Contracts say what is on the wire, and limits that both sides state; of how it is done they know nothing. */
function objectionInContracts(target: string): string | null {
  const isOwn = target.startsWith('src/contracts/') || /^src\/[a-z-]+\/(?:[a-z-]+\/)?constants\.ts$/.test(target)
  return isOwn || /^(elysia|@sinclair\/typebox)$/.test(target)
    ? null
    : 'contracts import constants.ts, TypeBox and t of Elysia only'
}

/** Text in, facts and scores out: it could be published alone. */
function objectionInEngine(target: string): string | null {
  const isOwn = /^src\/(resume-engine|ports|shared)\//.test(target)
  return isOwn || isPlain(target) || pureLibraries.includes(target)
    ? null
    : 'the resume engine imports itself, ports, shared and pure libraries only'
}

function objectionInContext(context: string, file: string, target: string, vendor: boolean): string | null {
  const isRoutes = /[/-]routes\.ts$/.test(file)
  if (composition.includes(target.split('/')[1]!) || target === 'src/app.ts')
    return 'nobody imports what puts the contexts together'
  if (target.startsWith('src/http/')) return isRoutes ? null : 'only routes.ts knows HTTP'
  const other = contextOf(target)
  if (other && other !== context)
    return target === `src/${other}/index.ts` ? null : 'a context enters another by its front door, index.ts'
  if (vendor && target.startsWith('elysia')) return isRoutes ? null : 'only routes.ts knows HTTP'
  if (vendor && !isPlain(target) && !pureLibraries.includes(target)) return `${target} is a vendor: put it behind a port`
  return null
}

/** Runs without a file, a network or a clock: allowed in the core. */
const pureLibraries = [
  '@sinclair/typebox',
  '@sinclair/typebox/value',
  'libphonenumber-js/max',
  'any-ascii',
  'stemmer',
  // Formats that others have written down, from values to text or bytes and back: docs/decisions/042-libraries-for-formats.md.
  'otpauth/bare',
  // Challenges of a proof of work: docs/decisions/044-proof-of-work-under-attack.md.
  'altcha-lib',
  'altcha-lib/algorithms/sha',
]

/** What the runtime brings along, as `Bun` itself is there everywhere. */
const isPlain = (target: string) => /^(node:|bun:jsc$|@sinclair\/typebox)/.test(target)

/** Every import of the project's own sources. */
async function importsOf(folder: string): Promise<Import[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name))
  const found: Import[] = []
  for (const file of files) {
    const source = await Bun.file(join(root, file)).text()
    for (const match of source.matchAll(
      /^(?:import|export)\s[^'"\n]*?(?:\n[^'"]*?)?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm,
    ))
      found.push({
        file,
        target: resolved(file, match[1] ?? match[2]!),
        isType: /^(?:import|export) type\s/.test(match[0]),
        isLater: match[2] !== undefined,
      })
  }
  return found
}

function resolved(file: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier))
  return specifier
}

if (import.meta.main) {
  const imports = (await Promise.all(['src', 'adapters', 'web'].map(importsOf))).flat()
  const wrong = imports.flatMap((each) => {
    const objection = objectionTo(each)
    return objection ? [`${each.file} imports ${each.target}: ${objection}`] : []
  })
  // A part that is loaded later, by import(), may lead back: it needs nothing while the file is read.
  const circles = importCircles(imports.filter(({ isLater }) => !isLater))
  for (const line of wrong) say(line)
  for (const circle of circles) say(`these import each other: ${circle.join(', ')}`)
  say(`circles of imports, types included: ${circles.length}`)
  if (wrong.length > 0 || circles.length > 0) process.exit(1)
  say(`${imports.length} imports, all of them allowed`)
}

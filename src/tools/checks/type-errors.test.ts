import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { openProject } from './type-checker.ts'
import { typeErrors } from './type-errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wrongWith = (source: string, options = '"strict": true') => {
  writeFileSync(join(folder, 'tsconfig.json'), `{ "compilerOptions": { ${options}, "target": "ESNext" }, "include": ["*.ts"] }`)
  writeFileSync(join(folder, 'work.ts'), source)
  return openProject(join(folder, 'tsconfig.json'), folder, (project) => typeErrors(project, folder))
}

/** What the compiler itself prints for the same project. */
const printed = async () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const said = await new Response(
    Bun.spawn([process.execPath, compiler, '--noEmit', '-p', '.'], { cwd: folder, stdout: 'pipe' }).stdout,
  ).text()
  return said.trimEnd().split('\n')
}

test.each([
  [
    'types',
    `export const one = 1\nexport const work: { name: { first: string } } = { name: { /* Zoë → 🙂 */ first: one } }\n  none()`,
    undefined,
    2,
  ],
  ['a sentence that cannot be read, before any type', 'export const one: string = 1\nexport const = 2', undefined, 2],
  ['an option that nobody knows', 'export const one = 1', '"strickt": true', 1],
  ['nothing', 'export const one = 1', undefined, 0],
])(
  'finds what the compiler finds, in its words: %s',
  async (_what, source, options, count) => {
    const found = await wrongWith(source, options)
    expect(found).toHaveLength(count)
    if (count > 0) expect(found.flatMap((each) => each.split('\n'))).toEqual(await printed())
  },
  60_000,
)

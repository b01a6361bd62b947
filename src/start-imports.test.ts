import { expect, test } from 'bun:test'
import { dirname, join, relative, resolve } from 'node:path'

const root = join(import.meta.dir, '..')
const transpilers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }
const importsOf = (file: string, source: string) => transpilers[file.endsWith('x') ? 'tsx' : 'ts'].scanImports(source)

/** What is read before the server can answer, each file with the one that asked for it. What comes by `import()` is read when it is needed. */
async function readAtStart(entry: string) {
  const askedBy = new Map([[entry, '']])
  const vendors = new Map<string, string>()
  const open = [entry]
  for (let file = open.pop(); file; file = open.pop()) {
    for (const { path, kind } of importsOf(file, await Bun.file(join(root, file)).text())) {
      if (kind === 'dynamic-import') continue
      if (!/^[.#]/.test(path)) {
        vendors.set(path, file)
        continue
      }
      const target = path.startsWith('#') ? path.slice(1) : relative(root, resolve(root, dirname(file), path))
      if (askedBy.has(target) || !/\.tsx?$/.test(target)) continue
      askedBy.set(target, file)
      open.push(target)
    }
  }
  return { files: askedBy, vendors }
}

const start = await readAtStart('src/start-server.ts')

test('starting reads the server itself', () => {
  expect(start.files.size).toBeGreaterThan(300)
  expect(start.vendors.has('elysia')).toBe(true)
})

test.each(['src/resume-engine/taxonomy/languages/index.ts', 'src/resume-engine/taxonomy/skills.ts'])(
  'a start reads nothing of %s: reading processes do, or whoever needs it first',
  (folder) => {
    const found = [...start.files].flatMap(([file, by]) => (file.startsWith(folder) ? `${file}, asked for by ${by}` : []))
    expect(found).toEqual([])
  },
)

test.each([
  'pdf-lib',
  'pdfjs-dist',
  'nodemailer',
  '@react-email',
  'openai',
  'ollama',
  'prom-client',
  'react-dom',
  '@opentelemetry',
  'altcha-lib',
  '@modelcontextprotocol',
  'pg',
  'imapflow',
  'postal-mime',
])('a start without a need for %s does not load it', (vendor) => {
  expect([...start.vendors].filter(([name]) => name === vendor || name.startsWith(`${vendor}/`))).toEqual([])
})

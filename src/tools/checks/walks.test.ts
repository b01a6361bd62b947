import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openProject } from './type-checker.ts'
import { readProject } from './walk-reader.ts'
import { type Leg, takeWalk, type Walk, WalkBroken } from './walks.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-walks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sources = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "ESNext", "module": "ESNext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true }, "include": ["src"] }',
  'src/letter-routes.ts': `
    import { type Form, letterOf } from './letters.ts'
    import type { Store } from './store.ts'
    interface Server { post(path: string, handler: (form: Form) => Promise<void>): Server }
    export const letterRoutes = (server: Server, store: Store) =>
      server.post('/letters', async (form) => store.keep(letterOf(form)))`,
  'src/letters.ts': `
    import type { Letter } from './store.ts'
    export interface Form { text: string }
    export interface SignedForm extends Form { by: string }
    export const letterOf = ({ text }: SignedForm | Form): Letter => ({ words: text.split(' ') })`,
  'src/store.ts': `
    export interface Letter { words: string[] }
    export interface Stored { line: string }
    export interface Store { keep(letter: Letter): Promise<void>; find(line: string): Promise<Stored> }`,
  'src/unrelated.ts': `
    import type { Form } from './letters.ts'
    import type { Stored } from './store.ts'
    export const shortcut = (form: Form): Stored => ({ line: form.text })`,
  'src/adapters/rows.ts': `
    import type { Letter, Store, Stored } from '../store.ts'
    export const rows = (): Store => ({
      async keep(letter) { write(asRow(letter)) },
      find: async (line) => ({ line }),
    })
    const asRow = ({ words }: Letter): Stored => ({ line: words.join(' ') })
    const write = (_row: Stored) => {}`,
}
for (const [name, text] of Object.entries(sources)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

type Walked = (leg?: Partial<Leg>) => Promise<Walk>

const reading = (work: (walked: Walked) => Promise<void>) =>
  openProject(join(folder, 'tsconfig.json'), folder, async (project) => {
    const reader = await readProject(project, {
      folder,
      isRead: (file) => file.startsWith('src/'),
      isAdapter: (file) => file.startsWith('src/adapters/'),
    })
    await work((leg) =>
      takeWalk(reader, [
        {
          starts: ['POST /letters'],
          from: { shape: 'src/letters.ts#SignedForm' },
          to: { shape: 'src/store.ts#Stored' },
          ...leg,
        },
      ]),
    )
  })

test(
  'a walk goes from a route through a port to its adapter, and takes no shortcut that nothing on it calls',
  () =>
    reading(async (walked) => {
      const { chains, shapes, changes, files } = await walked()
      expect(chains).toEqual([['src/letters.ts#SignedForm', 'src/store.ts#Letter', 'src/store.ts#Stored']])
      expect([shapes.length, changes]).toEqual([3, 2])
      expect(files).toEqual(['src/adapters/rows.ts', 'src/letters.ts', 'src/store.ts'])
    }),
  60_000,
)

test(
  'a walk whose beginning, end or way is gone is broken',
  () =>
    reading(async (walked) => {
      const broken: [Partial<Leg>, string][] = [
        [{ starts: ['POST /postcards'] }, 'There is no POST /postcards any more'],
        [{ to: { takenBy: 'src/store.ts#Store.burn' } }, 'There is no Store.burn in src/store.ts'],
        [{ from: { shape: 'src/letters.ts#Envelope' } }, 'There is no Envelope in src/letters.ts'],
        [{ from: { takenBy: 'src/store.ts#Store.find' } }, 'takes no named shape'],
        [{ from: { shape: 'src/store.ts#Stored' }, to: { shape: 'src/letters.ts#Form' } }, 'No functions lead'],
      ]
      for (const [leg, why] of broken) {
        const failure = await walked(leg).catch((error: Error) => error)
        expect(failure instanceof WalkBroken ? failure.message : 'a walk').toContain(why)
      }
    }),
  60_000,
)

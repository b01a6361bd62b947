import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { droppedPromises } from './dropped-promises.ts'
import { openProject } from './type-checker.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-promises-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a promise that nobody waits for is found, whatever is done with it otherwise', async () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "ESNext" }, "include": ["*.ts"] }',
  )
  writeFileSync(
    join(folder, 'work.ts'),
    `
    const write = async (_value: number) => {}
    interface Query { values(value: number): { then(ended: () => void): void } }
    declare const query: Query
    declare const sure: (() => Promise<void>) | undefined
    export async function work() {
      write(1)
      query.values(2)
      sure?.()
      if (Math.random() > 0.5) write(3)
      sure && write(3.5)
      await write(4)
      void write(5)
      write(6).catch(() => undefined)
      write(7).then(() => undefined, () => undefined)
      write(8).then(() => undefined)
      Math.max(1)
      return write(9)
    }`,
  )
  const dropped = await openProject(join(folder, 'tsconfig.json'), folder, (project) =>
    droppedPromises(project, folder, (file) => file === 'work.ts'),
  )
  expect(dropped).toEqual([
    'work.ts:7 write(1)',
    'work.ts:8 query.values(2)',
    'work.ts:9 sure?.()',
    'work.ts:10 write(3)',
    'work.ts:11 write(3.5)',
    'work.ts:16 write(8).then(() => undefined)',
  ])
}, 30_000)

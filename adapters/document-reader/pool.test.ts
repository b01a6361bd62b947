import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { createReadingPool, type ReadingPool, type ReadingPoolOptions } from './pool.ts'
import { contractFiles, pdfOfContent, pdfStream } from './test-files.ts'

let folder: string
let resume: string
const pools: ReadingPool[] = []

/** A child whose tasks do what a hostile file would; `document` reads for real, with a reader that is loaded when it is needed. */
const childSource = `
import { serveTasks } from '${import.meta.dir}/serve.ts'
let served = 0
serveTasks({
  document: async (path) => (await import('${import.meta.dir}/in-process.ts')).inProcessDocumentReader().read(path),
  pid: async () => ({ pid: process.pid, served: ++served }),
  environment: async () => process.env,
  pause: async () => { await Bun.sleep(40); return Date.now() },
  work: async () => { const used = () => { const { user, system } = process.cpuUsage(); return user + system }; const start = used(); while (used() - start < 400_000); return 'done' },
  spin: async (path) => { if (path.endsWith('spin')) for (;;); },
  eat: async (path) => { const held = []; if (path.endsWith('eat')) for (;;) held.push(new Uint8Array(8_000_000).fill(1)) },
  crash: async (path) => { if (path.endsWith('crash')) process.kill(process.pid, 'SIGSEGV') },
  mistake: async (path) => { if (path.endsWith('mistake')) throw new TypeError('a mistake of ours') },
}, { warmUps: 0 })
`

/** A child that gets warm with a task which takes something else than a file, and says so before it returns anything. */
const warmingSource = `
import { serveTasks } from '${import.meta.dir}/serve.ts'
serveTasks({
  hasty: (request) => { JSON.parse(request); return Promise.resolve() },
  pid: async () => process.pid,
}, { warmUps: 3 })
`

const open = (options: Partial<ReadingPoolOptions> = {}) => {
  const pool = createReadingPool({ entry: join(folder, 'child.ts'), niceness: 0, ...options })
  pools.push(pool)
  return pool
}
const place = async (name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
const codeOf = async (result: Promise<unknown>) => {
  try {
    return await result
  } catch (error) {
    return (error as { code?: string }).code
  }
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-pool-'))
  await writeFile(join(folder, 'child.ts'), childSource)
  resume = await place('resume.pdf', (await contractFiles()).plain)
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await rm(folder, { recursive: true, force: true })
})

describe('the reading pool', () => {
  test('keeps its children, replaces them after their share of files, and loses none', async () => {
    const pool = open({ size: 2, filesPerChild: 10 })
    const answers = await Promise.all(Array.from({ length: 40 }, () => pool.run<{ pid: number; served: number }>('pid', 'x')))
    expect(answers).toHaveLength(40)
    expect(Math.max(...answers.map(({ served }) => served))).toBeGreaterThan(1)
    const first = new Set(answers.map(({ pid }) => pid))
    let pid = answers[0]!.pid
    while (first.has(pid)) {
      pid = (await pool.run<{ pid: number }>('pid', 'x')).pid
      await Bun.sleep(20)
    }
    expect(pool.pids()).toContain(pid)
    await pool.close()
  }, 20_000)

  test('gets its children warm with any task, and loses none of them to it', async () => {
    await writeFile(join(folder, 'warming.ts'), warmingSource)
    const pool = open({ size: 1, entry: join(folder, 'warming.ts') })
    const first = await pool.run<number>('pid', 'x')
    await Bun.sleep(500)
    expect(await pool.run<number>('pid', 'x')).toBe(first)
    await pool.close()
  }, 20_000)

  test('gives its children nothing of the environment but what a program needs, and lets groups take turns', async () => {
    process.env.SESSION_SECRET = 'never seen'
    const pool = open({ size: 1 })
    const environment = await pool.run<Record<string, string>>('environment', 'x')
    delete process.env.SESSION_SECRET
    expect(Object.keys(environment)).not.toContain('SESSION_SECRET')
    expect(Object.keys(environment).length).toBeLessThan(12)

    let finished = 0
    const batch = Array.from({ length: 20 }, () => pool.run('pause', 'x', { group: 'large' }).then(() => finished++))
    await pool.run('pause', 'x', { group: 'small' })
    expect(finished).toBeLessThan(4)
    await Promise.all(batch)
    await pool.close()
  }, 20_000)

  test('kills a child that takes too long, while another goes on', async () => {
    const pool = open({ size: 2, timeLimit: 700 })
    await pool.warm()
    const ended: string[] = []
    const endless = codeOf(pool.run('spin', 'spin', { group: 'hostile' })).finally(() => ended.push('endless'))
    expect(await pool.run('pid', 'x', { group: 'other' })).toMatchObject({ served: 1 })
    expect(ended).toEqual([])
    expect(await endless).toBe('TIMED_OUT')
    await pool.close()
  }, 20_000)

  test.skipIf(process.platform !== 'linux')(
    'does not count the time in which others have the processors',
    async () => {
      const pool = open({ size: 1, timeLimit: 1200, niceness: 10 })
      await pool.warm()
      const others = Array.from({ length: 3 * availableParallelism() }, () =>
        Bun.spawn([process.execPath, '-e', 'const end = Date.now() + 3000; while (Date.now() < end);'], { stdout: 'ignore' }),
      )
      await Bun.sleep(300)
      const start = performance.now()
      expect(await codeOf(pool.run('work', 'x'))).toBe('done')
      // Otherwise it was not busy enough to say anything.
      expect(performance.now() - start).toBeGreaterThan(1200)
      for (const other of others) other.kill('SIGKILL')
      await pool.close()
    },
    20_000,
  )

  test('files without end in one group leave a child to the others', async () => {
    const pool = open({ size: 1, timeLimit: 6000, slowAfter: 200 })
    await pool.warm()
    const endless = [1, 2, 3].map(() => codeOf(pool.run('spin', 'spin', { group: 'hostile' })))
    const start = performance.now()
    await pool.run('pid', 'x', { group: 'other' })
    expect(performance.now() - start).toBeLessThan(5900)
    await pool.close()
    await Promise.all(endless)
  }, 20_000)

  test('survives a child that crashes, that eats memory, and a mistake of ours', async () => {
    const pool = open({ size: 1, memoryLimit: 250_000_000 })
    expect(await codeOf(pool.run('crash', 'crash'))).toBe('DAMAGED')
    expect(await codeOf(pool.run('eat', 'eat'))).toBe('DAMAGED')
    expect(await codeOf(pool.run('mistake', 'mistake'))).toBe('DAMAGED')
    expect((await pool.run<ReadDocument>('document', resume)).pageCount).toBe(2)
    await pool.close()
  }, 20_000)

  test('blames no file for children that had died before it came', async () => {
    const pool = open({ size: 2 })
    for (let round = 0; round < 3; round++) {
      await pool.warm()
      for (const pid of pool.pids()) process.kill(pid, 'SIGSEGV')
      const files = await Promise.all([1, 2, 3, 4].map(() => pool.run<{ served: number }>('pid', 'x')))
      expect(files.map(({ served }) => served > 0)).toEqual([true, true, true, true])
    }
    await pool.close()
  }, 20_000)

  test('says so when no child can be started', async () => {
    const pool = createReadingPool({ entry: join(folder, 'missing.ts') })
    await expect(pool.run('document', resume)).rejects.toThrow('The reading process does not start.')
    await pool.close()
  })

  test('leaves no process behind when it is closed', async () => {
    const pool = open()
    await pool.warm()
    const pids = pool.pids()
    expect(pids).toHaveLength(2)
    await pool.close()
    expect(pids.filter(isAlive)).toEqual([])
    await expect(pool.run('pid', 'x')).rejects.toThrow('shutting down')
  }, 20_000)

  test('leaves no process behind when the server is killed', async () => {
    const script = `
      import { createReadingPool } from '${import.meta.dir}/pool.ts'
      const pool = createReadingPool({ entry: '${join(folder, 'child.ts')}' })
      await pool.warm()
      pool.run('spin', 'spin')
      await Bun.sleep(50)
      console.log(JSON.stringify(pool.pids()))
      await Bun.sleep(60_000)`
    await writeFile(join(folder, 'server.ts'), script)
    const server = Bun.spawn([process.execPath, join(folder, 'server.ts')], { stdout: 'pipe', stderr: 'ignore' })
    const { value } = await server.stdout.getReader().read()
    const pids = JSON.parse(new TextDecoder().decode(value)) as number[]
    server.kill('SIGKILL')
    await server.exited
    for (let wait = 0; wait < 100 && pids.some(isAlive); wait++) await Bun.sleep(50)
    expect(pids.filter(isAlive)).toEqual([])
  }, 20_000)
})

describe('a file made to do harm ends in a refusal', () => {
  const formsWithinForms = () => {
    const form = (next: number) => `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next} 0 R>>>>`
    return pdfOfContent('/X Do', {
      resources: '/XObject<</X 5 0 R>>',
      more: Array.from({ length: 12 }, (_, depth) => pdfStream(form(6 + depth), '/X Do '.repeat(10))),
    })
  }
  const doubleDeflate = () => {
    const once = deflateSync(Buffer.alloc(60_000_000, 'q Q '), { level: 9 })
    return pdfOfContent(deflateSync(once, { level: 9 }), { filter: '/Filter[/FlateDecode/FlateDecode]' })
  }

  const pagesWithinThemselves = () =>
    Buffer.from(Buffer.from(pdfOfContent('')).toString('latin1').replace('Kids[3 0 R]/Count 1', 'Kids[2 0 R]/Count 9'), 'latin1')

  test('within its time, and the next file is read', async () => {
    const pool = open({ size: 1, timeLimit: 1500 })
    await pool.warm()
    for (const make of [formsWithinForms, doubleDeflate, pagesWithinThemselves]) {
      const path = await place('bomb.pdf', make())
      const start = performance.now()
      expect(await codeOf(pool.run('document', path))).toMatch(/^(DAMAGED|TIMED_OUT|NO_TEXT)$/)
      expect(performance.now() - start).toBeLessThan(8000)
      expect((await pool.run<ReadDocument>('document', resume)).pageCount).toBe(2)
    }
    await pool.close()
  }, 30_000)
})

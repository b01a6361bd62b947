import { expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { papers } from '../uploader.ts'
import { type Cluster, names, type Program } from './cluster.ts'
import { anOffice } from './crowd.ts'

/** The next version of the program: this one with another number, in a folder of its own, as two releases lie beside each other. */
function nextProgram(folder: string): Program & { version: string } {
  const listed = Bun.spawnSync(
    ['git', 'ls-files', 'src', 'adapters', 'web', 'migrations', 'docs/help', 'package.json', 'tsconfig.json', 'bunfig.toml'],
    {
      cwd: root,
      stdout: 'pipe',
    },
  )
  for (const file of listed.stdout.toString().split('\n').filter(Boolean)) {
    if (file.includes('.test.') || !existsSync(join(root, file))) continue
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const version = about.version.replace(/\d+$/, (last) => String(Number(last) + 1))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, version }, null, 2))
  return { entry: join(folder, 'src/main.ts'), version }
}

interface Seen {
  asked: number
  failed: string[]
  versions: Set<string>
}

/** Reads pages and lists and uploads, one after the other, and never tries anything again. */
async function visiting({ address }: Cluster, seen: Seen, goesOn: () => boolean, number: number) {
  const office = await anOffice({ address })
  let turn = 0
  while (goesOn()) {
    turn += 1
    const calls: [string, () => Promise<Response>][] = [
      '/user',
      '/api/candidate-filtering?limit=10',
      '/dashboard/upload',
      '/jobs',
    ].map((path) => [
      path,
      () => fetch(address + path, { headers: { cookie: office.cookie, accept: path.startsWith('/dash') ? 'text/html' : '*/*' } }),
    ])
    if (turn % 5 === 0) calls.push(['upload', await office.submit(await papers(1, `roll${number}x${turn}`))])
    for (const [path, call] of calls) {
      seen.asked += 1
      const response = await call().catch((error: unknown) => String(error))
      if (typeof response === 'string' || response.status >= 500)
        seen.failed.push(`${path}: ${typeof response === 'string' ? response : response.status}`)
      else await response.arrayBuffer().catch((error: unknown) => seen.failed.push(`${path}: ${error}`))
    }
  }
}

export function scenariosOfUpgrades(cluster: () => Cluster) {
  test('process after process is replaced by the next version, and no request fails', async () => {
    const { address, stop, start, at, folder } = cluster()
    const next = nextProgram(join(folder, 'next'))
    const seen: Seen = { asked: 0, failed: [], versions: new Set() }
    let isOver = false
    const visitors = [0, 1, 2].map((number) => visiting(cluster(), seen, () => !isOver, number))
    const versions = async () => {
      const { processes } = (await (await fetch(`${address}/health/ready`)).json()) as { processes: { version: string }[] }
      return new Set(processes.map(({ version }) => version))
    }
    const mixed: Set<string>[] = []
    // Whoever answers goes last: the next version's tables are there before its pages are.
    for (const name of ['worker1', 'worker2', 'reader', 'web1', 'web2'] as const) {
      expect(await stop(name)).toBe(0)
      await start(name, next)
      mixed.push(await versions())
    }
    isOver = true
    await Promise.all(visitors)
    process.stdout.write(`  ${seen.asked} requests while five processes were replaced, ${seen.failed.length} failed\n`)
    expect(seen.failed).toEqual([])
    expect(seen.asked).toBeGreaterThan(20)
    expect(mixed[0]!.size).toBe(2)
    for (const name of names) {
      const { version } = (await (await fetch(`${at(name)}/health/live`)).json()) as { version: string }
      expect([name, version]).toEqual([name, next.version])
    }
    expect([...(await versions())]).toEqual([next.version])
  }, 240_000)
}

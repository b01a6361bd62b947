import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { root } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { admin } from './actors.ts'

setDefaultTimeout(900_000)

/** Making the file takes minutes: a part of `bun run test:long`. BINARY names one that was made before. */
const isLong = process.env.SCALE !== undefined || process.env.BINARY !== undefined

/** No runtime, no Node, nothing of this project: only what a small system has. */
const bare = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' }

const people = [
  { name: 'Ada Example', skills: 'TypeScript, PostgreSQL, Docker', title: 'Senior Software Engineer' },
  { name: 'Bo Example', skills: 'Java, Kubernetes', title: 'Platform Engineer' },
  { name: 'Cleo Example', skills: 'Excel, Payroll', title: 'Accountant' },
] as const

describe.skipIf(!isLong)('the server in one file', () => {
  let folder: string
  let binary: string
  let server: ServerProcess
  let cookie: string
  const files: string[] = []

  const run = async (...command: string[]) => {
    const child = Bun.spawn(command, {
      cwd: folder,
      env: { ...bare, PROGRAM_DIR: join(folder, 'program'), DATA_DIR: join(folder, 'data') },
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const [said, complained] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ])
    return { said, complained, code: child.exitCode }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ats-binary-'))
    binary = process.env.BINARY ?? join(folder, 'ats')
    if (!process.env.BINARY) {
      const made = Bun.spawnSync([process.execPath, 'src/tools/build-binary/build-binary.ts', binary], {
        cwd: root,
        stderr: 'pipe',
      })
      if (made.exitCode !== 0) throw new Error(made.stderr.toString())
    }
    for (const { name, skills, title } of people) {
      const path = join(folder, `${name}.pdf`)
      await writeFile(path, await aResume({ name, skills: skills.split(', '), title }))
      files.push(path)
    }
    await writeFile(join(folder, 'job.pdf'), await aJobDescription())
    const environment = {
      ...bare,
      PROGRAM_DIR: join(folder, 'program'),
      HOME: '/',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }
    server = await startServer({ dataDir: join(folder, 'data'), environment, command: [binary] })
    cookie = await signIn(server.address, admin)
  })

  afterAll(async () => {
    endServers()
    await rm(folder, { recursive: true, force: true })
  })

  test('ranks byte for byte as the program in its folder does', async () => {
    const told = ['rank', '--jd', join(folder, 'job.pdf'), '--json', '--today', '2026-11-20', ...files]
    const fromFile = await run(binary, ...told)
    const fromFolder = await run(process.execPath, join(root, 'src/commands/rank.ts'), ...told.slice(1))
    expect(fromFile.code).toBe(0)
    expect(JSON.parse(fromFile.said).results.length).toBe(people.length)
    expect(fromFile.said).toBe(fromFolder.said)
  })

  test('serves pages, and ranks what is uploaded', async () => {
    const page = await fetch(`${server.address}/login`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<form')
    const form = new FormData()
    for (const path of files) form.append('resumes', Bun.file(path))
    form.append('job_description', Bun.file(join(folder, 'job.pdf')))
    const answer = await fetch(`${server.address}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
    const { results, rejected } = (await answer.json()) as { results: unknown[]; rejected: unknown[] }
    expect([answer.status, results.length, rejected]).toEqual([200, people.length, []])
  })

  test('writes mail', async () => {
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: admin.email })
    await fetch(`${server.address}/api/forgot-password`, { method: 'POST', headers: json, body })
    const outbox = join(folder, 'data/outbox')
    const deadline = performance.now() + 20_000
    let mails: string[] = []
    while (mails.length === 0 && performance.now() < deadline) {
      await Bun.sleep(50)
      mails = existsSync(outbox) ? (await readdir(outbox)).filter((name) => name.endsWith('.eml')) : []
    }
    expect(mails.length).toBe(1)
  })

  test('backs up while it runs, and restores elsewhere', async () => {
    const archive = join(folder, 'backup.tar.gz')
    expect((await run(binary, 'backup', archive)).code).toBe(0)
    await server.stop()
    const elsewhere = join(folder, 'elsewhere')
    const child = Bun.spawn([binary, 'restore', archive], {
      env: { ...bare, PROGRAM_DIR: join(folder, 'program'), DATA_DIR: elsewhere },
      stdout: 'ignore',
      stderr: 'pipe',
    })
    const complained = await new Response(child.stderr).text()
    expect([await child.exited, complained]).toEqual([0, complained])
    const environment = { ...bare, PROGRAM_DIR: join(folder, 'program') }
    const again = await startServer({ dataDir: elsewhere, environment, command: [binary] })
    const session = await signIn(again.address, admin)
    const list = await fetch(`${again.address}/api/candidate-filtering`, { headers: { cookie: session } })
    expect(((await list.json()) as unknown[]).length).toBe(people.length)
    await again.stop()
  })

  test('refuses to run what others could have put in its place', async () => {
    const open = join(folder, 'open')
    Bun.spawnSync(['mkdir', '-m', '0777', open])
    const child = Bun.spawn([binary, 'read', files[0]!], { env: { ...bare, PROGRAM_DIR: open }, stdout: 'pipe', stderr: 'pipe' })
    const complained = await new Response(child.stderr).text()
    expect([await child.exited, complained]).toEqual([1, expect.stringContaining('others may write to it')])
  })
})

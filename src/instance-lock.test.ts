import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockInstance, runningInstance } from './instance-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-lock-'))
const started: number[] = []
afterAll(() => {
  for (const pid of started) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
const aFolder = () => mkdtempSync(join(folder, 'data-'))

const holder = `
  const { lockInstance } = await import(${JSON.stringify(join(import.meta.dir, 'instance-lock.ts'))})
  const lock = lockInstance(process.argv[1])
  console.log(lock ? 'locked ' + process.pid : 'refused ' + process.pid)
  setInterval(() => Bun.gc(true), 50)
`

/** A process that locks the folder, under a parent that never asks what became of its child. Resolves to its process id. */
async function aHolder(dataDir: string) {
  const parent = Bun.spawn(['sh', '-c', '"$@" & exec sleep 600', 'sh', process.execPath, '-e', holder, dataDir], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'ignore',
  })
  started.push(parent.pid)
  for await (const chunk of parent.stdout) {
    const [word, pid] = new TextDecoder().decode(chunk).trim().split(' ')
    started.unshift(Number(pid))
    return { word, pid: Number(pid) }
  }
  throw new Error('It ended without a word.')
}

async function killed(pid: number) {
  process.kill(pid, 'SIGKILL')
  while (stateOf(pid) !== 'Z') await Bun.sleep(5)
}
/** Of a process as the kernel tells it; 'Z' is dead, and still in the table because its parent never asked. */
const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')[0]
const startOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')[19]

test('a folder that a process has is refused to all others, and by name', async () => {
  const dataDir = aFolder()
  const { word, pid } = await aHolder(dataDir)
  expect(word).toBe('locked')
  // Long enough for whatever the process no longer needs to be cleared away.
  await Bun.sleep(200)
  expect(runningInstance(dataDir)).toBe(`process ${pid}`)
  expect(lockInstance(dataDir)).toBeNull()
  expect((await aHolder(dataDir)).word).toBe('refused')
})

test.skipIf(!existsSync('/proc/self/stat'))('a dead process holds nothing, also while nobody has asked after it', async () => {
  const dataDir = aFolder()
  const { pid } = await aHolder(dataDir)
  await killed(pid)
  expect(runningInstance(dataDir)).toBeNull()
  const lock = lockInstance(dataDir)
  expect(lock).not.toBeNull()
  lock!.release()
  expect((await aHolder(dataDir)).word).toBe('locked')
  expect(stateOf(pid)).toBe('Z')
})

test('a process that was given the number of a dead server holds nothing', async () => {
  const dataDir = aFolder()
  const other = Bun.spawn(['sleep', '600'])
  started.push(other.pid)
  lockInstance(dataDir)!.release()
  // What a server leaves behind that is ended by a power cut; the clock ticks of its start can come again after one.
  writeFileSync(join(dataDir, 'server.pid'), `${other.pid} ${startOf(other.pid)} locked`)
  expect(runningInstance(dataDir)).toBeNull()
  lockInstance(dataDir)!.release()
})

test('one process has a folder once, and can have it again after it gave it back', () => {
  const dataDir = aFolder()
  const lock = lockInstance(dataDir)
  expect([lock === null, lockInstance(dataDir)]).toEqual([false, null])
  lock!.release()
  expect(runningInstance(dataDir)).toBeNull()
  lockInstance(dataDir)!.release()
})

test.skipIf(!existsSync('/proc/self/stat'))('a server from before there was this lock is seen while it lives', async () => {
  const dataDir = aFolder()
  const { pid } = await aHolder(aFolder())
  writeFileSync(join(dataDir, 'server.pid'), `${pid} ${startOf(pid)}`)
  expect(runningInstance(dataDir)).toBe(`process ${pid}`)
  expect(lockInstance(dataDir)).toBeNull()
  await killed(pid)
  expect(runningInstance(dataDir)).toBeNull()
  lockInstance(dataDir)!.release()
})

import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedAnchor } from '#src/admin/audit-anchor.ts'
import { createInstanceSigner } from '#src/shared/instance-signer.ts'
import { fixedClock } from './clock/fixed.ts'
import { memoryStore } from './file-store/memory.ts'
import { filesOfPeople } from './file-store/own-keys.ts'
import { bringFromFolder, placesInStore, placesOnDisk } from './kept-places.ts'

const root = mkdtempSync(join(tmpdir(), 'ats-places-'))
afterAll(() => rmSync(root, { recursive: true }))

function inStore() {
  const dataDir = mkdtempSync(join(root, 'data-'))
  const [store, clock] = [memoryStore(), fixedClock('2026-03-02T09:00:00Z')]
  return { dataDir, store, clock, places: () => placesInStore(store, { dataDir, clock }) }
}
const linesIn = async (text: { read(): Promise<Uint8Array | null> }) =>
  Buffer.from((await text.read()) ?? '')
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('erasures by several processes are all there, and those that did not happen are taken back', async () => {
  const { places, clock } = inStore()
  const [one, other] = [places(), places()]
  const [gone, stayed] = await Promise.all([
    one.erasureJournal.append({ people: ['p1'] }),
    other.erasureJournal.append({ accounts: ['u1'] }),
  ])
  // Another process may still be at it: nobody asks whether it happened.
  expect(await other.erasureJournal.unchecked()).toEqual([])
  clock.advance(10 * 60_000)
  expect((await other.erasureJournal.unchecked()).map(({ id }) => id).toSorted()).toEqual([gone, stayed].toSorted())
  await other.erasureJournal.withdraw(stayed!)
  const late = await one.erasureJournal.append({ people: ['p2'] })
  await other.erasureJournal.noteChecked()
  expect(await linesIn(one.erasures)).toHaveLength(4)
  clock.advance(10 * 60_000)
  expect((await one.erasureJournal.unchecked()).map(({ id }) => id)).toEqual([late])
})

test('notes about the audit log are in order however many there are, and give way to those of a backup', async () => {
  const { dataDir, places, clock } = inStore()
  const signer = createInstanceSigner('a secret that is long enough for a test')
  const anchors = Array.from({ length: 120 }, (_, at) =>
    signedAnchor(signer, { number: at + 1, hash: 'a'.repeat(64), root: 'b'.repeat(64), at: '2026-03-02T09:00:00.000Z' }),
  )
  for (const anchor of anchors) {
    clock.advance(1000)
    await places().anchors.add(anchor)
  }
  expect(await places().anchors.all()).toEqual({ anchors, unreadable: 0 })
  const other = join(dataDir, 'other')
  await writeFile(other, `${JSON.stringify(anchors[3])}\n`)
  await places().anchorNotes.replaceWith(other, join(dataDir, 'between'))
  expect((await places().anchors.all()).anchors).toEqual([anchors[3]!])
})

test('mails are found by their id with its capitals, newest version only, and are no files of people', async () => {
  const { store, places } = inStore()
  const { mails } = places()
  const names = ['20260302T090000000Z-aB_c-D.eml', '20260302T090001000Z-ab_c-d.eml']
  for (const name of names) await mails.write(name, Buffer.from(name))
  await mails.write(names[0]!, Buffer.from('a longer text than before'))
  expect(await mails.names()).toEqual(names)
  expect(await mails.withIds(['aB_c-D', 'nobody'])).toEqual([names[0]!])
  expect(Buffer.from(await mails.read(names[0]!)).toString()).toBe('a longer text than before')
  expect(await mails.size()).toEqual({ mails: 2, bytes: 25 + names[1]!.length })
  expect(await Array.fromAsync(filesOfPeople(store).keys(''))).toEqual([])
  await mails.remove(names[0]!)
  expect(await mails.names()).toEqual([names[1]!])
})

test('backups are kept in the store with the newest keys alone, and leave nothing in the data folder', async () => {
  const { dataDir, places } = inStore()
  const { backups } = places()
  const name = 'ats-backup-2026-03-02T09-00-00Z.tar.gz.age'
  await backups.write([name, 'keys-latest.age', 'keys-latest.db'], async (folder) => {
    await Bun.write(join(folder, name), 'archive')
    await Bun.write(join(folder, 'keys-latest.db'), 'keys')
  })
  await backups.write(
    ['keys-latest.age', 'keys-latest.db'],
    async (folder) => void (await Bun.write(join(folder, 'keys-latest.age'), 'newer')),
  )
  expect((await backups.files()).toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name, bytes: 7 },
    { name: 'keys-latest.age', bytes: 5 },
  ])
  expect(await backups.withLocal([name], async (folder) => readFileSync(join(folder, name), 'utf8'))).toBe('archive')
  expect(await new Response(await backups.stream(name)).text()).toBe('archive')
  await backups.remove(name)
  expect((await backups.files()).map((file) => file.name)).toEqual(['keys-latest.age'])
  expect(readdirSync(dataDir)).toEqual([])
})

test('what an earlier server left in its data folder comes along', async () => {
  const { dataDir, store, clock, places } = inStore()
  const before = placesOnDisk({ dataDir, clock })
  await before.erasureJournal.append({ people: ['p1'] })
  await before.mails.write('20260302T090000000Z-one.eml', Buffer.from('Subject: Hello'))
  await bringFromFolder(store, { dataDir, clock })
  await bringFromFolder(store, { dataDir, clock })
  expect(await linesIn(places().erasures)).toMatchObject([{ people: ['p1'] }])
  expect(await places().mails.names()).toEqual(['20260302T090000000Z-one.eml'])
  expect(await before.mails.names()).toEqual([])
})

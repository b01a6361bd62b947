import { afterAll, expect, test } from 'bun:test'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedAnchor } from '#src/admin/audit-anchor.ts'
import { createInstanceSigner } from '#src/shared/instance-signer.ts'
import { anchorsFile, anchorsName } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-anchors-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const signer = createInstanceSigner('a secret')
const anchor = (number: number) => signedAnchor(signer, { number, hash: 'h', root: 'r', at: '2026-01-01T00:00:00.000Z' })

test('notes stay in their order, for the owner only, and the rest of a line that a crash left spoils nothing', async () => {
  const anchors = anchorsFile(folder)
  const path = join(folder, anchorsName)
  expect(await anchors.all()).toEqual({ anchors: [], unreadable: 0 })
  await anchors.add(anchor(1))
  await anchors.add(anchor(2))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  appendFileSync(path, '{"number":3,"hash":"ä')
  expect(await anchors.all()).toEqual({ anchors: [anchor(1), anchor(2)], unreadable: 0 })
  await anchors.add(anchor(4))
  expect(await anchors.all()).toEqual({ anchors: [anchor(1), anchor(2), anchor(4)], unreadable: 0 })
  // Whole lines that say something else were written by somebody else.
  appendFileSync(path, '{"number":5}\nnonsense\n')
  expect((await anchors.all()).unreadable).toBe(2)
  expect(readFileSync(path, 'utf8').endsWith('nonsense\n')).toBe(true)
})

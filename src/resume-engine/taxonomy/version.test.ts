import { expect, test } from 'bun:test'
import { versionOf } from '#src/commands/build-knowledge/version.ts'
import { taxonomyVersion } from './version.ts'

test('the version of the taxonomy names the tables as they are: after an edit run `bun src/commands/build-knowledge.ts`', () => {
  expect(taxonomyVersion).toBe(versionOf(import.meta.dir))
})

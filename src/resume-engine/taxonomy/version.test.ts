import { expect, test } from 'bun:test'
import { versionOf } from '#src/tools/build-taxonomy/version.ts'
import { taxonomyVersion } from './version.ts'

test('the version of the taxonomy names the tables as they are: after an edit run `bun src/tools/build-taxonomy/build-taxonomy.ts`', () => {
  expect(taxonomyVersion).toBe(versionOf(import.meta.dir))
})

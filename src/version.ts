import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Version } from './admin/system-ports.ts'

/** What is running: the version of the package, and the commit where the program lies in its repository. */
export function runningVersion(startedAt: Date, root = join(import.meta.dir, '..')): Version {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { version, commit: commitIn(join(root, '.git')), startedAt, runtime: `Bun ${Bun.version}` }
}

/** "0.4.0 (commit 1a2b3c4d5e)", as people tell versions apart. */
const versionInWords = ({ version, commit }: Pick<Version, 'version' | 'commit'>): string =>
  commit ? `${version} (commit ${commit.slice(0, 10)})` : version

/** What is running, in words. */
export const thisVersion = () => versionInWords(runningVersion(new Date()))

function commitIn(folder: string): string | null {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8').trim()
    } catch {
      return null
    }
  }
  const head = read('HEAD')
  const branch = head?.match(/^ref: (\S+)$/)?.[1]
  if (!branch) return head && /^[0-9a-f]{40}$/.test(head) ? head : null
  return read(branch) ?? read('packed-refs')?.match(new RegExp(`^([0-9a-f]{40}) ${branch}$`, 'm'))?.[1] ?? null
}

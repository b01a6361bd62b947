import type { Language } from './language.ts'
import { fontsFor } from './layout.ts'

/** The languages whose fonts are installed on this machine. */
export function fontsOf(languages: Language[]): Set<string> {
  const listed = Bun.which('fc-list') ? Bun.spawnSync(['fc-list', ':', 'family']).stdout.toString() : ''
  const installed = new Set(listed.split('\n').flatMap((line) => line.split(',').map((family) => family.trim())))
  return new Set(
    languages.filter(({ code }) => listed === '' || fontsFor(code).some((font) => installed.has(font))).map(({ code }) => code),
  )
}

import { secretStarts } from '#src/shared/secret-paths.ts'

const masked = '••••••'

/** Paths whose next part is a secret that opens something without a login. */
const secretPaths = new RegExp(`^((?:${secretStarts}|/invitation)/)[^/?#]+`, 'i')

/**
 * A mail for the eyes of an administrator: its links stay recognisable, but what makes them work for whoever holds them is
 * masked. Works on plain text and on HTML.
 */
export const maskSecrets = (text: string): string =>
  text.replaceAll(/https?:\/\/[^\s"'<>)\]]+/gi, (address) => {
    const path = address.search(/(?<=^https?:\/\/[^/]+)\//i)
    if (path < 0) return address
    const rest = address
      .slice(path)
      .replace(secretPaths, (_, start) => start + masked)
      .replaceAll(/([?&](?:amp;)?(?:token|code|key|secret|signature)=)[^&#]+/gi, (_, name) => name + masked)
      // Whatever else is long and random is taken for a secret too: a mail may gain links that nobody lists here.
      .replaceAll(/[\w-]{24,}/g, (part) => (/\d/.test(part) && /[a-z]/i.test(part) ? masked : part))
    return address.slice(0, path) + rest
  })

import { secretStarts } from '#src/shared/secret-paths.ts'
import { plainPath } from './plain-path.ts'

const secretPaths = new RegExp(`^(${secretStarts})/.`, 'i')
/** As long as our tokens; ids are shorter. */
const likeToken = /[\w-]{40,}/g

/**
 * The path of a request for the logs. Tokens and sealed links are secrets: what follows such a beginning is left out, and whatever
 * looks like one elsewhere, however the address is written.
 */
export function loggedPath(request: Pick<Request, 'url'>): string {
  const plain = plainPath(request)
  const [, start] = secretPaths.exec(plain) ?? []
  if (start) return `${start}/…`
  const masked = plain.replaceAll(likeToken, '…')
  return masked === plain ? (URL.parse(request.url)?.pathname ?? '') : masked
}

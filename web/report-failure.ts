import { at, ownPath } from './address.ts'

/** How many of them one page tells of: what goes wrong all the time is known by then. */
const most = 10
let told = 0

/**
 * Tells the server that something broke: the page, the kind of error and where in our files. Never what an error says, nor what the page
 * shows: both may be about somebody.
 */
export function reportFailure(event: ErrorEvent | PromiseRejectionEvent) {
  const error: unknown = 'reason' in event ? event.reason : event.error
  const positions = positionsOf(error)
  // Without a place of ours it is an extension's, or a connection that was lost.
  if (!(error instanceof Error) || positions.length === 0 || told >= most) return
  told += 1
  const body = {
    page: maskedPath(ownPath(location.pathname)),
    name: nameOf(error),
    positions,
    version: process.env.VERSION ?? '',
  }
  fetch(at('/api/browser-failures'), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}

/** Files, lines and columns of ours in a stack, the innermost first. */
export const positionsOf = (error: unknown): string[] =>
  error instanceof Error
    ? [...new Set([...(error.stack ?? '').matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place))].slice(
        0,
        5,
      )
    : []

/** The class of an error; React says in the built program only by a number what it means. */
export const nameOf = ({ name, message }: Error): string => {
  const [, number] = /^Minified React error #(\d{1,4});/.exec(message) ?? []
  if (number) return `ReactError #${number}`
  return /^[A-Z][A-Za-z]{0,40}$/.test(name) ? name : 'Error'
}

/** Whatever is no plain word in a path may be a secret, or somebody's. */
export const maskedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z][a-z-]{0,29}$|^$/.test(part) ? part : ':id'))
    .join('/')
    .slice(0, 200)

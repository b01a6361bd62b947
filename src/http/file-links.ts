import type { SessionUser } from '#src/accounts/index.ts'
import { systemCalls } from '#src/contracts/system.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { disposition, safeName } from '#src/shared/file-name.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import type { Seal } from '#src/shared/seal.ts'
import type { ClientAddress } from './client-address.ts'
import { routesOf } from './contracted.ts'
import { rangeOf } from './range.ts'
import { requestIdOf } from './request-id.ts'
import { NotSignedIn, sessionCookieOf } from './session.ts'

/** What a link leads to. */
export interface LinkedFile {
  key: string
  filename: string
  type: keyof typeof contentTypes
}

export interface LinkOptions {
  /** Only a session of this workspace may follow the link; null for readers who have no session cookie. */
  workspaceId: string | null
  download?: boolean
  /** 5 for documents, 120 for audio and video. */
  minutes?: number
}

interface Sealed extends LinkedFile {
  workspaceId: string | null
  download: boolean
  /** Milliseconds since 1970. */
  expires: number
}

export class LinkExpired extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_EXPIRED'
  constructor() {
    super('This link has expired. Open the file again from the page it came from.')
  }
}

/** Also the answer about somebody else's file: that it exists is not for others to know. */
export class FileNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This file does not exist.')
  }
}

const contentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  mp4: 'video/mp4',
  bin: 'application/octet-stream',
} as const

/** What is played rather than read. */
const played = ['wav', 'webm', 'mp4']

/** Same-origin links to stored files that end by themselves and work only for the workspace they were made for. */
export const createFileLinks = ({ seal, clock }: { seal: Seal; clock: Clock }) => ({
  linkTo({ key, filename, type }: LinkedFile, { workspaceId, download = false, minutes = 5 }: LinkOptions): string {
    const sealed: Sealed = { key, filename, type, workspaceId, download, expires: clock.now().getTime() + minutes * 60_000 }
    return `/files/${seal.close(sealed)}/${encodeURIComponent(safeName(filename, type))}`
  },
})

export type FileLinks = ReturnType<typeof createFileLinks>

interface ServedFrom {
  seal: Seal
  clock: Clock
  fileStore: FileStore
  sessionUser(cookie: string | undefined): Promise<SessionUser | null>
  /** Rejects when this person may not open a file of their workspace now, although the link to it is good. */
  mayOpen?(user: SessionUser, key: string): Promise<void>
  /** Who is behind the key of a program; null for requests without one. */
  keyUser?(request: Request, server: Parameters<ClientAddress>[1]): Promise<SessionUser | null>
  /** Somebody opened the file; rejects when that could not be written down. */
  noteRead?(read: FileRead): Promise<void>
  /** Somebody who is signed in followed a link that is not theirs. */
  noteDenial?(user: SessionUser, denied: { call: string; requestId: string }): Promise<void>
}

/** Who opened which file; without a session the link itself was the permission. */
export interface FileRead {
  user: SessionUser | null
  workspaceId: string | null
  key: string
  isDownload: boolean
  requestId: string
}

/** Serves what the links lead to. Public as a route: the link itself is the permission, and names who may use it. */
export const fileRoutes = ({ seal, clock, fileStore, sessionUser, keyUser, mayOpen, noteRead, noteDenial }: ServedFrom) => {
  const noted = onlyOnce()
  return routesOf(systemCalls, { name: 'files', tags: ['System'] }).get(
    '/files/:link/:name',
    async ({ params, request, server }) => {
      const file = opened(seal, params.link)
      if (!file || file.expires < clock.now().getTime()) throw new LinkExpired()
      const { key, workspaceId } = file
      const requestId = requestIdOf(request)
      const reader = async () => (await keyUser?.(request, server)) ?? (await sessionUser(sessionCookieOf(request)))
      const user = workspaceId === null ? null : await reader()
      if (workspaceId !== null) {
        if (!user) throw new NotSignedIn()
        if (user.workspaceId !== workspaceId) {
          await noteDenial?.(user, { call: 'GET /files/:link/:name', requestId })
          throw new FileNotFound()
        }
        await mayOpen?.(user, key)
      }
      if (played.includes(file.type)) {
        // A player fetches a recording in many pieces; whoever watches it has opened it once.
        const note = () => noteRead?.({ user, workspaceId, key, isDownload: file.download, requestId })
        await noted.once(`${user?.id ?? ''} ${params.link}`, note)
        return pieceOf(fileStore, file, request.headers.get('range'))
      }
      const stream = await fileStore.stream(key)
      await noteRead?.({ user, workspaceId, key, isDownload: !isShown(file), requestId })
      return new Response(stream, { headers: fileHeaders(file) })
    },
  ).plugin
}

function opened(seal: Seal, link: string): Sealed | null {
  try {
    return seal.open(link) as Sealed
  } catch {
    return null
  }
}

/** The bytes of a recording that a player asks for, or all of them. */
async function pieceOf(fileStore: FileStore, { key, ...file }: Sealed, asked: string | null): Promise<Response> {
  const size = await fileStore.size(key)
  if (size === null) throw new FileMissing(key)
  const headers = { ...fileHeaders(file), 'accept-ranges': 'bytes' }
  const range = rangeOf(asked, size)
  if (range === 'outside') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size }
  return new Response(await fileStore.stream(key, { start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start),
      ...(range && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
    },
  })
}

/** Remembers what has been done, for the last thousand keys. What fails was not done. */
function onlyOnce(most = 1000) {
  const done = new LruMap<string, true>(most)
  return {
    async once(key: string, work: () => unknown): Promise<void> {
      if (done.has(key)) return
      await work()
      done.set(key, true)
    },
  }
}

/** PDFs and plain texts are shown and recordings played, all else is downloaded. */
const isShown = ({ type, download }: Pick<Sealed, 'type' | 'download'>) =>
  (type === 'pdf' || type === 'txt' || played.includes(type)) && !download

/** Headers under which no file can run anything in the visitor's browser. */
export function fileHeaders({ filename, type, download }: Pick<Sealed, 'filename' | 'type' | 'download'>) {
  const name = safeName(filename, type)
  const inline = isShown({ type, download })
  return {
    'content-type': contentTypes[type],
    'content-disposition': disposition(inline ? 'inline' : 'attachment', name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': played.includes(type)
      ? "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox"
      : "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; plugin-types application/pdf; sandbox",
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  }
}

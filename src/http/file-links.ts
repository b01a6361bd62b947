import { Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { disposition, safeName } from '#src/shared/file-name.ts'
import type { Seal } from '#src/shared/seal.ts'
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
} as const

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
export const fileRoutes = ({ seal, clock, fileStore, sessionUser, noteRead, noteDenial }: ServedFrom) =>
  new Elysia({ name: 'files' }).get('/files/:link/:name', async ({ params, request, route }) => {
    const file = opened(seal, params.link)
    if (!file || file.expires < clock.now().getTime()) throw new LinkExpired()
    const { key, workspaceId } = file
    const requestId = requestIdOf(request)
    const user = workspaceId === null ? null : await sessionUser(sessionCookieOf(request))
    if (workspaceId !== null) {
      if (!user) throw new NotSignedIn()
      if (user.workspaceId !== workspaceId) {
        await noteDenial?.(user, { call: `GET ${route}`, requestId })
        throw new FileNotFound()
      }
    }
    const stream = await fileStore.stream(key)
    await noteRead?.({ user, workspaceId, key, isDownload: !isShown(file), requestId })
    return new Response(stream, { headers: fileHeaders(file) })
  })

function opened(seal: Seal, link: string): Sealed | null {
  try {
    return seal.open(link) as Sealed
  } catch {
    return null
  }
}

/** PDFs and plain texts are shown, all else is downloaded. */
const isShown = ({ type, download }: Pick<Sealed, 'type' | 'download'>) => (type === 'pdf' || type === 'txt') && !download

/** Headers under which no file can run anything in the visitor's browser. */
export function fileHeaders({ filename, type, download }: Pick<Sealed, 'filename' | 'type' | 'download'>) {
  const name = safeName(filename, type)
  const inline = isShown({ type, download })
  return {
    'content-type': contentTypes[type],
    'content-disposition': disposition(inline ? 'inline' : 'attachment', name),
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; plugin-types application/pdf; sandbox",
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  }
}

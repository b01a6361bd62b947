import { open, readFile } from 'node:fs/promises'
import { type MailReader, type MailToRead, type MimeParts, mailLimits, understood } from '#src/mailin/index.ts'
import { fileTypeOf } from '#src/matching/index.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'

interface MimeReader {
  readMime(raw: Uint8Array): Promise<MimeParts>
  readMimeHeaders(raw: Uint8Array): Promise<MimeParts>
}

/** Loaded with the first mail: a server without a mailbox needs none of it. */
type LoadMime = () => Promise<MimeReader>

type Read = Awaited<ReturnType<MailReader['read']>>

async function readIntoFile(mimeReader: LoadMime, { path, to, ownAddresses, headersOnly }: MailToRead): Promise<Read> {
  const raw = new Uint8Array(await readFile(path))
  const { readMime, readMimeHeaders } = await mimeReader()
  const mime = await (headersOnly ? readMimeHeaders(raw) : readMime(raw))
  const own = new Set(ownAddresses)
  const { mail, contents } = understood(mime, { typeOf: fileTypeOf, isOwn: (address) => own.has(address) })
  const file = await open(to, 'w', 0o600)
  try {
    for (const content of contents) await file.write(content)
  } finally {
    await file.close()
  }
  return mail
}

/** As a task of a reading process, whose one argument is JSON. */
export const mailTasks = (mimeReader: LoadMime) => ({
  'read-mail': async (request: string): Promise<Read> => readIntoFile(mimeReader, JSON.parse(request) as MailToRead),
})

/** JSON knows no dates. */
const withDates = (mail: Read): Read => ({ ...mail, writtenAt: mail.writtenAt ? new Date(mail.writtenAt) : null })

/** Reads in this very process: for tests. The server leaves it to the reading processes. */
export const mailReaderHere = (mimeReader: LoadMime): MailReader => ({ read: (request) => readIntoFile(mimeReader, request) })

/** Lets the reading processes take mails apart: what a stranger sends must not hold up the server. */
export const pooledMailReader = (
  pool: {
    run<Result>(
      task: string,
      argument: string,
      options: { group: string; files: { read: string[]; written: string } },
    ): Promise<Result>
  },
  mimeReader: LoadMime,
): MailReader => ({
  async read(request) {
    const files = { read: [request.path], written: request.to }
    // Once more before it is given up: a process that has just started on a busy machine may have run out of time.
    for (let tries = 0; tries < 2; tries++) {
      try {
        return withDates(await pool.run<Read>('read-mail', JSON.stringify(request), { group: 'mail', files }))
      } catch (error) {
        if (!(error instanceof UnreadableDocument)) throw error
      }
    }
    return readHead(mimeReader, request)
  },
})

/** A mail that ended the process which read it: its headers only, which are few. */
async function readHead(mimeReader: LoadMime, request: MailToRead): Promise<Read> {
  const file = await open(request.path, 'r')
  const head = Buffer.alloc(mailLimits.headerBytes)
  try {
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    const { readMimeHeaders } = await mimeReader()
    const mime = await readMimeHeaders(head.subarray(0, bytesRead))
    const own = new Set(request.ownAddresses)
    return understood(mime, { typeOf: fileTypeOf, isOwn: (address) => own.has(address) }).mail
  } finally {
    await file.close()
  }
}

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { DomainError } from '#src/shared/domain-error.ts'
import { asStorageError, type Failing, type Form, type FormFile, type FormLimits } from './form-files.ts'
import { piecesUntil } from './pieces.ts'
import { writeFileInSync } from './sync-file-writer.ts'
import { GaveWay, isTooSlow, placeOnDemand, recruiterUploads, type Upload } from './upload-limits.ts'
import { writeFile } from './write-file.ts'

export class UnreadableForm extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('This upload was interrupted or is not a form. Please try again.')
  }
}

/** Streams a multipart form to disk: no file is ever held in memory. Rejects with a `DomainError` and leaves nothing behind. */
export async function receiveForm(request: Request, folder: string, limits: FormLimits): Promise<Form> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!request.body || !/^multipart\/form-data\s*;.*boundary="?[^\s";]/i.test(contentType)) throw new UnreadableForm()
  const { body } = request
  const { admit, person = '', places = recruiterUploads } = limits
  const receive = async (limits: FormLimits, uploadOf: () => Upload | null) => {
    limits.onBegin?.()
    const files: FormFile[] = []
    const discard = async () => {
      await Promise.allSettled(files.map((file) => rm(file.path, { force: true })))
      uploadOf()?.release()
    }
    try {
      // Nothing is waited for when it is there: meanwhile the runtime would take in what is sent.
      if (!existsSync(folder))
        await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
          throw asStorageError(error)
        })
      const lists = await parse(body, contentType, folder, limits, files, uploadOf)
      return { fields: firstOf(lists), lists, files, discard }
    } catch (error) {
      await discard()
      throw error
    }
  }
  if (!admit) return places.withPlace(person, (upload) => receive(limits, () => upload))
  const place = placeOnDemand(places, person)
  let upload: Upload | null = null
  const admitted = async (...asked: Parameters<typeof admit>) => {
    const bytes = await admit(...asked)
    upload ??= await place.take()
    return bytes
  }
  return receive({ ...limits, admit: admitted }, () => upload).finally(place.leave)
}

/** Refuses what begins like a form and names a boundary that none can have. */
function parserOf(contentType: string, limits: FormLimits) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: {
        // A file that is skipped is read to its end here: the parser would leave out the rest of it and may never go on.
        fileSize: limits.skipTooLarge ? Number.POSITIVE_INFINITY : limits.fileBytes + 1,
        files: limits.files + 1,
        fields: limits.fieldCount ?? 50,
        fieldSize: limits.fieldBytes ?? 64 * 1024,
        parts: limits.files + (limits.fieldCount ?? 50) + 10,
      },
    })
  } catch {
    throw new UnreadableForm()
  }
}

const firstOf = (lists: Form['lists']): Form['fields'] =>
  Object.fromEntries(Object.entries(lists).map(([name, [first]]) => [name, first!]))

/** How many times what a form may hold is read and dropped, before somebody who goes on sending is hung up on. */
const patience = 2

async function parse(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  folder: string,
  limits: FormLimits,
  files: FormFile[],
  uploadOf: () => Upload | null,
): Promise<Form['lists']> {
  const lists: Form['lists'] = Object.create(null)
  const writing: Promise<unknown>[] = []
  const open = new Set<Readable>()
  let failure: unknown
  const hangUp = Promise.withResolvers<never>()
  hangUp.promise.catch(() => undefined)
  const fail = (error: unknown) => {
    failure ??= error
    if (limits.admit || error instanceof GaveWay) hangUp.reject(error)
  }
  const canGiveWay = () => uploadOf()?.onGivingWay(() => fail(new GaveWay()))
  let room = Number.POSITIVE_INFINITY
  let stored = 0
  const form: Failing = {
    fail,
    failed: () => failure !== undefined,
    store(bytes) {
      stored += bytes
      if (stored > room) fail(limits.tooLarge())
      try {
        uploadOf()?.stored(bytes)
      } catch (error) {
        fail(error)
      }
    },
  }
  const parser = parserOf(contentType, limits)
  const finished = new Promise<void>((resolve) => {
    parser.on('finish', () => resolve())
    parser.on('error', (error) => {
      fail(error)
      resolve()
    })
  })
  parser.on('field', (name, value) => {
    lists[name] ??= []
    lists[name].push(value)
    limits.onField?.(name, value)
  })
  parser.on('filesLimit', () => fail(limits.tooMany()))
  parser.on('file', (field, stream, filename) => {
    // A body that breaks off fails the open file's stream; without a listener that would end the process.
    stream.on('error', fail)
    open.add(stream)
    const file: FormFile = {
      field,
      filename: filename ?? '',
      path: join(folder, randomUUID()),
      size: 0,
      sha256: '',
      type: null,
      head: new Uint8Array(),
    }
    files.push(file)
    if (files.length > limits.files) fail(limits.tooMany())
    const write = () => (limits.inStep ? writeFileInSync(stream, file, limits, form) : writeFile(stream, file, limits, form))
    const admitted = async () => {
      const before = uploadOf()
      room = (await limits.admit?.(field, firstOf(lists))) ?? room
      if (before === null) canGiveWay()
      if (failure === undefined) await write()
    }
    writing.push(
      (limits.admit ? admitted().catch(fail) : write()).then(() => {
        open.delete(stream)
        if (failure === undefined && file.size <= limits.fileBytes) limits.onFile?.(file)
      }),
    )
  })
  const underWay = () => ({ files: open.size, bytes: files.reduce((sum, { size }) => sum + size, 0) })
  canGiveWay()
  const startedAt = performance.now()
  const mostBytes = patience * (limits.files + 1) * limits.fileBytes
  let bytes = 0
  try {
    // After a refusal the rest is read and dropped, so that the visitor gets the answer instead of a broken connection.
    for await (const chunk of piecesUntil(hangUp.promise, body)) {
      bytes += chunk.length
      uploadOf()?.arrived(chunk.length)
      if (isTooSlow(startedAt, bytes)) throw new UnreadableForm()
      if (bytes > mostBytes) throw limits.tooLarge()
      if (failure === undefined && !parser.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)))
        await Promise.race([drained(parser, underWay), hangUp.promise])
    }
    uploadOf()?.whole()
    parser.end()
  } catch (error) {
    fail(error)
  }
  if (failure === undefined) await Promise.race([unlessStuck(finished, underWay), hangUp.promise]).catch(fail)
  if (failure !== undefined) {
    parser.destroy()
    // The parser leaves the file it was in open for ever: nobody would close it, remove it and give its place away.
    for (const stream of open) stream.destroy(new UnreadableForm())
  }
  await Promise.all(writing)
  if (failure === undefined) return lists
  throw failure instanceof DomainError ? failure : new UnreadableForm()
}

const drained = (parser: NodeJS.EventEmitter, underWay: UnderWay) =>
  unlessStuck(
    new Promise<void>((resolve) => {
      const done = () => {
        parser.off('drain', done)
        parser.off('close', done)
        parser.off('error', done)
        resolve()
      }
      parser.on('drain', done)
      parser.on('close', done)
      parser.on('error', done)
    }),
    underWay,
  )

/** Files that are being written, and what was written of all. */
type UnderWay = () => { files: number; bytes: number }

const stuckMs = 1500
/** A file may wait for the disk; less than the silence after which the server hangs up. */
const slowDiskMs = 40_000

/**
 * Waits for the parser, and rejects when it waits for nothing itself: it never goes on after a long part that it leaves out, such
 * as a field too many, when that came in one piece. Whoever sent it would keep their place for ever, also after they hung up.
 */
async function unlessStuck(done: Promise<void>, underWay: UnderWay) {
  let timer: Timer | undefined
  try {
    for (let before = underWay(), waited = 0; ; ) {
      const pause = new Promise<'paused'>((resolve) => {
        timer = setTimeout(() => resolve('paused'), stuckMs)
      })
      if ((await Promise.race([done, pause])) !== 'paused') return
      const now = underWay()
      waited = now.bytes === before.bytes && now.files === before.files ? waited + stuckMs : 0
      if (waited > (now.files === 0 ? 0 : slowDiskMs)) throw new UnreadableForm()
      before = now
    }
  } finally {
    clearTimeout(timer)
  }
}

import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomainError } from '#src/shared/domain-error.ts'
import type { FormLimits } from './form-files.ts'
import { receiveForm } from './multipart.ts'
import { isTooSlow } from './upload-limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-form-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** What a failed test left is no fault of the next one. */
afterEach(() => {
  for (const left of readdirSync(folder)) rmSync(join(folder, left), { recursive: true })
})

class TooLarge extends DomainError {
  readonly kind = 'too-large'
}
const limits: FormLimits = {
  fileBytes: 1000,
  files: 3,
  tooLarge: () => new TooLarge('too large'),
  tooMany: () => new TooLarge('too many'),
}

const formOf = (files: Record<string, Uint8Array>, fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes] of Object.entries(files)) form.append('resumes', new Blob([new Uint8Array(bytes)]), name)
  return form
}
const post = (body: BodyInit, headers?: Record<string, string>) =>
  new Request('http://localhost/upload', { method: 'POST', body, headers })
const bytes = (size: number, value = 7) => new Uint8Array(size).fill(value)

describe('a form with files', () => {
  test('is written to disk, with the hash, the size and the first bytes of each file', async () => {
    const form = await receiveForm(
      post(formOf({ 'a.pdf': bytes(900), 'ünï 日本.pdf': bytes(1000, 9) }, { title: 'Développeur' })),
      folder,
      limits,
    )
    expect(form.fields).toEqual({ title: 'Développeur' })
    expect(form.files.map(({ filename, size }) => [filename, size])).toEqual([
      ['a.pdf', 900],
      ['ünï 日本.pdf', 1000],
    ])
    const [first] = form.files
    expect(first!.sha256).toBe(createHash('sha256').update(bytes(900)).digest('hex'))
    expect(readFileSync(first!.path).equals(Buffer.from(bytes(900)))).toBe(true)
    expect(first!.head.length).toBe(900)
    await form.discard()
    expect(readdirSync(folder)).toEqual([])
  })

  test('may hold an empty file', async () => {
    const form = await receiveForm(post(formOf({ 'empty.pdf': bytes(0) })), folder, limits)
    expect(form.files[0]).toMatchObject({ filename: 'empty.pdf', size: 0 })
    await form.discard()
  })

  test('keeps a hostile name as data and never as a path', async () => {
    const form = await receiveForm(post(formOf({ '../../../etc/passwd': bytes(3) })), folder, limits)
    expect(form.files[0]!.filename).toContain('passwd')
    expect(form.files[0]!.path.startsWith(folder)).toBe(true)
    await form.discard()
  })
})

describe('a file over the limit in a field whose files may be skipped', () => {
  const skipping: FormLimits = { ...limits, skipTooLarge: (field) => field === 'resumes' }
  const received = async (request: Request) => {
    const arrived: string[] = []
    const form = await receiveForm(request, folder, { ...skipping, onFile: ({ filename }) => arrived.push(filename) })
    return { form, arrived }
  }

  test('is read past, kept nowhere, and told by its size; the others are kept', async () => {
    const { form, arrived } = await received(
      post(formOf({ 'a.pdf': bytes(900), 'huge.pdf': bytes(5000, 8), 'b.pdf': bytes(1000, 9) }, { title: 'x' })),
    )
    expect(form.files.map(({ filename, size }) => [filename, size])).toEqual([
      ['a.pdf', 900],
      ['huge.pdf', 5000],
      ['b.pdf', 1000],
    ])
    expect(form.fields).toEqual({ title: 'x' })
    // Each is told once it is written; two that end together may be told in either order.
    expect(arrived.sort()).toEqual(['a.pdf', 'b.pdf'])
    expect(readdirSync(folder)).toHaveLength(2)
    expect(form.files[1]!.sha256).toBe(createHash('sha256').update(bytes(5000, 8)).digest('hex'))
    await form.discard()
    expect(readdirSync(folder)).toEqual([])
  })

  test('leaves no byte on the disk while the rest of it comes', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="resumes"; filename="a.pdf"\r\n\r\n'
    const text = new TextEncoder()
    let leftOver: string[] | null = null
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(text.encode(part))
        for (let piece = 0; piece < 3; piece++) controller.enqueue(bytes(1000))
        for (let tries = 0; tries < 100 && leftOver?.length !== 0; tries++) {
          await Bun.sleep(10)
          leftOver = readdirSync(folder)
        }
        for (let piece = 0; piece < 3; piece++) controller.enqueue(bytes(1000))
        controller.enqueue(text.encode('\r\n--x--\r\n'))
        controller.close()
      },
    })
    const { form } = await received(
      new Request('http://localhost/upload', {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    )
    expect(leftOver as string[] | null).toEqual([])
    expect(form.files[0]!.size).toBe(6000)
    await form.discard()
  })

  test('does not excuse one in another field, nor a file too many', async () => {
    const other = formOf({ 'a.pdf': bytes(5), 'huge.pdf': bytes(2000) })
    other.append('job_description', new Blob([bytes(1001)]), 'job.pdf')
    const refusal = (form: FormData) => received(post(form)).catch((error: Error) => error.message)
    expect(await refusal(other)).toBe('too large')
    const four = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, bytes(1500)]))
    expect(await refusal(formOf(four))).toBe('too many')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a form that is refused leaves nothing behind', () => {
  const refusal = async (request: Request) => {
    const error = await receiveForm(request, folder, limits).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(readdirSync(folder)).toEqual([])
    return error instanceof DomainError ? `${error.kind}: ${error.message}` : error
  }
  const broken = /^invalid: This upload was interrupted/

  test('one byte over the limit', async () => {
    expect(await refusal(post(formOf({ 'a.pdf': bytes(5), 'b.pdf': bytes(1001) })))).toBe('too-large: too large')
  })
  test('far over the limit, read to its end so that the answer arrives', async () => {
    expect(await refusal(post(formOf({ 'a.pdf': bytes(5_000_000), 'b.pdf': bytes(10) })))).toBe('too-large: too large')
  })
  test('one file too many', async () => {
    const four = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, bytes(1)]))
    expect(await refusal(post(formOf(four)))).toBe('too-large: too many')
  })
  test('a body that breaks off inside a file', async () => {
    const cut = '--x\r\nContent-Disposition: form-data; name="resumes"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then'
    expect(await refusal(post(cut, { 'content-type': 'multipart/form-data; boundary=x' }))).toMatch(broken)
  })
  test('a connection that is lost inside a file', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="resumes"; filename="a.pdf"\r\n\r\n%PDF-1.7 '
    const lost = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(part + 'x'.repeat(500)))
        await Bun.sleep(20)
        controller.error(new Error('The connection was closed.'))
      },
    })
    const request = new Request('http://localhost/upload', {
      method: 'POST',
      body: lost,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(await refusal(request)).toMatch(broken)
  })
  test('a folder that takes no file, while the body goes on', async () => {
    const request = post(formOf({ 'a.pdf': bytes(900), 'b.pdf': bytes(900) }))
    expect(await receiveForm(request, '/proc/self', limits).catch((error: Error) => error.name)).toBe('UnreadableForm')
  })
  test('a body that breaks off inside the headers of a part', async () => {
    expect(await refusal(post('--x\r\nContent-Dispo', { 'content-type': 'multipart/form-data; boundary=x' }))).toMatch(broken)
  })
  test('no boundary, no form, no body', async () => {
    expect(await refusal(post('x', { 'content-type': 'multipart/form-data' }))).toMatch(broken)
    expect(await refusal(post('x', { 'content-type': 'multipart/form-data; charset=utf-8' }))).toMatch(broken)
    expect(await refusal(post('x', { 'content-type': 'multipart/form-data; boundary=' }))).toMatch(broken)
    expect(await refusal(post('{}', { 'content-type': 'application/json' }))).toMatch(broken)
    expect(await refusal(new Request('http://localhost/upload', { method: 'POST' }))).toMatch(broken)
  })
})

describe('places for uploads', () => {
  /** An upload that has begun and does not go on until it is told to. */
  const slow = (person: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const body = new ReadableStream({
      async pull(controller) {
        await promise
        controller.close()
      },
    })
    const request = new Request('http://localhost/upload', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    return { outcome: receiveForm(request, folder, { ...limits, person }).catch((error: Error) => error.name), end: resolve }
  }

  test('are not all for one person, and are free again afterwards', async () => {
    const greedy = Array.from({ length: 13 }, () => slow('greedy'))
    expect(await greedy[12]!.outcome).toBe('TooManyUploads')
    const other = slow('other')
    for (const { end } of [...greedy, other]) end()
    expect(await other.outcome).toBe('UnreadableForm')
    await Promise.all(greedy.map(({ outcome }) => outcome))
    const again = slow('greedy')
    again.end()
    expect(await again.outcome).toBe('UnreadableForm')
  })

  test('are not kept by a trickle of bytes', () => {
    expect(isTooSlow(0, 10_000, 50_000)).toBe(false)
    expect(isTooSlow(0, 10_000, 61_000)).toBe(true)
    expect(isTooSlow(0, 26_214_400, 600_000)).toBe(false)
  })
})

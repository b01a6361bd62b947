import { describe, expect, test } from 'bun:test'
import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DamagedArchive, type TarEntry, tar, untar } from './tar.ts'

const parted = `files/${'a'.repeat(60)}/${'b'.repeat(60)}/${'c'.repeat(60)}`
const gigabyte = 2 ** 30

/** What this program wrote by itself, before a library did: a thousand letters, a long name with nothing in it, and a name in the last. */
const older = gunzipSync(
  Buffer.from(
    'H4sIAAAAAAACA+3VQQrCMBAF0DmKN+iM+qd3cRdFsVAoNBW8k8fwYobuqgiF2ELtf5sJ2SQQ8n+8Nm0n09LEVfupn9NKqBh2aqaAI+2X6lvZqMzgFrvQpiNlne5E9Pe+/f9Th' +
      'h/lf78e5D8M5gvP/0tVn2MRMhTHDGOvWYc4df2PeP/9W/+7A+z/ORya50OIiGh1XqNT+AsAEAAA',
    'base64',
  ),
)

const given = (entries: [name: string, content: string][]) =>
  entries.map(([name, content]): TarEntry => ({ name, size: Buffer.byteLength(content), content: new Blob([content]).stream() }))

async function* each<Item>(items: Iterable<Item>) {
  yield* items
}

const written = async (entries: TarEntry[]) => Buffer.concat(await Array.fromAsync(tar(each(entries))))

const read = async (archive: Uint8Array, pieces = 700) => {
  const found: [name: string, content: string][] = []
  const parts = Array.from({ length: Math.ceil(archive.length / pieces) }, (_, at) =>
    archive.subarray(at * pieces, (at + 1) * pieces),
  )
  for await (const { name, size, content } of untar(each(parts))) {
    const bytes = Buffer.concat(await Array.fromAsync(content))
    expect(bytes).toHaveLength(size)
    found.push([name, bytes.toString()])
  }
  return found
}

const entries: [string, string][] = [
  ['short', 'x'.repeat(1000)],
  [parted, ''],
  ['last', 'Zoë'],
]

test('what was written is read again, in pieces of any length', async () => {
  const archive = await written(given(entries))
  for (const pieces of [1, 511, 512, 513, 100_000]) expect(await read(archive, pieces)).toEqual(entries)
})

test('an archive of an older version is read', async () => {
  expect(await read(older)).toEqual(entries)
})

test('the tar program reads names of any length and the contents, and its archives are read', async () => {
  const name = ['files', ...['d', 'e', 'f'].map((letter) => letter.repeat(120))].join('/')
  const archive = await written(given([...entries, [name, 'content']]))
  const program = (...options: string[]) => Bun.spawnSync(['tar', ...options], { stdin: archive }).stdout.toString()
  expect(program('-tf', '-')).toBe(`short\n${parted}\nlast\n${name}\n`)
  expect(program('-xOf', '-', name)).toBe('content')

  const folder = await mkdtemp(join(tmpdir(), 'ats-tar-test-'))
  try {
    await Bun.write(join(folder, name), 'content')
    for (const format of ['ustar', 'gnu', 'pax']) {
      const path = format === 'ustar' ? 'short' : name
      await Bun.write(join(folder, 'short'), 'content')
      const theirs = Bun.spawnSync(['tar', `--format=${format}`, '-cf', '-', path], { cwd: folder }).stdout
      expect(await read(theirs)).toEqual([[path, 'content']])
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

describe('files above 8 GB', () => {
  test('are written with a size that the tar program reads', async () => {
    const size = 9 * gigabyte
    const endless = async function* () {
      for (;;) yield new Uint8Array(512)
    }
    let head = Buffer.alloc(0)
    for await (const piece of tar(each([{ name: 'large', size, content: endless() }]))) {
      head = Buffer.concat([head, piece])
      if (head.length >= 8192) break
    }
    const listed = Bun.spawnSync(['tar', '-tvf', '-'], { stdin: head }).stdout.toString()
    expect(listed).toContain(` ${size} `)
    expect(await sizeIn(head)).toBe(size)
  })

  test('are read as older versions and the tar program wrote them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ats-tar-test-'))
    try {
      const path = join(folder, 'large')
      await Bun.write(path, '')
      await truncate(path, 9 * gigabyte)
      for (const format of ['gnu', 'pax']) {
        const program = Bun.spawn(['tar', `--format=${format}`, '-cf', '-', 'large'], {
          cwd: folder,
          stdout: 'pipe',
          stderr: 'ignore',
        })
        const { value } = await program.stdout.getReader().read()
        program.kill()
        expect(await sizeIn(value!)).toBe(9 * gigabyte)
      }
    } finally {
      await rm(folder, { recursive: true })
    }
    // As this program wrote it by itself: eight bytes behind a mark.
    const head = Buffer.from(older.subarray(0, 512))
    head.fill(0, 124, 136)
    head[124] = 0x80
    head.writeBigUInt64BE(BigInt(9 * gigabyte), 128)
    head.write(
      `${head
        .reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    expect(await sizeIn(head)).toBe(9 * gigabyte)
  })

  const sizeIn = async (head: Uint8Array) => {
    async function* archive() {
      yield head
      for (;;) yield new Uint8Array(64 * 1024)
    }
    for await (const { size } of untar(archive())) return size
    return null
  }
})

describe('a damaged archive is told', () => {
  const changed = (at: number) => {
    const bytes = Buffer.from(older)
    bytes[at]! ^= 1
    return bytes
  }
  test.each([
    ['empty', Buffer.alloc(0)],
    ['something else', Buffer.from('not an archive'.repeat(100))],
    ['cut within a header', older.subarray(0, 300)],
    ['cut within a content', older.subarray(0, 700)],
    ['cut behind a content', older.subarray(0, 1536)],
    ['cut before its end', older.subarray(0, 3072)],
    ['changed in a name', changed(0)],
    ['changed in a size', changed(134)],
    ['changed in a checksum', changed(150)],
  ])('%s', async (_, archive) => {
    await expect(read(archive)).rejects.toBeInstanceOf(DamagedArchive)
  })

  test('but what its source met is told as it is', async () => {
    const broken = async function* () {
      yield older.subarray(0, 700)
      throw new Error('the disk is gone')
    }
    const reading = Array.fromAsync(untar(broken()), ({ content }) => Array.fromAsync(content))
    await expect(reading).rejects.toThrow('the disk is gone')
  })
})

test('a content that is shorter or longer than announced ends the archive with an error', async () => {
  for (const size of [3, 5]) {
    const writing = written([{ name: 'four', size, content: new Blob(['four']).stream() }])
    await expect(writing).rejects.toThrow('"four"')
  }
})

test('what nobody reads of a content is skipped', async () => {
  const names: string[] = []
  for await (const { name, content } of untar(new Blob([older]).stream())) {
    names.push(name)
    if (name === 'short') for await (const _ of content) break
  }
  expect(names).toEqual(entries.map(([name]) => name))
})

test('a content is read while it is written, and closed when nobody reads on', async () => {
  let taken = 0
  let closed = 0
  async function* content() {
    try {
      for (;;) {
        taken += 1
        yield new Uint8Array(1024 * 1024)
      }
    } finally {
      closed += 1
    }
  }
  async function* files() {
    try {
      yield { name: 'large', size: 9 * gigabyte, content: content() }
    } finally {
      closed += 1
    }
  }
  let seen = 0
  for await (const piece of tar(files())) {
    seen += piece.length
    if (seen > 30 * 1024 * 1024) break
  }
  expect(closed).toBe(2)
  expect(taken).toBeLessThan(45)
})

import { Database } from 'bun:sqlite'
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { mutantOf } from '#adapters/document-reader/test-mutants.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { root, say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { unreadableReasons } from '#src/ports/document-reader.ts'
import { Draw } from '#src/tools/generate-resumes/draw.ts'
import { sha256 } from './uploader.ts'

/** A thousand with `bun run test:long`. HOSTILE_FILES=folder adds every file of a folder, such as the collection of pdf.js. */
const count = Number(process.env.HOSTILE ?? (process.env.SCALE ? 1000 : 24))
const collection = process.env.HOSTILE_FILES ?? null
const atOnce = 20
setDefaultTimeout(180_000 + count * 6_000)

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-hostile-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

const text = (value: string) => new Uint8Array(Buffer.from(value, 'latin1'))
const noise = (draw: Draw, length: number) => Uint8Array.from({ length }, () => draw.int(0, 255))
const word = (document: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': text(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': text(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': text(document),
    ...more,
  })
const paragraphs = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`
const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** Kinds of files that were made to harm, in turn; the seed decides everything. */
const kinds: ((whole: Uint8Array, draw: Draw, number: number) => { ending: string; bytes: Uint8Array })[] = [
  (whole, _draw, number) => ({ ending: 'pdf', bytes: mutantOf([whole], 'uploaded', number).bytes }),
  (whole, _draw, number) => ({ ending: 'pdf', bytes: mutantOf([whole], 'again', number).bytes }),
  (_, draw) => ({ ending: 'pdf', bytes: Buffer.concat([text('%PDF-1.7\n'), noise(draw, draw.int(1, 60_000))]) }),
  (_, draw) => ({ ending: 'doc', bytes: Buffer.concat([ole, noise(draw, draw.int(100, 60_000))]) }),
  (_, draw) => ({
    ending: 'docx',
    bytes: word(
      paragraphs(
        '<w:p><w:r><w:t>&leak;</w:t></w:r></w:p>',
        `<!DOCTYPE d [<!ENTITY leak SYSTEM "file:///etc/passwd${draw.int(0, 9)}">]>`,
      ),
    ),
  }),
  (_, draw) => ({
    ending: 'docx',
    bytes: word(paragraphs(`${'<w:p>'.repeat(draw.int(1000, 30_000))}`)),
  }),
  // Forty megabytes of one letter: a small file that grows.
  () => ({ ending: 'docx', bytes: word(paragraphs(`<w:p><w:r><w:t>${'a'.repeat(4e7)}</w:t></w:r></w:p>`)) }),
  (whole, draw) => {
    const bytes = word(paragraphs('<w:p><w:r><w:t>Ada</w:t></w:r></w:p>'), { '../../../../tmp/ats-slipped': noise(draw, 20) })
    return { ending: 'docx', bytes: draw.int(0, 1) ? bytes : Buffer.concat([whole, bytes]) }
  },
  (whole, draw) => {
    const bytes = word(paragraphs('<w:p><w:r><w:t>Ada</w:t></w:r></w:p>'))
    for (let changes = draw.int(1, 40); changes > 0; changes--) bytes[draw.int(4, bytes.length - 1)] = draw.int(0, 255)
    return { ending: whole.length > 0 ? 'docx' : 'pdf', bytes }
  },
  (_, draw) => ({ ending: 'pdf', bytes: text(`<script>alert(${draw.int(0, 9)})</script>`) }),
]

// Takes minutes where other work goes on: not in the short tests, unless HOSTILE says how many.
test.skipIf(!process.env.SCALE && !process.env.HOSTILE)(
  `${count} hostile files, uploaded as people do: each is read or refused with a sentence, and nobody waits for them`,
  async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const server = await startServer({
      dataDir,
      environment: {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        UPLOAD_TYPES: 'pdf,docx,doc',
        OCR: 'off',
        DEFAULT_PLAN: 'free',
      },
    })
    const cookie = await signIn(server.address, admin)
    const whole = await aResume()
    const draw = new Draw('hostile files')
    const made = Array.from({ length: count }, (_, number) => {
      const { ending, bytes } = kinds[number % kinds.length]!(whole, draw, number)
      return [`hostile-${number}.${ending}`, new Uint8Array(bytes)] as const
    })
    const brought = collection
      ? readdirSync(collection)
          .filter((name) => /\.(pdf|docx?)$/i.test(name))
          .map((name) => [name, new Uint8Array(readFileSync(join(collection, name)))] as const)
      : []
    const files = [...made, ...brought]

    const waits: number[] = []
    let isOver = false
    const asking = (async () => {
      while (!isOver) {
        const asked = performance.now()
        const answer = await fetch(`${server.address}/health/live`)
        await answer.arrayBuffer()
        waits.push(performance.now() - asked)
        expect(answer.status).toBe(200)
        await Bun.sleep(100)
      }
    })()

    const counts: Record<string, number> = {}
    const tell = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1
    }
    for (let from = 0; from < files.length; from += atOnce) {
      const batch = files.slice(from, from + atOnce)
      // A whole one among them: nobody else's resume suffers.
      const form = submissionForm(
        {
          ...Object.fromEntries(batch),
          [`whole-${from}.pdf`]: await aResume({ name: 'Mira Talvik', email: `m${from}@example.com` }),
        },
        await aJobDescription(),
      )
      const answer = await fetch(`${server.address}/api/submit`, { method: 'POST', body: form, headers: { cookie } })
      const { results, rejected } = (await answer.json()) as {
        results: { resumeId: { filename: string } }[]
        rejected: { filename: string; code: string; error: string }[]
      }
      expect(answer.status).toBe(200)
      const named = new Set([...results.map(({ resumeId }) => resumeId.filename), ...rejected.map(({ filename }) => filename)])
      expect(batch.map(([name]) => name).filter((name) => !named.has(name))).toEqual([])
      expect(named.has(`whole-${from}.pdf`)).toBe(true)
      for (const { code, error } of rejected) {
        expect([code, code in unreadableReasons, error]).toEqual([code, true, expect.stringMatching(/^[A-Z].*\.$/)])
        expect(error).not.toMatch(/\/|\.ts|Error/)
        tell(code)
      }
      for (const { resumeId } of results) if (resumeId.filename.startsWith('hostile')) tell('read')
    }
    isOver = true
    await asking
    const slowest = Math.max(...waits)
    say(
      `hostile files: ${files.length} (${Object.entries(counts)
        .map(([what, times]) => `${what} ${times}`)
        .join(', ')}); the health page answered after ${slowest.toFixed(0)} ms at most`,
    )

    expect(server.output()).not.toMatch(/"event":"bug"/)
    expect(Bun.spawnSync(['ls', '/tmp/ats-slipped'], { stderr: 'ignore' }).exitCode).not.toBe(0)
    // What was kept is what was sent, byte for byte.
    const sqlite = new Database(join(dataDir, 'ats.db'), { readonly: true })
    const rows = sqlite.query<{ key: string; sha256: string }, []>('select key, sha256 from files').all()
    sqlite.close()
    const sent = new Set(files.map(([, bytes]) => sha256(bytes)))
    const store = diskStore(join(dataDir, 'files'))
    for (const { key, sha256: hash } of rows) expect(sha256(await store.read(key))).toBe(hash)
    expect(rows.filter(({ sha256: hash }) => sent.has(hash)).length).toBeGreaterThan(0)
    expect(await server.stop()).toBe(0)
    // No process of theirs is left.
    const left = Bun.spawnSync(['pgrep', '-f', `${join(root, 'src/reading-worker')}.*${dataDir}`], { stderr: 'ignore' })
    expect(left.stdout.toString()).toBe('')
  },
)

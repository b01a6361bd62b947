import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dir, '..')
const stamp = join(root, 'dist/built-from')

/** What the built files are made of: the pages, the words and numbers they share with the server, the locked libraries. */
const sources = async (): Promise<string[]> => {
  const all = async (folder: string) => (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name))
  const web = (await all('web')).filter((name) => /\.(?:tsx?|css|svg|woff2)$/.test(name) && !/\.test\.tsx?$/.test(name))
  const shared = (await all('src')).filter((name) => /(?:constants|views|weighing|weights)\.ts$/.test(name))
  return [...web, ...shared, 'vite.config.ts', 'bun.lock'].toSorted()
}

const fingerprint = async (): Promise<string> => {
  const hash = new Bun.CryptoHasher('sha256')
  for (const name of await sources()) hash.update(name).update(await readFile(join(root, name)))
  return hash.digest('hex')
}

/** True when dist/ is missing or was built from something else. */
export const isStale = async (): Promise<boolean> => {
  if (!existsSync(stamp) || !existsSync(join(root, 'dist/server/render.js'))) return true
  return (await readFile(stamp, 'utf8')) !== (await fingerprint())
}

/** Builds the browser's files and the renderer into dist/. Takes some two seconds; rejects with what the builder said. */
export const buildWeb = async (): Promise<void> => {
  const from = await fingerprint()
  await Promise.all([vite('build'), vite('build', '--ssr')])
  await copyBesidePdfs(join(root, 'dist/client/assets'))
  await sweep(join(root, 'dist/client/assets'))
  await sweep(join(root, 'dist/server/assets'))
  await compress(join(root, 'dist/client/assets'))
  await writeFile(stamp, from)
}

const vite = async (...options: string[]) => {
  const child = Bun.spawn([process.execPath, '--bun', 'node_modules/vite/bin/vite.js', ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [said, complained] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0) throw new Error(`The pages could not be built.\n${said}\n${complained}`)
}

/**
 * What the browser's PDF viewer fetches by name: fonts that files leave out, character maps of Chinese, Japanese and Korean,
 * decoders of pictures, with their licences. Under a folder that carries the version, so that they can be kept for a year.
 */
const copyBesidePdfs = async (assets: string) => {
  const from = join(root, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as { version: string }
  const to = join(assets, `pdfjs-${version}`)
  for (const part of ['cmaps', 'standard_fonts', 'wasm']) {
    // Neither a machine for scripts in files, nor copies in JavaScript of what runs as WebAssembly.
    const isWanted = (name: string) => !/quickjs|qcms|nowasm/i.test(name)
    await cp(join(from, part), join(to, part), { recursive: true, filter: isWanted })
  }
  // Still in use: not to be swept.
  await utimes(to, new Date(), new Date())
}

/** Milliseconds for which files of earlier builds are kept. */
const keptFor = 7 * 24 * 60 * 60 * 1000

const sweep = async (folder: string) => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (Date.now() - (await stat(file)).mtimeMs > keptFor) await rm(file, { recursive: true, force: true })
  }
}

const compress = async (folder: string) => {
  for (const name of await readdir(folder)) {
    if (!/\.(?:m?js|css|svg)$/.test(name)) continue
    const written = (await stat(join(folder, name))).mtimeMs
    const packed = await stat(join(folder, `${name}.br`)).catch(() => null)
    if (packed && packed.mtimeMs >= written) continue
    const content = await readFile(join(folder, name))
    await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
}

if (import.meta.main) await buildWeb()

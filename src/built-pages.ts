import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetManifest, Renderer, RendererOptions } from '#web/render.tsx'

const dist = join(import.meta.dir, '../dist')

/** The pages as `bun run start` built them into dist/; null when they were never built, and the server answers calls only. */
export async function builtPages(publicUrl: string): Promise<{ renderer: Renderer; assets: string } | null> {
  const rendererFile = join(dist, 'server/render.js')
  if (!existsSync(rendererFile)) return null
  const [{ createRenderer }, assets] = await Promise.all([
    import(rendererFile) as Promise<{ createRenderer: (options: RendererOptions) => Renderer }>,
    Bun.file(join(dist, 'client/.vite/manifest.json')).json() as Promise<AssetManifest>,
  ])
  return { renderer: createRenderer({ assets, publicUrl }), assets: join(dist, 'client/assets') }
}

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { version } from './package.json'
import { oneAppChunk } from './web/one-app-chunk.ts'
import { purgeUnusedCss } from './web/purge-unused-css.ts'
import { relativeCss } from './web/relative-css.ts'

const withoutServer = fileURLToPath(new URL('web/react-dom-server-stub.ts', import.meta.url))
const ours = (file: string) => fileURLToPath(new URL(`web/components/${file}`, import.meta.url))
const lighter: Record<string, string> = { '/button.js': ours('radix-button.tsx'), '/theme.js': ours('radix-theme.tsx') }

/** Buttons and the theme are on every page: the browser gets them without what no page uses. */
const lighterRadix: Plugin = {
  name: 'lighter-radix',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    importer.includes('@radix-ui/themes') ? lighter[source.slice(source.lastIndexOf('/'))] : null,
}

const source = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const browserEntries: Record<string, string> = {
  app: 'web/hydrate.tsx',
  still: 'web/island-loader.ts',
  report: 'web/failure-reporter.ts',
}
const serverEntries: Record<string, string> = { render: 'web/render.tsx' }

/** `vite build` makes the browser's files, `vite build --ssr` the renderer that the server imports. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react({ jsxImportSource: '#web/jsx' })]
    : [react({ jsxImportSource: '#web/jsx' }), lighterRadix, relativeCss()],
  publicDir: 'web/public',
  css: { postcss: { plugins: [purgeUnusedCss()] } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production'), 'process.env.VERSION': JSON.stringify(version) },
  ssr: { noExternal: true },
  resolve: { alias: isSsrBuild ? [] : [{ find: 'react-dom/server', replacement: withoutServer }] },
  build: {
    target: ['chrome120', 'firefox121', 'safari17.2'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // A page that was opened before an upgrade still finds the files it was built with; `buildWeb` sweeps what is old.
    emptyOutDir: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: false,
    reportCompressedSize: false,
    // Icons and fonts stay files: the page's policy and the cache both like them better.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? serverEntries : browserEntries,
      output: isSsrBuild
        ? {}
        : { codeSplitting: oneAppChunk({ app: source('web/hydrate.tsx'), still: source('web/island-loader.ts') }) },
      // PDFs are drawn in the browser only; the renderer names the library and never asks for it.
      external: isSsrBuild ? [/^pdfjs-dist\/legacy\/build\/pdf\.mjs$/] : [],
    },
  },
}))

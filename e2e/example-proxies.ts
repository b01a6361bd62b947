import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'

interface Proxy {
  /** The project's own examples: for a host of its own, and under /ats of one. */
  examples: { '': string; '/ats': string }
  /** The command that runs it in the foreground with one of them. */
  start(example: string, ports: { proxy: number; server: number; folder: string }): Promise<string[]>
}

const program = (name: string) =>
  Bun.which(name) ?? ['/usr/sbin', '/usr/bin'].map((at) => join(at, name)).find(existsSync) ?? null
const nginx = program('nginx')
const caddy = program('caddy')
const example = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')

/** The examples as they are, but for what a test has not: the name, the certificate and the ports below 1024. */
export const proxies: Record<string, Proxy | null> = {
  nginx:
    nginx === null
      ? null
      : {
          examples: { '': 'nginx/ats.conf', '/ats': 'nginx/ats-sub-path.conf' },
          async start(file, { proxy, server, folder }) {
            const site = example(file)
              .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
              .replace('listen 443 ssl http2;', `listen 127.0.0.1:${proxy};`)
              .replace('listen [::]:443 ssl http2;', '')
              .replace(/ssl_certificate.*;/g, '')
              .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
            const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
            const around = `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${own.join(' ')}\n${site}\n}`
            await writeFile(join(folder, 'nginx.conf'), around)
            return [nginx, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
          },
        },
  caddy:
    caddy === null
      ? null
      : {
          examples: { '': 'caddy/Caddyfile', '/ats': 'caddy/Caddyfile.sub-path' },
          async start(file, { proxy, server, folder }) {
            const site = `{\n\tadmin off\n}\n${example(file)}`
              .replace(/\{\$DOMAIN:[\w.]+\}/, `http://127.0.0.1:${proxy}`)
              .replaceAll('{$UPSTREAM:127.0.0.1:3000}', `127.0.0.1:${server}`)
            await writeFile(join(folder, 'Caddyfile'), site)
            return [caddy, 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
          },
        },
}

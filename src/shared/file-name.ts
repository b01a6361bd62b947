/** A name that somebody gave a file, without folders, control and direction characters, ending as the content demands. */
export function safeName(filename: string, type: string) {
  const base = filename
    .replaceAll(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .split(/[\\/]/)
    .at(-1)!
    .replaceAll(/[<>:"|?*;]/g, '_')
    .replace(/^[.\s]+/, '')
    .slice(-150)
  const stem = base.replace(/\.[a-z0-9]{1,5}$/i, '') || 'file'
  return `${stem}.${type}`
}

/** A Content-Disposition that shows or offers a file under this name, whatever characters it has. */
export function disposition(way: 'inline' | 'attachment', name: string) {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  return `${way}; filename="${plain}"; filename*=UTF-8''${encode5987(name)}`
}

const encode5987 = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

import type { MediaType, VideoType } from '../recordings-ports.ts'

const unknown = 'application/octet-stream'

/**
 * What a Content-Type says of a piece of a recording, without its parameters; plain bytes, no type and other videos are told by their
 * first bytes. Null for what is no video.
 */
export function videoTypeOf(contentType: string | null): VideoType | null {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase()
  if (type === 'video/webm' || type === 'video/mp4') return type
  return type === '' || type === unknown || type.startsWith('video/') ? unknown : null
}

/** What the first bytes of a file say it is. */
export function videoTypeIn(head: Uint8Array): VideoType {
  const has = (at: number, ...bytes: number[]) => bytes.every((byte, index) => head[at + index] === byte)
  if (has(0, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm'
  return has(4, 0x66, 0x74, 0x79, 0x70) ? 'video/mp4' : unknown
}

const endings = { 'video/webm': 'webm', 'video/mp4': 'mp4', [unknown]: 'bin' } as const satisfies Record<VideoType, MediaType>

export const endingOf = (type: VideoType) => endings[type]

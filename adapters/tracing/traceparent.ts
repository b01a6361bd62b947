interface Named {
  traceId: string
  spanId: string
  traceFlags: number
}

/** What the header of W3C Trace Context names; null when it names nothing. */
export function readTraceparent(text: string): Named | null {
  const [, version, traceId = '', spanId = '', flags = ''] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/.exec(text.slice(0, 200).trim()) ?? []
  if (version === undefined || version === 'ff' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 }
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: Named): string =>
  `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`

/** Differences up to this much in each channel (of 255) cannot be read. */
const INDISTINCT = 14
/** Up to this much it depends on how light both are: pale yellow on white cannot be read. */
const NEAR = 40
/** As in WCAG 2: what people are meant to read has 4.5, the palest that they still make out about 1.3. */
const LEAST_CONTRAST = 1.2

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: number) =>
  0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 255) + 0.0722 * linear(colour & 255)

/** Whether text of one colour cannot be read on the other; both `rrggbb`, with or without `#`. */
export const alike = (a: string, b: string): boolean => {
  const one = Number.parseInt(a.slice(-6), 16)
  const other = Number.parseInt(b.slice(-6), 16)
  let difference = 0
  for (let shift = 0; shift <= 16; shift += 8)
    difference = Math.max(difference, Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)))
  if (difference <= INDISTINCT || difference > NEAR) return difference <= INDISTINCT
  const [x, y] = [luminance(one), luminance(other)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05) < LEAST_CONTRAST
}

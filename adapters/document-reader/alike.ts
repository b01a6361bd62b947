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

const numberOf = (colour: string) => Number.parseInt(colour.slice(-6), 16)

const contrast = (a: number, b: number) => {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Whether text of one colour cannot be read on the other; both `rrggbb`, with or without `#`. */
export const alike = (a: string, b: string): boolean => {
  const one = numberOf(a)
  const other = numberOf(b)
  let difference = 0
  for (let shift = 0; shift <= 16; shift += 8)
    difference = Math.max(difference, Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)))
  if (difference <= INDISTINCT || difference > NEAR) return difference <= INDISTINCT
  return contrast(one, other) < LEAST_CONTRAST
}

/** Points: below this height letters need more contrast the smaller they are. */
const SMALL = 8

/**
 * Whether text of this height (points) cannot be read. What is small has to stand out by as much more as it is smaller in area (Ricco's
 * law): a fifth above no contrast at 8 points, four fifths at 4, as WCAG 2 counts contrast.
 */
export const illegible = (colour: string, background: string, size: number): boolean =>
  alike(colour, background) ||
  (size < SMALL && contrast(numberOf(colour), numberOf(background)) < 1 + (LEAST_CONTRAST - 1) * (SMALL / size) ** 2)

/** What a colour looks like when it hides a part of what lies behind it. */
export const blended = (colour: string, background: string, alpha: number): string => {
  const [over, under] = [numberOf(colour), numberOf(background)]
  let mixed = 0
  for (let shift = 0; shift <= 16; shift += 8)
    mixed |= Math.round(alpha * ((over >> shift) & 255) + (1 - alpha) * ((under >> shift) & 255)) << shift
  return `#${((1 << 24) | mixed).toString(16).slice(1)}`
}

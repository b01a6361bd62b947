/** Of a page in each theme: what a color of a company stands on. */
const grounds = { light: '#ffffff', dark: '#101211' }

/** What can be told apart from its ground, and what can be read on it (WCAG 2.2, 1.4.11 and 1.4.3). */
const least = { shape: 3, text: 4.5 }

const channel = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Of '#rrggbb', from 0 for black to 1 for white. */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Where the color of a company may be used: a variable that is not set leaves the colors of the page. */
export const companyColors = (color: string | null): Record<string, string> => {
  if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return {}
  return Object.fromEntries(
    Object.entries(grounds).flatMap(([theme, ground]) => [
      ...(contrast(color, ground) >= least.shape ? [[`--company-band-${theme}`, color]] : []),
      ...(contrast(color, ground) >= least.text ? [[`--company-text-${theme}`, color]] : []),
    ]),
  )
}

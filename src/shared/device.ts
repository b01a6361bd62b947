/** Later names win: Chrome calls itself Safari too, and Edge calls itself Chrome. */
const browsers: [RegExp, string][] = [
  [/Safari\//, 'Safari'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
]
const systems: [RegExp, string][] = [
  [/Linux|X11/, 'Linux'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
]

/** What a browser calls itself, in the words of its owner: 'Firefox on Windows'. */
export function deviceOf(userAgent: string): string {
  const last = (names: [RegExp, string][]) => names.findLast(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = last(browsers)
  const system = last(systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

/**
 * The list of features by number. A template has a fixed count of values, so that a feature is a number without any look-up:
 * the first number of its template plus the value.
 */
export interface Template {
  name: string
  first: number
  /** Names of the values, for people who ask why. */
  values: readonly string[]
}

const templates: Template[] = []
let count = 0

/** Declares a template; the order of declarations is part of the trained model. */
export const template = (name: string, values: readonly string[] | number): Template => {
  const made = {
    name,
    first: count,
    values: typeof values === 'number' ? Array.from({ length: values }, (_, value) => String(value)) : values,
  }
  templates.push(made)
  count += made.values.length
  return made
}

/** A template for two values together. */
export const crossed = (name: string, a: readonly string[], b: readonly string[]): Template =>
  template(
    name,
    a.flatMap((one) => b.map((other) => `${one} & ${other}`)),
  )

export const featureCount = () => count

/** "separator=comma", for the page that explains a reading. */
export const nameOfFeature = (feature: number): string => {
  const found = templates.findLast(({ first }) => first <= feature)!
  return `${found.name}=${found.values[feature - found.first]}`
}

/** Changes when a template is added, removed or changed: weights of another list must not be used. */
export const templatesHash = (): string => {
  const hasher = new Bun.CryptoHasher('sha256')
  for (const { name, values } of templates) hasher.update(`${name}:${values.join(',')}\n`)
  return hasher.digest('hex').slice(0, 16)
}

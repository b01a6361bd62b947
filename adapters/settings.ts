import { existsSync, statSync } from 'node:fs'
import type { Static, TObject, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** Variables as the operating system gives them. */
export type Environment = Record<string, string | undefined>

/** A variable has a value that cannot be used. The message is one line: the variable, what it got, what it takes. */
export class WrongSetting extends Error {
  constructor(
    readonly variable: string,
    got: string | undefined,
    takes: string,
  ) {
    super(`${variable} is ${got ? shown(variable, got) : 'not set'}, but takes ${takes}.`)
  }

  override get name() {
    return 'WrongSetting'
  }
}

/**
 * Picks the schema's variables out of the environment, fills in defaults and turns text into numbers and booleans where the
 * schema asks for them. An empty variable counts as not set. A property's `description` says what it takes, as in
 * "a whole number of seconds"; one with `namesFile` has to be the path of a file. Throws `WrongSetting` for the first variable that does not fit.
 */
export function readSettings<Settings extends TObject>(schema: Settings, environment: Environment): Static<Settings> {
  const settings: Record<string, unknown> = {}
  for (const [variable, property] of Object.entries(schema.properties)) {
    const text = environment[variable]?.trim() || undefined
    const value = Value.Convert(property, text ?? Value.Default(property, undefined))
    const mayBeAbsent = value === undefined && !schema.required?.includes(variable)
    if (!mayBeAbsent && !Value.Check(property, value)) throw new WrongSetting(variable, text, whatItTakes(property))
    if (property.namesFile && value !== undefined && !isFile(String(value)))
      throw new WrongSetting(variable, text, `${whatItTakes(property)}; there is no such file`)
    if (value !== undefined) settings[variable] = value
  }
  return settings as Static<Settings>
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** "a", "a or b", "a, b or c". */
export const oneOf = (choices: string[]) => choices.join(', ').replace(/, ([^,]*)$/, ' or $1')

function whatItTakes(property: TSchema): string {
  if (property.description) return property.description
  if (Array.isArray(property.anyOf)) return oneOf(property.anyOf.map((choice) => String(choice.const ?? whatItTakes(choice))))
  if (property.const !== undefined) return String(property.const)
  if (property.type === 'boolean') return 'true or false'
  if (property.type === 'number' || property.type === 'integer') {
    const kind = property.type === 'integer' ? 'a whole number' : 'a number'
    const from = property.minimum === undefined ? '' : ` from ${property.minimum}`
    return `${kind}${from}${property.maximum === undefined ? '' : ` to ${property.maximum}`}`
  }
  return 'some text'
}

/** The value as it may appear in a log: no secret, no password inside an address, never more than one short line. */
function shown(variable: string, got: string) {
  if (/KEY|SECRET|PASSWORD|TOKEN/.test(variable)) return 'set to something else'
  const withoutCredentials = got.replace(/^([a-z0-9+]+:\/\/)?.*@/is, '$1…@')
  const line = withoutCredentials.replace(/\s+/g, ' ')
  return `"${line.length > 100 ? `${line.slice(0, 100)}…` : line}"`
}

import { Kind, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const id = '0192f0c1-7a64-7d3b-9a51-3c2f1e8b4d70'
const instant = '2026-03-02T09:30:00.000Z'

/** What stands in a text, by words of the field's name; the first that matches counts. */
const texts: [RegExp, string][] = [
  [/email|^to$|address$/i, 'ines.carvalho@example.com'],
  [/url|link|website/i, 'https://example.com/ines'],
  [/phone|contact/i, '+351 21 555 0142'],
  [/(?:At|Until|From|Since|instant|time)$/, instant],
  [/(?:On|date|day|^from|^to|^until)$/i, '2026-03-02'],
  [/zone/i, 'Europe/Lisbon'],
  [/(?:^_?id|Ids?)$/, id],
  [/hash|receipt|fingerprint|sha/i, 'f2ca1bb6c7e907d06dafe4687e579fce'],
  [/password/i, 'nine quiet lanterns'],
  [/code/i, '123456'],
  [/company|institution|employer/i, 'Harbor Software'],
  [/job|position|designation/i, 'Backend Engineer'],
  [/degree/i, 'BSc Computer Science'],
  [/skill/i, 'TypeScript'],
  [/stage/i, 'Interview'],
  [/colou?r/i, 'blue'],
  [/file/i, 'ines-carvalho.pdf'],
  [/language/i, 'en'],
  [/name|candidate/i, 'Ines Carvalho'],
  [/title|subject/i, 'Talk about the team'],
  [/message|text|body|note|summary|quote/i, 'Built the booking service and led its move to PostgreSQL.'],
]

/** A value as the schema wants it, as like a real one as the names of its fields tell; undefined where none was found. */
export function exampleOf(schema: TSchema, name = ''): unknown {
  const value = proposed(schema, name)
  return value !== undefined && Value.Check(schema, value) ? value : undefined
}

function proposed(schema: TSchema, name: string): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf)) return ofOneOf(schema.anyOf, name)
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...schema.allOf.map((part: TSchema) => proposed(part, name) as object))
  if (schema.type === 'object') return ofObject(schema)
  if (schema.type === 'array') return ofArray(schema, name)
  if (schema.type === 'string') return ofText(schema, name)
  if (schema.type === 'integer' || schema.type === 'number') return ofNumber(schema, name)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return schema[Kind] === 'Unknown' || schema[Kind] === 'Any' ? {} : undefined
}

/** Something rather than nothing, and a number rather than its digits. */
function ofOneOf(choices: TSchema[], name: string): unknown {
  const weight = ({ type, format }: TSchema) => (type === 'null' ? 2 : type === 'string' && format ? 1 : 0)
  const inOrder = choices.toSorted((a, b) => weight(a) - weight(b))
  return inOrder.map((choice) => exampleOf(choice, name)).find((value) => value !== undefined)
}

function ofObject({ properties = {}, required = [], patternProperties }: TSchema): unknown {
  const fields = Object.entries(properties as Record<string, TSchema>).flatMap(([name, field]) => {
    const value = exampleOf(field, name)
    return value === undefined && !required.includes(name) ? [] : [[name, value] as const]
  })
  const [entry] = Object.values((patternProperties ?? {}) as Record<string, TSchema>)
  const value = entry && exampleOf(entry)
  return Object.fromEntries(value === undefined ? fields : [...fields, ['skills', value]])
}

function ofArray({ items, minItems = 0, maxItems }: TSchema, name: string): unknown {
  if (Array.isArray(items)) return items.map((item: TSchema) => exampleOf(item, name))
  if (!items || maxItems === 0) return []
  const value = exampleOf(items, name)
  return value === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => value)
}

function ofText(schema: TSchema, name: string): unknown {
  const [, likely] = texts.find(([words]) => words.test(name)) ?? [null, 'as described']
  const fitting = likely.slice(0, schema.maxLength ?? likely.length).padEnd(schema.minLength ?? 0, 'x')
  return [
    fitting,
    instant,
    '2026-03-02',
    '3',
    id,
    'a'.repeat(Math.max(schema.minLength ?? 16, 1)),
    'Interviewer',
    'app.js:10:4',
    '/jobs',
    '',
  ].find((each) => Value.Check(schema, each))
}

function ofNumber(schema: TSchema, name: string): unknown {
  const likely = /percent|score|match/i.test(name) ? 82 : /ms$/i.test(name) ? 140 : 3
  const least = schema.minimum ?? schema.exclusiveMinimum
  return [likely, least, schema.maximum, 1, 0].find((each) => each !== undefined && Value.Check(schema, each))
}

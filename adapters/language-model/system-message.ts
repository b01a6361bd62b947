/** The instructions with the schema in words, for servers that do not hold a model to it, and for models that do better when told. */
export const systemMessage = (instructions: string, schema: Record<string, unknown>) =>
  `${instructions}\n\nAnswer with one JSON value and nothing else. It fits this JSON Schema:\n${JSON.stringify(schema)}`

/** What a form holds, trimmed except for passwords, where a space is a character like any other. */
export const formValues = <Name extends string>(form: HTMLFormElement, ...names: Name[]): Record<Name, string> => {
  const data = new FormData(form)
  return Object.fromEntries(
    names.map((name) => {
      const value = String(data.get(name) ?? '')
      return [name, /password/i.test(name) ? value : value.trim()]
    }),
  ) as Record<Name, string>
}

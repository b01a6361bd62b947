const typed = new WeakMap<Request, Record<string, string>>()

/** Remembers what somebody typed into a form with a file, for a page that shows it once more when the form is refused. */
export function noteFormEcho(request: Request, name: string, value: string) {
  const fields = typed.get(request) ?? {}
  typed.set(request, fields)
  fields[name] ??= value
}

/** What was typed into the form of this request, as far as it was received; files are left out. */
export const formEchoOf = (request: Request): Record<string, string> => typed.get(request) ?? {}

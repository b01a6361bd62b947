/** Tokens and sealed links are secrets: what follows these prefixes is left out of the logs. */
export const loggedPath = (path: string) =>
  path.replace(/^(\/(?:files|assessment|quiz|interview|application|schedule))\/.*/i, '$1/…')

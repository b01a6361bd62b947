/** A setting has a value that cannot be used. The message is one line: the variable, what it got, what it takes. */
export class WrongConfiguration extends Error {
  constructor(variable: string, got: string, takes: string) {
    super(`${variable} is ${got}, but takes ${takes}.`)
  }
}

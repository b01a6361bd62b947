/** Loaded before a server: its clock starts at CLOCK_AT, so that links of an instance that lay in a cupboard have not ended. */
const offset = Date.parse(process.env.CLOCK_AT ?? '') - Date.now()

globalThis.Date = new Proxy(Date, {
  construct: (Real, given) => (given.length === 0 ? new Real(Real.now() + offset) : Reflect.construct(Real, given)),
  get: (Real, name) => (name === 'now' ? () => Real.now() + offset : Reflect.get(Real, name)),
})

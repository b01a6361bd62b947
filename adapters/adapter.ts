import type { Static, TObject } from '@sinclair/typebox'
import type { Clock } from '#src/ports/clock.ts'
import type { Outgoing } from '#src/ports/outgoing.ts'
import type { MailFolder } from './mailer/mail-folder.ts'
import type { MailSeals } from './mailer/mail-seals.ts'
import { type Environment, oneOf, readSettings, WrongSetting } from './settings.ts'

export { WrongSetting } from './settings.ts'

/** What an adapter may use besides its settings. Handed in, so that tests decide about time, place and network. */
export interface Tools {
  fetch: typeof fetch
  /** The door that leads out, for what does not go through `fetch`; none in tests and commands. */
  outgoing?: Outgoing
  clock: Clock
  /** Absolute path of the folder that holds everything the instance keeps. */
  dataDir: string
  /** Where kept mails lie; not given: in a folder of the data folder. */
  outbox?: MailFolder
  /** How kept mails are sealed; not given: they are not. */
  mailSeals?: MailSeals
}

/** A plug for the socket `Port`: the variables it reads, and how to build the port from them. */
export interface Adapter<Port> {
  /** Checks its own variables only, then builds the port. Throws `WrongSetting`. Opens no connection. */
  plugIn(environment: Environment, tools: Tools): Port
}

/** The adapters of one port by name, and the variable whose value is such a name. */
export interface Choice<Port> {
  variable: string
  adapters: Record<string, Adapter<Port>>
}

/** Describes an adapter. Its settings are checked only when it is chosen. */
export const adapter = <Settings extends TObject, Port>(plug: {
  settings: Settings
  create(settings: Static<Settings>, tools: Tools): Port
}): Adapter<Port> => ({
  plugIn: (environment, tools) => plug.create(readSettings(plug.settings, environment), tools),
})

/** Builds the adapter called `name`. Throws `WrongSetting`, naming the choices when there is no such adapter. */
export function plugIn<Port>({ variable, adapters }: Choice<Port>, name: string, environment: Environment, tools: Tools): Port {
  const chosen = Object.hasOwn(adapters, name) ? adapters[name] : undefined
  if (!chosen) throw new WrongSetting(variable, name, oneOf(Object.keys(adapters)))
  return chosen.plugIn(environment, tools)
}

/** Where the key that seals files comes from: the setting itself, a file, or the output of a command. */
export type SealingSource =
  | { kind: 'environment'; variable: 'SEALING_KEY'; text: string }
  | { kind: 'file'; variable: 'SEALING_KEY_FILE'; path: string }
  | { kind: 'command'; variable: 'SEALING_KEY_COMMAND'; command: string }

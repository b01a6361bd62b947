/** Where the key that files are sealed with comes from: the setting itself, a file, or what a command prints. */
export type SealingSource =
  | { kind: 'environment'; variable: 'SEALING_KEY'; text: string }
  | { kind: 'file'; variable: 'SEALING_KEY_FILE'; path: string }
  | { kind: 'command'; variable: 'SEALING_KEY_COMMAND'; command: string }

/** As the end of a sentence, for before and after a deletion. */
export const whatGoes =
  'your name and address, every resume that you sent for it, your answers and corrections, what software read and found, the messages, and the company’s notes about it'
